"""Other people's clients, and the requests that they send."""
