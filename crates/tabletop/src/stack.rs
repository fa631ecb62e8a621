//! A short list inside a state: fixed capacity, no heap, and copied with the state in one go.

use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::Deref;

/// Up to `N` items, the last one on top. Unlike a vector it is `Copy`, so that a state is copied like a number.
///
/// ```
/// let mut agenda: tabletop::Stack<u8, 4> = [1, 2].into_iter().collect();
/// agenda.set_top(3);
/// assert_eq!((agenda.pop(), agenda.last()), (Some(3), Some(&1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack<T, const N: usize> {
    // Free places always hold the default, so that equal stacks are equal byte for byte.
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Stack<T, N> {
    /// Puts `item` on top.
    ///
    /// # Panics
    /// If the stack is full.
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the top item off.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[self.len as usize]))
    }

    /// Takes everything off.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Replaces the top item.
    ///
    /// # Panics
    /// If the stack is empty.
    pub fn set_top(&mut self, item: T) {
        self.items[self.len as usize - 1] = item;
    }
}

impl<T: Copy + Default, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }
}

impl<T, const N: usize> Deref for Stack<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Stack<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut stack = Self::default();
        items.into_iter().for_each(|item| stack.push(item));
        stack
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Stack<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_off_leaves_no_trace() {
        let mut stack: Stack<u8, 4> = [7, 8].into_iter().collect();
        stack.push(9);
        assert_eq!(stack.pop(), Some(9));
        assert_eq!(stack, [7, 8].into_iter().collect());
        assert_eq!(*stack, [7, 8]);
        stack.clear();
        assert_eq!(stack.pop(), None);
    }
}
