//! All cities in a table, the tower and the project.
//!
//! ```text
//!            Stages  Coins  Arms  War  Science  Br  Gr  Bl  Ye  Re  Gn  Pu  Points
//! 1 Anna *      1/3      5     0    0    0-0-1   2   1   1   0   0   1   0       6
//! ```
//!
//! With Leaders or Cities there are more columns, and shorter heads and names.

use ziggurat_shelf::seven_wonders::{CityView, Colour, ProjectView, Symbol, Tile, TowerView, View};

use super::wording::{cost, is_free_city, mark, town};
use crate::{
    Page,
    canvas::{Paint, painted},
    layout::{hanging, shorten, table, wrap},
};

/// How much of a name has room in the table, and in one with more columns.
const NAME: usize = 11;
const SHORT_NAME: usize = 9;
const HEADS: [&str; 5] = ["stages", "coins", "shields", "war", "science"];

/// Draws the cities, the tower and the project.
pub(super) fn draw(view: &View, page: &Page) -> String {
    let mut out = cities(view, page);
    let tower = view.tower.as_ref().map(|tower| tower_lines(tower, page));
    let project = view.project.as_ref().map(|it| project_lines(it, page));
    for lines in [tower, project].into_iter().flatten() {
        out.push('\n');
        out.push_str(&lines);
    }
    out
}

/// What is counted in a narrow column.
#[derive(Clone, Copy, Debug)]
enum Count {
    Structures(Colour),
    Leaders,
    Debt,
}

impl Count {
    /// What there is to count in this game.
    fn all(view: &View) -> Vec<Self> {
        let city = view.cities.first();
        let colours = city.into_iter().flat_map(|city| city.colours.keys());
        let mut counts: Vec<Self> = colours.map(|colour| Self::Structures(*colour)).collect();
        counts.extend(view.options.leaders.then_some(Self::Leaders));
        counts.extend(view.options.cities.then_some(Self::Debt));
        counts
    }

    fn head(self, page: &Page) -> String {
        match self {
            Self::Structures(colour) => mark(colour, page),
            Self::Leaders => mark(Colour::White, page),
            Self::Debt => page.text("term-swb-mark-debt"),
        }
    }

    fn cell(self, city: &CityView) -> String {
        let count = match self {
            Self::Structures(colour) => city.colours.get(&colour).copied().unwrap_or(0),
            Self::Leaders => city.leaders.len() as u8,
            Self::Debt => city.debt,
        };
        match count {
            0 => " ·".to_owned(),
            count => format!("{count:>2}"),
        }
    }
}

/// Whether the table has many columns.
fn is_crowded(view: &View) -> bool {
    view.options.leaders || view.options.cities
}

fn cities(view: &View, page: &Page) -> String {
    let long = if is_crowded(view) { "short" } else { "head" };
    let head = |id: &str| page.text(&format!("term-swb-{long}-{id}"));
    let counts: Vec<String> = Count::all(view).iter().map(|it| it.head(page)).collect();
    let first = std::iter::once(String::new()).chain(HEADS.map(head));
    let last = [counts.join(" "), head("points")];
    let mut rows = vec![first.chain(last).collect()];
    rows.extend((0..view.cities.len()).map(|city| row(view, city, page)));
    let lines = table(&rows);
    let paint = |(row, line): (usize, &str)| {
        let paint = match row.checked_sub(1) {
            Some(city) if !is_free_city(view, city) => Paint::Seat(city as u8),
            _ => Paint::Plain,
        };
        format!("{}\n", painted(line, paint, page.style.colours))
    };
    lines.lines().enumerate().map(paint).collect()
}

fn row(view: &View, city: usize, page: &Page) -> Vec<String> {
    let here = &view.cities[city];
    let built = here.stages.iter().filter(|stage| stage.built).count();
    let room = if is_crowded(view) { SHORT_NAME } else { NAME };
    let name = shorten(&town(view, city, page), room);
    let mut cells = vec![
        format!("{name}{}", choice_sign(here)),
        format!("{built}/{}", here.stages.len()),
        here.coins.to_string(),
        here.shields.to_string(),
        war(here),
        science(here),
    ];
    let counts: Vec<String> = Count::all(view).iter().map(|it| it.cell(here)).collect();
    cells.push(counts.join(" "));
    cells.push(match is_free_city(view, city) {
        true => String::new(),
        false => here.points.sum.to_string(),
    });
    cells
}

/// A star where everything has been chosen.
fn choice_sign(city: &CityView) -> &'static str {
    match city.asked && city.chosen {
        true => " *",
        false => "",
    }
}

/// Points of victory and defeat tokens.
fn war(city: &CityView) -> String {
    let values = [1, 3, 5];
    let victories = city.victories.iter().zip(values);
    let won: i32 = victories.map(|(n, value)| i32::from(*n) * value).sum();
    match (won, city.defeats) {
        (0, 0) => "0".to_owned(),
        (won, 0) => format!("+{won}"),
        (won, lost) => format!("+{won}−{lost}"),
    }
}

/// Symbols in the order of the legend, and those of choice.
fn science(city: &CityView) -> String {
    let count = |symbol: &Symbol| city.science.get(symbol).copied().unwrap_or(0).to_string();
    let symbols: Vec<String> = Symbol::ALL.iter().map(count).collect();
    match city.science_choices {
        0 => symbols.join("-"),
        more => format!("{}+{more}", symbols.join("-")),
    }
}

/// The tiles in force, with what they do.
fn tower_lines(tower: &TowerView, page: &Page) -> String {
    let key = match tower.active.is_empty() {
        true => "term-swb-tower-empty",
        false => "term-swb-tower",
    };
    let values = [
        ("built", tower.tiles.len().into()),
        ("slots", u32::from(tower.slots).into()),
    ];
    let mut out = format!("{}\n", wrap(&page.with(key, &values), 2));
    for tile in &tower.active {
        out.push_str(&format!("  {}\n", tile_line(*tile, page)));
    }
    out
}

/// A tile with what it does.
pub(super) fn tile_line(tile: Tile, page: &Page) -> String {
    let name = page.text(tile.key());
    let does = page.text(&format!("{}-text", tile.key()));
    hanging(
        &format!("{:>2}", tile.number()),
        &format!("{name}: {does}"),
        2,
    )
}

fn project_lines(it: &ProjectView, page: &Page) -> String {
    let project = it.project;
    let values = [
        ("project", page.text(project.key()).into()),
        ("colour", page.text(project.colour().key()).into()),
        ("cost", cost(&project.cost(), page).into()),
        ("reward", page.say(&project.reward()).into()),
        ("penalty", page.say(&project.penalty()).into()),
        ("tokens", u32::from(it.tokens).into()),
        ("of", u32::from(it.tokens_at_start).into()),
    ];
    format!("{}\n", wrap(&page.with("term-swb-project", &values), 2))
}

/// What the signs mean.
pub(super) fn legend(page: &Page) -> String {
    let colour = |colour: &Colour| {
        let mark = mark(*colour, page);
        format!("{mark} {}", page.text(colour.key()))
    };
    let colours: Vec<String> = Colour::ALL.iter().map(colour).collect();
    let symbols: Vec<String> = Symbol::ALL.iter().map(|s| page.text(s.key())).collect();
    let star = page.text("term-swb-legend-star");
    let head = |id: &str| page.text(&format!("term-swb-head-{id}"));
    let text = |id: &str| page.text(&format!("term-swb-legend-{id}"));
    let symbols = [("symbols", symbols.join(", ").into())];
    let lines = [
        ("*".to_owned(), star),
        (head("stages"), text("stages")),
        (head("shields"), text("shields")),
        (head("war"), text("war")),
        (
            head("science"),
            page.with("term-swb-legend-science", &symbols),
        ),
        (head("points"), text("points")),
        (mark(Colour::Brown, page), colours.join(", ")),
        (page.text("term-swb-mark-debt"), text("debt")),
    ];
    let line = |(sign, text): (String, String)| format!("  {}\n", hanging(&sign, &text, 9));
    lines.map(line).concat()
}
