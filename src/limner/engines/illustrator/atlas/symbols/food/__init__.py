"""Food and drink, by their kinds."""
