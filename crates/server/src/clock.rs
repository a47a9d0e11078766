//! What time it is.

use std::time::SystemTime;

use ziggurat_table::Millis;

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |time| {
        u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
    })
}

/// The same, as the tables count.
pub(crate) fn moment() -> Millis {
    Millis(now())
}
