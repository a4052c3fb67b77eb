"""Famous pictures that are meant by their titles."""

HOMAGES: dict[str, tuple[str, str]] = {
    "starry night": ("starry night", "oil"), "great wave": ("great wave", "woodblock"),
    "great wave off kanagawa": ("great wave", "woodblock"), "great wave of kanagawa": ("great wave", "woodblock"),
    "scream": ("scream", "oil"), "american gothic": ("american gothic", "oil"), "mona lisa": ("mona lisa", "oil"),
    "girl with a pearl earring": ("pearl earring", "oil"), "girl with the pearl earring": ("pearl earring", "oil"),
    "nighthawks": ("diner", "oil"),
}  # fmt: skip
"""Famous pictures: their place, and the look of what they are made with."""

_OWN_TITLES = ("great wave off kanagawa", "great wave of kanagawa", "american gothic", "nighthawks",
               "girl with a pearl earring", "girl with the pearl earring")  # fmt: skip
"""Titles that mean nothing else; the others need words before or after them that say that the picture is meant."""

_BEFORE_TITLES = ("in the style of", "in style of", "inspired by", "a parody of", "homage to", "an homage to", "as",
                  "a version of", "a painting like", "recreation of", "in", "under", "van gogh", "vincent van gogh",
                  "munch", "edvard munch", "leonardo", "da vinci", "hokusai")  # fmt: skip
_AFTER_TITLES = ("style", "painting", "by van gogh", "by vincent van gogh", "by munch", "by edvard munch",
                 "by leonardo da vinci", "by da vinci", "by hokusai", "parody")  # fmt: skip


def titled(title: str) -> list[str]:
    """The phrases that mean the famous picture."""
    named = [f"{words} the {title}" for words in _BEFORE_TITLES] + [f"the {title} {words}" for words in _AFTER_TITLES]
    named += [f"{words} {title}" for words in _BEFORE_TITLES if words not in ("in", "as", "under")]
    named += [f"{title} {words}" for words in _AFTER_TITLES]
    return [*named, title, f"the {title}", f"as {title}"] if title in _OWN_TITLES else named


PAINTED: dict[str, str] = {phrase: look for title, (_, look) in HOMAGES.items() for phrase in titled(title)}
"""The phrases of famous pictures, and the look that they bring."""

PLACES: dict[str, str] = {phrase: place for title, (place, _) in HOMAGES.items() for phrase in titled(title)}
"""The phrases of famous pictures, and their places."""
