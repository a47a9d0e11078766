//! What a game adds to the terminal.

use ziggurat_engine::{Text, Viewer};
use ziggurat_shelf::{GameId, Title};

use crate::Page;

/// How a game is shown and played in a terminal.
pub trait Screen: Title {
    /// Whether seats that need not act sometimes may.
    const INTERRUPTS: bool = false;

    /// The board.
    fn board(view: &Self::View, page: &Page) -> String;

    /// What the signs on the board mean.
    fn legend(page: &Page) -> String;

    /// What stands beside the board: whose turn it is, points, what the viewer holds.
    fn status(view: &Self::View, viewer: Viewer, page: &Page) -> String;

    /// What the viewer holds and has done in this turn, in a line or two.
    fn hand(view: &Self::View, viewer: Viewer, page: &Page) -> String;

    /// How actions are typed, a line for each kind.
    fn examples(page: &Page) -> String;

    /// What is about to happen on the board: what could be scored soon, and by whom.
    fn outlook(view: &Self::View, page: &Page) -> String;

    /// The legal actions, in groups that can be chosen by number.
    fn menu(view: &Self::View, legal: &[Self::Action], page: &Page) -> Vec<Item<Self::Action>>;

    /// Reads an action that was typed, in whichever language. `None`: it does not even begin like
    /// one; an error says what is wrong with it.
    fn read(typed: &str, view: &Self::View, page: &Page) -> Option<Result<Self::Action, Text>>;

    /// What somebody means who typed an action and left something open that one of the legal actions
    /// settles.
    fn settle(action: Self::Action, _legal: &[Self::Action]) -> Self::Action {
        action
    }

    /// How an action can be typed.
    fn notation(action: &Self::Action, _page: &Page) -> String {
        action.to_string()
    }

    /// The numbers of the rules that an action goes by.
    fn grounds(view: &Self::View, action: &Self::Action) -> Vec<&'static str>;

    /// An answer that may be given for the viewer, because there is no other to a question that is
    /// only asked so that nobody can tell who could have said yes.
    fn only_answer(_view: &Self::View, _legal: &[Self::Action]) -> Option<Self::Action> {
        None
    }

    /// The game's own wording of a message: `term-bab-places` for `places`.
    fn message(name: &str) -> String {
        let prefix = Self::INFO.rule_prefixes.first().copied();
        format!("term-{}-{name}", prefix.unwrap_or_default().to_lowercase())
    }
}

/// A numbered line of the menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item<A> {
    /// What it is.
    pub words: String,
    /// What choosing it does.
    pub pick: Pick<A>,
}

/// What choosing a line of the menu does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick<A> {
    /// This.
    One(A),
    /// One of these; which is said by its label.
    Where(Vec<Spot<A>>),
}

/// A place where something can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot<A> {
    /// What it is called on the board.
    pub label: String,
    /// The points that it brings at once.
    pub points: i32,
    /// What is then done.
    pub action: A,
}

/// Something that is done in the same way with the screen of every game.
pub trait ScreenVisitor {
    /// What comes out of it.
    type Out;

    /// Does it with one game.
    fn visit<G: Screen>(self) -> Self::Out;
}

/// The games that have a screen: each in a folder of its name.
macro_rules! screens {
    ($($name:ident in $game:ident,)+) => {
        /// Calls the visitor with the type of a game.
        pub fn with_screen<V: ScreenVisitor>(id: GameId, visitor: V) -> V::Out {
            match id {
                $(GameId::$name => visitor.visit::<ziggurat_shelf::$game::$name>(),)+
            }
        }
    };
}

screens! {
    Babylonia in babylonia,
    TowerOfBabel in tower_of_babel,
    SevenWonders in seven_wonders,
    Babylon in babylon,
    Battalia in battalia,
}
