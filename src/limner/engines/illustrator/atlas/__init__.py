"""The symbols: what can be drawn."""
