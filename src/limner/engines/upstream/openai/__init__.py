"""Servers that speak OpenAI's image interface, each in its own dialect."""
