use ziggurat_table::Refusal;

use super::*;

fn me(name: &str) -> Me {
    Me {
        id: random::player_id(),
        name: name.parse().unwrap(),
    }
}

fn table(maker: &Me, seats: Vec<SeatPlan>) -> Meta {
    let wish = NewTable {
        game: "babylonia".into(),
        options: None,
        seats,
        visibility: Visibility::Link,
        start: false,
        pledge: None,
    };
    Meta::new(maker, wish, &Edition::default()).unwrap()
}

#[test]
fn a_wish_that_cannot_be_played_is_refused() {
    let anna = me("Anna");
    let wish = |game: &str, seats| NewTable {
        game: game.into(),
        options: None,
        seats,
        visibility: Visibility::Link,
        start: false,
        pledge: None,
    };
    let refused = |wish| Meta::new(&anna, wish, &Edition::default()).unwrap_err();
    let two = || vec![SeatPlan::Me, SeatPlan::Open];
    assert_eq!(refused(wish("chess", two())), Denied::UnknownGame);
    assert_eq!(
        refused(wish("babylonia", vec![SeatPlan::Me])),
        Denied::BadSeats
    );
    assert_eq!(
        refused(wish("babylonia", vec![SeatPlan::Me; 2])),
        Denied::BadSeats
    );
    let odd = NewTable {
        options: Some(serde_json::json!({ "speed": 9 })),
        ..wish("babylonia", two())
    };
    assert_eq!(refused(odd), Denied::BadOptions);
}

#[test]
fn open_seats_are_for_everybody_and_reserved_ones_for_the_invited() {
    let [anna, bert] = ["Anna", "Bert"].map(me);
    let mut table = table(
        &anna,
        vec![SeatPlan::Me, SeatPlan::Reserved, SeatPlan::Open],
    );
    assert_eq!(
        table.sit(&bert, Seat(0), None, None),
        Err(Denied::SeatTaken)
    );
    assert_eq!(
        table.sit(&bert, Seat(1), None, None),
        Err(Denied::BadInvite)
    );
    let wrong = Some(random::invite());
    assert_eq!(
        table.sit(&bert, Seat(1), None, wrong),
        Err(Denied::BadInvite)
    );
    table.sit(&bert, Seat(2), None, None).unwrap();
    assert!(table.invites(Some(bert.id)).is_empty());
    let invite = table.invites(Some(anna.id))[0].token;
    table.sit(&bert, Seat(1), None, Some(invite)).unwrap();
    assert_eq!(table.mine(Some(bert.id)), [Seat(1)], "nobody has two seats");
    assert_eq!(
        table.sit(&bert, Seat(7), None, None),
        Err(Denied::Table(Refusal::NoSuchSeat))
    );
}

#[test]
fn several_can_play_at_one_screen() {
    let anna = me("Anna");
    let child: Name = "Child".parse().unwrap();
    let mut table = table(
        &anna,
        vec![
            SeatPlan::Me,
            SeatPlan::Local(child.clone().into()),
            SeatPlan::Open,
        ],
    );
    table.sit(&anna, Seat(2), Some(child), None).unwrap();
    assert_eq!(table.mine(Some(anna.id)), [Seat(0), Seat(1), Seat(2)]);
    let names = table.info().seats.into_iter().map(|seat| seat.name);
    assert_eq!(names.collect::<Vec<_>>(), ["Anna", "Child", "Child 2"]);
    assert!(table.is_full());
    assert!(table.mine(None).is_empty());
}

#[test]
fn the_host_changes_seats_and_passes_the_right_on_when_leaving() {
    let [anna, bert] = ["Anna", "Bert"].map(me);
    let mut table = table(&anna, vec![SeatPlan::Me, SeatPlan::Open]);
    table.sit(&bert, Seat(1), None, None).unwrap();
    let bot = || SeatPlan::Bot(Level::Easy);
    assert_eq!(table.set_seat(&bert, Seat(0), bot()), Err(Denied::NotHost));
    assert_eq!(
        table.set_seat(&anna, Seat(1), bot()),
        Err(Denied::SeatTaken)
    );
    table.stand(anna.id, Seat(0)).unwrap();
    table.set_seat(&bert, Seat(0), bot()).unwrap();
    assert_eq!(
        table.stand(anna.id, Seat(1)),
        Err(Denied::Table(Refusal::NotYourSeat))
    );
    table.stand(bert.id, Seat(1)).unwrap();
    assert_eq!(table.stage, Stage::Closed);
    assert_eq!(
        table.sit(&bert, Seat(1), None, None),
        Err(Denied::NotGathering)
    );
}

#[test]
fn a_rematch_keeps_the_seats_of_the_others() {
    let [anna, bert] = ["Anna", "Bert"].map(me);
    let mut first = table(
        &anna,
        vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Bot(Level::Hard)],
    );
    first.sit(&bert, Seat(1), None, None).unwrap();
    first.stage = Stage::Over;
    let mut next = first.rematch(&bert, &Edition::default());
    assert_eq!(next.mine(Some(bert.id)), [Seat(1)]);
    assert_eq!(next.info().seats[0].name, "Anna");
    assert!(!next.is_full());
    next.claim(&anna, &first.seats).unwrap();
    assert!(next.is_full());
    assert_eq!(next.mine(Some(anna.id)), [Seat(0)]);
}

#[test]
fn what_is_kept_is_read_again() {
    let anna = me("Anna");
    let table = table(&anna, vec![SeatPlan::Me, SeatPlan::Reserved]);
    let record = table.record().unwrap();
    assert_eq!(record.players, [anna.id]);
    let read: Meta = serde_json::from_str(&record.meta).unwrap();
    assert_eq!(read, table);
}

#[test]
fn nothing_that_everybody_may_know_holds_an_invitation() {
    let anna = me("Anna");
    let table = table(&anna, vec![SeatPlan::Me, SeatPlan::Reserved]);
    let token = table.invites(Some(anna.id))[0].token.to_string();
    let info = serde_json::to_string(&table.info()).unwrap();
    assert!(!info.contains(&token));
}

#[test]
fn nobody_at_a_table_can_be_taken_for_somebody_else() {
    let [anna, alike, enki] = ["Anna", "anna", "Enki"].map(me);
    let mut table = table(
        &anna,
        vec![
            SeatPlan::Bot(Level::Easy),
            SeatPlan::Open,
            SeatPlan::Me,
            SeatPlan::Open,
        ],
    );
    table.sit(&alike, Seat(1), None, None).unwrap();
    table.sit(&enki, Seat(3), None, None).unwrap();
    let names = || -> Vec<String> {
        let seats = table.info().seats.into_iter();
        seats.map(|seat| seat.name).collect()
    };
    assert_eq!(names(), ["Enki 2", "anna 2", "Anna", "Enki"]);
    let setup = table.setup(&Origin::drawn(1, [0; 32])).unwrap();
    assert_eq!(setup["seats"][0]["name"], "Enki 2");
    // Whoever sits down again is not taken for themselves.
    table.stand(alike.id, Seat(1)).unwrap();
    table.sit(&enki, Seat(1), None, None).unwrap();
    assert_eq!(table.info().seats[1].name, "Enki");
}

#[test]
fn whoever_has_sat_longest_is_the_host() {
    let [anna, bert, carl] = ["Anna", "Bert", "Carl"].map(me);
    let mut table = table(&anna, vec![SeatPlan::Open, SeatPlan::Open, SeatPlan::Me]);
    table.sit(&bert, Seat(1), None, None).unwrap();
    table.sit(&carl, Seat(0), None, None).unwrap();
    table.stand(anna.id, Seat(2)).unwrap();
    assert_eq!(table.host(), Some(&bert), "not Carl on the lowest seat");
    table.sit(&anna, Seat(2), None, None).unwrap();
    assert_eq!(
        table.host(),
        Some(&bert),
        "whoever left comes back as a guest"
    );
    table.sit(&bert, Seat(1), None, None).unwrap_err();
    table.stand(bert.id, Seat(1)).unwrap();
    assert_eq!(table.host(), Some(&carl));
}

#[test]
fn without_the_host_all_others_must_be_ready() {
    let [anna, bert, carl] = ["Anna", "Bert", "Carl"].map(me);
    let mut table = table(&anna, vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Open]);
    table.sit(&bert, Seat(1), None, None).unwrap();
    assert_eq!(table.may_start(anna.id, false), Err(Denied::SeatsEmpty));
    table.sit(&carl, Seat(2), None, None).unwrap();
    assert_eq!(table.may_start(anna.id, false), Ok(()));
    assert_eq!(table.may_start(bert.id, false), Err(Denied::NotHost));
    table.set_ready(bert.id, true).unwrap();
    assert_eq!(table.may_start(bert.id, true), Err(Denied::NotReady));
    table.set_ready(carl.id, true).unwrap();
    assert_eq!(table.may_start(bert.id, true), Ok(()));
    assert_eq!(table.may_start(bert.id, false), Err(Denied::NotHost));
    table.stand(carl.id, Seat(2)).unwrap();
    table.sit(&carl, Seat(2), None, None).unwrap();
    assert!(
        !table.info().seats[2].ready,
        "whoever stood up is not ready"
    );
}

#[test]
fn the_invitation_to_a_seat_is_the_consent_to_seat_somebody() {
    let [anna, bert] = ["Anna", "Bert"].map(me);
    let child: Name = "Child".parse().unwrap();
    let mut table = table(
        &anna,
        vec![SeatPlan::Me, SeatPlan::Reserved, SeatPlan::Open],
    );
    let sat = table.sit(&bert, Seat(2), Some(child.clone()), None);
    assert_eq!(sat, Err(Denied::NoLocals));
    let invite = table.invites(Some(anna.id))[0].token;
    table
        .sit(&bert, Seat(1), Some(child.clone()), Some(invite))
        .unwrap();
    table.sit(&anna, Seat(2), Some(child), None).unwrap();
}

#[test]
fn tables_that_were_kept_earlier_have_a_host() {
    let [anna, bert] = ["Anna", "Bert"].map(me);
    let mut now = table(&anna, vec![SeatPlan::Open, SeatPlan::Me]);
    now.sit(&bert, Seat(0), None, None).unwrap();
    let mut kept = serde_json::to_value(&now).unwrap();
    for new in ["arrivals", "ready", "banned", "secret", "pledges", "eager"] {
        kept.as_object_mut().unwrap().remove(new).unwrap();
    }
    let mut read: Meta = serde_json::from_value(kept).unwrap();
    assert_eq!(read.host(), Some(&anna));
    read.stand(anna.id, Seat(1)).unwrap();
    assert_eq!(read.host(), Some(&bert));
}
