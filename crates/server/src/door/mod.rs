//! The way in: connections are accepted, counted, given a time for everything, and closed.

mod hall;
mod serve;
mod stream;
pub(crate) mod tls;

pub(crate) use self::{
    hall::Hall,
    serve::{Door, serve},
};
