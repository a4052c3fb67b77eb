"""How a picture is briefed: the reading, the job and the seed are heard, and hour, season and setting decided."""

from collections.abc import Collection
from dataclasses import replace
from functools import cache

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.kinds import Season, Time
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.reading.tables.remarks import RemarkKind
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.cast import atlas
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.homes import ICE, home, out_of_the_water, roomier
from limner.engines.illustrator.staging.hours import SKIES
from limner.engines.illustrator.staging.settings import index
from limner.engines.illustrator.staging.tabletops import nook, on_a_table
from limner.engines.illustrator.staging.traits import Traits, leaned, traits
from limner.engines.illustrator.style_transfer.mood import hours as moody
from limner.engines.jobs import GenerateJob

_DAYLIGHT: tuple[Time, ...] = ("day", "morning")
"""The hours that leave colours as they are: for a photograph, and where the words name colours."""

_ANYWHERE = ("meadow", "park", "mountains")
"""Places for what may not be where it is at home."""

_NIGHTLY_NOUNS = frozenset({"jack o lantern"})
"""What is a subject of the night by its noun alone: a pumpkin is none."""

_NEGATIVE_HOURS = {"night": "night", "sunset": "sunset", "dark": "night", "darkness": "night", "sunrise": "dawn"}
_NEGATIVE_WEATHER = {
    "cloud": "cloudy", "rain": "rain", "snow": "snow", "fog": "fog", "mist": "fog", "star": "stars",
    "storm": "storm", "lightning": "storm", "rainbow": "rainbow", "wind": "wind",
}  # fmt: skip

_LETTERING = frozenset({"text", "word", "letter", "lettering", "writing", "caption"})
"""What is refused by who wants no words in the picture."""

_REMARKED: dict[str, RemarkKind] = {"heavy": "heavy weather", "leaves": "falling leaves", "puddles": "puddles"}
"""What is in the air or has fallen from it beside the weather that words name."""

_LOOSE = frozenset({"furniture", "counter", "beds", "shelves", "picture", "painting", "frame", "curtains", "plant"})
"""Words of what no room has that is said to be empty, beside the words of all that is furniture."""


def briefed(reading: Reading, job: GenerateJob, cast: Collection[Symbol], banned: frozenset[str], dice: Dice) -> Brief:
    """Decides, from the words first and by the seed where they leave it open."""
    banned |= refused(reading) | (_furniture() if reading.says("unfurnished") else frozenset())
    asked = _traits(reading, job, cast)
    setting = _setting(reading, job, cast, banned, asked, dice)
    season = reading.season or _season(setting, reading, banned, dice)
    if setting == ICE:
        people = any("person" in symbol.kinds for symbol in cast)
        setting = dice.turn("ice", ("mountains", "meadow") if people else ("arctic", "meadow"))
    bare = asked.plain or asked.mark or job.controls.background_color is not None
    time: Time = "day" if bare else reading.time or _hour(setting, reading, job, cast, banned, dice)
    side = dice.turn("side", (-0.75, 0.75)) if asked.level > 0 else -0.4
    return Brief(
        width=job.width,
        height=job.height,
        setting=setting,
        time=time,
        sky=dice.turn("palette", range(SKIES[time])),
        season=season,
        weather=_weather(reading, banned),
        side=side,
        traits=asked,
        banned=banned,
        variant=dice.turn("variant", range(12)),
        nook=nook(reading.setting, reading, cast) if setting == "table" else "",
        lettered=bool(reading.quoted) and not job.controls.no_text,
        region=reading.region.kind if reading.region else "",
        text=not (job.controls.no_text or banned & _LETTERING),
    )


def _traits(reading: Reading, job: GenerateJob, cast: Collection[Symbol]) -> Traits:
    """The traits that the words, the job and its style ask for; flat figures without a place are on plain ground."""
    asked = traits(reading, job)
    if job.style is not None:
        asked = leaned(asked, job.style.learned)
    if reading.setting is None and cast and all("figure" in symbol.kinds for symbol in cast):
        asked = replace(asked, plain=True, framing=False)
    return asked


@cache
def _furniture() -> frozenset[str]:
    """The words of all furniture, by which a room goes without it."""
    pieces = [symbol for symbol in atlas() if "furniture" in symbol.kinds]
    return _LOOSE.union(*({piece.id, *piece.words} for piece in pieces))


def _setting(
    reading: Reading, job: GenerateJob, cast: Collection[Symbol], banned: frozenset[str], asked: Traits, dice: Dice
) -> str:
    """The place by its words, else one where the cast is at home: in the water, in a room or on a table as that asks.

    It may be `ICE`, which is several places.
    """
    setting = reading.setting or ("studio" if _sits(reading, cast) else home(reading, cast, dice))
    leaping = out_of_the_water(reading)
    if setting in ("sea", "lake") and cast and not leaping and all(_swims(symbol) for symbol in cast):
        setting = "underwater"
    if reading.says("flooded") and any(_swims(symbol) for symbol in cast):
        setting = "sunken city"
    if setting in ("sea", "lake", "underwater") and not leaping and _both_sides(cast):
        setting = "waterline"
    if setting == "airport" and any(symbol.place == "air" and "vehicle" in symbol.kinds for symbol in cast):
        setting = "runway"
    if setting == "station" and any("train" in (symbol.id, *symbol.kinds) for symbol in cast):
        setting = "platform"
    if "cutaway" in reading.composition and cast and all("animal" in symbol.kinds for symbol in cast):
        setting = "burrow"
    if job.controls.background_color is not None and cast:
        setting = "studio"
    setting = roomier(setting, reading, cast, dice)
    if not asked.isometric and on_a_table(setting, reading, cast):
        setting = "table"
    if setting in banned:
        return next((name for name in _ANYWHERE if name not in banned), "studio")
    return setting


def refused(reading: Reading) -> frozenset[str]:
    """What the prompt itself rules out, as the words and ids that props, hours and weather go by."""
    return frozenset(form for word in reading.excluded for form in (word, word.replace(" ", "_")))


def _sits(reading: Reading, cast: Collection[Symbol]) -> bool:
    """Whether somebody sits for a portrait, before a backdrop."""
    return "portrait" in reading.composition and len(cast) == 1 and "head" in next(iter(cast)).figure().anchors


def _both_sides(cast: Collection[Symbol]) -> bool:
    """Whether somebody swims below and something floats above."""
    vessels = [symbol for symbol in cast if "vehicle" in symbol.kinds and "underwater" not in symbol.home]
    floats = any("waterline" in vessel.figure().anchors for vessel in vessels)
    return floats and any(_swims(symbol) for symbol in cast)


def _swims(symbol: Symbol) -> bool:
    """Whether it lives below the surface."""
    return symbol.place == "water" and bool({"fish", "sea animal"} & {*symbol.kinds, symbol.id})


def _season(setting: str, reading: Reading, banned: frozenset[str], dice: Dice) -> Season:
    """The season of a prompt that names none."""
    if reading.says("in leaves") and "autumn" not in banned:
        return "autumn"
    if setting in (ICE, "arctic") or "snow" in reading.weather or reading.says("frozen"):
        return "winter"
    if "turning" in index.setting(setting).traits:
        drawn: Season = dice.turn("season", ("summer", "autumn", "spring", "summer", "summer"))
        return drawn if drawn not in banned else "spring"
    return "summer" if "summer" not in banned else "spring"


def _hour(
    setting: str, reading: Reading, job: GenerateJob, cast: Collection[Symbol], banned: frozenset[str], dice: Dice
) -> Time:
    """The hour of a prompt that names none."""
    nightly = (
        reading.says("candlelit")
        or any("nightly" in s.traits for s in cast)
        or {s.noun for s in reading.subjects} & _NIGHTLY_NOUNS
    )
    if nightly or {"stars", "aurora"} & set(reading.weather):
        return "night"
    hours = index.setting(setting).hours if job.style is None else moody(job.style.learned)
    if {"rainbow", "clear"} & set(reading.weather) or _true_colours(reading):
        hours = tuple(h for h in hours if h in _DAYLIGHT) or (hours if setting == "space" else _DAYLIGHT)
    if "storm" in reading.weather:
        hours = ("dusk", "sunset", "day")
    unwanted = banned | {_NEGATIVE_HOURS[word] for word in banned if word in _NEGATIVE_HOURS}
    hours = tuple(h for h in hours if h not in unwanted) or ("day",)
    return dice.turn("hour", hours)


def _true_colours(reading: Reading) -> bool:
    """Whether somebody will look for the very colours that the words name, as in a photograph."""
    return "photo" in reading.styles or any(subject.colours for subject in reading.subjects)


def _weather(reading: Reading, banned: frozenset[str]) -> frozenset[str]:
    unwanted = banned | {_NEGATIVE_WEATHER[word] for word in banned if word in _NEGATIVE_WEATHER}
    fallen = {name for name, kind in _REMARKED.items() if reading.says(kind)}
    return (frozenset(reading.weather) | fallen) - unwanted
