//! Thousands of whole games: somebody can always act, lists are in order, and every game ends.

use ziggurat_engine::{Advice, Outcome, Points, Seat, SeatSet};

use crate::{Fault, Walk, case::games_of_each, cases, fault::ensure};

/// Games per case.
const GAMES: u64 = 1_000;
/// In one of this many steps the position is validated and the points are added up.
const VALIDATE_EVERY: u32 = 16;

/// In random play somebody can act until the game is over, legal lists are in canonical order without
/// duplicates, samples are legal, positions are valid, and every game ends within its bound, with an
/// outcome that matches the points.
///
/// # Errors
/// The first fault.
pub fn games_end<G: Advice>() -> Result<(), Fault> {
    let mut legal = Vec::new();
    for case in cases::<G>() {
        for seed in 0..games_of_each::<G>(GAMES) {
            let mut walk = Walk::new(&case, seed)?;
            start(&walk).map_err(|fault| fault.at(&walk))?;
            while let Some((seat, action)) = step(&mut walk, &mut legal)? {
                walk.act(seat, &action);
                walk.within_bound()?;
            }
            end(&walk, &mut legal).map_err(|fault| fault.at(&walk))?;
        }
    }
    Ok(())
}

fn start<G: Advice>(walk: &Walk<G>) -> Result<(), Fault> {
    let position = &walk.position;
    ensure!(
        position.seats() == walk.case.seats,
        "the position has {} seats",
        position.seats()
    );
    ensure!(
        position.options() == walk.case.options,
        "the position has the options {:?}",
        position.options()
    );
    ensure!(
        !position.waiting().is_over(),
        "the game is over before it begins"
    );
    Ok(())
}

fn step<G: Advice>(
    walk: &mut Walk<G>,
    legal: &mut Vec<G::Action>,
) -> Result<Option<(Seat, G::Action)>, Fault> {
    lists(walk, legal).map_err(|fault| fault.at(&*walk))?;
    if walk.step.is_multiple_of(VALIDATE_EVERY) {
        sound(walk).map_err(|fault| fault.at(&*walk))?;
    }
    let Some((seat, action)) = walk.choose_next()? else {
        return Ok(None);
    };
    walk.position.legal(seat, legal);
    if legal.binary_search(&action).is_err() {
        return Err(walk.fault(format!(
            "seat {seat}: {action} was sampled but is not listed"
        )));
    }
    if let Err(illegal) = walk.position.check(seat, &action) {
        return Err(walk.fault(format!(
            "seat {seat}: {action} is listed but refused: {illegal}"
        )));
    }
    Ok(Some((seat, action)))
}

/// The list of every seat is in order, empty if the game is not waiting for the seat, and not empty if
/// it must act. A seat that may act can have no action, because whom the game asks only depends on
/// what everybody knows.
fn lists<G: Advice>(walk: &Walk<G>, legal: &mut Vec<G::Action>) -> Result<(), Fault> {
    let waiting = walk.position.waiting();
    let mut known = SeatSet::EMPTY;
    for seat in Seat::all(walk.case.seats) {
        known.insert(seat);
        walk.position.legal(seat, legal);
        let fits = match legal.is_empty() {
            true => !waiting.must.contains(seat),
            false => waiting.includes(seat),
        };
        ensure!(
            fits,
            "seat {seat} has {} actions, the game waits for {waiting:?}",
            legal.len()
        );
        if let Some(pair) = legal.windows(2).find(|pair| pair[0] >= pair[1]) {
            return Err(Fault::new(format!(
                "seat {seat}: {} is listed before {}",
                pair[0], pair[1]
            )));
        }
    }
    let all = waiting.must.iter().chain(waiting.may.iter());
    for seat in all {
        ensure!(
            known.contains(seat),
            "the game waits for seat {seat}, which does not exist"
        );
    }
    Ok(())
}

/// The position can exist, and its points add up.
fn sound<G: Advice>(walk: &Walk<G>) -> Result<(), Fault> {
    let position = &walk.position;
    if let Err(invalid) = position.validate() {
        return Err(Fault::new(format!(
            "the game reaches an invalid position: {invalid}"
        )));
    }
    ensure!(
        position.outcome().is_some() == position.waiting().is_over(),
        "the outcome is {:?} while the game waits for {:?}",
        position.outcome(),
        position.waiting()
    );
    points_add_up::<G>(&position.score(), walk.case.seats)
}

fn points_add_up<G: Advice>(score: &[Points], seats: u8) -> Result<(), Fault> {
    ensure!(
        score.len() == usize::from(seats),
        "{} seats have points",
        score.len()
    );
    for (seat, points) in score.iter().enumerate() {
        let sum: i32 = points.categories.iter().map(|(_, points)| points).sum();
        ensure!(
            sum == points.sum,
            "seat {seat}: the categories add up to {sum}, but the sum is {}",
            points.sum
        );
        let names: Vec<_> = points.categories.iter().map(|(name, _)| *name).collect();
        ensure!(
            names == G::INFO.categories,
            "seat {seat}: the categories are {names:?}, not {:?}",
            G::INFO.categories
        );
    }
    Ok(())
}

fn end<G: Advice>(walk: &Walk<G>, legal: &mut Vec<G::Action>) -> Result<(), Fault> {
    let position = &walk.position;
    ensure!(
        position.waiting().may.is_empty(),
        "the game is over but {:?} may act",
        position.waiting().may
    );
    sound(walk)?;
    lists(walk, legal)?;
    let outcome = position.outcome();
    let outcome = outcome.ok_or_else(|| Fault::new("the game is over without an outcome"))?;
    ensure!(
        outcome.points == position.score(),
        "the points of the outcome differ from the score"
    );
    ensure!(!outcome.reason.is_empty(), "the outcome has no reason");
    places_are_ranks(&outcome, walk.case.seats)
}

/// Places count from 1; seats that tie share one, and the next ones are skipped.
fn places_are_ranks(outcome: &Outcome, seats: u8) -> Result<(), Fault> {
    let places = &outcome.places;
    let right = |&place: &u8| {
        let better = places.iter().filter(|&&other| other < place).count();
        usize::from(place) == better + 1
    };
    ensure!(
        places.len() == usize::from(seats) && places.iter().all(right),
        "the places {places:?} are not a ranking"
    );
    let shares: f32 = Seat::all(seats).map(|seat| outcome.share(seat)).sum();
    ensure!(
        (shares - 1.0).abs() < 1e-3,
        "the seats share {shares} victories instead of one"
    );
    Ok(())
}
