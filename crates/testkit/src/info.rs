//! The fixed properties of a game are consistent.

use ziggurat_engine::{Chance, Game, MAX_SEATS};

use crate::{Fault, cases, fault::ensure, rule_ids};

/// Ids are well-formed, both rule texts have the same rules, options survive a round trip through JSON,
/// and no game starts with a number of seats that is not allowed.
///
/// # Errors
/// The first fault.
pub fn info_is_consistent<G: Game>() -> Result<(), Fault> {
    let info = G::INFO;
    let id_like = |id: &str| {
        let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c);
        !id.is_empty() && id.chars().all(allowed)
    };
    ensure!(id_like(info.id), "{:?} is not an id", info.id);
    for category in info.categories {
        ensure!(id_like(category), "the category {category:?} is not an id");
    }
    ensure!(
        !info.seats.is_empty() && info.seats.is_sorted_by(|a, b| a < b),
        "the numbers of seats should be in ascending order, but are {:?}",
        info.seats
    );
    ensure!(!info.rules_version.is_empty(), "the rules have no version");
    same_rules::<G>()?;
    options_come_back::<G>()?;
    only_allowed_seats::<G>()
}

fn same_rules<G: Game>() -> Result<(), Fault> {
    let (en, de) = (rule_ids(G::RULES.en), rule_ids(G::RULES.de));
    ensure!(!en.is_empty(), "the rule text has no numbered rules");
    if let Some(id) = en.symmetric_difference(&de).next() {
        return Err(Fault::new(format!("only one rule text has {id}")));
    }
    for id in en {
        let prefix = id.split('-').next().unwrap_or_default();
        ensure!(
            G::INFO.rule_prefixes.contains(&prefix),
            "the rule {id} begins with none of {:?}",
            G::INFO.rule_prefixes
        );
    }
    Ok(())
}

fn options_come_back<G: Game>() -> Result<(), Fault> {
    let defaults = serde_json::from_str::<G::Options>("{}");
    ensure!(
        defaults.is_ok_and(|options| options == G::Options::default()),
        "options that are left out do not get their defaults"
    );
    for case in cases::<G>() {
        let text = serde_json::to_string(&case.options).unwrap_or_default();
        let back = serde_json::from_str::<G::Options>(&text);
        ensure!(
            back.is_ok_and(|back| back == case.options),
            "{case}: the options change on a round trip through {text}"
        );
    }
    Ok(())
}

fn only_allowed_seats<G: Game>() -> Result<(), Fault> {
    for seats in 0..=MAX_SEATS as u8 + 1 {
        let dealt = G::setup(&G::Options::default(), seats, &mut Chance::new(1)).is_ok();
        ensure!(
            dealt == G::INFO.seats.contains(&seats),
            "with {seats} seats the game can be dealt: {dealt}; allowed are {:?}",
            G::INFO.seats
        );
    }
    Ok(())
}
