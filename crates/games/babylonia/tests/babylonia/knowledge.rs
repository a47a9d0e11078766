//! Sections 10 and 11: who knows what, and the variant.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use ziggurat_babylonia::{Babylonia, Card, Event, Options, PlayerView, Token};
use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_testkit::{
    by_hand::{changed, imagined},
    fuzz, pass, views_are_enough,
};

use crate::support::{
    act, acts, deal_with, document, drawn_to_sites, hex, in_random_play, scene, stands,
};

fn a_position() -> Babylonia {
    scene(
        3,
        &json!({
            "tokens": ["g2 0 priest", "i2 1 merchant", "i1 0 official", "h2 2 farmer"],
            "owned_cities": [1, 2, 0],
            "scores": [7, 8, 9],
            "owned_cards": [["ten_points"], ["seven_tokens"]],
            "scored_ziggurats": ["c10"],
        }),
    )
}

fn player(game: &Babylonia, viewer: Viewer, seat: usize) -> PlayerView {
    game.view(viewer).players[seat].clone()
}

/// BAB-10.1
#[test]
fn bab_10_1_what_everybody_sees() {
    let game = a_position();
    for viewer in Viewer::all(3) {
        let view = game.view(viewer);
        assert_eq!(view.tiles.len(), 3, "BAB-10.1: tiles");
        let tokens: Vec<_> = view
            .tokens
            .iter()
            .map(|t| (t.hex.id(), t.seat.0, t.face_down))
            .collect();
        let expected = [
            ("g2", 0, false),
            ("h2", 2, false),
            ("i1", 0, true),
            ("i2", 1, true),
        ];
        assert_eq!(tokens, expected, "BAB-10.1: tokens and their owners");
        let g2 = view.tokens.iter().find(|t| t.hex == hex("g2")).unwrap();
        assert_eq!(g2.token, Some(Token::Priest), "BAB-10.1: face-up kinds");
        for (seat, cities, points) in [(0, 1, 7), (1, 2, 8), (2, 0, 9)] {
            let player = &view.players[seat];
            assert_eq!(
                (player.cities, player.points.sum),
                (cities, points),
                "BAB-10.1"
            );
            assert_eq!(
                (player.stand_count, player.supply_count),
                (5, 6),
                "BAB-10.1"
            );
        }
        let cards = |seat: usize| {
            view.players[seat]
                .cards
                .iter()
                .map(|c| (c.card, c.spent))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            cards(0),
            [(Card::TenPoints, true)],
            "BAB-10.1: cards with their state"
        );
        assert_eq!(cards(1), [(Card::SevenTokens, false)], "BAB-10.1");
        assert_eq!(view.available_cards.len(), 5, "BAB-10.1");
        assert_eq!(view.scored_ziggurats, [hex("c10")], "BAB-10.1");
    }
}

/// BAB-10.2
#[test]
fn bab_10_2_only_the_owner_knows_the_stand() {
    let game = a_position();
    for viewer in Viewer::all(3) {
        for seat in Seat::all(3) {
            let stand = player(&game, viewer, seat.index()).stand;
            assert_eq!(
                stand.is_some(),
                viewer.is(seat),
                "BAB-10.2: {viewer:?} looks at {seat}"
            );
        }
    }
    let own = player(&game, Viewer::Seat(Seat(1)), 1).stand.unwrap();
    let expected = [
        (Token::Priest, 1),
        (Token::Official, 1),
        (Token::Merchant, 1),
        (Token::Farmer, 2),
    ];
    assert_eq!(own, BTreeMap::from(expected), "BAB-10.2");
}

#[test]
fn bab_10_2_only_the_owner_sees_what_is_drawn() {
    let mut game = scene(3, &json!({}));
    let events = acts(&mut game, &["place farmer p5", "place farmer p6", "end"]);
    let refilled = events
        .iter()
        .find(|event| matches!(event, Event::Refilled { .. }))
        .unwrap();
    for viewer in Viewer::all(3) {
        let Some(Event::Refilled { count, tokens, .. }) = Babylonia::witness(refilled, viewer)
        else {
            panic!("everybody sees that tokens are drawn");
        };
        assert_eq!(count, 2, "BAB-10.1");
        assert_eq!(tokens.is_some(), viewer.is(Seat(0)), "BAB-10.2: {viewer:?}");
    }
}

/// BAB-10.3
#[test]
fn bab_10_3_only_the_owner_knows_a_face_down_kind() {
    let mut game = a_position();
    let placed = act(&mut game, "place merchant k5");
    for viewer in Viewer::all(3) {
        let view = game.view(viewer);
        let kind = |id: &str| view.tokens.iter().find(|t| t.hex == hex(id)).unwrap().token;
        let own = |seat, token| viewer.is(Seat(seat)).then_some(token);
        assert_eq!(kind("i2"), own(1, Token::Merchant), "BAB-10.3: {viewer:?}");
        assert_eq!(
            kind("k5"),
            own(0, Token::Merchant),
            "BAB-10.3: during the step"
        );
        let seen = Babylonia::witness(&placed.events[0], viewer);
        let Some(Event::Placed { token, .. }) = seen else {
            panic!("everybody sees that a token is placed");
        };
        assert_eq!(token, own(0, Token::Merchant), "BAB-10.3: in the log");
    }
}

#[test]
fn bab_10_3_it_never_matters_for_the_rules() {
    let with = |kind: &str| {
        let tokens = [
            format!("a11 0 {kind}"),
            "c11 1 farmer".into(),
            "c12 1 priest".into(),
        ];
        let mut game = scene(3, &json!({"tiles": {"b11": "city_all"}, "tokens": tokens}));
        let events = acts(&mut game, &["place farmer b10", "place farmer p5", "end"]);
        (events, crate::support::totals(&game))
    };
    let farmer = with("farmer");
    for kind in ["priest", "official", "merchant"] {
        assert_eq!(with(kind), farmer, "BAB-10.3: {kind}");
    }
}

/// What a seat holds and hides, by kind.
fn unseen(game: &Babylonia, seat: Seat) -> BTreeMap<Token, u64> {
    let document = document(game);
    let mut counts: BTreeMap<_, _> = Token::ALL.iter().map(|&token| (token, 0)).collect();
    for (&token, count) in &mut counts {
        for pile in ["stands", "supplies"] {
            *count += document[pile][seat.index()][token.id()]
                .as_u64()
                .unwrap_or(0);
        }
    }
    for river in ziggurat_babylonia::Hex::all().filter(|hex| hex.is_river()) {
        if let Some((owner, token)) = game.token(river)
            && owner == seat
        {
            *counts.get_mut(&token).unwrap() += 1;
        }
    }
    counts
}

/// BAB-10.4
#[test]
fn bab_10_4_the_owner_knows_the_supply_others_only_the_whole() {
    let game = a_position();
    for viewer in Viewer::all(3) {
        for seat in Seat::all(3) {
            let supply = player(&game, viewer, seat.index()).supply;
            assert_eq!(
                supply.is_some(),
                viewer.is(seat),
                "BAB-10.4: {viewer:?} looks at {seat}"
            );
        }
    }
    let mut worlds = BTreeSet::new();
    in_random_play(2, |walk| {
        let game = &walk.position;
        let viewer = Viewer::Seat(Seat(0));
        let mut world = *game;
        world.resample(viewer, &mut Chance::stream(walk.seed, u64::from(walk.step)));
        for seat in Seat::all(walk.case.seats) {
            assert_eq!(unseen(&world, seat), unseen(game, seat), "BAB-10.4: {walk}");
        }
        let own = |game: &Babylonia| {
            let document = document(game);
            (
                document["stands"][0].clone(),
                document["supplies"][0].clone(),
            )
        };
        assert_eq!(
            own(&world),
            own(game),
            "BAB-10.4: players know their own supply"
        );
        worlds.insert(document(&world)["stands"][1].to_string());
    });
    assert!(
        worlds.len() > 30,
        "BAB-10.4: stands of others are dealt again"
    );
}

/// BAB-10.4: the order of a supply is decided by drawing.
#[test]
fn bab_10_4_nobody_knows_the_order_of_a_supply() {
    let mut first = BTreeSet::new();
    for seed in 0..30 {
        let mut game = scene(3, &json!({"supplies": [{"priest": 4, "farmer": 4}]}));
        acts(&mut game, &["place farmer p5", "place farmer p6"]);
        crate::support::act_with(&mut game, "end", &mut Chance::new(seed));
        first.insert(document(&game)["supplies"][0].to_string());
    }
    assert_eq!(
        first.len(),
        3,
        "BAB-10.4: two priests, two farmers or one of each"
    );
}

/// BAB-10.4: what a hand-written game lacks is known to be missing, too.
#[test]
fn bab_10_4_the_whole_is_in_the_view() {
    let game = a_position();
    for viewer in Viewer::all(3) {
        for seat in Seat::all(3) {
            let whole: BTreeMap<_, _> = unseen(&game, seat)
                .into_iter()
                .map(|(token, n)| (token, n as u8))
                .collect();
            let shown = player(&game, viewer, seat.index()).unseen;
            let expected = (!viewer.is(seat)).then_some(whole);
            assert_eq!(shown, expected, "BAB-10.4: {viewer:?} looks at {seat}");
        }
    }
    pass(views_are_enough(&game, 1));
}

/// A position from the middle of a game, and one of its viewers.
fn somewhere(seed: u64) -> (Babylonia, Viewer) {
    let game: Babylonia = fuzz::somewhere(seed, 160, drawn_to_sites);
    let viewers: Vec<_> = Viewer::all(game.seats()).collect();
    (game, viewers[(seed / 7) as usize % viewers.len()])
}

#[test]
fn a_view_that_cannot_exist_is_refused_in_words() {
    let viewer = Viewer::Seat(Seat(0));
    let view = serde_json::to_value(a_position().view(viewer)).unwrap();
    assert!(imagined::<Babylonia>(view.clone(), viewer).is_ok());
    let wrong = [
        ("/active", json!(3), "active: there is no seat 3"),
        ("/players", json!([]), "viewer: there is no seat 0"),
        ("/turn", json!("late"), "invalid type"),
        ("/secret", json!(1), "unknown field `secret`"),
        ("/had_turn", json!([9]), "had_turn: names a seat"),
        ("/due", json!(["f4"]), "due: "),
        ("/tokens/0/seat", json!(4), "tokens: g2: its owner"),
        (
            "/tokens/0/token",
            json!(null),
            "tokens: g2: the viewer knows its kind",
        ),
        (
            "/tokens/0/hex",
            json!("h2"),
            "the hex holds something already",
        ),
        (
            "/tokens/2/token",
            json!(null),
            "tokens: i1: the viewer knows its kind",
        ),
        (
            "/tokens/0/face_down",
            json!(true),
            "tokens.0.face_down: true does not fit",
        ),
        (
            "/tiles/g4",
            json!("city_all"),
            "tiles: g4 is not a location site",
        ),
        (
            "/players/0/stand",
            json!(null),
            "seat 0: either the stand and the supply",
        ),
        (
            "/players/1/stand_count",
            json!(13),
            "seat 1: there are fewer unseen tokens",
        ),
        (
            "/players/1/supply_count",
            json!(7),
            "players.1.supply_count: 7 does not fit",
        ),
        (
            "/players/1/unseen/priest",
            json!(250),
            "seat 1 has 250 priest tokens",
        ),
        ("/players/2/points/sum", json!(10), "add up to 9, not 10"),
        (
            "/players/2/points/categories/taxes",
            json!(0),
            "no category \"taxes\"",
        ),
        (
            "/players/2/points",
            json!({"categories": {"cards": -1}, "sum": -1}),
            "-1 in cards",
        ),
        (
            "/available_cards/0",
            json!("ten_points"),
            "available_cards.0",
        ),
        ("/sites/0/leader", json!(1), "sites.0.leader: Some("),
        (
            "/play_complete",
            json!(true),
            "play_complete: true does not fit",
        ),
    ];
    for (place, value, words) in wrong {
        let bent = changed(&view, place, value);
        let told = imagined::<Babylonia>(bent, viewer).expect_err(place);
        assert!(told.contains(words), "{place}: {told}");
    }
    let told = imagined::<Babylonia>(view.clone(), Viewer::Seat(Seat(1))).unwrap_err();
    assert!(told.contains("does not fit the rest of the view"), "{told}");
    let told = imagined::<Babylonia>(view, Viewer::Seat(Seat(200))).unwrap_err();
    assert!(told.contains("there is no seat 200"), "{told}");
}

#[test]
fn a_bent_view_is_refused_or_a_world_looks_like_it() {
    let mut accepted = 0;
    for seed in 0..800 {
        let (game, viewer) = somewhere(seed);
        let view = fuzz::bent_view(&game, viewer, seed);
        pass(fuzz::view_json::<Babylonia>(view.to_string().as_bytes()));
        accepted += usize::from(imagined::<Babylonia>(view, viewer).is_ok());
    }
    assert!((20..780).contains(&accepted), "{accepted} of 800");
}

#[test]
fn views_of_positions_written_by_hand_are_enough() {
    let mut valid = 0;
    for seed in 0..300 {
        let bent = fuzz::bent(&somewhere(seed).0, seed);
        let read = serde_json::from_value::<Babylonia>(bent);
        if let Some(game) = read.ok().filter(|game| game.validate().is_ok()) {
            pass(views_are_enough(&game, seed));
            valid += 1;
        }
    }
    assert!(valid > 50, "{valid} of 300");
}

/// BAB-10.5
#[test]
fn bab_10_5_an_observer_sees_the_public_part_and_everything_at_the_end() {
    let game = a_position();
    let view = game.view(Viewer::Public);
    assert!(
        view.players
            .iter()
            .all(|p| p.stand.is_none() && p.supply.is_none()),
        "BAB-10.5"
    );
    assert!(
        view.tokens.iter().all(|t| t.token.is_some() != t.face_down),
        "BAB-10.5"
    );
    assert!(!view.play_complete && view.gains.is_empty(), "BAB-10.5");

    let mut last = scene(
        3,
        &json!({"tokens": ["i2 1 merchant"], "stands": stands(3, &["farmer", "farmer"]), "supplies": [[]]}),
    );
    acts(&mut last, &["place farmer p5", "place farmer p6", "end"]);
    let view = last.view(Viewer::Public);
    assert!(
        view.players.iter().all(|p| p.stand.is_some()),
        "BAB-10.5: after the end"
    );
    assert!(
        view.tokens.iter().all(|t| t.token.is_some()),
        "BAB-10.5: after the end"
    );
}

/// BAB-11.1
#[test]
fn bab_11_1_seven_of_nine_cards_at_random() {
    let variant = Options {
        random_seven_of_nine: true,
        ..Options::default()
    };
    let mut left_out = BTreeMap::new();
    for seed in 0..1_800 {
        let game = deal_with(variant, 3, seed);
        let views = Viewer::all(3).map(|viewer| game.view(viewer).available_cards);
        let seen: BTreeSet<_> = views.collect();
        assert_eq!(
            seen.len(),
            1,
            "BAB-11.1: all players see which cards are out"
        );
        let cards: BTreeSet<_> = seen.into_iter().next().unwrap().into_iter().collect();
        assert_eq!(cards.len(), 7, "BAB-11.1");
        let out: Vec<_> = Card::ALL
            .iter()
            .filter(|card| !cards.contains(card))
            .collect();
        *left_out.entry(out).or_insert(0) += 1;
    }
    assert_eq!(left_out.len(), 36, "BAB-11.1: every pair can be left out");
    assert!(
        left_out.values().all(|n| (20..85).contains(n)),
        "BAB-11.1: {left_out:?}"
    );
    let game = deal_with(Options::default(), 3, 1);
    assert!(
        !game
            .view(Viewer::Public)
            .available_cards
            .contains(&Card::RiversConnect)
    );
}

/// A bug of another edition: cards already taken went missing.
#[test]
fn bab_8_1_cards_stay_with_their_owners() {
    let mut owned: Vec<BTreeSet<Card>> = Vec::new();
    let mut total = 0;
    in_random_play(4, |walk| {
        let view = walk.position.view(Viewer::Public);
        let of = |player: &PlayerView| player.cards.iter().map(|card| card.card).collect();
        let now: Vec<BTreeSet<Card>> = view.players.iter().map(of).collect();
        let cards: usize =
            now.iter().map(BTreeSet::len).sum::<usize>() + view.available_cards.len();
        assert_eq!(cards, 7, "BAB-8.1: {walk}");
        if walk.step > 0 {
            let kept = owned
                .iter()
                .zip(&now)
                .all(|(before, now)| before.is_subset(now));
            assert!(kept, "BAB-8.1: {walk}");
        }
        total += cards - view.available_cards.len();
        owned = now;
    });
    assert!(total > 0, "BAB-8.1: cards are taken in these games");
}
