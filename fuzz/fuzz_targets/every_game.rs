//! Any bytes, tried with every game.

/// Makes a target from a body in `ziggurat_testkit::fuzz`.
macro_rules! every_game {
    ($body:ident) => {
        struct Try<'a>(&'a [u8]);

        impl ziggurat_shelf::Visitor for Try<'_> {
            type Out = ();

            fn visit<G: ziggurat_shelf::Title>(self) {
                ziggurat_testkit::pass(ziggurat_testkit::fuzz::$body::<G>(self.0));
            }
        }

        libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
            for &game in ziggurat_shelf::GameId::ALL {
                ziggurat_shelf::with(game, Try(bytes));
            }
        });
    };
}
pub(crate) use every_game;
