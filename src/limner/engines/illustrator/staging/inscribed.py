"""What words on a thing ask of the picture: the room of a board, the street before a shop, a shirt seen from near."""

from dataclasses import replace

from limner.engines.illustrator.reading.reading import Reading, Subject
from limner.engines.illustrator.staging.folk import PLAIN
from limner.engines.illustrator.staging.traits import MARKS

_FRAMED = MARKS | {"portrait", "close-up", "full body", "wide", "aerial", "pattern", "poster", "silhouette"}
"""Words that say from how near somebody is seen, or that all is something else."""


def housed(reading: Reading) -> Reading:
    """The reading with the place of what the quoted words stand on: a classroom's board, a shop's front."""
    if not reading.quoted or MARKS & {*reading.composition}:
        return reading
    return _fronted(_hung(reading))


def _hung(reading: Reading) -> Reading:
    """A board that hangs in a classroom, or that somebody is at, is no slate that is all of the picture."""
    peopled = reading.setting is None and reading.subjects
    if not reading.says("chalkboard") or not (peopled or reading.setting == "classroom"):
        return reading
    styles = tuple(style for style in reading.styles if style != "chalkboard")
    return replace(reading, setting="classroom", styles=styles, made=replace(reading.made, print=""))


def _fronted(reading: Reading) -> Reading:
    """A shop or a café whose name is all that is said of it is seen from the street."""
    if reading.subjects or reading.setting not in ("cafe", "shop") or reading.made.print or reading.made.mark:
        return reading
    if reading.says("interior", "looked into"):
        return reading
    return replace(reading, subjects=(Subject("shop", "shop", phrase="shop"),), setting="street")


def seen_near(reading: Reading) -> Reading:
    """A lone person whose shirt bears words is seen from near, so that they can be read."""
    people = [i for i, subject in enumerate(reading.subjects) if subject.symbol in PLAIN]
    if len(people) != 1 or reading.subjects[people[0]].count > 1 or _FRAMED & {*reading.composition}:
        return reading
    worn = {
        reading.subjects[relation.object].noun
        for relation in reading.relations
        if relation.kind == "wearing" and relation.subject == people[0]
    }
    if not any(told.nouns and told.nouns[0] in worn for told in reading.inscriptions):
        return reading
    return replace(reading, composition=(*reading.composition, "portrait"))
