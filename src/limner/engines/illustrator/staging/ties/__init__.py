"""What each relation does to the things that it ties."""
