"""The shape that a prompt asks for, where the request names no size."""

import re

from limner.catalog.sizes import RATIOS, nearest_ratio

SQUARE = "1:1"

# Bounded, so that a prompt of opening quotes alone costs no more than any other.
_QUOTED = re.compile(r"\"[^\"]{0,200}\"|“[^”]{0,200}”|«[^»]{0,200}»|(?<!\w)'[^']{0,200}'(?!\w)")
_PAIR = re.compile(r"(?<![\d.:])(\d{1,2})\s?:\s?(\d{1,2})(?![\d:]|\.\d)")
# "21:9" alone may be a score or a verse; after these words it is a ratio even when it is none of the fourteen.
_SAID = re.compile(r"(?:aspect(?:[ -]ratio)?(?: of)?|ratio(?: of)?|--ar|--aspect)[\s:=]*$", re.IGNORECASE)
_SAID_AFTER = re.compile(r"\s*(?:aspect|ratio|format)\b", re.IGNORECASE)
# "10:14" is a ratio, and a time of day.
_TIME = re.compile(
    r"(?:\b(?:at|clock|watch|shows|showing|reads|reading|says|time|past|until|from|till|since)(?: is| of)?)\s*$",
    re.IGNORECASE,
)
_TIME_AFTER = re.compile(r"\s*(?:[ap]\.?m\b|o['’]clock)", re.IGNORECASE)

_PICTURE = r"(?:picture|image|photo|photograph|illustration|composition|layout|format|orientation)s?"
"""Not "painting" or "drawing", which may hang on a wall of the scene."""

_WORDS = (
    (r"(?:phone|mobile|iphone|android|smartphone) (?:wall ?paper|back ?ground|screen|lock ?screen)s?", "9:16"),
    (r"wall ?papers? for (?:an? |my |your |the )?(?:phone|mobile|iphone|android|smartphone)s?", "9:16"),
    (r"lock ?screens?", "9:16"),
    (r"(?:instagram|insta|ig|facebook|whatsapp|snapchat|social(?: media)?) (?:story|stories|reels?)", "9:16"),
    (r"landscape (?:poster|flyer|format|orientation|mode)s?", "3:2"),
    (r"portrait (?:poster|flyer|format|orientation|mode)s?", "2:3"),
    (rf"square {_PICTURE}", "1:1"),
    (rf"(?:vertical|upright|tall) {_PICTURE}", "2:3"),
    (rf"(?:horizontal|wide) {_PICTURE}", "3:2"),
    (r"(?:web|site|website|page|email|profile|blog) headers?", "2:1"),
    (r"(?:app|application) icons?", "1:1"),
    (r"(?:album|record|cd) covers?", "1:1"),
    (r"(?:profile|user) (?:picture|pic|photo|image)s?", "1:1"),
    (r"(?:book|magazine|novel) covers?", "2:3"),
    (r"banners?", "2:1"),
    (r"bill ?boards?", "2:1"),
    (r"posters?", "2:3"),
    (r"(?:flyer|flier|leaflet|brochure)s?", "2:3"),
    (r"(?:icon|logo|avatar|emoji|sticker|favicon|emblem|logotype)s?", "1:1"),
    (r"(?:desktop )?wall ?papers?", "16:9"),
    (r"thumbnails?", "16:9"),
    (r"(?:presentation )?slides?(?= (?:deck|background))", "16:9"),
    (r"wide ?screen", "16:9"),
    (r"panoram(?:a|as|ic)", "2:1"),
    (r"ultra[- ]?wide", "2:1"),
    (r"post ?cards?", "3:2"),
    (
        r"(?<!bedtime )(?<!love )(?<!fairy )(?<!short )(?<!-)story(?![- ](?:book|teller|telling|about|of|line)\b)",
        "9:16",
    ),
    (r"landscapes?", "3:2"),
    (r"portraits?", "3:4"),
)
"""Words that mean a shape; the first row that occurs decides."""

_SHAPES = tuple((re.compile(rf"\b{words}\b", re.IGNORECASE), ratio) for words, ratio in _WORDS)


def ratio_of_prompt(prompt: str) -> str:
    """One of the fourteen ratios: the one that the prompt writes out, or that its words mean, or `1:1`.

    What stands in quotes is text to be drawn and says nothing about the shape.
    """
    spoken = _QUOTED.sub(" ", prompt)
    return _written(spoken) or _meant(spoken) or SQUARE


def _written(prompt: str) -> str | None:
    for pair in _PAIR.finditer(prompt):
        before, after = prompt[max(0, pair.start() - 40) : pair.start()], prompt[pair.end() : pair.end() + 20]
        if _TIME.search(before) or _TIME_AFTER.match(after):
            continue
        width, height = int(pair[1]), int(pair[2])
        if (ratio := f"{pair[1]}:{pair[2]}") in RATIOS:
            return ratio
        if width and height and (_SAID.search(before) or _SAID_AFTER.match(after)):
            return nearest_ratio(width, height)
    return None


def _meant(prompt: str) -> str | None:
    return next((ratio for words, ratio in _SHAPES if words.search(prompt)), None)
