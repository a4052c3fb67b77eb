"""The words that the reader knows, as data."""
