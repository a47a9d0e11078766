//! Which tokens may go together, by trying out what could follow.

use std::collections::BTreeMap;

/// A token of a turn: its kind, and whether it lies in a river.
pub(super) type Placed = (String, bool);

/// What a turn is played under.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    /// The number of tokens that the first round prescribes (BAB-4.8) or the last token is (BAB-4.7).
    pub(super) exactly: Option<usize>,
    pub(super) three_nobles: bool,
    pub(super) noble_with_farmers: bool,
    pub(super) free_order: bool,
}

fn farmer(token: &Placed) -> bool {
    token.0 == "farmer"
}

/// Whether the tokens are a legal complete play.
pub(super) fn complete(turn: &[Placed], terms: Terms) -> bool {
    if let Some(number) = terms.exactly {
        return turn.len() == number;
    }
    if turn.len() == 2 {
        return true; // BAB-4.3
    }
    if turn.iter().any(|(_, river)| *river) {
        return false; // BAB-5.2
    }
    let farmers = turn.iter().filter(|token| farmer(token)).count();
    let nobles = turn.len() - farmers;
    let play_b = farmers >= 3 && nobles == 0; // BAB-4.4
    let in_order = terms.free_order || turn.last().is_some_and(|token| !farmer(token)); // BAB-8.8
    let play_d = terms.noble_with_farmers && farmers >= 3 && nobles == 1 && in_order; // BAB-8.7
    let mut kinds: Vec<_> = turn.iter().map(|(kind, _)| kind.as_str()).collect();
    kinds.sort_unstable();
    let play_c = terms.three_nobles && kinds == ["merchant", "official", "priest"]; // BAB-8.6
    play_b || play_c || play_d
}

/// Whether the tokens are a complete play or can become one with what is left on the stand
/// (BAB-4.6). What follows may always go to land: no play asks for a river.
pub(super) fn completable(turn: &[Placed], stand: &BTreeMap<String, u8>, terms: Terms) -> bool {
    if complete(turn, terms) {
        return true;
    }
    stand.keys().any(|kind| {
        let mut longer = turn.to_vec();
        longer.push((kind.clone(), false));
        completable(&longer, &without(stand, kind), terms)
    })
}

/// A pile without one token.
pub(super) fn without(pile: &BTreeMap<String, u8>, kind: &str) -> BTreeMap<String, u8> {
    let mut rest = pile.clone();
    if let Some(count) = rest.get_mut(kind) {
        *count -= 1;
        if *count == 0 {
            rest.remove(kind);
        }
    }
    rest
}
