//! How many files and connections the system lets this process have.

/// Descriptors for everything that is no connection: database, log, listener, pipes of the runtime.
const RESERVE: u64 = 64;

/// Raises the soft limit to the hard one; gives how many connections fit, where the system tells.
#[cfg(unix)]
pub fn raise() -> Option<u32> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // No limit at all is refused by some systems; what is there then stays.
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok();
    let most = if raised { maximum } else { current };
    most.map(|most| u32::try_from(most.saturating_sub(RESERVE)).unwrap_or(u32::MAX).max(1))
}

/// Elsewhere there is no such limit to speak of.
#[cfg(not(unix))]
pub fn raise() -> Option<u32> {
    None
}

/// As many connections as were asked for and fit.
pub fn fitting(asked: u32) -> u32 {
    let Some(most) = raise().filter(|most| *most < asked) else { return asked };
    tracing::warn!(
        asked,
        most,
        "the system allows fewer open files than limits.connections asks for; raise LimitNOFILE or `ulimit -Hn`"
    );
    most
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_soft_limit_is_raised_to_the_hard_one() {
        use rustix::process::{Resource, getrlimit};
        let fit = raise();
        let limit = getrlimit(Resource::Nofile);
        assert_eq!(limit.current, limit.maximum);
        assert_eq!(fit.map(u64::from), limit.maximum.map(|most| (most - RESERVE).min(u32::MAX.into())));
        assert_eq!(fitting(1), 1);
    }
}
