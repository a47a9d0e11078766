//! The load generator: starts a server as a process of its own, plays at it, and prints figures.
//!
//! `load` runs all scenes; `load saturation idle` only these; `load --json` prints JSON. The server
//! gets the first processor and the generator the second, where the system has `taskset`. A process
//! needs as many open files as there are connections; as many as the system allows are asked for
//! where it has `prlimit`.

#[path = "../../tests/support/mod.rs"]
mod support;

mod figures;
mod player;
mod process;
mod report;
mod scenes;

use std::{env, error::Error};

use serde_json::{Map, Value};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    if let [role, database, address] = words.as_slice()
        && role == "serve"
    {
        return process::serve(database, address);
    }
    let (flags, scenes): (Vec<_>, Vec<_>) = words.into_iter().partition(|w| w.starts_with("--"));
    let machine = report::machine();
    process::pin_self();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let figures = runtime.block_on(run(&scenes, machine));
    if flags.iter().any(|flag| flag == "--json") {
        println!("{}", serde_json::to_string_pretty(&figures)?);
    } else {
        println!("{}", report::tell(&figures));
    }
    Ok(())
}

async fn run(wanted: &[String], machine: Value) -> Value {
    let all = ["saturation", "paced", "idle", "restart"];
    let mut figures = Map::new();
    figures.insert("machine".into(), machine);
    figures.insert("disk_sync_ms".into(), figures::disk_sync().into());
    for scene in all
        .iter()
        .filter(|scene| wanted.is_empty() || wanted.iter().any(|w| w == *scene))
    {
        eprintln!("{scene} …");
        let load_before = report::load_average();
        let mut result = match *scene {
            "saturation" => scenes::saturation().await,
            "paced" => scenes::paced().await,
            "idle" => scenes::idle().await,
            _ => scenes::restart().await,
        };
        result["load_average_before"] = load_before.into();
        figures.insert((*scene).to_owned(), result);
    }
    Value::Object(figures)
}
