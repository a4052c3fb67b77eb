"""A reading in the short form that the tables of cases are written in."""

from collections.abc import Iterable

from limner.drawing import colour
from limner.engines.illustrator.reading.reading import Feature, Reading, Subject
from limner.engines.illustrator.reading.tables.colours import COLOURS


def summary(reading: Reading) -> list[str]:
    items = [_subject(s) for s in reading.subjects]
    items += [
        f"{r.subject} {r.kind} {r.object}" + ("" if r.third is None else f" {r.third}") for r in reading.relations
    ]
    single = {"setting": reading.setting, "time": reading.time, "season": reading.season}
    items += [f"{name}={value}" for name, value in single.items() if value]
    several: dict[str, Iterable[str]] = {
        "weather": reading.weather,
        "composition": reading.composition,
        "style": reading.styles,
        "quoted": reading.quoted,
        "palette": map(colour_name, reading.palette),
        "background": [colour_name(reading.background)] if reading.background else [],
        "excluded": reading.excluded,
        "refused colour": map(colour_name, reading.excluded_colours),
        "artist": reading.artists,
        "unknown": reading.unknown,
    }
    return items + [f"{name}={value}" for name, values in several.items() for value in values]


def _subject(subject: Subject) -> str:
    names = f"[{', '.join(subject.colour_names)}]" if subject.colour_names else ""
    size = "" if subject.size == "normal" else subject.size
    extras = [subject.portion, subject.pose, size, subject.pattern, subject.age, subject.mood, subject.material]
    extras += [f"in a {subject.arrangement}"] if subject.arrangement else []
    extras += [subject.state, f"like {subject.shape}" if subject.shape else ""]
    extras += [f"of {subject.made_of}" if subject.made_of else ""]
    extras += [subject.build, "mixed" if subject.mixed else "", *map(_feature, subject.features)]
    return " ".join(filter(None, [f"{subject.count} {subject.symbol}{names}", *extras]))


def _feature(feature: Feature) -> str:
    return "+" + " ".join(filter(None, [feature.words, feature.part]))


def colour_name(rgb: colour.RGB) -> str:
    return next(name for name, code in COLOURS.items() if colour.parse(code) == rgb)
