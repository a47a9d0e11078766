//! A world from a view.

use std::collections::BTreeMap;

use ziggurat_engine::{Invalid, Viewer, all_at_table, seen_points};

use crate::{
    document::{Document, Pile, Score},
    pieces::Token,
    state::Babylonia,
    view::{PlayerView, TokenView, View},
};

impl Babylonia {
    /// A position that looks like this to the viewer. Of the tokens that the viewer cannot tell apart the
    /// farmers are on the stands, where plays may need them; the first that are left lie face down.
    pub(crate) fn looking_like(view: &View, viewer: Viewer) -> Result<Self, Invalid> {
        let named = [("active", view.active), ("first_player", view.first_player)];
        all_at_table(view.players.len(), viewer, &named)?;
        let position = Self::try_from(document(view)?).map_err(Invalid)?;
        position.check_position()?;
        Ok(position)
    }
}

/// The document of such a position.
fn document(view: &View) -> Result<Document, Invalid> {
    let mut hidden = Vec::new();
    for (seat, player) in view.players.iter().enumerate() {
        let told = |what: String| Invalid(format!("players: seat {seat}: {what}"));
        hidden.push(Hidden::of(player).map_err(told)?);
    }
    let tokens = view.tokens.iter().map(|token| text(token, &mut hidden));
    let tokens = tokens.collect::<Result<_, _>>()?;
    let players = || view.players.iter();
    let cards = || players().flat_map(|player| &player.cards);
    let owned = cards().map(|card| card.card);
    Ok(Document {
        players: u8::try_from(view.players.len()).unwrap_or(u8::MAX),
        options: view.options,
        tiles: view.tiles.clone(),
        tokens,
        owned_cities: players().map(|player| player.cities).collect(),
        scores: players()
            .map(|player| Ok(Score::Categories(seen_points(&player.points)?)))
            .collect::<Result<_, _>>()
            .map_err(Invalid)?,
        stands: hidden.iter().map(|hidden| pile(hidden.stand)).collect(),
        supplies: hidden.iter().map(|hidden| pile(hidden.rest)).collect(),
        cards_in_game: Some(view.available_cards.iter().copied().chain(owned).collect()),
        owned_cards: players()
            .map(|player| player.cards.iter().map(|card| card.card).collect())
            .collect(),
        spent_cards: cards()
            .filter(|card| card.spent)
            .map(|card| card.card)
            .collect(),
        scored_ziggurats: view.scored_ziggurats.clone(),
        to_move: view.active,
        first_player: view.first_player,
        first_round: false,
        had_turn: Some(view.had_turn.clone()),
        turn: Some(view.turn),
        placed: view.placed.clone(),
        phase: view.phase,
        due: view.due.clone(),
    })
}

/// What a player has out of sight.
struct Hidden {
    stand: [u8; 4],
    /// The supply, and what lies face down of unknown kinds until it is put there.
    rest: [u8; 4],
    /// Whether the viewer knows all kinds.
    known: bool,
}

impl Hidden {
    fn of(player: &PlayerView) -> Result<Self, String> {
        match (&player.stand, &player.supply, &player.unseen) {
            (Some(stand), Some(supply), None) => Ok(Self {
                stand: counts(stand),
                rest: counts(supply),
                known: true,
            }),
            (None, None, Some(unseen)) => {
                let mut hidden = Self {
                    stand: [0; 4],
                    rest: counts(unseen),
                    known: false,
                };
                for _ in 0..player.stand_count {
                    let token = hidden.draw(Token::ALL.iter().rev())?;
                    hidden.stand[token.index()] += 1;
                }
                Ok(hidden)
            }
            _ => Err("either the stand and the supply are known, or what is unseen".into()),
        }
    }

    /// Takes the first of these kinds that is left.
    fn draw<'t>(&mut self, mut kinds: impl Iterator<Item = &'t Token>) -> Result<Token, String> {
        let left = kinds.find(|token| self.rest[token.index()] > 0);
        let token = *left.ok_or("there are fewer unseen tokens than on the stand and face down")?;
        self.rest[token.index()] -= 1;
        Ok(token)
    }
}

fn counts(kinds: &BTreeMap<Token, u8>) -> [u8; 4] {
    let count = |token: &Token| kinds.get(token).copied().unwrap_or_default();
    std::array::from_fn(|kind| count(&Token::ALL[kind]))
}

fn pile(counts: [u8; 4]) -> Pile {
    Pile::Counts(Token::ALL.iter().copied().zip(counts).collect())
}

/// A token on the board as documents name it.
fn text(seen: &TokenView, hidden: &mut [Hidden]) -> Result<String, Invalid> {
    let TokenView { hex, seat, .. } = *seen;
    let told = |what: &str| Invalid(format!("tokens: {hex}: {what}"));
    let owner = hidden.get_mut(seat.index());
    let owner = owner.ok_or_else(|| told("its owner is not at the table"))?;
    let token = match seen.token {
        Some(token) => token,
        None if owner.known || !seen.face_down => {
            return Err(told("the viewer knows its kind, but it is missing"));
        }
        None => owner.draw(Token::ALL.iter()).map_err(|what| told(&what))?,
    };
    Ok(format!("{hex} {seat} {token}"))
}
