"""What the grammar has noted on its way and not yet given to anything."""

from dataclasses import dataclass, field
from typing import Any

from limner.drawing.colour import RGB
from limner.engines.illustrator.reading.reading import Beyond, Feature


@dataclass(slots=True)
class Modifiers:
    """What has been said of the noun to come.

    `begun`: an article, a number or a describing word stood here. `refusing`: the word of refusal that holds ("no",
    "without"); `refused`: how many things it has refused so far. `words` are attributes by their kind, `said` the
    adjectives that change nothing, `heard` all adjectives as they stood.
    """

    count: int | None = None
    definite: bool = False
    possessive: bool = False
    begun: bool = False
    refusing: str = ""
    refused: int = 0
    colours: list[tuple[str, RGB]] = field(default_factory=list)
    words: dict[str, str] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    features: list[Feature] = field(default_factory=list)

    def say(self, kind: str, word: str) -> None:
        """Note a word of a kind; the last one counts."""
        self.words[kind] = word
        self.begun = True

    @property
    def counted(self) -> bool:
        """Whether a number, an article or a colour says that a thing is meant."""
        return self.count is not None or bool(self.colours)


@dataclass(slots=True)
class Surroundings:
    """What has been said of the picture as a whole. Of a single thing the first word counts."""

    single: dict[str, Any] = field(default_factory=dict)
    weather: list[Any] = field(default_factory=list)
    composition: list[str] = field(default_factory=list)
    styles: list[str] = field(default_factory=list)
    artists: list[str] = field(default_factory=list)
    palette: list[RGB] = field(default_factory=list)
    excluded: list[str] = field(default_factory=list)
    excluded_colours: list[RGB] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    pictured: bool = False
    """Whether a word said that this is a picture, so that a name after "by" is its maker's."""
    loose: bool = False
    """Whether the setting is a word for any place, such as "landscape", which a nearer one replaces."""
    of_place: bool = False
    """Whether the setting was named before everybody in it."""
    ground_colours: list[RGB] = field(default_factory=list)
    """Colours of the place, its hour or its weather, which are the picture's where nothing else is named."""
    beyond: list[Beyond] = field(default_factory=list)
    """Places that are named beside the setting, which can be seen from it."""
    sky: bool = False
    """Whether the sky was spoken of: where nothing under it is named, it is the picture's place."""
    people: tuple[tuple[int, str], ...] = ()
    """Who is in the place, should nobody be named: a crowded street is no empty one."""
