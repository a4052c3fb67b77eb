"""Signing in by the word of an OpenID provider."""
