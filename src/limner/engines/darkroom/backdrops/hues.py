"""The colours that photographers' papers, cloths and walls are sold in, by their names."""

from typing import Final

from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone

HUES: Final[dict[str, Tone]] = {
    name: tone(code)
    for name, code in {
        "white": "#f4f4f2", "ivory": "#f1ecdf", "cream": "#f0e7d3", "beige": "#ddcdb4", "sand": "#d8c3a0",
        "tan": "#c4a884", "taupe": "#9a8b7d", "brown": "#7a5a42", "chocolate": "#54382a", "caramel": "#b5804f",
        "grey": "#97989a", "gray": "#97989a", "silver": "#bcbec0", "charcoal": "#3c3d40", "black": "#161617",
        "red": "#b5302c", "burgundy": "#6a2230", "maroon": "#6a2428", "pink": "#e9b3bf", "rose": "#d99aa4",
        "magenta": "#b53a7c", "purple": "#75549a", "violet": "#7a60a8", "lilac": "#c0aed4", "lavender": "#beb0d8",
        "plum": "#68345c", "blue": "#4b7bb0", "navy": "#22324f", "turquoise": "#4fb0b0", "teal": "#2f7579",
        "cyan": "#6fc0cc", "aqua": "#8accd0", "green": "#6a9468", "olive": "#76763e", "sage": "#a9b59c",
        "mint": "#b2dec8", "emerald": "#256b52", "lime": "#a8d03c", "yellow": "#ecc94e", "mustard": "#c69a35",
        "gold": "#c9a04e", "golden": "#c9a04e", "lemon": "#f0de6a", "orange": "#e2843c", "peach": "#f2c2a2",
        "apricot": "#eeb48a", "salmon": "#ea967e", "coral": "#e5806c", "terracotta": "#b8694a",
    }.items()
}  # fmt: skip
"""Muted as paper is: the pure colours of screens look painted behind a photograph."""
_PALER: Final = {"light": 0.45, "pale": 0.5, "pastel": 0.45, "soft": 0.3, "baby": 0.5, "powder": 0.4, "blush": 0.3}
_DEEPER: Final = {"dark": 0.3, "deep": 0.45, "midnight": 0.25}


def named(words: list[str]) -> tuple[Tone, ...]:
    """The colours in the order in which they are named, each as pale or deep as the word before it says."""
    found = []
    for at, word in enumerate(words):
        if word not in HUES:
            continue
        before = words[at - 1] if at else ""
        hue = mixed(HUES[word], (0.95, 0.95, 0.94), _PALER.get(before, 0.0))
        found.append(times(hue, _DEEPER.get(before, 1.0)))
    return tuple(dict.fromkeys(found))
