"""What the interface promises of every picture, seen to after an engine that does not do it by itself."""
