//! Other programs: how they are started from the repository's root, shown, and judged.

use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};

/// The repository's root.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository's root")
}

/// The cargo that started us, in the repository's root.
pub fn cargo<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    program(cargo, args)
}

/// Any other program, in the repository's root.
pub fn program<'a>(name: impl Into<OsString>, args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(name.into());
    command.args(args).current_dir(root());
    command
}

/// The command as a person would type it.
pub fn typed(command: &Command) -> String {
    let settings = command.get_envs().filter_map(|(name, value)| {
        let value = value?.to_string_lossy();
        let quote = if value.contains(' ') { "\"" } else { "" };
        Some(format!("{}={quote}{value}{quote}", name.to_string_lossy()))
    });
    let name =
        Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let args = command.get_args().map(|arg| arg.to_string_lossy().into_owned());
    settings.chain([name]).chain(args).collect::<Vec<_>>().join(" ")
}

/// Runs it where everyone can see it; anything but success is an error.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start `{}`", typed(command)))?;
    if !status.success() {
        bail!("`{}` ended with {status}", typed(command));
    }
    Ok(())
}

/// Whether it runs and succeeds, its output unseen.
pub fn succeeds(mut command: Command) -> bool {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_it_would_be_typed() {
        let mut command = program("/usr/bin/cargo", ["doc", "--no-deps"]);
        command.env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(typed(&command), "RUSTDOCFLAGS=\"-D warnings\" cargo doc --no-deps");
    }

    #[test]
    fn a_missing_program_does_not_succeed() {
        assert!(!succeeds(program("no-such-program-anywhere", [])));
    }
}
