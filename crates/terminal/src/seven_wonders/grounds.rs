//! The rules that actions go by, for people who ask why.

use ziggurat_shelf::seven_wonders::{Action, ActionKind, Join, Leader, Payment, Phase, View, Way};

/// The numbers of the rules that apply to an action.
pub(super) fn grounds(view: &View, action: Action) -> Vec<&'static str> {
    let mut rules = match action.kind() {
        ActionKind::ChooseSide { .. } => vec!["SWB-2.4"],
        ActionKind::KeepTile { .. } => vec!["SWT-2.2"],
        ActionKind::Build {
            way, join, payment, ..
        } => build(way, join, payment),
        ActionKind::Stage {
            token,
            payment,
            bury,
            ..
        } => stage("SWB-4.2", token, payment, bury),
        ActionKind::Sell { .. } => vec!["SWB-4.3"],
        ActionKind::Tower { .. } => vec!["SWT-3.1"],
        ActionKind::Drop { .. } => vec!["SWB-9.4"],
        ActionKind::Leave => vec!["SWB-9.9"],
        ActionKind::Dig { join, payment, .. } => {
            let mut rules = vec!["SWB-9.8"];
            rules.extend(joined(join));
            rules.extend(bought(payment));
            rules
        }
        ActionKind::Destroy { .. } => vec!["SWP-4.1"],
        ActionKind::ReturnTokens { .. } => vec!["SWP-4.3"],
        ActionKind::KeepLeader { .. } => vec!["SWL-2.2"],
        ActionKind::Recruit { .. } => match view.phase {
            Phase::ExtraLeader { .. } => vec!["SWL-7.4", "SWL-3.6"],
            _ => vec!["SWL-3.3", "SWL-3.6"],
        },
        ActionKind::LeaderStage {
            token,
            payment,
            bury,
            ..
        } => stage("SWL-3.3", token, payment, bury),
        ActionKind::SellLeader { .. } => vec!["SWL-3.3"],
        ActionKind::LeaderTower { .. } => vec!["SWL-12.2"],
        ActionKind::CopyLeader { .. } => vec!["SWL-6.4"],
        ActionKind::PayLoss { .. } => vec!["SWC-4.2"],
        ActionKind::Decline => vec!["SWL-7.4"],
    };
    if view.phase == Phase::LastCard {
        rules.push("SWB-9.4");
    }
    if is_for_free_city(action) {
        rules.push("SWB-15.4");
    }
    rules.dedup();
    rules
}

fn is_for_free_city(action: Action) -> bool {
    match action.kind() {
        ActionKind::Build { free_city, .. }
        | ActionKind::Stage { free_city, .. }
        | ActionKind::Sell { free_city, .. }
        | ActionKind::Drop { free_city, .. } => free_city,
        ActionKind::ChooseSide { .. }
        | ActionKind::KeepTile { .. }
        | ActionKind::Tower { .. }
        | ActionKind::Leave
        | ActionKind::Dig { .. }
        | ActionKind::Destroy { .. }
        | ActionKind::ReturnTokens { .. }
        | ActionKind::KeepLeader { .. }
        | ActionKind::Recruit { .. }
        | ActionKind::LeaderStage { .. }
        | ActionKind::SellLeader { .. }
        | ActionKind::LeaderTower { .. }
        | ActionKind::Decline
        | ActionKind::CopyLeader { .. }
        | ActionKind::PayLoss { .. } => false,
    }
}

fn build(way: Way, join: Join, payment: Payment) -> Vec<&'static str> {
    let mut rules = vec!["SWB-4.1"];
    rules.push(match way {
        Way::Pay => "SWB-5.1",
        Way::Chain => "SWB-7.1",
        Way::Olympia => "SWB-9.5",
        Way::Token => "SWP-5.5",
        Way::Caligula => "SWC-7.6",
    });
    rules.extend(bought(payment));
    rules.extend(joined(join));
    rules
}

fn stage(
    use_of_card: &'static str,
    token: bool,
    payment: Payment,
    bury: Option<Leader>,
) -> Vec<&'static str> {
    let mut rules = vec![use_of_card];
    rules.extend(bury.map(|_| "SWB-9.23"));
    rules.extend(token.then_some("SWP-5.6"));
    rules.extend(bought(payment));
    rules
}

fn bought(payment: Payment) -> Option<&'static str> {
    (payment.left + payment.right > 0).then_some("SWB-6.1")
}

fn joined(join: Join) -> Option<&'static str> {
    match join {
        Join::No => None,
        Join::Yes => Some("SWP-2.1"),
        Join::Wild => Some("SWP-2.8"),
    }
}
