//! What a series has shown, for programs and for people.

use serde_json::{Map, Value, json};
use ziggurat_bots::stats::Standing;
use ziggurat_terminal::{message_key, table};
use ziggurat_words::{Lang, text, text_with};

use super::{Player, Summary, player::Kind};
use crate::args;

pub(crate) fn json(args: &args::Simulate, summary: &Summary) -> Value {
    let standings = args.bots.iter().zip(&summary.tally.standings);
    let bots: Vec<Value> = standings
        .map(|(&bot, standing)| of_bot(bot, standing))
        .collect();
    json!({
        "game": args.game,
        "seats": args.bots.len(),
        "options": summary.options,
        "games": args.games,
        "seed": summary.seed.to_string(),
        "decisions": summary.decisions,
        "seconds": summary.seconds,
        "endings": summary.tally.endings,
        "bots": bots,
    })
}

fn of_bot(bot: Player, standing: &Standing) -> Value {
    let categories = standing.mean_categories().into_iter();
    let categories: Map<_, _> = categories
        .map(|(category, points)| (category.to_owned(), points.into()))
        .collect();
    json!({
        "bot": bot.to_string(),
        "games": standing.games,
        "wins": standing.wins,
        "win_share": standing.win_share(),
        "interval_95": standing.interval(),
        "mean_place": standing.mean_place(),
        "mean_points": standing.mean_points(),
        "mean_points_by_category": categories,
    })
}

pub(crate) fn readable(args: &args::Simulate, summary: &Summary) -> String {
    let lang = args.lang.get();
    let values = [
        ("game", lang.pick(args.game.info().name).into()),
        ("games", args.games.into()),
        ("seed", summary.seed.to_string().into()),
        ("seconds", format!("{:.1}", summary.seconds).into()),
    ];
    let head = text_with(lang, "term-sim-head", &values);
    let table = table(&rows(args, summary, lang));
    format!("{head}\n\n{table}\n{}", endings(args, summary, lang))
}

/// How many games ended for each reason, in words.
fn endings(args: &args::Simulate, summary: &Summary, lang: Lang) -> String {
    let info = args.game.info();
    let line = |(reason, &games): (&&str, &u32)| {
        let reason = text(lang, &message_key(&info, "end", reason));
        let values = [("games", games.into()), ("reason", reason.into())];
        format!("{}\n", text_with(lang, "term-sim-ending", &values))
    };
    summary.tally.endings.iter().map(line).collect()
}

fn rows(args: &args::Simulate, summary: &Summary, lang: Lang) -> Vec<Vec<String>> {
    let heads = ["bot", "wins", "interval", "place", "points"];
    let mut head: Vec<String> = heads
        .iter()
        .map(|id| text(lang, &format!("term-sim-{id}")))
        .collect();
    let info = args.game.info();
    let categories = info.categories.iter();
    head.extend(categories.map(|id| text(lang, &message_key(&info, "points", id))));
    let standings = args.bots.iter().zip(&summary.tally.standings);
    let rows = standings.map(|(&bot, standing)| row(bot, standing, lang));
    std::iter::once(head).chain(rows).collect()
}

fn row(bot: Player, standing: &Standing, lang: Lang) -> Vec<String> {
    let percent = |share: f64| format!("{:.1} %", share * 100.0);
    let interval = standing.interval();
    let mut row = vec![
        name(bot, lang),
        percent(standing.win_share()),
        format!("{:.1}–{}", interval.low * 100.0, percent(interval.high)),
        format!("{:.2}", standing.mean_place()),
        format!("{:.1}", standing.mean_points()),
    ];
    let categories = standing.mean_categories();
    row.extend(categories.iter().map(|(_, points)| format!("{points:.1}")));
    row
}

fn name(bot: Player, lang: Lang) -> String {
    let kind = match bot.kind {
        Kind::Bot(level) => text(lang, &format!("level-{level}")),
        Kind::Hint => text(lang, "coach-follower"),
    };
    match bot.to_string().split_once('@') {
        Some((_, budget)) => format!("{kind} @ {budget}"),
        None => kind,
    }
}
