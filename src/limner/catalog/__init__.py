"""What is on offer: models, sizes, styles, prices, characters, limits. Pure data and pure functions."""
