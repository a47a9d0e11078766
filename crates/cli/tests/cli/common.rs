//! What several tests need.

use assert_cmd::Command;
use serde_json::Value;

/// The program, in a plain environment.
pub(crate) fn ziggurat() -> Command {
    let mut command = Command::cargo_bin("ziggurat").unwrap();
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

/// What the program writes; it must succeed.
pub(crate) fn output(args: &[&str], input: &str) -> String {
    let done = ziggurat().args(args).write_stdin(input).assert().success();
    let done = done.get_output();
    let errors = String::from_utf8_lossy(&done.stderr);
    assert_eq!(errors, "", "{args:?}");
    String::from_utf8(done.stdout.clone()).unwrap()
}

/// Asks the engine within this process.
pub(crate) fn ask(request: &Value) -> Value {
    let line = ziggurat_cli::protocol::answer(&request.to_string());
    assert!(!line.contains('\n'));
    serde_json::from_str(&line).unwrap()
}

/// The good answer to a request.
pub(crate) fn ok(request: &Value) -> Value {
    let mut answer = ask(request);
    assert!(answer["error"].is_null(), "{request}: {answer}");
    answer["ok"].take()
}

/// The code and the whole error that answers a request.
pub(crate) fn error(request: &Value) -> (String, Value) {
    let mut answer = ask(request);
    assert!(answer["ok"].is_null(), "{request}: {answer}");
    let error = answer["error"].take();
    assert!(!error["message"].as_str().unwrap().is_empty());
    (error["code"].as_str().unwrap().to_owned(), error)
}
