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
        vec![SeatPlan::Me, SeatPlan::Local(child.clone()), SeatPlan::Open],
    );
    table.sit(&anna, Seat(2), Some(child), None).unwrap();
    assert_eq!(table.mine(Some(anna.id)), [Seat(0), Seat(1), Seat(2)]);
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
