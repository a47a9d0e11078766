//! What a client is told before it happens is what then happens.

use ziggurat_babylon::{Action, ActionKind, Answer, Babylon, Event, Laid, Printed, Question};
use ziggurat_engine::{Chance, Game, Record, Seat, Study, Viewer};
use ziggurat_testkit::{Walk, in_random_play};

/// Not every placement of thousands is looked at.
const THIN: usize = 37;

fn laid(game: &Babylon, viewer: Viewer, question: &Question) -> Option<Laid> {
    let Answer::Lay(laid) = game.study(viewer, question);
    laid
}

/// The question about a placement.
fn about(action: ActionKind) -> Option<Question> {
    match action {
        ActionKind::Place {
            tile,
            at,
            turn,
            level,
            open,
        } => Some(Question::Lay {
            tile,
            at,
            turn,
            level,
            open,
        }),
        _ => None,
    }
}

/// Some of the placements that are legal in a position, and what each causes.
fn some_placements(walk: &Walk<Babylon>, mut look: impl FnMut(Seat, &Question, &Event, &Babylon)) {
    let mut legal = Vec::new();
    let Some(seat) = walk.position.waiting().must.first() else {
        return;
    };
    walk.position.legal(seat, &mut legal);
    let offset = walk.step as usize % THIN;
    for action in legal.into_iter().skip(offset).step_by(THIN) {
        let Some(question) = about(action.kind()) else {
            continue;
        };
        let mut record = Record::default();
        let mut after = walk.position;
        after.play(seat, &action, &mut Chance::new(1), &mut record);
        look(seat, &question, &record.events[0], &after);
    }
}

#[test]
fn byl_5_5_a_tile_is_carried_and_paid_as_was_said() {
    let (mut placed, mut hiding) = (0, 0);
    in_random_play(1, |walk: &Walk<Babylon>| {
        some_placements(walk, |seat, question, event, _| {
            let said = laid(&walk.position, Viewer::Seat(seat), question).expect("it is legal");
            let Event::Placed {
                supports,
                cost,
                covered,
                ..
            } = event
            else {
                panic!("{event:?} does not place a tile");
            };
            let hides: Vec<_> = covered.iter().map(|part| part.cell).collect();
            assert_eq!((&said.supports, said.cost), (supports, *cost), "{walk}");
            assert_eq!(said.hides, hides, "{walk}");
            placed += 1;
            hiding += u32::from(!hides.is_empty());
        });
    });
    assert!(
        placed > 1000 && hiding > 10,
        "{placed} placed, {hiding} hiding"
    );
}

#[test]
fn byl_6_1_what_a_tile_makes_possible_can_then_be_built() {
    let mut possible = 0;
    in_random_play(1, |walk: &Walk<Babylon>| {
        some_placements(walk, |seat, question, _, after| {
            let said = laid(&walk.position, Viewer::Seat(seat), question).expect("it is legal");
            assert_eq!(
                said.prospects,
                after.view(Viewer::Public).turn.chances,
                "{walk}"
            );
            let mut legal = Vec::new();
            after.legal(seat, &mut legal);
            let built = |action: &&Action| matches!(action.kind(), ActionKind::Decorate { .. });
            assert_eq!(
                said.prospects.len(),
                legal.iter().filter(built).count(),
                "{walk}"
            );
            possible += said.prospects.len();
        });
    });
    assert!(possible > 100, "only {possible} decorations were possible");
}

#[test]
fn byl_5_1_only_the_active_player_can_lay_and_only_what_is_allowed() {
    let mut refused = 0;
    in_random_play(1, |walk: &Walk<Babylon>| {
        some_placements(walk, |seat, question, _, after| {
            let game = &walk.position;
            assert_eq!(laid(game, Viewer::Public, question), None, "{walk}");
            for other in Seat::all(game.seats()).filter(|other| *other != seat) {
                assert_eq!(laid(game, Viewer::Seat(other), question), None, "{walk}");
            }
            // Whatever is asked: a tile that is gone, a level that cannot be.
            assert_eq!(laid(after, Viewer::Seat(seat), question), None, "{walk}");
            let Question::Lay {
                tile,
                at,
                turn,
                open,
                ..
            } = *question;
            for level in [0, 31, 32, u8::MAX] {
                let question = Question::Lay {
                    tile,
                    at,
                    turn,
                    level,
                    open,
                };
                assert_eq!(laid(game, Viewer::Seat(seat), &question), None, "{walk}");
                refused += 1;
            }
        });
    });
    assert!(refused > 100, "only {refused} were refused");
}

#[test]
fn the_box_holds_every_tile() {
    let Printed { tiles } = Babylon::in_the_box();
    assert_eq!(tiles.len(), 52);
    for tile in tiles {
        assert!(tile.symbols.iter().any(Option::is_some), "{tile:?}");
    }
}
