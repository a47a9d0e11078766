//! An action is accepted if and only if it is listed; a refusal names a rule and changes nothing.

use std::{collections::BTreeSet, ptr};

use ziggurat_engine::{Advice, Chance, Seat, Silent};

use crate::{Fault, Walk, fault::ensure, rule_ids, universe, walk::every_position};

/// Games per case.
const GAMES: u64 = 40;
/// One of this many positions is looked at.
const EVERY: u32 = 3;
/// Positions with at most this many actions are always looked at, because they are rare.
const FEW: usize = 12;
/// For seats that the game is not waiting for, one of this many actions is tried.
const THIN: usize = 16;
/// About this many actions are tried in one position; the others get their turn in other positions.
const AT_A_TIME: usize = 1_500;

/// In random play exactly the listed actions are accepted, out of a large collection that are legal
/// somewhere or made up. Every other one is refused with a rule that is in both rule texts, and leaves
/// the position unchanged.
///
/// # Errors
/// The first fault.
pub fn legal_is_exact<G: Advice>() -> Result<(), Fault> {
    let probe = Probe::<G>::new()?;
    let mut legal = Vec::new();
    every_position::<G>(GAMES, |walk| {
        for seat in Seat::all(walk.case.seats) {
            walk.position.legal(seat, &mut legal);
            if is_looked_at(walk, &legal) {
                let checked = probe.seat(walk, seat, &legal);
                checked.map_err(|fault| fault.at(format!("seat {seat}")))?;
            }
        }
        Ok(())
    })
}

fn is_looked_at<G: Advice>(walk: &Walk<G>, legal: &[G::Action]) -> bool {
    let rare = !legal.is_empty() && legal.len() <= FEW;
    rare || (walk.step + walk.seed as u32).is_multiple_of(EVERY)
}

struct Probe<G: Advice> {
    universe: Vec<G::Action>,
    rules: BTreeSet<&'static str>,
}

impl<G: Advice> Probe<G> {
    fn new() -> Result<Self, Fault> {
        let german = rule_ids(G::RULES.de);
        let mut rules = rule_ids(G::RULES.en);
        rules.retain(|id| german.contains(id));
        Ok(Self {
            universe: universe::<G>()?,
            rules,
        })
    }

    fn seat(&self, walk: &Walk<G>, seat: Seat, legal: &[G::Action]) -> Result<(), Fault> {
        for action in legal {
            if let Err(illegal) = walk.position.check(seat, action) {
                return Err(Fault::new(format!(
                    "{action} is listed but refused: {illegal}"
                )));
            }
        }
        let thin = self.universe.len().div_ceil(AT_A_TIME).max(1);
        let thin = if legal.is_empty() { thin * THIN } else { thin };
        let first = (walk.step as usize + walk.seed as usize) % thin;
        let others = self.universe.iter().skip(first);
        let refused = |action: &&G::Action| legal.binary_search(action).is_err();
        let others: Vec<_> = others.step_by(thin).filter(refused).collect();
        let mut known = None;
        for &action in &others {
            self.is_refused(&walk.position, seat, action, &mut known)?;
        }
        changes_nothing(walk, seat, &others)
    }

    /// The rule named last (`known`) is not looked up again: most refusals name the same one.
    fn is_refused(
        &self,
        position: &G,
        seat: Seat,
        action: &G::Action,
        known: &mut Option<&'static str>,
    ) -> Result<(), Fault> {
        let Err(illegal) = position.check(seat, action) else {
            return Err(Fault::new(format!("{action} is accepted but not listed")));
        };
        let rule = illegal.rule.0;
        ensure!(
            known.is_some_and(|known| ptr::eq(known, rule)) || self.rules.contains(rule),
            "{action} is refused by {rule}, which is not in both rule texts"
        );
        *known = Some(rule);
        ensure!(
            !illegal.why.key.is_empty(),
            "{action} is refused without an explanation"
        );
        Ok(())
    }
}

/// All refused actions are tried on one copy first; only if that changes is the culprit looked for.
fn changes_nothing<G: Advice>(
    walk: &Walk<G>,
    seat: Seat,
    refused: &[&G::Action],
) -> Result<(), Fault> {
    let try_on = |copy: &mut G, action: &G::Action, chance: &mut Chance| {
        copy.apply(seat, action, chance, &mut Silent).is_err()
    };
    let mut copy = walk.position.clone();
    let mut chance = walk.chance();
    let all_refused = refused
        .iter()
        .all(|action| try_on(&mut copy, action, &mut chance));
    if all_refused && copy == walk.position {
        return Ok(());
    }
    for action in refused {
        let mut copy = walk.position.clone();
        ensure!(
            try_on(&mut copy, action, &mut walk.chance()) && copy == walk.position,
            "{action} is refused but changes the position"
        );
    }
    Ok(())
}
