//! Nothing is created or lost: every component of the box is in exactly one place.

use ziggurat_engine::{Game, Viewer};
use ziggurat_tower_of_babel::{ActionCard, Cards, TowerOfBabel};

use crate::support::{document, in_random_play};

fn cards(value: &serde_json::Value) -> Cards {
    serde_json::from_value(value.clone()).expect("building cards")
}

/// TOB-1.3: 25 cards of each kind in deck, discard pile, hands and offers.
fn building_cards(game: &TowerOfBabel) -> Cards {
    let document = document(game);
    let mut all = cards(&document["deck"]).plus(cards(&document["discard"]));
    for seat in 0..usize::from(game.seats()) {
        all = all.plus(cards(&document["hands"][seat]));
        let offer = &document["offers"][seat];
        if !offer.is_null() {
            all = all.plus(cards(&offer["cards"]));
        }
    }
    all
}

/// TOB-1.4, TOB-11.2: action cards in the pile, in hands and out of the game.
fn action_cards(game: &TowerOfBabel) -> usize {
    let document = document(game);
    let list = |value: &serde_json::Value| value.as_array().map_or(0, Vec::len);
    let hands = (0..usize::from(game.seats())).map(|seat| list(&document["action_cards"][seat]));
    let used = game.view(Viewer::Public).used_action_cards.len();
    list(&document["action_pile"]) + hands.sum::<usize>() + used
}

#[test]
fn tob_1_2_and_2_8_every_component_is_in_one_place_all_the_time() {
    in_random_play(12, |walk| {
        let game = &walk.position;
        assert_eq!(building_cards(game), Cards([25; 4]), "{walk}");
        let view = game.view(Viewer::Public);
        let all = if view.options.action_cards { 15 } else { 0 };
        assert_eq!(action_cards(game), all, "{walk}");
        // TOB-1.2: every disc lies on its space or belongs to a player.
        let spaces = view.wonders.iter().flat_map(|w| w.spaces.iter());
        assert!(spaces.clone().all(|space| space.disc.is_some()), "{walk}");
        let taken = spaces.filter(|space| space.taken_by.is_some()).count();
        let owned: usize = view.players.iter().map(|p| p.discs.len()).sum();
        assert_eq!(taken, owned, "{walk}");
        // TOB-2.8: 29 units each, on the wonders or in the supply.
        for (seat, player) in view.players.iter().enumerate() {
            let placed: u8 = view.wonders.iter().map(|w| w.units[seat]).sum();
            assert_eq!(placed + player.supply, 29, "{walk}");
        }
    });
    assert_eq!(ActionCard::COUNT, 7);
}
