"""Open places that are told in tables, by kind."""
