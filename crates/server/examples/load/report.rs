//! The figures as people read them.

use std::{env, fs, thread};

use serde_json::{Value, json};

/// A figure that counts, and what it should be.
struct Goal {
    scene: &'static str,
    figure: &'static str,
    what: &'static str,
    unit: &'static str,
    floor: f64,
    target: f64,
    /// Whether more is better; otherwise less is.
    more: bool,
}

const fn at_least(
    scene: &'static str,
    figure: &'static str,
    what: &'static str,
    floor: f64,
    target: f64,
) -> Goal {
    Goal {
        scene,
        figure,
        what,
        unit: "/s",
        floor,
        target,
        more: true,
    }
}

const fn at_most(
    scene: &'static str,
    figure: &'static str,
    what: &'static str,
    unit: &'static str,
    floor: f64,
    target: f64,
) -> Goal {
    Goal {
        scene,
        figure,
        what,
        unit,
        floor,
        target,
        more: false,
    }
}

const GOALS: [Goal; 10] = [
    at_most(
        "wire",
        "median_bytes",
        "an update, the middle of them, heaviest game",
        "B",
        600.0,
        600.0,
    ),
    at_most(
        "wire",
        "p99_bytes",
        "p99 of an update, heaviest game",
        "B",
        4_096.0,
        4_096.0,
    ),
    at_most(
        "wire",
        "match_kb",
        "all that a watcher is told of a match, at most",
        "kB",
        150.0,
        150.0,
    ),
    at_least(
        "saturation",
        "moves_per_second",
        "moves at saturation, 500 matches",
        20_000.0,
        30_000.0,
    ),
    at_most(
        "paced",
        "p99_ms",
        "p99 of a move, 5000 clients in 2500 matches",
        "ms",
        3.0,
        3.0,
    ),
    at_most(
        "idle",
        "memory_mb",
        "memory, 10000 idle connections",
        "MB",
        300.0,
        120.0,
    ),
    at_most(
        "restart",
        "first_move_ms",
        "restart with 10000 tables to the first move",
        "ms",
        5_000.0,
        1_000.0,
    ),
    at_most(
        "soak",
        "p99_ms",
        "p99 of a move, 2000 players among hostile clients",
        "ms",
        10.0,
        5.0,
    ),
    at_most(
        "soak",
        "memory_swing_percent",
        "swing of memory around its middle",
        "%",
        5.0,
        2.0,
    ),
    at_most(
        "soak",
        "honest_players_cut_off",
        "honest players cut off",
        "",
        0.0,
        0.0,
    ),
];

impl Goal {
    fn verdict(&self, measured: f64) -> &'static str {
        let reached = |goal: f64| {
            if self.more {
                measured >= goal
            } else {
                measured <= goal
            }
        };
        match (reached(self.floor), reached(self.target)) {
            (_, true) => "target reached",
            (true, _) => "between floor and target",
            _ => "BELOW THE FLOOR",
        }
    }

    fn line(&self, figures: &Value) -> Option<String> {
        let scene = figures.get(self.scene)?;
        let Some(measured) = scene.get(self.figure).and_then(Value::as_f64) else {
            return Some(format!("{:<50} {scene}", self.what));
        };
        let number = |value: f64| match value {
            value if value >= 100.0 => format!("{value:.0} {}", self.unit),
            value => format!("{value:.2} {}", self.unit),
        };
        let (floor, target) = (number(self.floor), number(self.target));
        let (measured, verdict) = (number(measured), self.verdict(measured));
        Some(format!(
            "{:<50} {measured:>12} {floor:>12} {target:>12}   {verdict}",
            self.what
        ))
    }
}

/// The load average of the system: other programs on the same processors spoil the figures.
pub(crate) fn load_average() -> Option<f64> {
    let text = fs::read_to_string("/proc/loadavg").ok()?;
    text.split(' ').next()?.parse().ok()
}

/// What the figures were measured on.
pub(crate) fn machine() -> Value {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info
        .lines()
        .find_map(|line| line.strip_prefix("model name"));
    let model = model.map(|rest| rest.trim_start_matches([' ', '\t', ':']));
    json!({
        "system": format!("{} {}", env::consts::OS, env::consts::ARCH),
        "processor": model,
        "processors": thread::available_parallelism().map_or(1, usize::from),
        "load_average": load_average(),
    })
}

/// Everything, the figures that count first.
pub(crate) fn tell(figures: &Value) -> String {
    let header = format!(
        "{:<50} {:>12} {:>12} {:>12}",
        "", "measured", "floor", "target"
    );
    let mut lines = vec![header];
    lines.extend(GOALS.iter().filter_map(|goal| goal.line(figures)));
    lines.push(String::new());
    for (name, figure) in figures.as_object().into_iter().flatten() {
        lines.push(format!("{name}: {}", details(figure)));
    }
    lines.join("\n")
}

fn details(figure: &Value) -> String {
    let Some(parts) = figure.as_object() else {
        return figure.to_string();
    };
    let part = |(name, value): (&String, &Value)| match value.as_str() {
        Some(text) => format!("{name} {text}"),
        None => format!("{name} {value}"),
    };
    parts.iter().map(part).collect::<Vec<_>>().join(", ")
}
