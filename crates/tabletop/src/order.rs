//! Which tasks may lie on which in an agenda: a table, and reading an agenda by it.

/// One step of a game's turn: the tasks that can stand for it, and the steps that can lie right beneath it. A step
/// that lies on nothing is at the bottom.
pub struct Step<S: 'static, T> {
    pub name: S,
    /// Whether a task can stand for it.
    pub fits: fn(T) -> bool,
    /// What it can lie on.
    pub on: &'static [S],
}

/// For each task of an agenda, from the bottom up, every step it may be; none where it cannot lie on what is there.
pub fn read_steps<S: Copy + PartialEq, T: Copy>(
    order: &[Step<S, T>],
    agenda: impl IntoIterator<Item = T>,
) -> Vec<Vec<S>> {
    let mut read: Vec<Vec<S>> = Vec::new();
    for task in agenda {
        let lies = |step: &&Step<S, T>| match read.last() {
            None => step.on.is_empty(),
            Some(beneath) => step.on.iter().any(|lower| beneath.contains(lower)),
        };
        let fitting = order.iter().filter(|step| (step.fits)(task));
        let steps = fitting.filter(lies).map(|step| step.name).collect();
        read.push(steps);
    }
    read
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A cup stands on a saucer or on another cup, a saucer on the table; a lid closes a cup.
    const ORDER: [Step<char, u8>; 4] = [
        Step { name: 's', fits: |task| task == 0, on: &[] },
        Step { name: 'c', fits: |task| task == 1, on: &['s', 'd'] },
        Step { name: 'd', fits: |task| task == 1, on: &['c'] },
        Step { name: 'l', fits: |task| task == 2, on: &['d'] },
    ];

    #[test]
    fn each_task_is_every_step_it_can_be() {
        assert_eq!(read_steps(&ORDER, [0, 1, 1, 2]), [vec!['s'], vec!['c'], vec!['d'], vec!['l']]);
        assert_eq!(read_steps(&ORDER, [0, 1, 2]), [vec!['s'], vec!['c'], vec![]]);
    }

    #[test]
    fn what_lies_on_something_is_not_at_the_bottom() {
        assert_eq!(read_steps(&ORDER, [1]), [vec![]]);
        assert!(read_steps(&ORDER, []).is_empty());
    }
}
