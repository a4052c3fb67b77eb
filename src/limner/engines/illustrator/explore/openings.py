"""What a prompt and its controls leave open: the choices that directions are made of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeVar

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.explore import compositions
from limner.engines.illustrator.explore.families import ALL, FAMILIES
from limner.engines.illustrator.explore.moods import INKS, NATURAL
from limner.engines.illustrator.reading.kinds import Season, Time, Weather
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.briefing import refused
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.script import Script, script
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.traits import MARKS
from limner.engines.jobs import GenerateJob

T = TypeVar("T")

_WORDLESS = ("abstract", "sky", "sea", "mountains", "meadow")
"""Places for words that nothing can be drawn for: an ornament, and landscapes with nobody in them."""
_WEATHER: dict[Weather, frozenset[Time]] = {
    "fog": frozenset({"dawn", "morning", "day", "dusk"}),
    "rain": frozenset({"day", "dusk", "night"}),
    "snow": frozenset({"day", "sunset", "dusk", "night", "morning", "dawn"}),
    "storm": frozenset({"dusk", "sunset"}),
    "rainbow": frozenset({"day", "morning"}),
    "aurora": frozenset({"night"}),
}
"""Weather that exploring may add, and the hours that it goes with."""

_POSES = ("standing", "walking", "running", "sitting", "sleeping", "flying", "waving", "jumping")
"""Poses that exploring may choose; people sit and sleep only on something."""
_LOW_KEY = frozenset({"vivid", "pastel", "monochrome"})
"""Style words that say something of the colours and nothing of the medium."""


@dataclass(frozen=True, slots=True)
class Openings:
    """The options of each choice; a single one where it is fixed. The first one is what the prompt is drawn with.

    `hours` are by setting; `weathers` and `seasons` hold for open places, the first of each for all others. `bare` says
    that the picture has no place, `nobody` that it has no subjects. `lead` is the number of the subject whose pose is
    open, or None. `script` is the picture that the prompt is drawn with, and that is explored.
    """

    script: Script
    compositions: tuple[str, ...]
    settings: tuple[str, ...]
    hours: Mapping[str, tuple[Time, ...]]
    seasons: tuple[Season, ...]
    weathers: tuple[tuple[Weather, ...], ...]
    palettes: tuple[str, ...]
    looks: tuple[str, ...]
    poses: tuple[str, ...]
    bare: bool
    nobody: bool
    lead: int | None


class _Listening(Dice):
    """Dice that remember what was asked of them."""

    def __init__(self, seed: int, prompt: str) -> None:
        super().__init__(seed, prompt)
        self.asked: dict[str, tuple[object, ...]] = {}

    def turn(self, name: str, options: Sequence[T]) -> T:
        self.asked[name] = tuple(options)
        return super().turn(name, options)


def openings(drawing: GenerateJob) -> Openings:
    """What may be chosen for this prompt, with these controls, on this model; worked out once a drawing."""
    return _openings(read(drawing.prompt, drawing.negative_prompt), drawing)


# By the reading as well: another art pack reads the same words as other things.
@lru_cache(maxsize=64)
def _openings(asked: Reading, drawing: GenerateJob) -> Openings:
    made = script(asked, drawing)
    reading, job, found, home = made.reading, made.job, made.everybody, made.brief
    settings = _settings(made)
    hours = {name: _hours(made, name) for name in dict.fromkeys((*settings, "studio"))}
    unwanted = reading.banned | refused(reading)
    coloured = made.coloured or any(subject.colours for subject in reading.subjects)
    people = any("person" in {symbol.id, *symbol.kinds} for symbol in found.values())
    lead = _free_lead(reading, found)
    return Openings(
        script=made,
        compositions=compositions.possible(_marked(made), job, list(found.values())),
        settings=settings,
        hours=hours,
        seasons=_seasons(home, reading, unwanted),
        weathers=_weathers(reading, home, unwanted),
        palettes=NATURAL if coloured or job.style or _toned(reading) else (*NATURAL, *INKS),
        looks=_looks(made, colours=coloured, people=people),
        poses=("",) if lead is None else _poses(found[lead]),
        bare=made.bare or home.traits.mark,
        nobody=not found,
        lead=lead,
    )


def _marked(script: Script) -> Reading:
    """The reading with the mark that a look asks for, as if the prompt had the word."""
    words = script.reading.composition
    if not script.brief.traits.mark or MARKS & {*words}:
        return script.reading
    return replace(script.reading, composition=(*words, "icon"))


def _settings(script: Script) -> tuple[str, ...]:
    """The prompt's setting, else the subjects' home, its neighbours and the studio."""
    reading, home, leading = script.reading, script.brief, script.leading
    marked = compositions.is_kind(_marked(script)) and "poster" not in reading.composition
    if script.background is not None or marked or (reading.setting and not _vague(reading)):
        return (home.setting,)
    if not leading:
        return _WORDLESS if home.setting == "abstract" else (home.setting,)
    if all(symbol.id == "mountain" for symbol in leading):
        return ("mountains", "lake")
    if any(symbol.place not in ("ground", "surface") for symbol in leading):
        return (home.setting, *(setting("sky").neighbours if home.setting == "sky" else ()))
    others = list(setting(home.setting).neighbours)
    if not any(compositions.LARGE & {*symbol.kinds} for symbol in leading) and home.setting != "space":
        others.append("studio")
    return (home.setting, *(name for name in others if name != home.setting))


def _vague(reading: Reading) -> bool:
    """Whether no more is said of the place than that it is a landscape."""
    return reading.setting == "meadow" and reading.says("landscape")


def _hours(script: Script, setting: str) -> tuple[Time, ...]:
    """The hours that the script may have in a setting, its own first."""
    dice = _Listening(script.job.seed, script.reading.prompt)
    brief = script.elsewhere(setting, dice)
    heard = dice.asked.get("hour", ())
    return (brief.time, *dict.fromkeys(hour for hour in heard if hour != brief.time))  # type: ignore[arg-type]


def _seasons(home: Brief, reading: Reading, banned: frozenset[str]) -> tuple[Season, ...]:
    if reading.season or {"snow", "stars"} & home.weather or "seasonal" not in setting(home.setting).traits:
        return (home.season,)
    others: tuple[Season, ...] = ("summer", "autumn", "spring", "winter")
    unwanted = banned | ({"winter"} if {"snow", "leaf", "flower", "blossom"} & banned else set())
    return (home.season, *(s for s in others if s != home.season and s not in unwanted))


def _weathers(reading: Reading, home: Brief, banned: frozenset[str]) -> tuple[tuple[Weather, ...], ...]:
    if reading.weather:
        return (reading.weather,)
    if reading.says("sunny") or not setting(home.setting).open:
        return ((),)
    wet = {"cloud", "storm"} & banned
    names = [name for name in _WEATHER if name not in banned and not (wet and name in ("rain", "storm", "rainbow"))]
    if "warm" in setting(home.setting).traits or (reading.season and reading.season != "winter"):
        names = [name for name in names if name not in ("snow", "aurora")]
    return ((), *((name,) for name in names))


def _looks(script: Script, *, colours: bool, people: bool) -> tuple[str, ...]:
    """The look that is asked for; where none is, every family that suits the output and keeps what words fixed."""
    reading, job, own = script.reading, script.job, script.brief.traits.look
    if job.look or job.style or set(reading.styles) - _LOW_KEY:
        return (own,)
    faithful = colours or bool(reading.time or reading.weather)
    found = [
        family.look
        for family in FAMILIES.values()
        if (family.vector or not job.vector)
        and (family.true or not faithful)
        and (family.people or not people)
        and (reading.time is None or reading.time in family.hours)
        and not (family.hours != ALL and {"stars", "aurora", "storm"} & set(reading.weather))
    ]
    return (own, *(look for look in found if look != own))


def _toned(reading: Reading) -> bool:
    """Whether words say something of the picture's colours."""
    return bool(reading.background or set(reading.styles) & _LOW_KEY)


def _free_lead(reading: Reading, found: Mapping[int, Symbol]) -> int | None:
    """The first subject, if nothing is said of its pose and it stands in no relation."""
    if not found:
        return None
    first = min(found)
    subject, symbol = reading.subjects[first], found[first]
    tied = any(first in (r.subject, r.object, r.third) for r in reading.relations)
    named = subject.pose or subject.mood or any(pose in subject.phrase for pose in symbol.poses)
    return None if tied or named or subject.count > 1 else first


def _poses(symbol: Symbol) -> tuple[str, ...]:
    person = "person" in symbol.kinds or symbol.id == "person"
    found = [p for p in _POSES if p in symbol.poses and not (person and p in ("sitting", "sleeping"))]
    return tuple(found) if "standing" in found or len(found) > 1 else ("",)


def goes_with(weather: tuple[Weather, ...], hour: Time, place: str) -> bool:
    """Whether weather that nobody asked for can be had at that hour in that place."""
    if not weather:
        return True
    there = setting(place)
    if there.bare or "aloft" in there.traits:
        return False
    if "warm" in there.traits and {"snow", "fog", "aurora"} & set(weather):
        return False
    return all(hour in _WEATHER.get(kind, {hour}) for kind in weather)
