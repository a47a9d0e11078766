//! The way into a module: bytes in, bytes out.

use std::cell::RefCell;

use ziggurat_bots::Clock;
use ziggurat_engine::{Advice, Study};

use crate::{Mind, Plain, Room};

/// A room behind two buffers. Whoever is outside writes a request into the one and reads the answer
/// from the other; both are reused.
#[derive(Debug)]
pub struct Door<G: Advice + Study, M = Plain>(RefCell<Inside<G, M>>);

#[derive(Debug)]
struct Inside<G: Advice + Study, M> {
    room: Room<G, M>,
    request: Vec<u8>,
    answer: Vec<u8>,
}

impl<G: Advice + Study, M> Default for Door<G, M> {
    fn default() -> Self {
        Self(RefCell::new(Inside {
            room: Room::default(),
            request: Vec::new(),
            answer: Vec::new(),
        }))
    }
}

impl<G: Advice + Study, M: Mind<G>> Door<G, M> {
    /// Where to write a request of this many bytes.
    pub fn reserve(&self, length: usize) -> *mut u8 {
        let request = &mut self.0.borrow_mut().request;
        request.clear();
        request.resize(length, 0);
        request.as_mut_ptr()
    }

    /// Carries the request out and says how many bytes the answer has.
    pub fn answer(&self, clock: &dyn Clock) -> usize {
        let mut inside = self.0.borrow_mut();
        let Inside {
            room,
            request,
            answer,
        } = &mut *inside;
        answer.clear();
        room.answer(request, clock, answer);
        answer.len()
    }

    /// Where the answer is.
    pub fn said(&self) -> *const u8 {
        self.0.borrow().answer.as_ptr()
    }
}

/// Puts a [`Door`] of a game, with a [`Mind`] for its bots, into the crate that this stands in: what a
/// client asks is answered by code that is compiled there, with the settings of that crate.
#[macro_export]
macro_rules! room {
    ($game:ty, $mind:ty) => {
        ::std::thread_local! {
            static DOOR: $crate::Door<$game, $mind> = ::std::default::Default::default();
        }

        /// Where to write a request of this many bytes.
        #[inline(never)]
        #[must_use]
        pub fn reserve(length: usize) -> *mut u8 {
            DOOR.with(|door| door.reserve(length))
        }

        /// Carries the request out and says how many bytes the answer has.
        #[inline(never)]
        pub fn answer(clock: &dyn $crate::Clock) -> usize {
            DOOR.with(|door| door.answer(clock))
        }

        /// Where the answer is.
        #[inline(never)]
        #[must_use]
        pub fn said() -> *const u8 {
            DOOR.with(|door| door.said())
        }
    };
}

/// Makes a WebAssembly module of the crate in which a [`room!`] is; see the [crate](crate) for its
/// interface.
#[macro_export]
macro_rules! module {
    ($room:ident) => {
        #[link(wasm_import_module = "host")]
        unsafe extern "C" {
            safe fn now() -> f64;
        }

        /// The clock of whoever has loaded the module.
        struct HostClock;

        impl $crate::Clock for HostClock {
            fn now_ms(&self) -> f64 {
                now()
            }
        }

        /// Where to write a request of this many bytes.
        #[unsafe(no_mangle)]
        pub extern "C" fn reserve(length: usize) -> *mut u8 {
            $room::reserve(length)
        }

        /// Carries the request out and says how many bytes the answer has.
        #[unsafe(no_mangle)]
        pub extern "C" fn answer() -> usize {
            $room::answer(&HostClock)
        }

        /// Where the answer is.
        #[unsafe(no_mangle)]
        pub extern "C" fn said() -> *const u8 {
            $room::said()
        }
    };
}
