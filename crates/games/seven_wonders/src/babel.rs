//! The two modules of Babel.

mod projects;
mod tower;
