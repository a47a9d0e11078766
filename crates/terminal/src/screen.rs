//! What a game adds to the terminal.

use ziggurat_engine::{Text, Viewer};
use ziggurat_shelf::{GameId, Title};

use crate::Page;

/// How a game is shown and played in a terminal.
pub trait Screen: Title {
    /// Whether seats may sometimes act while others must.
    const INTERRUPTS: bool = false;

    /// The board.
    fn board(view: &Self::View, page: &Page) -> String;

    /// What the symbols on the board mean.
    fn legend(page: &Page) -> String;

    /// The status beside the board: whose turn it is, points, what the viewer holds.
    fn status(view: &Self::View, viewer: Viewer, page: &Page) -> String;

    /// What the viewer holds and has done this turn, in a line or two.
    fn hand(view: &Self::View, viewer: Viewer, page: &Page) -> String;

    /// How actions are typed, one line for each kind.
    fn examples(page: &Page) -> String;

    /// What could be scored soon, and by whom.
    fn outlook(view: &Self::View, page: &Page) -> String;

    /// The legal actions, in groups that can be chosen by number.
    fn menu(view: &Self::View, legal: &[Self::Action], page: &Page) -> Vec<Item<Self::Action>>;

    /// Reads a typed action, in any language. `None` if it does not even begin like one; an error says
    /// what is wrong with it.
    fn read(typed: &str, view: &Self::View, page: &Page) -> Option<Result<Self::Action, Text>>;

    /// Completes a typed action that leaves something open, if one of the legal actions settles it.
    fn settle(action: Self::Action, _legal: &[Self::Action]) -> Self::Action {
        action
    }

    /// How an action can be typed.
    fn notation(action: &Self::Action, _page: &Page) -> String {
        action.to_string()
    }

    /// The ids of the rules that allow an action.
    fn grounds(view: &Self::View, action: &Self::Action) -> Vec<&'static str>;

    /// The answer to a question that is only asked so that nobody can tell who could have said yes. It
    /// is given for a viewer who has no other choice.
    fn only_answer(_view: &Self::View, _legal: &[Self::Action]) -> Option<Self::Action> {
        None
    }

    /// The key of the game's own version of a message: `term-bab-places` for `places`.
    fn message(name: &str) -> String {
        let prefix = Self::INFO.rule_prefixes.first().copied();
        format!("term-{}-{name}", prefix.unwrap_or_default().to_lowercase())
    }
}

/// A numbered line of the menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item<A> {
    /// Its text.
    pub words: String,
    /// What choosing it does.
    pub pick: Pick<A>,
}

/// What choosing a line of the menu does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick<A> {
    /// Carries out this action.
    One(A),
    /// Asks for one of these places, by its label.
    Where(Vec<Spot<A>>),
}

/// A place where something can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot<A> {
    /// Its name on the board.
    pub label: String,
    /// The points it brings at once.
    pub points: i32,
    /// What is done there.
    pub action: A,
}

/// Code that runs in the same way for the screen of every game.
pub trait ScreenVisitor {
    /// Its result.
    type Out;

    /// Runs it for one game.
    fn visit<G: Screen>(self) -> Self::Out;
}

/// The games that have a screen, each in the module of its name.
macro_rules! screens {
    ($($name:ident in $game:ident,)+) => {
        /// Calls the visitor with the type of this game.
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
