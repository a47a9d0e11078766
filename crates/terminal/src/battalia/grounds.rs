//! The rules that actions go by, for people who ask why.

use ziggurat_shelf::battalia::{Action, Aim, Foe, Rise, View};

/// The numbers of the rules that apply to an action.
pub(super) fn grounds(view: &View, action: &Action) -> Vec<&'static str> {
    let defends = view.battle.as_ref().is_some_and(|b| b.defender_acts);
    match action {
        Action::Faction { .. } | Action::Start { .. } => vec!["BAT-2.8"],
        Action::Keep => vec!["BAT-3.2"],
        Action::Mulligan => vec!["BAT-4.6", "BAT-4.7"],
        Action::Cohort { .. } => vec!["BAT-4.1", "BAT-4.4"],
        Action::Recruit { .. } => vec!["BAT-7.1"],
        Action::Create { .. } => vec!["BAT-7.2"],
        Action::Build { level: None, .. } => vec!["BAT-8.1", "BAT-8.14"],
        Action::Build { .. } => vec!["BAT-8.2", "BAT-8.4"],
        Action::Upgrade { .. } => vec!["BAT-8.3", "BAT-8.4"],
        Action::Amulet { .. } => vec!["BAT-9.4", "BAT-6.7"],
        Action::Title {
            ranks: Rise::Two, ..
        } => vec!["BAT-9.10"],
        Action::Title { .. } => vec!["BAT-9.9"],
        Action::Scroll {
            aim: Aim::Itself(_),
            ..
        } => vec!["BAT-9.12"],
        Action::Scroll { .. } => vec!["BAT-9.11"],
        Action::Pitch { .. } | Action::Station { .. } => vec!["BAT-9.13"],
        Action::Strike { .. } => vec!["BAT-9.14"],
        Action::Hide { .. } | Action::Conceal { .. } => vec!["BAT-5.2", "BAT-5.3"],
        Action::Hire { .. } => vec!["BAT-11.1"],
        Action::Walk { .. } => vec!["BAT-11.3", "BAT-11.4"],
        Action::Ride { .. } => vec!["BAT-11.3", "BAT-11.5"],
        Action::Roam { .. } => vec!["BAT-17.3"],
        Action::Fly { .. } => vec!["BAT-10.5"],
        Action::Horn | Action::Fetch { .. } => vec!["BAT-10.6"],
        Action::Occupy { .. } => vec!["BAT-12.21"],
        Action::Attack { foe, .. } => attack(*foe),
        Action::End => vec!["BAT-6.16", "BAT-3.4"],
        Action::Pay { .. } => vec!["BAT-6.4"],
        Action::Place { .. } => vec!["BAT-8.5", "BAT-8.12"],
        Action::Take { .. } => vec!["BAT-7.4"],
        Action::Done => vec!["BAT-9.13", "BAT-10.6"],
        Action::Drop { .. } => vec!["BAT-5.5"],
        Action::Declare { .. } => vec!["BAT-12.26"],
        Action::Claim { .. } => vec!["BAT-13.6"],
        Action::Surrender => vec!["BAT-12.9"],
        Action::Retreat { .. } => vec!["BAT-12.11"],
        Action::Fight { .. } => vec!["BAT-12.10"],
        Action::Join { .. } => vec!["BAT-12.13"],
        Action::Lay { .. } if defends => vec!["BAT-12.13", "BAT-12.6"],
        Action::Lay { .. } => vec!["BAT-12.4", "BAT-12.6"],
        Action::Complete => vec!["BAT-12.14"],
        Action::Pass => vec!["BAT-12.17"],
    }
}

fn attack(foe: Foe) -> Vec<&'static str> {
    match foe {
        Foe::City | Foe::Hero { .. } => vec!["BAT-12.1", "BAT-12.2"],
        Foe::Neutral => vec!["BAT-13.1"],
        Foe::Ruins => vec!["BAT-13.6"],
    }
}
