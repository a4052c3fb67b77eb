"""Secrets that the service makes: a prefix that says what it opens, and 256 random bits; stored as their SHA-256.

A slow password hash would protect a guessable secret; 256 random bits cannot be guessed, so a fast one loses nothing.
"""

import hashlib
import re
import secrets

_RANDOM = re.compile(r"[A-Za-z0-9_-]{43}")


def fresh(prefix: str) -> str:
    """A new one, of 43 letters, digits, `-` and `_` behind the prefix."""
    return prefix + secrets.token_urlsafe(32)


def digest(text: str, prefix: str) -> str | None:
    """What is stored of it: 64 hexadecimal digits; None for what is no such secret."""
    if not text.startswith(prefix) or not _RANDOM.fullmatch(text, len(prefix)):
        return None
    return hashlib.sha256(text.encode("ascii")).hexdigest()
