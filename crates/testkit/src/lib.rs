//! The contract suite for games, and what their tests share.
//!
//! A game runs the whole suite with three lines in its `tests/contract.rs`:
//!
//! ```
//! use ziggurat_babylonia::Babylonia;
//!
//! ziggurat_testkit::contract!(Babylonia);
//! ```
//!
//! Every check plays whole games with every allowed number of seats and all of
//! [`Game::option_sets`](ziggurat_engine::Game::option_sets). A check is a function that returns the
//! first [`Fault`] it finds, so that the suite itself can be tested with games that are broken on
//! purpose; [`pass`] turns a fault into a failed test.
//!
//! The tests of the games also share [`by_hand`] (positions and actions as people write them),
//! [`in_random_play`] (a look at every position of random games), [`counsel`] (what a game tells bots),
//! [`path_count`] (how many ways lead on from a position), [`golden`] (whole games, stored and
//! compared) and [`fuzz`] (what must hold for any bytes).

mod bots;
pub mod by_hand;
mod case;
pub mod counsel;
mod document;
mod exact;
mod fault;
pub mod fuzz;
pub mod golden;
mod hidden;
mod info;
mod lessons;
mod numbers;
mod paths;
mod play;
mod reasons;
mod rules;
mod sampling;
mod table;
mod universe;
mod walk;
mod words;

pub use bots::bots_see_what_their_seat_sees;
pub use case::{Case, cases};
pub use document::positions_are_documents;
pub use exact::legal_is_exact;
pub use fault::{Fault, pass};
pub use hidden::{hidden_stays_hidden, views_are_enough};
pub use info::info_is_consistent;
pub use lessons::lessons_can_be_taken;
pub use numbers::numbers_are_numbers;
pub use paths::path_count;
pub use play::games_end;
pub use reasons::reasons_are_honest;
pub use rules::rule_ids;
pub use sampling::sample_is_uniform;
pub use table::{recorded_match, undo_and_replay};
pub use universe::{mutations, universe};
pub use walk::{Policy, Walk, in_random_play};
pub use words::{everything_has_words, names_have_words};

/// Makes the contract tests for a game.
#[macro_export]
macro_rules! contract {
    ($game:ty) => {
        $crate::contract!($game: info_is_consistent games_end legal_is_exact positions_are_documents
            numbers_are_numbers hidden_stays_hidden bots_see_what_their_seat_sees reasons_are_honest sample_is_uniform
            undo_and_replay everything_has_words);
    };
    ($game:ty: $($check:ident)+) => {
        $(
            #[test]
            fn $check() {
                $crate::pass($crate::$check::<$game>());
            }
        )+
    };
}

/// Makes the test that the courses in the folder `lessons` of a game can be taken; `places` are what they
/// can point at, apart from the parts of the screen that every game has.
#[macro_export]
macro_rules! lessons {
    ($game:ty, $places:expr) => {
        #[test]
        fn lessons_can_be_taken() {
            let folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
            $crate::pass($crate::lessons_can_be_taken::<$game>(&folder, &$places));
        }
    };
}

/// Makes the test that every name in these sets, made by [`ids!`](ziggurat_engine::ids), has words.
#[macro_export]
macro_rules! names {
    ($($set:ident)+) => {
        #[test]
        fn every_name_has_words() {
            $($crate::pass($crate::names_have_words($set::ALL.iter().map(|one| one.key())));)+
        }
    };
}
