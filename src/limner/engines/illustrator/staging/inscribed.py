"""What words on a thing ask of the picture: the room of a board, the street before a shop, a shirt seen from near."""

from dataclasses import replace

from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.reading.reading import Reading, Relation, Subject
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.folk import PLAIN
from limner.engines.illustrator.staging.traits import MARKS

_FRAMED = MARKS | {"portrait", "close-up", "full body", "wide", "aerial", "pattern", "poster", "silhouette"}
"""Words that say from how near somebody is seen, or that all is something else."""


_SHOPS = frozenset({"cafe", "shop", "bookshop", "diner", "ramen shop", "tavern"})
"""Places indoors that have a front on a street."""
_PUT_UP = frozenset({"on", "above", "hanging from"})
"""What holds of a sign that has no post of its own."""


def housed(reading: Reading) -> Reading:
    """The reading with the place of what the quoted words stand on: a classroom's board, a shop's front."""
    if not reading.quoted or MARKS & {*reading.composition}:
        return reading
    return _seen_whole(_lettered(_fronted(_hung(reading))))


def _seen_whole(reading: Reading) -> Reading:
    """Words in sand, in snow or on the land are seen from where there is room for them, where those are."""
    grounds = {told.ground for told in reading.inscriptions if told.ground}
    if not grounds or not _FRAMED.isdisjoint(reading.composition):
        return reading
    if "sand" in grounds and reading.setting is None:
        reading = replace(reading, setting="beach")
    if "snow" in grounds and reading.season is None:
        reading = replace(reading, season="winter", setting=reading.setting or "meadow")
    return replace(reading, composition=(*reading.composition, "wide")) if reading.subjects else reading


def _hung(reading: Reading) -> Reading:
    """A board that hangs in a classroom, or that somebody is at, is no slate that is all of the picture."""
    if reading.says("from outside") or any("building" in _kinds(subject) for subject in reading.subjects):
        return reading
    peopled = reading.setting is None and reading.subjects
    if not reading.says("chalkboard") or not (peopled or reading.setting == "classroom"):
        return reading
    styles = tuple(style for style in reading.styles if style != "chalkboard")
    return replace(reading, setting="classroom", styles=styles, made=replace(reading.made, print=""))


def _lettered(reading: Reading) -> Reading:
    """The reading with each sign as it is for its words: with one board on its post, or without one where it is put up
    on something.
    """
    bearers = {noun for told in reading.inscriptions for noun in told.nouns}
    reading = replace(reading, relations=tuple(_over_heads(r, reading) for r in reading.relations))
    put_up = {r.subject for r in reading.relations if r.kind in _PUT_UP}
    subjects = [
        _for_words(subject, mounted=i in put_up) if subject.noun in bearers else subject
        for i, subject in enumerate(reading.subjects)
    ]
    return replace(reading, subjects=tuple(subjects))


def _over_heads(relation: Relation, reading: Reading) -> Relation:
    """A sign above somebody is on a post behind him: there is nothing else on which it could be."""
    sign = find(reading.subjects[relation.subject].symbol)
    posted = sign is not None and sign.board is not None and sign.board.mounted
    bearers = {r.subject for r in reading.relations if r.object == relation.object and r.kind in ("holding", "wearing")}
    alive = any(ALIVE & _kinds(reading.subjects[i]) for i in (relation.object, *bearers))
    return replace(relation, kind="behind") if posted and alive and relation.kind in ("above", "on") else relation


def _for_words(subject: Subject, *, mounted: bool) -> Subject:
    symbol = find(subject.symbol)
    if symbol is None or symbol.board is None:
        return subject
    if mounted and symbol.board.mounted:
        return replace(subject, symbol=symbol.board.mounted)
    return replace(subject, pose=symbol.board.pose) if symbol.board.pose else subject


def _kinds(subject: Subject) -> frozenset[str]:
    symbol = find(subject.symbol)
    return frozenset({symbol.id, *symbol.kinds}) if symbol is not None else frozenset()


def _fronted(reading: Reading) -> Reading:
    """A shop or a café whose name is all that is said of it is seen from the street, and so is what stands outside."""
    outside = any(remark.kind == "from outside" and "outside" in remark.words.split() for remark in reading.remarks)
    if outside and reading.setting in _SHOPS and reading.subjects:
        front = Subject(reading.setting, "shop", exact=False, phrase=reading.setting)
        return replace(reading, subjects=(*reading.subjects, front), setting="street")
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
