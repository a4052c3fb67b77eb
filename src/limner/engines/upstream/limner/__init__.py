"""The same interface on another machine: another Limner, or a hosted service with a key."""
