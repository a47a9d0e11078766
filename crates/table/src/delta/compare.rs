//! What has changed from one tape to another.

use super::{
    json,
    tape::{List, Node, Object, Part, Tape},
};

/// What has changed from the old value to the new one, as JSON; see [the module](super).
#[must_use]
pub fn difference(old: &Tape, new: &Tape) -> String {
    let mut out = Vec::new();
    write_difference(old, new, &mut out);
    String::from_utf8_lossy(&out).into_owned()
}

/// Writes what has changed. If nothing has, it is `{}` where the value is an object or a list.
pub(crate) fn write_difference(old: &Tape, new: &Tape, out: &mut Vec<u8>) {
    write(old.root(), new.root(), out);
}

fn write(old: Node<'_>, new: Node<'_>, out: &mut Vec<u8>) {
    let start = out.len();
    let inside = match (old.part(), new.part()) {
        (Part::Object(old), Part::Object(new)) => keys(old, new, out),
        (Part::List(old), Part::List(new)) => {
            places(old, new, out);
            true
        }
        _ => false,
    };
    if !inside {
        out.truncate(start);
        return whole(new, out);
    }
    // Where nearly everything has changed, the whole value is shorter.
    let end = out.len();
    if new.least() >= end - start {
        return;
    }
    let shortest = end + (end - start);
    out.push(b'[');
    if json::write_within(new, out, shortest.saturating_sub(2)) {
        out.push(b']');
        out.drain(start..end);
    } else {
        out.truncate(end);
    }
}

/// The value is this now.
fn whole(new: Node<'_>, out: &mut Vec<u8>) {
    match new.part() {
        Part::List(_) | Part::Object(_) => wrapped(new, None, out),
        _ => json::write(new, out),
    }
}

/// A value in brackets, and the key that it comes before.
fn wrapped(new: Node<'_>, before: Option<&[u8]>, out: &mut Vec<u8>) {
    out.push(b'[');
    json::write(new, out);
    if let Some(key) = before {
        out.push(b',');
        json::text(key, out);
    }
    out.push(b']');
}

/// Which keys have changed; `false` if those that both have stand in another order.
fn keys(old: Object<'_>, new: Object<'_>, out: &mut Vec<u8>) -> bool {
    let mut change = Change::begin(out);
    let (mut old, mut new) = (old, new);
    loop {
        let (rest_of_old, rest_of_new) = (old, new);
        match (old.next(), new.next()) {
            (Some((key, before)), Some((same, after))) if key == same => {
                if before != after {
                    write(before, after, change.key(key));
                }
            }
            (Some((key, _)), _) if !rest_of_new.has(key) => {
                change.key(key).extend_from_slice(b"[]");
                new = rest_of_new;
            }
            (Some((next, _)), Some((key, value))) => {
                if rest_of_old.has(key) {
                    return false;
                }
                wrapped(value, Some(next), change.key(key));
                old = rest_of_old;
            }
            (None, Some((key, value))) => whole(value, change.key(key)),
            (_, None) => break,
        }
    }
    change.end();
    true
}

/// Which places have changed.
fn places(old: List<'_>, new: List<'_>, out: &mut Vec<u8>) {
    let mut change = Change::begin(out);
    let (longer, shorter) = (old.size().max(new.size()), old.size().min(new.size()));
    let surplus = longer - shorter;
    let at = match surplus {
        0 => shorter,
        _ => best_cut(old, new, surplus),
    };
    if surplus > 0 {
        cut(&mut change, at, old, new);
    }
    for (place, (before, after)) in (0_u32..).zip(pairs(old, new, at, surplus)) {
        if before != after {
            let place = if place < at || old.size() > new.size() {
                place
            } else {
                place + surplus
            };
            write(before, after, change.place(place));
        }
    }
    change.end();
}

/// Where to cut: where the lists begin to differ, or at the end, whichever leaves less to change.
fn best_cut(old: List<'_>, new: List<'_>, surplus: u32) -> u32 {
    let end = old.size().min(new.size());
    let same = old.zip(new).take_while(|(before, after)| before == after);
    let first = u32::try_from(same.count()).unwrap_or(end);
    let kept = |at| {
        let pairs = pairs(old, new, at, surplus);
        pairs.filter(|(before, after)| before == after).count()
    };
    if kept(first) > kept(end) { first } else { end }
}

/// The values that belong together when the longer list has `surplus` values from place `at` on that
/// the other does not have.
fn pairs<'a>(
    old: List<'a>,
    new: List<'a>,
    at: u32,
    surplus: u32,
) -> impl Iterator<Item = (Node<'a>, Node<'a>)> {
    let without = |list: List<'a>, longer: bool| {
        let gap = if longer { at..at + surplus } else { at..at };
        let places = (0_u32..).zip(list);
        places.filter_map(move |(place, value)| (!gap.contains(&place)).then_some(value))
    };
    let longer = old.size() > new.size();
    without(old, longer).zip(without(new, !longer))
}

/// Takes the surplus of the old list away, or brings that of the new one.
fn cut(change: &mut Change<'_>, at: u32, old: List<'_>, new: List<'_>) {
    let out = change.key(b"cut");
    out.push(b'[');
    json::integer(at, out);
    out.push(b',');
    json::integer(old.size().saturating_sub(new.size()), out);
    let more = new.size().saturating_sub(old.size());
    let surplus = (0_u32..)
        .zip(new)
        .filter(|(place, _)| (at..at + more).contains(place));
    for (_, value) in surplus {
        out.push(b',');
        json::write(value, out);
    }
    out.push(b']');
}

/// An object of changes that is being written.
struct Change<'a> {
    out: &'a mut Vec<u8>,
    first: bool,
}

impl<'a> Change<'a> {
    fn begin(out: &'a mut Vec<u8>) -> Self {
        out.push(b'{');
        Self { out, first: true }
    }

    /// What comes next is about this key.
    fn key(&mut self, key: &[u8]) -> &mut Vec<u8> {
        self.separate();
        json::text(key, self.out);
        self.out.push(b':');
        self.out
    }

    /// What comes next is about this place.
    fn place(&mut self, place: u32) -> &mut Vec<u8> {
        self.separate();
        self.out.push(b'"');
        json::integer(place, self.out);
        self.out.extend_from_slice(b"\":");
        self.out
    }

    fn separate(&mut self) {
        if !self.first {
            self.out.push(b',');
        }
        self.first = false;
    }

    fn end(self) {
        self.out.push(b'}');
    }
}
