"""What a chat server answers with, read down to the prompt in it."""

import re
from typing import Any, Final

from limner.engines.upstream.faults import UpstreamFailed

MAX_CHARACTERS: Final = 10_000
"""Of the richer prompt; as many as the interface takes for any prompt."""

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]")
_THOUGHTS = re.compile(r"\A\s*<think>.*?</think>", re.DOTALL)
"""What models that think aloud send before their answer."""
_THOUGHT = re.compile(r"\s*<think>")
_QUOTES = (('"', '"'), ("'", "'"), ("“", "”"), ("‘", "’"), ("«", "»"), ("`", "`"))


def prompt_of(answer: Any) -> str:
    """The prompt of an answer: one paragraph of 1 to 10,000 characters. Raises UpstreamFailed."""
    return _prompt(_content(answer))


def _content(answer: Any) -> str:
    """The text of the first choice."""
    try:
        content = answer["choices"][0]["message"]["content"]
    except (KeyError, IndexError, TypeError):
        raise UpstreamFailed("its answer has no choices[0].message.content") from None
    if not isinstance(content, str):
        raise UpstreamFailed("its answer's content is not a text")
    return content


def _prompt(content: str) -> str:
    """What the model wrote, in one line and without quotation marks around it."""
    if _THOUGHT.match(content) and not _THOUGHTS.match(content):
        raise UpstreamFailed("its answer broke off while it thought")
    text = _unquoted(" ".join(_plain(_THOUGHTS.sub("", content)).split()))
    if not text:
        raise UpstreamFailed("its answer is empty")
    if len(text) > MAX_CHARACTERS:
        raise UpstreamFailed(f"its answer has {len(text):,} characters; {MAX_CHARACTERS:,} are taken")
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise UpstreamFailed("its answer has halves of characters in it")
    return text


def _plain(text: str) -> str:
    """With a space in the place of every control character."""
    return _CONTROL.sub(" ", text)


def _unquoted(text: str) -> str:
    for first, last in _QUOTES:
        inside = text[len(first) : -len(last)]
        if text.startswith(first) and text.endswith(last) and not {first, last} & set(inside):
            return inside.strip()
    return text
