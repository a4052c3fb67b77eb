"""The text that the picture is to show: in quotation marks, or after words such as "saying"."""

import re
from dataclasses import dataclass

_QUOTED = re.compile(
    r"\"([^\"\n]{1,240})\"|“([^”\n]{1,240})”|„([^“”\n]{1,240})[“”]|«([^»\n]{1,240})»|「([^」\n]{1,80})」|`([^`\n]{1,80})`"
    r"|(?<!\w)'([^'\n]{1,80})'(?!\w)|(?<!\w)'(\w[^'\n]{0,60}'[^'\n]{1,40})'(?!\w)|‘([^’\n]{1,80})’(?!\w)"
)
_HOLE = "\x00"
"""Stands where a quoted text stood."""
_ANNOUNCED = re.compile(
    r"\b(?P<cue>saying|says|said|reads|reading(?=\s+[A-Z][A-Z])|labell?ed|(?:en)?titled|captioned|spelling(?:\s+out)?"
    r"|the\s+(?:text|words?|phrase|caption|title|inscription|slogan|message|letters?(?=\s+[A-Z]{1,12}\b)"
    r"|number(?=\s+\d))|text:)\s+(?P<text>[^.,;:!?\n()\x00]{1,80})",
    re.IGNORECASE,
)
_CUE_OF_QUOTED = re.compile(
    rf"\b(?:(?:that|which)\s+)?(?:saying|says|said|reads|reading)\s*[:,]?\s*{_HOLE}", re.IGNORECASE
)
_SPEECH = frozenset({"saying", "says", "said"})
_SAID = re.compile(
    r"\b(?:say(?:s|ing)?|said|shout(?:s|ing)?|yell(?:s|ing)?|scream(?:s|ing)?|whisper(?:s|ing)?|ask(?:s|ing)?"
    r"|think(?:s|ing)?|exclaim(?:s|ing)?|answer(?:s|ing)?|repl(?:ies|ying)|sing(?:s|ing)?|call(?:s|ing)\s+out)"
    r"\s*[:,]?\s*$",
    re.IGNORECASE,
)
"""What stands before a text in quotation marks that somebody says."""
_CASED_CUES = re.compile(r"the\s+letters?|reading", re.IGNORECASE)
_NO_TEXT = frozenset(
    "on in at of is are was and or with that which written under above below across by painted printed next over "
    "should must reads says saying".split()
)
"""What follows a cue when no text does."""
_READ_THINGS = frozenset("a an the his her its their about from to books".split())
_ENDS = re.compile(
    r"\s(?:on|in|above|under|below|over|behind|at|with|next\s+to|in\s+front\s+of|hanging|standing)"
    r"(?:\s(?:a|an|the|its|his|her|their|it|top)\b|$)"
)
_JOINING = frozenset("of the and to is for a an in on at & 'n' y de la".split())
_MOST_WORDS = 8


def taken(text: str) -> tuple[str, tuple[str, ...]]:
    """The text with a comma where each lettering stood, and the letterings in their order."""
    text, found = _found(text)
    text = _CUE_OF_QUOTED.sub(lambda m: _HOLE + " " * (len(m.group()) - 1), text)
    letterings = (" ".join(words.split()) for _, words, _ in found)
    return text.replace(_HOLE, ","), tuple(words for words in letterings if words)


@dataclass(frozen=True, slots=True)
class Lettering:
    """A text that is to be shown, the words of the prompt before and after it, whether somebody may be saying it."""

    text: str
    before: str
    after: str
    spoken: bool


def introduced(text: str) -> tuple[Lettering, ...]:
    """The letterings in their order."""
    left, found = _found(text)
    return tuple(
        Lettering(
            " ".join(words.split()),
            left[:start].replace(_HOLE, ","),
            left[start + 1 :].partition(_HOLE)[0],
            spoken or _SAID.search(left[:start]) is not None,
        )
        for start, words, spoken in found
        if words.split()
    )


def _found(text: str) -> tuple[str, list[tuple[int, str, bool]]]:
    """The text, as long as it was, with a hole for each lettering; where those begin, and whether a cue says them."""
    found: list[tuple[int, str, bool]] = []

    def quoted(match: re.Match[str]) -> str:
        found.append((match.start(), next(g for g in match.groups() if g), False))
        return _HOLE + " " * (len(match.group()) - 1)

    text = _QUOTED.sub(quoted, text)
    for match in _ANNOUNCED.finditer(text):
        lettering = _lettering(match)
        if lettering:
            end = match.start("text") + len(lettering)
            found.append((match.start(), lettering, match["cue"].lower() in _SPEECH))
            text = text[: match.start()] + _HOLE + " " * (end - match.start() - 1) + text[end:]
    return text, sorted(found)


def _lettering(match: re.Match[str]) -> str:
    """What of the words after a cue is the text: those with capitals, else all up to a place in the picture."""
    cue, text = match["cue"], match["text"]
    words = text.split()
    first = words[0].lower() if words else ""
    if not words or first in _NO_TEXT or (cue.lower().startswith("read") and first in _READ_THINGS):
        return ""
    if _CASED_CUES.fullmatch(cue) and (cue.isupper() or not words[0].isupper()):  # all in capitals says nothing
        return ""
    if "number" in cue.lower() or "letter" in cue.lower():
        return words[0]
    if words[0][0].isupper() or words[0].isdecimal():
        return _capitalised(text)
    end = _ENDS.search(text)
    return " ".join(_spaced(text[: end.start()] if end else text, _MOST_WORDS))


def _capitalised(text: str) -> str:
    """As long as words have capitals, with small words between them."""
    matches = list(re.finditer(r"\S+", text))
    end = 0
    for match in matches:
        word = match.group()
        if word[0].isupper() or not word[0].isalpha():
            end = match.end()
        elif word not in _JOINING:
            break
    return text[:end]


def _spaced(text: str, most: int) -> list[str]:
    return text.split()[:most]
