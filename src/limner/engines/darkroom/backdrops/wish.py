"""What kind of backdrop a prompt asks for, and of which colours, at which hour."""

import re
from dataclasses import dataclass, replace

from limner.engines.darkroom.backdrops.tones import Tone, of_bytes
from limner.engines.illustrator.compositing.at_home import at_home
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading
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
        names = (*_WORDS.values(), *_WALLS.values(), _TABLES, frozenset({"background", "backdrop", "countertops"}))
        return self.words & frozenset().union(*names)

    def says(self, *words: str) -> bool:
        """Whether the prompt has one of the words."""
        return not self.words.isdisjoint(words)


_SETTINGS: dict[str, str] = {
    "meadow": "meadow", "savanna": "meadow", "farm": "meadow", "forest": "woods", "jungle": "woods", "swamp": "woods",
    "branch": "woods", "park": "garden", "garden": "garden", "village": "street", "street": "street",
    "rooftop": "skyline", "mountains": "mountains", "volcano": "mountains", "arctic": "snow", "desert": "desert",
    "beach": "beach", "sea": "sea", "lake": "lake", "harbour": "lake", "waterfall": "lake", "underwater": "underwater",
    "waterline": "underwater", "sky": "sky", "space": "stars", "room": "room", "bedroom": "room", "kitchen": "kitchen",
    "bathroom": "kitchen", "laboratory": "office", "office": "office", "classroom": "office", "library": "library",
    "shop": "cafe", "cafe": "cafe", "workshop": "room", "hall": "hall", "museum": "hall", "station": "hall",
    "gym": "hall", "stage": "stage", "table": "table", "studio": "sweep",
}  # fmt: skip
"""The kind of backdrop for each of the reader's settings; those that are left out have none."""
_TABLES = frozenset(
    "table tabletop desk desktop counter countertop shelf bench worktop workbench windowsill bar board".split()
)
_WALLS: dict[str, frozenset[str]] = {
    "brick": frozenset({"brick", "bricks", "brickwork"}),
    "concrete": frozenset({"concrete", "cement", "industrial"}),
    "wood": frozenset({"wood", "wooden", "planks", "boards", "timber", "oak", "walnut", "pine", "rustic", "barn"}),
    "marble": frozenset({"marble", "granite", "onyx", "quartz"}),
    "stone": frozenset({"stone", "slate", "rock", "cobblestone"}),
    "plaster": frozenset({"plaster", "stucco", "wall", "textured", "grunge", "linen", "canvas", "paper"}),
}
_PLANKED = {"wood": "wood", "wooden": "wood", "stone": "stone", "marble": "marble", "concrete": "concrete"}
_WORDS: dict[str, frozenset[str]] = {
    "curtain": frozenset({"curtain", "curtains", "drape", "drapes", "velvet", "silk", "satin"}),
    "gradient": frozenset({"gradient", "ombre", "gradation"}),
    "night": frozenset({"skyscrapers", "downtown", "neon", "nightlife", "tokyo", "manhattan", "vegas"}),
    "stage": frozenset({"spotlight", "spotlights", "concert", "nightclub", "disco", "stage"}),
    "hall": frozenset({"lobby", "showroom", "hallway", "corridor", "foyer", "museum", "gallery", "mall", "airport"}),
    "street": frozenset({"racetrack", "track", "alley"}),
    "stars": frozenset({"galaxy", "nebula", "milky", "cosmos"}),
    "bokeh": frozenset({"bokeh", "sparkles", "sparkling", "glitter", "fairy", "lights", "festive", "party"}),
    "smoke": frozenset({"smoke", "smoky", "haze"}),
    "room": frozenset({"interior", "apartment", "loft", "home", "house", "window", "lounge", "cozy", "cosy"}),
    "water": frozenset({"ripples", "pool"}),
}
"""The kinds that no setting of the reader stands for, by their words."""
_SYMBOLS: dict[str, str] = {
    "mountain": "mountains", "curtain": "curtain", "bookshelf": "library", "christmas_tree": "festive",
    "cherry_blossom_tree": "garden", "cloud": "sky", "planet": "stars", "star": "stars", "coral": "underwater",
    "wheat": "meadow", "lavender": "meadow", "sunflower": "meadow", "tulip": "meadow", "poppy": "meadow",
    "flower": "garden", "rose": "garden", "tree": "garden", "bush": "garden", "palm_tree": "beach",
    "fireplace": "room", "sofa": "room", "armchair": "room", "bed": "room",
    "window": "room", "building": "skyline", "skyscraper": "skyline", "street_lamp": "street", "firework": "bokeh",
    "snowflake": "snow", "brick_wall": "wall", "leaf": "woods", "cactus": "desert",
    "bridge": "skyline", "candle": "bokeh", "grass": "meadow",
}  # fmt: skip
"""The kind for things that stand for a place where no place is named."""
_SHOWN = frozenset(_SYMBOLS) | frozenset({
    "table", "desk", "signpost", "potted_plant", "plant", "chair", "lamp", "floor_lamp", "sun", "moon",
    "house", "car", "traffic_light", "rock", "fern", "mushroom", "sky", "lantern", "light_bulb",
})  # fmt: skip
"""Things that are nothing but masses and lights where they are out of focus."""
_GREEN = frozenset({"tree", "bush", "leaf", "fern", "grass"})
_FURNITURE = frozenset({"sofa", "armchair", "chair", "lamp", "floor_lamp", "window"})
_ALSO_SHOWN: dict[str, frozenset[str]] = {
    "garden": _GREEN, "meadow": _GREEN, "woods": _GREEN, "mountains": frozenset({"rock"}), "sky": frozenset({"sky"}),
    "snow": frozenset({"tree", "mountain"}), "beach": frozenset({"sky"}), "street": frozenset({"house", "building"}),
    "night": frozenset({"building", "skyscraper", "street_lamp"}), "room": _FURNITURE, "cafe": _FURNITURE,
    "office": _FURNITURE,
}  # fmt: skip
"""What backdrops show besides what stands for them."""
_TWOFOLD: dict[str, Tone] = {
    "orange": of_bytes((236, 130, 40)), "peach": of_bytes((248, 196, 160)), "lime": of_bytes((168, 208, 60)),
    "lavender": of_bytes((196, 178, 226)), "plum": of_bytes((104, 52, 92)), "olive": of_bytes((118, 118, 62)),
    "mint": of_bytes((178, 222, 200)), "salmon": of_bytes((240, 150, 126)), "coral": of_bytes((238, 118, 96)),
    "chocolate": of_bytes((82, 52, 36)), "cream": of_bytes((244, 236, 214)), "lemon": of_bytes((246, 226, 90)),
}  # fmt: skip
"""Colours whose names are those of things too: before papers the colours are meant."""
_FLAT = frozenset({"blanket", "rug", "towel", "plate"})
"""Things that lie under a subject: none of them stands behind it."""
_BLOOMS = frozenset({"flower", "lavender", "sunflower", "tulip", "poppy", "rose", "cherry_blossom_tree"})
_ALSO_SHOWN |= {kind: _ALSO_SHOWN[kind] | _BLOOMS for kind in ("garden", "meadow")}
_OWN_BLOOM: dict[str, Tone] = {
    "lavender": of_bytes((142, 112, 196)), "sunflower": of_bytes((246, 190, 34)), "poppy": of_bytes((214, 48, 34)),
    "tulip": of_bytes((222, 60, 80)), "rose": of_bytes((206, 60, 90)), "cherry_blossom_tree": of_bytes((250, 196, 212)),
}  # fmt: skip


def wish(drawing: GenerateJob) -> Wish:
    """What the prompt asks for, less what the negative prompt names."""
    reading = read(drawing.prompt, drawing.negative_prompt)
    words = frozenset(re.findall(r"[a-z]+", drawing.prompt.lower()))
    asked = Wish(
        "sweep",
        _colours(reading, drawing),
        _flowers(reading),
        reading.time or ("night" if words & {"night", "midnight"} else None),
        frozenset(reading.weather),
        reading.season,
        _material(words),
        words,
        drawn=frozenset(subject.symbol for subject in reading.subjects) & _SHOWN,
        things=tuple(s.phrase or s.noun for s in reading.subjects if s.symbol not in _SHOWN | _FLAT),
    )
    place = _place(reading, asked) or _SETTINGS.get(at_home(drawing), "garden")
    if place in ("sweep", "gradient", "bokeh", "smoke"):
        named = tuple(_TWOFOLD[word] for word in re.findall(r"[a-z]+", drawing.prompt.lower()) if word in _TWOFOLD)
        chosen = drawing.controls.background_color is not None
        asked = replace(asked, colours=asked.colours if chosen else (*named, *asked.colours), things=())
    asked = replace(asked, drawn=asked.drawn & _shown_by(place, tables=bool(words & _TABLES)))
    if words & _TABLES:
        behind = None if place in ("table", "wall", "sweep", "gradient") else replace(asked, kind=place, colours=())
        return replace(asked, kind="table", behind=behind)
    return replace(asked, kind=place)


def _shown_by(kind: str, *, tables: bool) -> frozenset[str]:
    """The things that a backdrop of a kind shows."""
    own = frozenset(name for name, place in _SYMBOLS.items() if place == kind)
    return own | _ALSO_SHOWN.get(kind, frozenset()) | (frozenset({"table", "desk"}) if tables else frozenset())


def _colours(reading: Reading, drawing: GenerateJob) -> tuple[Tone, ...]:
    """Those of the controls, then the ground's, then the prompt's others, then those of walls and curtains."""
    own = (drawing.controls.background_color,) if drawing.controls.background_color else ()
    ground = (reading.background,) if reading.background is not None else ()
    asked = tuple(colour.rgb for colour in drawing.controls.colors)
    things = (s.colours for s in reading.subjects if s.symbol not in _BLOOMS)
    found = (*own, *ground, *reading.palette, *(c for colours in things for c in colours), *asked)
    return tuple(of_bytes(rgb) for rgb in dict.fromkeys(found))


def _flowers(reading: Reading) -> tuple[Tone, ...]:
    blooms = [subject for subject in reading.subjects if subject.symbol in _BLOOMS]
    named = tuple(of_bytes(rgb) for subject in blooms for rgb in subject.colours)
    return named or tuple(_OWN_BLOOM[s.symbol] for s in blooms if s.symbol in _OWN_BLOOM)


def _material(words: frozenset[str]) -> str:
    return next((kind for kind, names in _WALLS.items() if words & names), "")


def _place(reading: Reading, asked: Wish) -> str:
    """The kind without regard to a table in it; "" where only things say it."""
    words, things = asked.words, {subject.symbol for subject in reading.subjects}
    named = next((kind for kind, names in _WORDS.items() if words & names), None)
    if reading.setting in ("street", "rooftop") and (asked.hour == "night" or "neon" in words):
        return "night"
    if "christmas_tree" in things:
        return "festive"
    if "night" in words and "sky" in words and reading.setting in (None, "meadow", "sky"):
        return "stars"
    if "aurora" in asked.weather or (reading.setting == "sky" and (asked.hour == "night" or "stars" in asked.weather)):
        return "stars"
    if reading.setting in ("forest", "park", "garden", "meadow", "village") and asked.wintry:
        return "snow"
    if reading.setting not in (None, "studio", "table"):
        return _SETTINGS.get(str(reading.setting), "")
    if asked.material and ("wall" in words or not (named or words & _TABLES)) and not asked.things:
        return "wall"
    if named is not None:
        return named
    by_thing = next((_SYMBOLS[name] for name in sorted(things) if name in _SYMBOLS), None)
    if by_thing is not None:
        return by_thing
    return "" if asked.things and not words & _TABLES else _by_weather(asked)


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
