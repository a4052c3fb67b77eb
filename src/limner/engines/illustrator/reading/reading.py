"""What a prompt asks for: a plain value that can be printed, tested without drawing, and stored with the picture."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from limner.drawing.colour import RGB
from limner.engines.illustrator.reading.kinds import (
    Arrangement,
    Ground,
    Position,
    Rank,
    RelationKind,
    Season,
    Size,
    Time,
    Weather,
)
from limner.engines.illustrator.reading.tables.drinks import DRINKS, LIQUIDS
from limner.engines.illustrator.reading.tables.modifiers import SHINING
from limner.engines.illustrator.reading.tables.remarks import DRAWN, RemarkKind

PLURAL = 3
"""How many a plural without a number means."""
FILL = 9
"""How many things fill what is full of them."""


@dataclass(frozen=True, slots=True)
class Feature:
    """Something of a body that was spoken of: `part` ("hair", "eyes", "skin"), its words, its colour if named, and how
    hair or a beard is worn ("braids", "long curls", "goatee")."""

    part: str
    words: str = ""
    colour: RGB | None = None
    style: str = ""


@dataclass(frozen=True, slots=True)
class Subject:
    """One noun phrase that is drawn: `count` times the symbol, in its own colours.

    `symbol` is an atlas id. `exact` is False where a hypernym stands in ("a spaniel" drawn as a dog is exact, a
    "vehicle" drawn as a car is not). `colours` are the colour words of the phrase in their order; `mixed` says that
    each individual has one of them ("red and blue balloons"). `portion` is the part of the thing that is meant
    ("slice", "half"). `build` is "slim", "muscular" or "stout". `heaped` says that they are a pile, `arrangement`
    how several stand together, `rows` in how many rows where that is said, `rank` where in a line with others of
    their kind. `shape` is the symbol in whose shape it is, `form` the form that a word says of it ("round",
    "long"), `made_of` the symbol of the pieces that it is made of, `state` what was done to it ("broken"),
    `painted`, `printed` and `strewn` the ids of what is painted all over it, is one picture on it, or lies all over
    it, joined by "+", each with "#rrggbb" behind it where it has a colour, `topped` in the same way what is on a
    dish. `seasons` are those of its individuals in turn. `calling` is what an animal is by calling ("a fox
    conductor"); a person's is the noun. `role` is the person whose costume an animal of a calling wears, as an
    atlas id. `troupe` is what several are together ("family", "orchestra"). `unnumbered` says that they are several
    and no word says how many, `sown` that they are a field of theirs, as many as it takes, `assorted` that each is
    of another sort. `position` is where in the picture the words have it.
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
    heaped: bool = False
    arrangement: Arrangement = ""
    rows: int = 0
    rank: Rank = ""
    shape: str = ""
    form: str = ""
    made_of: str = ""
    state: str = ""
    painted: str = ""
    printed: str = ""
    strewn: str = ""
    topped: str = ""
    seasons: tuple[Season, ...] = ()
    calling: str = ""
    role: str = ""
    troupe: str = ""
    unnumbered: bool = False
    sown: bool = False
    assorted: bool = False
    position: Position = ""

    @property
    def lit(self) -> bool:
        """Whether the words have light in it: "glowing windows"."""
        return not SHINING.isdisjoint(self.phrase.split())

    @property
    def liquid(self) -> bool:
        """Whether it is what fills a vessel: soup, coffee."""
        return (self.phrase or self.noun).split(" ")[-1] in LIQUIDS | DRINKS.keys()


@dataclass(frozen=True, slots=True)
class Region:
    """Where in the world it plays: a kind of towns by their looks (`tables.regions`), and the words that say so."""

    kind: str
    words: str


@dataclass(frozen=True, slots=True)
class Beyond:
    """A second place, which is seen behind the first, and its word."""

    place: str
    words: str


@dataclass(frozen=True, slots=True)
class Relation:
    """`kind` holds of subjects[subject] toward subjects[object], and `third` for "between"."""

    kind: RelationKind
    subject: int
    object: int
    third: int | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """What subjects[subject] does, by the name of a verb of `tables.verbs`, and to which subject; `words` say so."""

    verb: str
    subject: int
    object: int | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Remark:
    """A phrase that is neither a thing nor a relation, and the words of the prompt that say it."""

    kind: RemarkKind
    words: str


@dataclass(frozen=True, slots=True)
class Inscription:
    """A text that the picture is to show, and the nouns of what may bear it, the likeliest first.

    It is `spoken` where the words let somebody say it: the duck that is saying "quack", the shirt that says "hello".
    `ground` is what of the place it is written into ("sand", "snow", "sky", "land"), `made_of` the symbol of the things
    that its letters are laid out in. It is written `by_hand` where somebody is at it, and
    `on_body` where it is on somebody himself, or on a thing about him; `part` is the noun of what of him that is.
    """

    text: str
    nouns: tuple[str, ...] = ()
    spoken: bool = False
    ground: Ground = ""
    made_of: str = ""
    by_hand: bool = False
    on_body: bool = False
    part: str = ""


@dataclass(frozen=True, slots=True)
class IconSet:
    """A set of icons: the words that name its theme, and its symbols."""

    words: frozenset[str]
    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Made:
    """What is to be made where the words ask for a mark, a printed thing or a pattern.

    `noun` is what the prompt is about, `print` the kind of printed thing ("poster", "card", "sign", "cover", "banner"),
    `mark` the composition word of a mark that is called otherwise ("monogram"). `lines` are the words of a print that
    puts none in quotation marks, `headline` the reading of its first line. `addressee` is for whom it is, `letters` are
    a monogram's; `told` are the words that the mark itself is. `trade` is the word of a business and the symbol of it.

    `motifs` are symbols of a pattern, `occasion` those of a feast, which plays at `place`. `shapes` is a pattern's
    kind, or "any"; `hands` are how an icon is drawn; `sign` stands for words that nothing can be drawn for; `stripes`
    are a flag's.
    """

    noun: str = ""
    print: str = ""
    mark: str = ""
    lines: tuple[str, ...] = ()
    headline: "Reading | None" = None
    addressee: str = ""
    letters: str = ""
    told: frozenset[str] = frozenset()
    trade: tuple[str, str] | None = None
    icons: IconSet | None = None
    motifs: tuple[str, ...] = ()
    occasion: tuple[str, ...] = ()
    place: str = ""
    shapes: str = ""
    hands: tuple[str, ...] = ()
    sign: str = ""
    stripes: tuple[RGB, ...] = ()


_UNMADE = Made()


@dataclass(frozen=True, slots=True)
class Reading:
    """Everything that was read: all that words can ask of a picture, since nothing else looks at the prompt.

    `prompt` is there to be shown, and to be dealt from: the same words, the same picture. It is `of_place` where the
    setting is named before everybody in it: "a kitchen with a round table"; `beyond` are places that are named with it
    and seen behind it.

    `inscriptions` say of the quoted texts what they are said to stand on, or who speaks.

    `palette` are colours asked for the whole picture, `background` the colour asked for its ground. `excluded` are
    words and symbol ids that must not be drawn ("without trees", the negative prompt). `unknown` are the content words
    that nothing will be drawn for. `artists` are names after "by" and "in the style of", which change nothing.
    `sky`, `land`, `water`, `wall` and `floor` are the names of the colours that those are said to have,
    `decor` is the style in which a room is furnished, `finish` what its walls are of (`tables.decor`);
    `backdrop` is a kind of ground that is no
    place: a gradient, a material. `banned` are the single words of the negative prompt.
    `acts` are what is done; the relation or the pose that the same words make stands beside them.
    """

    prompt: str
    subjects: tuple[Subject, ...] = ()
    relations: tuple[Relation, ...] = ()
    setting: str | None = None
    of_place: bool = False
    beyond: tuple[Beyond, ...] = ()
    region: Region | None = None
    decor: str = ""
    finish: str = ""
    time: Time | None = None
    season: Season | None = None
    weather: tuple[Weather, ...] = ()
    composition: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    quoted: tuple[str, ...] = ()
    inscriptions: tuple[Inscription, ...] = ()
    palette: tuple[RGB, ...] = ()
    background: RGB | None = None
    excluded: tuple[str, ...] = ()
    excluded_colours: tuple[RGB, ...] = ()
    unknown: tuple[str, ...] = ()
    artists: tuple[str, ...] = ()
    sky: str = ""
    land: str = ""
    water: str = ""
    wall: str = ""
    floor: str = ""
    backdrop: str = ""
    banned: frozenset[str] = frozenset()
    remarks: tuple[Remark, ...] = ()
    made: Made = _UNMADE
    acts: tuple[Act, ...] = ()

    def says(self, *kinds: RemarkKind) -> bool:
        """Whether the prompt has a remark of one of these kinds, and does not refuse it."""
        return any(remark.kind in kinds for remark in self.remarks)

    def as_dict(self) -> dict[str, Any]:
        """JSON-serialisable, without what was not read."""
        told = asdict(replace(self, banned=frozenset(), made=_UNMADE, inscriptions=())) | {"made": self._told()}
        told["remarks"] = tuple(remark for remark in told["remarks"] if remark["kind"] in DRAWN)
        return {name: value for name, value in told.items() if value not in (None, False, (), "", {}, frozenset())}

    def _told(self) -> dict[str, Any]:
        """What is said of a print, by its kind and its words."""
        values = {"print": self.made.print, "lines": self.made.lines}
        return {name: value for name, value in values.items() if value}
