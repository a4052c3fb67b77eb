"""What kind of backdrop a prompt asks for, and of which colours, at which hour."""

import re
from dataclasses import dataclass, replace

from limner.engines.darkroom.backdrops.hues import HUES, named
from limner.engines.darkroom.backdrops.shown import ALSO_SHOWN, BLOOMS, FAR, OWN_BLOOM, SETTINGS, SHOWN, SYMBOLS
from limner.engines.darkroom.backdrops.tones import Tone, of_bytes
from limner.engines.darkroom.backdrops.words import FIRST, GOBO, INSTEAD, SEEN, SURFACES, TABLES, WALLS, WORDS
from limner.engines.illustrator.public import Reading, read, wants
from limner.engines.jobs import GenerateJob


@dataclass(frozen=True, slots=True)
class Wish:
    """`kind` is a name of the index; `behind` what is behind a table.

    `colours` are those asked for the ground, `flowers` those of what blooms, both linear. `material` is of walls
    and tables. `words` are those of the prompt. `drawn` are the atlas symbols that the kind shows by itself, `things`
    the phrases of those that it does not.
    """

    kind: str
    colours: tuple[Tone, ...] = ()
    flowers: tuple[Tone, ...] = ()
    hour: str | None = None
    weather: frozenset[str] = frozenset()
    season: str | None = None
    material: str = ""
    words: frozenset[str] = frozenset()
    behind: "Wish | None" = None
    drawn: frozenset[str] = frozenset()
    things: tuple[str, ...] = ()

    @property
    def wintry(self) -> bool:
        """Whether snow lies."""
        return "snow" in self.weather or (self.season == "winter" and not self.says("christmas"))

    @property
    def understood(self) -> frozenset[str]:
        """The words that a backdrop is chosen by, whatever the reader makes of them."""
        places = {self.kind} if self.behind is None else {self.kind, self.behind.kind}
        shown = (table.get(place, frozenset()) for place in places for table in (FIRST, SEEN))
        names = (*shown, *WORDS.values(), *WALLS.values(), TABLES, SURFACES, _PLAIN_WORDS)
        return self.words & frozenset().union(*names)

    def says(self, *words: str) -> bool:
        """Whether the prompt has one of the words."""
        return not self.words.isdisjoint(words)


_PLAIN_WORDS = frozenset({"background", "backdrop", *HUES})
_ABOUT_PLAIN = frozenset("a an the plain solid simple clean light dark soft pale pastel deep color colour".split())
"""Lavender, orange and rose are colours where nothing but a ground is named."""


def wish(drawing: GenerateJob) -> Wish:
    """What the prompt asks for, less what the negative prompt names."""
    reading = read(drawing.prompt, drawing.negative_prompt)
    order = re.findall(r"[a-z]+", drawing.prompt.lower())
    words = frozenset(order)
    asked = Wish(
        "sweep",
        _colours(reading, drawing),
        _flowers(reading),
        reading.time or ("night" if words & _NIGHT else None),
        frozenset(reading.weather),
        reading.season,
        _material(words),
        words,
        drawn=frozenset(subject.symbol for subject in reading.subjects) & SHOWN,
        things=tuple(s.phrase or s.noun for s in reading.subjects if s.symbol in FAR),
    )
    place = _first(words) or _place(reading, asked) or _home(drawing)
    asked = replace(
        asked,
        things=()
        if place in _THINGLESS
        else tuple(t for t in asked.things if not FIRST.get(place, frozenset()) & {*t.split()}),
    )
    if place in _COLOURED and drawing.controls.background_color is None:
        asked = replace(asked, colours=named(order) or asked.colours)
    lying = bool(words & TABLES) or bool(words & SURFACES and asked.material)
    asked = replace(asked, drawn=asked.drawn & _shown_by(place, tables=lying))
    return _on_table(asked, place, order) if lying else replace(asked, kind=place)


def _home(drawing: GenerateJob) -> str:
    """The kind where the prompt's things are at home."""
    wanted = wants(drawing)
    return "snow" if wanted.wintry else SETTINGS.get(wanted.home, "garden")


def _first(words: frozenset[str]) -> str | None:
    if words & _PLAIN_WORDS and not words - _PLAIN_WORDS - _ABOUT_PLAIN:
        return "sweep"
    kinds = (kind for kind, names in FIRST.items() if words & names and not words & INSTEAD.get(kind, frozenset()))
    return next(kinds, None)


def _on_table(asked: Wish, place: str, order: list[str]) -> Wish:
    """A table of the material and the colour that are named before it; what is named after it is behind it."""
    at = next((n for n, word in enumerate(order) if word in TABLES | SURFACES), len(order))
    own = asked.colours if place not in _COLOURED and not named(order) else named(order[:at])
    own_material = next(
        (_material(frozenset({word})) for word in reversed(order[:at]) if _material(frozenset({word}))), ""
    )
    rest = frozenset(order[at + 1 :])
    wall = _material(rest - {"wall"}) if rest & {"wall"} else ""
    far = (
        "wall"
        if wall or rest & GOBO
        else "sweep"
        if place in ("table", "wall", "sweep", "gradient", "podium")
        else place
    )
    behind = replace(asked, kind=far, colours=named(order[at:]), material=wall)
    return replace(asked, kind="table", colours=own, material=own_material or asked.material, behind=behind)


def _shown_by(kind: str, *, tables: bool) -> frozenset[str]:
    """The things that a backdrop of a kind shows."""
    own = frozenset(name for name, place in SYMBOLS.items() if place == kind)
    return own | ALSO_SHOWN.get(kind, frozenset()) | (frozenset({"table", "desk"}) if tables else frozenset())


def _colours(reading: Reading, drawing: GenerateJob) -> tuple[Tone, ...]:
    """Those of the controls, then the ground's, then the prompt's others, then those of walls and curtains."""
    own = (drawing.controls.background_color,) if drawing.controls.background_color else ()
    ground = (reading.background,) if reading.background is not None else ()
    asked = tuple(colour.rgb for colour in drawing.controls.colors)
    things = (s.colours for s in reading.subjects if s.symbol not in BLOOMS)
    found = (*own, *ground, *reading.palette, *(c for colours in things for c in colours), *asked)
    return tuple(of_bytes(rgb) for rgb in dict.fromkeys(found))


def _flowers(reading: Reading) -> tuple[Tone, ...]:
    blooms = [subject for subject in reading.subjects if subject.symbol in BLOOMS]
    named = tuple(of_bytes(rgb) for subject in blooms for rgb in subject.colours)
    return named or tuple(OWN_BLOOM[s.symbol] for s in blooms if s.symbol in OWN_BLOOM)


def _material(words: frozenset[str]) -> str:
    return next((kind for kind, names in WALLS.items() if words & names), "")


_NIGHT = frozenset({"night", "midnight", "moon", "moonlight", "moonlit"})
_COLOURED = frozenset({"sweep", "gradient", "bokeh", "smoke", "podium", "curtain", "wall", "party", "table"})
"""Kinds whose colour a prompt names, in the shades of papers and cloths."""
_THINGLESS = _COLOURED | {"festive", "wedding", "halloween", "leaves", "shop", "stadium", "court"}
"""Kinds in which nothing is put that they do not show by themselves."""


def _place(reading: Reading, asked: Wish) -> str:
    """The kind without regard to a table in it; "" where only things say it."""
    words, things = asked.words, {subject.symbol for subject in reading.subjects}
    named = next((kind for kind, names in WORDS.items() if words & names), None)
    if reading.setting in ("street", "rooftop") and (asked.hour == "night" or "neon" in words):
        return "night"
    if "christmas_tree" in things:
        return "festive"
    if words & {"sky", "skies", "clouds"} and reading.setting in (None, "sky", "meadow", "table"):
        clear = asked.hour == "night" and not asked.weather & {"storm", "rain", "cloudy"}
        return "stars" if clear or asked.weather & {"stars", "aurora"} else "sky"
    if "night" in words and "sky" in words and reading.setting in (None, "meadow", "sky"):
        return "stars"
    if "aurora" in asked.weather or (reading.setting == "sky" and (asked.hour == "night" or "stars" in asked.weather)):
        return "stars"
    if reading.setting in ("forest", "park", "garden", "meadow", "village") and asked.wintry:
        return "snow"
    if reading.setting not in (None, "studio", "table"):
        return SETTINGS.get(str(reading.setting), "")
    if asked.material and ("wall" in words or not (named or words & TABLES)) and not asked.things:
        return "wall"
    if named is not None:
        return named
    by_thing = next((SYMBOLS[name] for name in sorted(things) if name in SYMBOLS), None)
    if by_thing is not None:
        return by_thing
    return "" if asked.things and not words & TABLES else _by_weather(asked)


def _by_weather(asked: Wish) -> str:
    """Where the prompt names an hour, a season or a weather and nothing else; else a studio."""
    if asked.wintry:
        return "snow"
    heavens = asked.says("sky", "moon", "moonlight", "moonlit")
    if asked.weather & {"stars", "aurora"} or (asked.hour == "night" and heavens):
        return "stars"
    if asked.hour == "night" or heavens:
        return "sky" if heavens else "night"
    if asked.season is not None:
        return "garden"
    return "sky" if asked.hour in ("dawn", "sunset", "dusk") or asked.weather - {"clear"} else "sweep"
