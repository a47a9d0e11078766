//! Lines in, lines out.

use std::io::{self, BufRead, Read, Write};

use super::{answer, fault::Fault};

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = 16 << 20;

/// Answers every line until the input ends.
///
/// # Errors
/// If the input cannot be read or the output cannot be written; never because of what a line says.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while let Some(length) = next_line(&mut input, &mut line)? {
        let mut text = match (length, std::str::from_utf8(&line)) {
            (Length::TooLong, _) => refuse(&format!("a line may have {MAX_LINE} bytes at most")),
            (Length::Fits, Ok(text)) => answer(text),
            (Length::Fits, Err(error)) => refuse(&format!(
                "the line is not UTF-8: byte {} does not belong to a character",
                error.valid_up_to() + 1
            )),
        };
        text.push('\n');
        output.write_all(text.as_bytes())?;
        output.flush()?;
    }
    Ok(())
}

fn refuse(message: &str) -> String {
    let fault = Fault::request(message).to_json();
    format!(r#"{{"id":null,"error":{fault}}}"#)
}

enum Length {
    Fits,
    TooLong,
}

/// Reads a line without its end; `None` at the end of the input.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<Length>> {
    line.clear();
    line.shrink_to(1 << 20);
    let limit = MAX_LINE as u64 + 1;
    if input.by_ref().take(limit).read_until(b'\n', line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > MAX_LINE {
        input.skip_until(b'\n')?;
        return Ok(Some(Length::TooLong));
    }
    Ok(Some(Length::Fits))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(input: &[u8]) -> Vec<String> {
        let mut output = Vec::new();
        serve(input, &mut output).unwrap();
        let text = String::from_utf8(output).unwrap();
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn every_line_is_answered_even_the_last_without_an_end() {
        assert_eq!(answers(b"").len(), 0);
        assert_eq!(
            answers(b"\n\n{\"id\":2}\n{\"id\":3,\"do\":\"games\"}").len(),
            4
        );
    }

    #[test]
    fn what_is_not_utf_8_or_too_long_is_refused_and_the_next_line_is_read() {
        let mut input = b"\xff\xfe\n".to_vec();
        input.extend(vec![b'x'; MAX_LINE + 5]);
        input.extend(b"\n{\"id\":7,\"do\":\"games\"}\n");
        let answers = answers(&input);
        assert_eq!(answers.len(), 3);
        assert!(answers[0].contains("UTF-8"), "{}", answers[0]);
        assert!(answers[1].contains("16777216 bytes"), "{}", answers[1]);
        assert!(answers[2].starts_with(r#"{"id":7,"ok""#), "{}", answers[2]);
    }

    #[test]
    fn a_line_of_exactly_the_limit_is_read() {
        let mut input = vec![b' '; MAX_LINE];
        input.push(b'\n');
        let answers = answers(&input);
        assert!(answers[0].contains("not a JSON object"), "{}", answers[0]);
    }
}
