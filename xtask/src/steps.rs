//! Starting other programs: one after the other, or several chains beside each other.

use std::{
    ffi::OsStr,
    io::{self, Read, Write},
    path::Path,
    process::{Command, ExitStatus, Stdio},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Instant,
};

use anyhow::{Context, Result, bail};

use crate::run::root;

/// How many lines of a failed step are said again at the end.
const LAST_LINES: usize = 40;
/// Nothing of this kind is to be set.
const NO_VARIABLES: &[(&str, &str)] = &[];

/// How programs are started.
pub(crate) enum Steps {
    /// One at a time: what a program says is shown as it comes.
    Alone,
    /// Others run at the same time: what a program says is shown in one piece when it has ended.
    Beside {
        /// Whether a step has failed: then no other one begins.
        failed: AtomicBool,
    },
}

impl Steps {
    /// For chains of steps that run beside each other.
    pub(crate) fn beside() -> Self {
        Self::Beside {
            failed: AtomicBool::new(false),
        }
    }

    /// Runs a program in a folder of the repository and says what and how long.
    pub(crate) fn run(&self, folder: &str, program: &str, args: &[&str]) -> Result<()> {
        self.run_with(folder, program, args, NO_VARIABLES)
    }

    /// Like [`Steps::run`], with environment variables.
    pub(crate) fn run_with<V: AsRef<OsStr>>(
        &self,
        folder: &str,
        program: &str,
        args: &[&str],
        variables: &[(&str, V)],
    ) -> Result<()> {
        let mut command = Command::new(program);
        command
            .args(args)
            .envs(variables.iter().map(|(key, value)| (key, value.as_ref())));
        self.start(folder, &title(program, args), command)
    }

    /// Like [`Steps::run`], but what runs beside it goes first where they want the same processor.
    pub(crate) fn run_behind(&self, folder: &str, program: &str, args: &[&str]) -> Result<()> {
        let mut command = if cfg!(unix) {
            let mut nice = Command::new("nice");
            nice.args(["-n", "5", program]);
            nice
        } else {
            Command::new(program)
        };
        command.args(args);
        self.start(folder, &title(program, args), command)
    }

    fn start(&self, folder: &str, title: &str, mut command: Command) -> Result<()> {
        command.current_dir(root().join(folder));
        match self {
            Self::Alone => alone(title, command),
            Self::Beside { failed } if failed.load(Ordering::Relaxed) => {
                bail!("`{title}` was not begun")
            }
            Self::Beside { failed } => {
                let done = in_one_piece(title, command);
                failed.fetch_or(done.is_err(), Ordering::Relaxed);
                done
            }
        }
    }
}

/// Runs chains of steps beside each other and waits for all of them. The error is that of the chain
/// that failed first.
pub(crate) fn beside(chains: &[&(dyn Fn() -> Result<()> + Sync)]) -> Result<()> {
    let first = Mutex::new(None);
    thread::scope(|scope| {
        for chain in chains {
            scope.spawn(|| {
                if let Err(error) = chain() {
                    let mut first = first.lock().unwrap_or_else(PoisonError::into_inner);
                    first.get_or_insert(error);
                }
            });
        }
    });
    let first = first.into_inner().unwrap_or_else(PoisonError::into_inner);
    first.map_or(Ok(()), Err)
}

/// Whether a program can be started and is content.
pub(crate) fn starts(program: &str, args: &[&str]) -> bool {
    let quiet = Command::new(program)
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    quiet.is_ok_and(|status| status.success())
}

fn title(program: &str, args: &[&str]) -> String {
    let name = Path::new(program).file_stem().unwrap_or_default();
    format!("{} {}", name.to_string_lossy(), args.join(" "))
}

fn alone(title: &str, mut command: Command) -> Result<()> {
    println!("\n$ {title}");
    let begun = Instant::now();
    let status = command.status().with_context(|| not_there(title))?;
    println!("  ({:.1} s)", begun.elapsed().as_secs_f32());
    if !status.success() {
        bail!("`{title}` failed ({status})");
    }
    Ok(())
}

fn in_one_piece(title: &str, command: Command) -> Result<()> {
    println!("… {title}");
    let begun = Instant::now();
    let (status, said) = listen(command).with_context(|| not_there(title))?;
    let seconds = begun.elapsed().as_secs_f32();
    let mut out = io::stdout().lock();
    writeln!(out, "\n$ {title}")?;
    out.write_all(&said)?;
    writeln!(out, "  ({seconds:.1} s)\n")?;
    if !status.success() {
        let said = String::from_utf8_lossy(&said);
        bail!("{}\n`{title}` failed ({status})", last_lines(&said));
    }
    Ok(())
}

/// Runs a program; what it says on both channels stays in its order.
fn listen(mut command: Command) -> io::Result<(ExitStatus, Vec<u8>)> {
    let (mut reader, writer) = io::pipe()?;
    command
        .stdin(Stdio::null())
        .stdout(writer.try_clone()?)
        .stderr(writer);
    let mut child = command.spawn()?;
    // The pipe ends once nobody can write into it, this process included.
    drop(command);
    let mut said = Vec::new();
    reader.read_to_end(&mut said)?;
    Ok((child.wait()?, said))
}

fn last_lines(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(LAST_LINES)..].join("\n")
}

fn not_there(title: &str) -> String {
    format!("`{title}` could not be started; is it installed?")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_step_is_told_and_nothing_begins_after_it() {
        let steps = Steps::beside();
        let failed = beside(&[&|| steps.run("", "cargo", &["no-such-thing"])]).unwrap_err();
        let words = format!("{failed:#}");
        assert!(words.contains("no such command"), "{words}");
        assert!(words.contains("`cargo no-such-thing` failed"), "{words}");
        let next = steps.run("", "cargo", &["--version"]).unwrap_err();
        assert!(next.to_string().contains("not begun"), "{next}");
    }

    #[test]
    fn chains_run_to_their_ends() {
        let steps = Steps::beside();
        let version = || steps.run_behind("", "cargo", &["--version"]);
        beside(&[&version, &version]).unwrap();
    }

    #[test]
    fn only_the_end_of_a_long_output_is_repeated() {
        let long: String = (0..100).map(|n| format!("{n}\n")).collect();
        let end = last_lines(&long);
        assert_eq!(end.lines().next(), Some("60"));
        assert_eq!(end.lines().last(), Some("99"));
        assert_eq!(last_lines("one"), "one");
    }
}
