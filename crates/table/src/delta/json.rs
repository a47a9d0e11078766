//! What is on a tape as JSON text.

use serde_json::Number;

use super::tape::{Node, Part};

/// Writes a value.
pub(super) fn write(node: Node<'_>, out: &mut Vec<u8>) {
    write_within(node, out, usize::MAX);
}

/// Writes a value, but gives up once the whole text has more than `most` bytes: then `false`, and
/// what was written so far is of no use.
pub(super) fn write_within(node: Node<'_>, out: &mut Vec<u8>, most: usize) -> bool {
    match node.part() {
        Part::Null => out.extend_from_slice(b"null"),
        Part::Bool(true) => out.extend_from_slice(b"true"),
        Part::Bool(false) => out.extend_from_slice(b"false"),
        Part::Integer(number) => integer(number, out),
        Part::Large(number) => integer(number, out),
        Part::Float(number) => {
            let number = Number::from_f64(number).map(|number| number.to_string());
            out.extend_from_slice(number.as_deref().unwrap_or("null").as_bytes());
        }
        Part::Text(value) => text(value, out),
        Part::List(list) => {
            out.push(b'[');
            for (place, value) in list.enumerate() {
                separate(place, out);
                if !write_within(value, out, most) {
                    return false;
                }
            }
            out.push(b']');
        }
        Part::Object(object) => {
            out.push(b'{');
            for (place, (key, value)) in object.enumerate() {
                separate(place, out);
                text(key, out);
                out.push(b':');
                if !write_within(value, out, most) {
                    return false;
                }
            }
            out.push(b'}');
        }
    }
    out.len() <= most
}

fn separate(place: usize, out: &mut Vec<u8>) {
    if place > 0 {
        out.push(b',');
    }
}

/// Writes a whole number.
pub(super) fn integer(number: impl itoa::Integer, out: &mut Vec<u8>) {
    out.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
}

/// Writes a text in quotation marks.
pub(super) fn text(text: &[u8], out: &mut Vec<u8>) {
    out.push(b'"');
    if text.iter().copied().any(needs_escape) {
        text.iter().for_each(|&byte| escape(byte, out));
    } else {
        out.extend_from_slice(text);
    }
    out.push(b'"');
}

fn needs_escape(byte: u8) -> bool {
    byte < 0x20 || byte == b'"' || byte == b'\\'
}

/// Writes a byte of a text as `serde_json` and `JSON.stringify` do.
fn escape(byte: u8, out: &mut Vec<u8>) {
    let short = match byte {
        b'"' | b'\\' => byte,
        b'\n' => b'n',
        b'\r' => b'r',
        b'\t' => b't',
        0x08 => b'b',
        0x0c => b'f',
        0..0x20 => return out.extend_from_slice(format!("\\u{byte:04x}").as_bytes()),
        _ => return out.push(byte),
    };
    out.extend_from_slice(&[b'\\', short]);
}
