//! What is printed on the cards and boards of Leaders and Cities, against the data.

use serde_json::Value;
use ziggurat_seven_wonders::{Board, Card, Cost, Side, Stage, Wonder};

use crate::support::*;

/// A cost as the data write it.
fn is_as_printed(cost: &Cost, fact: &Value) -> bool {
    let resources = fact["resources"].as_object().unwrap();
    let printed = |(resource, units): &(ziggurat_seven_wonders::Resource, u8)| {
        resources.get(resource.id()).and_then(Value::as_u64) == Some(u64::from(*units))
    };
    fact["coins"] == cost.coins
        && cost.resources.len() == resources.len()
        && cost.resources.iter().all(printed)
}

/// SWC-6, SWL-6, SWC-7.1: every black card and every guild costs what is printed, and has its effects.
#[test]
fn swc_6_swl_6_swc_7_1_cards_cost_what_is_printed() {
    let (leaders, cities) = (leaders_facts(), cities_facts());
    let black = list(&cities["city_cards"]).iter();
    let guilds = list(&leaders["guilds"])
        .iter()
        .chain(list(&cities["guilds"]));
    assert_eq!((black.len(), guilds.clone().count()), (27, 7));
    for fact in black.chain(guilds) {
        let card: Card = id(&fact["id"]).parse().unwrap();
        assert!(is_as_printed(&card.cost(), &fact["cost"]), "{card}");
        assert_eq!(id(&fact["colour"]), card.colour().id(), "{card}");
        assert_eq!(
            fact["age"].as_u64().unwrap_or(3),
            u64::from(card.age().number()),
            "{card}"
        );
        assert_eq!(list(&fact["effects"]).len(), card.effects().len(), "{card}");
    }
}

/// SWL-7.2, SWL-7.3, SWL-7.4, SWC-8.1, SWC-8.3: the boards of Leaders and Cities, stage by stage.
#[test]
fn swl_7_2_swl_7_3_swl_7_4_stages_cost_what_is_printed() {
    let (leaders, cities) = (leaders_facts(), cities_facts());
    let wonders = list(&leaders["wonders"])
        .iter()
        .chain(list(&cities["wonders"]));
    let mut stages_seen = 0;
    for fact in wonders {
        let wonder: Wonder = id(&fact["id"]).parse().unwrap();
        for (side, name) in [(Side::A, "A"), (Side::B, "B")] {
            let board = Board { wonder, side };
            let fact = &fact["sides"][name];
            let start = board.start().map(|resource| resource.id().to_owned());
            assert_eq!(fact["start"]["resource"].as_str(), start.as_deref());
            let stages = list(&fact["stages"]);
            assert_eq!(stages.len(), board.stages(), "{wonder} {name}");
            for (&stage, fact) in Stage::ALL.iter().zip(stages) {
                let cost = board.stage_cost(stage).unwrap();
                assert!(
                    is_as_printed(&cost, &fact["cost"]),
                    "{wonder} {name} {stage}"
                );
                let effects = list(&fact["effects"]).len();
                assert_eq!(
                    effects,
                    board.stage_effects(stage).len(),
                    "{wonder} {name} {stage}"
                );
                stages_seen += 1;
            }
        }
    }
    assert_eq!(stages_seen, 2 + 3 + 3 + 2 + 3 + 2);
}
