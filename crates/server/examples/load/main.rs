//! The load generator: starts a server as a process of its own, plays at it, and prints figures.
//!
//! `load` runs the five quick scenes; `load wire idle` only these; `load --json` prints JSON.
//! Two scenes take long and run only when they are named: `load kill --kills=200` kills the server under
//! load, `load soak --minutes=30` mixes honest players with hostile clients.
//!
//! The server gets the first processor and the generator the second, where the system has `taskset`. A process
//! needs as many open files as there are connections; as many as the system allows are asked for
//! where it has `prlimit`.

#[path = "../../tests/support/mod.rs"]
mod support;

#[path = "../../tests/kills/mod.rs"]
mod kills;

#[path = "../../tests/wire/mod.rs"]
mod wire;

mod figures;
mod hostile;
mod kill;
mod mirror;
mod player;
mod process;
mod report;
mod scenes;
mod soak;
mod weight;

use std::{env, error::Error};

use serde_json::{Map, Value};

use crate::process::Strictness;

/// The one that the program has.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    if let [role, database, address] = words.as_slice()
        && let Some(strictness) = Strictness::of(role)
    {
        return process::serve(strictness, database, address);
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    if let [role, rest @ ..] = words.as_slice()
        && role == hostile::ROLE
    {
        return runtime.block_on(hostile::be(rest));
    }
    let (flags, scenes): (Vec<_>, Vec<_>) = words.into_iter().partition(|w| w.starts_with("--"));
    let length = Length {
        kills: number(&flags, "--kills=")?.unwrap_or(kill::KILLS),
        minutes: number(&flags, "--minutes=")?.unwrap_or(soak::MINUTES),
    };
    let machine = report::machine();
    process::pin_self();
    let figures = runtime.block_on(run(&scenes, length, machine))?;
    if flags.iter().any(|flag| flag == "--json") {
        println!("{}", serde_json::to_string_pretty(&figures)?);
    } else {
        println!("{}", report::tell(&figures));
    }
    Ok(())
}

/// How much the long scenes do.
#[derive(Clone, Copy, Debug)]
struct Length {
    kills: usize,
    minutes: u64,
}

/// The number of a flag, if it is there.
fn number<N: std::str::FromStr>(flags: &[String], name: &str) -> Result<Option<N>, String> {
    let value = flags.iter().find_map(|flag| flag.strip_prefix(name));
    let read = |text: &str| {
        text.parse()
            .map_err(|_| format!("{name}{text}: a whole number is needed"))
    };
    value.map(read).transpose()
}

/// The scenes that run unless others are named.
const QUICK: [&str; 5] = ["wire", "saturation", "paced", "idle", "restart"];

async fn run(wanted: &[String], length: Length, machine: Value) -> Result<Value, String> {
    let mut figures = Map::new();
    figures.insert("machine".into(), machine);
    figures.insert("disk_sync_ms".into(), figures::disk_sync().into());
    let wanted = wanted.iter().map(String::as_str);
    let scenes: Vec<&str> = match wanted.len() {
        0 => QUICK.to_vec(),
        _ => wanted.collect(),
    };
    for scene in scenes {
        eprintln!("{scene} …");
        let load_before = report::load_average();
        let mut result = match scene {
            "wire" => weight::weight(),
            "saturation" => scenes::saturation().await,
            "paced" => scenes::paced().await,
            "idle" => scenes::idle().await,
            "restart" => scenes::restart().await,
            "kill" => kill::kill(length.kills).await,
            "soak" => soak::soak(length.minutes).await,
            other => {
                let quick = QUICK.join(", ");
                return Err(format!(
                    "there is no scene {other:?}; there are {quick}, kill and soak"
                ));
            }
        };
        result["load_average_before"] = load_before.into();
        figures.insert(scene.to_owned(), result);
    }
    Ok(Value::Object(figures))
}
