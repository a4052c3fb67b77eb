"""How towns look in different parts of the world: a table of their characters, and what draws streets of them."""
