"""What a scene lacks: a place, an hour, a framing, a mood, that suit what it is of and what was said of it."""

from collections.abc import Collection, Sequence

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.enhance import homes, phrases
from limner.engines.illustrator.enhance.lot import Lot
from limner.engines.illustrator.enhance.said import MOODY, Said
from limner.engines.illustrator.enhance.sentences import Additions
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.settings.index import load, setting
from limner.engines.illustrator.staging.tabletops import TABLES
from limner.engines.jobs import GenerateJob

_GREY = frozenset({"rain", "fog", "cloudy"})
_TIMELESS = frozenset({"depths", "space", "studio", "indoors", "table"})
"""Kinds of places where the night makes no difference, or where lamps are lit."""


_DIM = frozenset({"dusk", "night"})


def for_scene(reading: Reading, has: Said, lot: Lot) -> Additions:
    """What is to be added to a prompt that is understood and asks for a scene."""
    job = GenerateJob("svcv4_1", reading.prompt, 1024, 1024, vector=False, seed=0)
    made = script(reading, job, whole=False)
    players = made.leading
    home = "" if has.place or not players else homes.home(made, lot)
    where = reading.setting or home
    places = _places(home, has) if home and not _is_place(players) else ()
    place = lot.unheard("place", places) if places else ""
    moment = "" if has.light else _moment(reading, where, players, has, lot)
    then = read(moment) if moment else reading
    weather = {*reading.weather, *then.weather} | ({"storm"} if "lightning" in {p.id for p in players} else set())
    return Additions(
        place=place,
        moment=moment,
        light=None if has.light else lot.unheard("light", phrases.LIGHT[_light(where, then, weather)]),
        mood=None if has.mood else lot.unheard("mood", _moods(where, then, weather, players, has)),
        framing="" if has.framing else lot.unheard("framing", phrases.FRAMINGS[_framing(reading, where, players)]),
        medium="" if has.medium else lot.unheard("medium", phrases.MEDIA),
    )


def _is_place(players: Collection[Symbol]) -> bool:
    """Whether the place is among what is drawn: hills, or a table with things on it."""
    return any("landscape" in symbol.kinds for symbol in players) or (
        len(players) > 1 and any(symbol.id in TABLES for symbol in players)
    )


def _places(home: str, has: Said) -> Sequence[str]:
    """The phrases for a place; where a mood was set, those that set none; none for one that its things tell already."""
    known = phrases.PLACES.get(home, ())
    if not has.mood:
        return known
    return [place for place in known if not MOODY.intersection(place.replace(",", "").split())]


def _light(where: str, then: Reading, weather: Collection[str]) -> str:
    """A key of `phrases.LIGHT`."""
    if where in ("space", "underwater"):
        return where
    if "storm" in weather:
        return "storm"
    return "rain" if _GREY.intersection(weather) else then.time or ""


def _moods(
    where: str, then: Reading, weather: Collection[str], players: Collection[Symbol], has: Said
) -> tuple[phrases.Pair, ...]:
    if "storm" in weather:
        return phrases.STORMY_MOODS
    if has.eerie:
        return phrases.EERIE_MOODS
    if then.time in _DIM and not setting(where).indoors:
        return phrases.EVENING_MOODS
    if where == "space" or homes.heroic(players):
        return phrases.MOODS["fantasy"]
    place = setting(where)
    sort: phrases.Sort = "scene" if "barren" in place.traits else homes.sort(players)
    return phrases.MOODS["pet" if sort == "animal" and (place.indoors or "tame" in place.traits) else sort]


def _moment(reading: Reading, where: str, players: Sequence[Symbol], has: Said, lot: Lot) -> str:
    """When the scene plays, in accord with the season and the weather that were named; "" where nothing fits.

    Colours that were named are not put into the dark.
    """
    climate: str = setting(where).climate
    starry = {"stars", "aurora"} & {*reading.weather}
    if (starry or has.eerie or homes.at_night(players)) and climate not in _TIMELESS:
        climate = "polar night" if climate == "winter" else "night"
    elif homes.in_winter(players) and climate == "wooded":
        climate = "winter"
    fitting = [moment for moment in phrases.MOMENTS[climate] if _fits(reading, read(moment), players)]
    if any(subject.colours for subject in reading.subjects):
        fitting = [moment for moment in fitting if read(moment).time not in _DIM] or fitting
    return lot.unheard("moment", fitting) if fitting else ""


def _fits(reading: Reading, moment: Reading, players: Collection[Symbol]) -> bool:
    """Whether a moment has no other season or weather than those that were named or that suit who is there, and
    nothing that was refused.
    """
    weather, named = set(moment.weather), set(reading.weather)
    refused = {*reading.excluded, *homes.refused(reading)}
    return (
        None in (reading.season, moment.season)
        and (not named or weather <= named)
        and not ({"snow"} & {*named, *weather} and {reading.season, moment.season} - {None, "winter"})
        and not refused & {*weather, moment.season, moment.time}
        and not (moment.season and homes.coloured_land(reading))
        and not (moment.season == "winter" and homes.in_bloom(players))
        and _has_sky_for(reading, moment)
    )


def _has_sky_for(reading: Reading, moment: Reading) -> bool:
    """Whether there is a sky for what is in it: the sun and a rainbow by day, stars at night."""
    named = {*reading.weather, *(subject.symbol for subject in reading.subjects)}
    if named & {"stars", "aurora"} and moment.time != "night":
        return False
    bright = moment.time in ("morning", "day") and not {*_GREY, "snow"}.intersection(moment.weather)
    return bright or not named & {"rainbow", "clear", "sun"}


def _framing(reading: Reading, where: str, players: Collection[Symbol]) -> str:
    """A key of `phrases.FRAMINGS`; related things are left to the illustrator."""
    if not players:
        return "landscape"
    if len(reading.subjects) > 1 or reading.relations:
        return "open"
    sort = homes.sort(players)
    if sort == "person":
        return "figure"
    if sort == "building":
        return "formal"
    if sort in ("food", "plant", "object"):
        return (
            "near"
            if reading.subjects[0].count == 1 and where in load() and "close" in setting(where).traits
            else "centred"
        )
    return "wide"
