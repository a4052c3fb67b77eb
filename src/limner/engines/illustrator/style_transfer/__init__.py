"""Drawing in a style that was learned from pictures."""
