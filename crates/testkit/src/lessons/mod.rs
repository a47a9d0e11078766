//! The lessons of a game can be taken: they are solved as they tell, and every other try gets an answer.

mod file;
mod steps;
mod words;

use std::{fs, path::Path};

use serde_json::Value;
use ziggurat_engine::{Advice, Chance, Viewer};
use ziggurat_table::lesson::{Lesson, Plan};

use self::file::Course;
use crate::{Fault, fault::ensure};

/// The parts of the screen that every game has.
const SCREEN: [&str; 9] = [
    "@primary", "@undo", "@hint", "@status", "@board", "@hand", "@log", "@extras", "@menu",
];
/// A lesson with more steps is two lessons.
const MOST_STEPS: usize = 8;
/// A course with more lessons is two courses.
const MOST_LESSONS: usize = 10;

/// Every course in a folder: it can be read, its positions can exist, every step is solved as told,
/// everything else that is legal gets an answer, all words are there in both languages and short, and
/// what is pointed at exists: `places` are the game's own, by the names of the client's `data-place`.
///
/// # Errors
/// All faults.
pub fn lessons_can_be_taken<G: Advice>(folder: &Path, places: &[String]) -> Result<(), Fault> {
    let read = fs::read_dir(folder).map_err(|error| Fault::new(format!("{folder:?}: {error}")))?;
    let mut files: Vec<_> = read.flatten().map(|entry| entry.path()).collect();
    files.sort_unstable();
    ensure!(!files.is_empty(), "there is no course in {folder:?}");
    let mut faults = Vec::new();
    for file in files {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let text = fs::read_to_string(&file).unwrap_or_default();
        let found = course::<G>(&text, places);
        faults.extend(found.into_iter().map(|fault| fault.at(&name).to_string()));
    }
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

/// What is wrong with a course.
fn course<G: Advice>(text: &str, places: &[String]) -> Vec<Fault> {
    let course: Course = match serde_json::from_str(text) {
        Ok(course) => course,
        Err(error) => return vec![Fault::new(error.to_string())],
    };
    let mut faults = words::faults([course.title.as_str(), &course.about]);
    if course.lessons.is_empty() || course.lessons.len() > MOST_LESSONS {
        let count = course.lessons.len();
        faults.push(Fault::new(format!(
            "{count} lessons: at most {MOST_LESSONS}"
        )));
    }
    let mut ids = Vec::new();
    for value in &course.lessons {
        let id = value["id"].as_str().unwrap_or_default().to_owned();
        if ids.contains(&id) {
            faults.push(Fault::new(format!("the id {id:?} stands twice")));
        }
        let found = lesson::<G>(value, places);
        faults.extend(found.into_iter().map(|fault| fault.at(&id)));
        ids.push(id);
    }
    faults
}

/// What is wrong with a lesson: everything about its words, and the first thing about its steps.
fn lesson<G: Advice>(value: &Value, places: &[String]) -> Vec<Fault> {
    let told: file::Lesson = match serde_json::from_value(value.clone()) {
        Ok(told) => told,
        Err(error) => return vec![Fault::new(error.to_string())],
    };
    let mut faults = words::faults(told.keys());
    let usable =
        |id: &str| !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    if !usable(&told.id) {
        faults.push(Fault::new("an id is written in small letters"));
    }
    if told.steps.is_empty() || told.steps.len() > MOST_STEPS {
        let count = told.steps.len();
        faults.push(Fault::new(format!("{count} steps: at most {MOST_STEPS}")));
    }
    let known = |place: &str| {
        SCREEN.contains(&place)
            || place.starts_with("@player-")
            || places.iter().any(|own| own == place)
    };
    let unknown = told.places().filter(|place| !known(place));
    faults.extend(unknown.map(|place| Fault::new(format!("there is no place {place:?}"))));
    faults.extend(solved::<G>(value, &told).err());
    faults
}

fn solved<G: Advice>(value: &Value, told: &file::Lesson) -> Result<(), Fault> {
    let plan: Plan<G> = serde_json::from_value(value.clone())
        .map_err(|error| Fault::new(format!("it cannot be read: {error}")))?;
    let position = &plan.position;
    position
        .validate()
        .map_err(|invalid| Fault::new(invalid.0))?;
    ensure!(
        plan.seat.0 < position.seats(),
        "there is no seat {}",
        plan.seat
    );
    let lesson = opened(plan.clone())?;
    // Whoever learns sees what their seat sees, as at any table.
    let mut other = plan.clone();
    let viewer = Viewer::Seat(plan.seat);
    other.position.resample(viewer, &mut Chance::new(1));
    ensure!(
        opened(other)?.snapshot() == lesson.snapshot(),
        "the learner sees what is hidden"
    );
    steps::walk(lesson, &plan, told)
}

fn opened<G: Advice>(plan: Plan<G>) -> Result<Lesson<G>, Fault> {
    let names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal"];
    let names: Vec<_> = names.iter().filter_map(|name| name.parse().ok()).collect();
    Lesson::open(plan, &names).map_err(|error| Fault::new(error.to_string()))
}
