"""What subjects do, verb by verb: stances, hands on the anchors of things, and what a verb brings along."""
