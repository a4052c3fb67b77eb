"""Symbols in another form: of another stuff, in another thing's shape, cut, bitten, broken, melted."""
