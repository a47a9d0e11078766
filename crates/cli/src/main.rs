//! The `ziggurat` program.

use std::process::ExitCode;

/// Counts allocations, for `ziggurat bench`.
#[cfg(any(debug_assertions, feature = "count"))]
#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

/// Much faster than the usual one where many small values come and go, as in a server.
#[cfg(not(any(debug_assertions, feature = "count")))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    ziggurat_cli::run(std::env::args_os())
}
