"""Places as maps, from straight above; every drawing takes the easel."""
