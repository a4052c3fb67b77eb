"""One module a theme; importing it enters its symbols into the atlas."""
