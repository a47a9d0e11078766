//! What a viewer cannot know leaves no trace in anything the viewer gets.

use ziggurat_engine::{Advice, Chance, Game, Points, Record, Seat, Viewer};

use crate::{
    Fault, Walk,
    fault::{difference, ensure},
    walk::{Moved, every_position},
};

/// Games per case.
const GAMES: u64 = 40;
/// One of this many positions is looked at.
const EVERY: u32 = 5;
/// In one of this many positions, so is what happens next.
const EVENTS_EVERY: u32 = 50;
/// At most this many actions are tried to find one that looks the same.
const TRIES: usize = 500;

/// In random play, re-dealing what a viewer cannot know does not change the view, the viewer's legal
/// actions and points, or whom the game is waiting for. The new world is valid, the game can go on in it, and it does not
/// depend on anything hidden. It can be imagined from the view alone, as it comes over a wire. And what
/// happens next looks the same wherever it leads to the same view.
///
/// # Errors
/// The first fault.
pub fn hidden_stays_hidden<G: Advice>() -> Result<(), Fault> {
    every_position::<G>(GAMES, |walk| {
        let turn = walk.step + walk.seed as u32;
        if !turn.is_multiple_of(EVERY) {
            return Ok(());
        }
        let next = match turn.is_multiple_of(EVENTS_EVERY) {
            true => walk.clone().advance()?,
            false => None,
        };
        // Writing and reading a whole view takes long: of each position, one viewer imagines.
        let turn = (turn / EVERY) as usize;
        let dreamer = turn % Viewer::all(walk.case.seats).count();
        for (place, viewer) in Viewer::all(walk.case.seats).enumerate() {
            let seen = |fault: Fault| fault.at(format!("viewer {viewer:?}"));
            let world = redealt(walk, viewer).map_err(seen)?;
            if place == dreamer {
                imagined(&walk.position, viewer, walk.seed).map_err(seen)?;
            }
            goes_on(&world).map_err(seen)?;
            if let Some(moved) = &next {
                same_events(walk, viewer, &world, moved).map_err(seen)?;
            }
        }
        Ok(())
    })
}

/// A world that looks the same to the viewer.
fn redealt<G: Advice>(walk: &Walk<G>, viewer: Viewer) -> Result<G, Fault> {
    let deal = |position: &G, stream: u64| {
        let mut world = position.clone();
        world.resample(viewer, &mut Chance::stream(walk.seed, stream));
        world
    };
    let (one, other) = (deal(&walk.position, 11), deal(&walk.position, 12));
    looks_the_same(&walk.position, &one, viewer)?;
    let (again, again_other) = (deal(&one, 13), deal(&other, 13));
    ensure!(
        again == again_other && again == deal(&walk.position, 13),
        "the new world depends on what was hidden: {}",
        difference(&text(&again), &text(&again_other))
    );
    Ok(one)
}

/// A view is enough, for every viewer of this position: what is imagined from it, read back from its
/// JSON, is the world that re-dealing the position makes with the same chance.
///
/// # Errors
/// The first fault.
pub fn views_are_enough<G: Game>(position: &G, seed: u64) -> Result<(), Fault> {
    Viewer::all(position.seats()).try_for_each(|viewer| {
        imagined(position, viewer, seed).map_err(|fault| fault.at(format!("viewer {viewer:?}")))
    })
}

fn imagined<G: Game>(position: &G, viewer: Viewer, seed: u64) -> Result<(), Fault> {
    let view = position.view(viewer);
    let json = text(&view);
    let read: G::View = serde_json::from_str(&json)
        .map_err(|error| Fault::new(format!("a view cannot be read back: {error} in {json}")))?;
    ensure!(
        read == view,
        "a view changes on its way through JSON: {json}"
    );
    let chance = || Chance::stream(seed, 14);
    let world = G::imagine(&read, viewer, &mut chance())
        .map_err(|invalid| Fault::new(format!("cannot be imagined: {invalid} in {json}")))?;
    let mut redealt = position.clone();
    redealt.resample(viewer, &mut chance());
    ensure!(
        world == redealt,
        "a world that is imagined differs from one that is re-dealt: {}",
        difference(&text(&world), &text(&redealt))
    );
    looks_the_same(position, &world, viewer)?;
    goes_on(&world)
}

fn looks_the_same<G: Game>(position: &G, world: &G, viewer: Viewer) -> Result<(), Fault> {
    let (view, seen) = (text(&position.view(viewer)), text(&world.view(viewer)));
    ensure!(
        view == seen,
        "the view shows what is hidden: {}",
        difference(&view, &seen)
    );
    ensure!(
        world.waiting() == position.waiting(),
        "whom the game is waiting for depends on what is hidden"
    );
    if let Viewer::Seat(seat) = viewer {
        ensure!(
            actions(position, seat) == actions(world, seat),
            "the legal actions of seat {seat} depend on what is hidden"
        );
        let (points, seen) = (own_points(position, seat), own_points(world, seat));
        ensure!(
            points == seen,
            "the points of seat {seat} depend on what is hidden: {points:?} and {seen:?}"
        );
    }
    Ok(())
}

/// What a seat has scored: whatever others hide, its owner can count it.
fn own_points<G: Game>(position: &G, seat: Seat) -> Option<Points> {
    position.score().into_iter().nth(seat.index())
}

/// The world is valid, and the seats that must act can act.
fn goes_on<G: Game>(world: &G) -> Result<(), Fault> {
    if let Err(invalid) = world.validate() {
        return Err(Fault::new(format!(
            "a re-dealt world is invalid: {invalid}"
        )));
    }
    for seat in world.waiting().must.iter() {
        ensure!(
            !actions(world, seat).is_empty(),
            "in a re-dealt world seat {seat} cannot act"
        );
    }
    Ok(())
}

/// If two worlds look the same before and after an action, they must also look the same in between: of
/// the actions in the other world that lead to the same view, one shows the same events.
fn same_events<G: Advice>(
    walk: &Walk<G>,
    viewer: Viewer,
    world: &G,
    moved: &Moved<G>,
) -> Result<(), Fault> {
    let mut real = moved.before.clone();
    real.play_silent(moved.seat, &moved.action, &mut walk.chance());
    let after = real.view(viewer);
    let shown = witnessed::<G>(&moved.record, viewer);
    let mut twin = None;
    for action in actions(world, moved.seat).into_iter().take(TRIES) {
        let mut there = world.clone();
        let mut record = Record::default();
        there.play(moved.seat, &action, &mut walk.chance(), &mut record);
        if there.view(viewer) != after {
            continue;
        }
        let shown_there = witnessed::<G>(&record, viewer);
        if shown == shown_there && record.barrier == moved.record.barrier {
            return Ok(());
        }
        twin = Some((action, shown_there));
    }
    twin.map_or(Ok(()), |(action, shown_there)| {
        Err(Fault::new(format!(
            "after seat {} did {} (or, elsewhere, {action}) the views are the same, but the events are not: {}",
            moved.seat,
            moved.action,
            difference(&text(&shown), &text(&shown_there))
        )))
    })
}

fn witnessed<G: Game>(record: &Record<G::Event>, viewer: Viewer) -> Vec<G::Event> {
    let seen = |event: &G::Event| G::witness(event, viewer);
    record.events.iter().filter_map(seen).collect()
}

fn actions<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    position.legal(seat, &mut list);
    list
}

pub(crate) fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
