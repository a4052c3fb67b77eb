"""Work on pictures that exist, without learned weights."""
