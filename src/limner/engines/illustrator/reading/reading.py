"""What a prompt asks for: a plain value that can be printed, tested without drawing, and stored with the picture."""

from dataclasses import asdict, dataclass
from typing import Any, Literal

from limner.engines.illustrator.colour import RGB

Size = Literal["tiny", "small", "normal", "large", "huge"]
RelationKind = Literal[
    "on", "under", "above", "below", "left of", "right of", "next to", "behind", "in front of", "inside",
    "between", "around", "wearing", "holding", "riding", "sitting on", "leaning against", "looking at", "flying over",
]  # fmt: skip
Time = Literal["dawn", "morning", "day", "sunset", "dusk", "night"]
Season = Literal["spring", "summer", "autumn", "winter"]
Weather = Literal["clear", "cloudy", "rain", "storm", "snow", "fog", "wind", "rainbow", "stars", "aurora"]


@dataclass(frozen=True, slots=True)
class Feature:
    """Something of a body that was spoken of: `part` ("hair", "eyes", "skin"), its words, and its colour if named."""

    part: str
    words: str = ""
    colour: RGB | None = None


@dataclass(frozen=True, slots=True)
class Subject:
    """One noun phrase that is drawn: `count` times the symbol, in its own colours.

    `symbol` is an atlas id. `exact` is False where a hypernym stands in ("a spaniel" drawn as a dog is exact,
    a "vehicle" drawn as a car is not). `colours` are the colour words of the phrase in their order; `mixed` says that
    each individual has one of them ("red and blue balloons"). `portion` is the part of the thing that is meant
    ("slice", "half"). `build` is "slim", "muscular" or "stout".
    """

    noun: str
    symbol: str
    count: int = 1
    colours: tuple[RGB, ...] = ()
    colour_names: tuple[str, ...] = ()
    size: Size = "normal"
    pose: str = ""
    material: str = ""
    pattern: str = ""
    age: str = ""
    mood: str = ""
    exact: bool = True
    phrase: str = ""
    build: str = ""
    portion: str = ""
    mixed: bool = False
    features: tuple[Feature, ...] = ()


@dataclass(frozen=True, slots=True)
class Relation:
    """`kind` holds of subjects[subject] toward subjects[object], and `third` for "between"."""

    kind: RelationKind
    subject: int
    object: int
    third: int | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """Everything that was read.

    `palette` are colours asked for the whole picture, `background` the colour asked for its ground. `excluded` are
    words and symbol ids that must not be drawn ("without trees", the negative prompt). `unknown` are the content words
    that nothing will be drawn for. `artists` are names after "by" and "in the style of", which change nothing.
    """

    prompt: str
    subjects: tuple[Subject, ...] = ()
    relations: tuple[Relation, ...] = ()
    setting: str | None = None
    time: Time | None = None
    season: Season | None = None
    weather: tuple[Weather, ...] = ()
    composition: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    quoted: tuple[str, ...] = ()
    palette: tuple[RGB, ...] = ()
    background: RGB | None = None
    excluded: tuple[str, ...] = ()
    excluded_colours: tuple[RGB, ...] = ()
    unknown: tuple[str, ...] = ()
    artists: tuple[str, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """JSON-serialisable, without what was not read."""
        return {name: value for name, value in asdict(self).items() if value not in (None, (), "")}
