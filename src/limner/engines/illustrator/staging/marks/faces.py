"""Faces for things that have none: a happy avocado, a sleepy cloud."""

from limner.engines.illustrator.staging.countenance import face, faced
from limner.engines.illustrator.staging.draft import INKED, Draft
from limner.engines.illustrator.staging.units import Member

_WHITE = (255, 255, 255)


def paint(draft: Draft) -> None:
    """A face on each thing of a mood that cannot show one itself; of somebody sweet what he wears or holds has none."""
    if draft.look in INKED:
        return
    asked = "sticker" in draft.words and draft.reading.says("sweet")
    for unit in draft.placed:
        sweet = asked and not any(map(faced, unit.members))
        for member in unit.members:
            if (member.mood or sweet) and not faced(member):
                _paint(draft, member, member.mood or "happy")


def faceless(draft: Draft) -> bool:
    """Whether somebody's mood must be told by a face that is added."""
    return any(member.mood and not faced(member) for unit in draft.units for member in unit.members)


def _paint(draft: Draft, member: Member, mood: str) -> None:
    drawn = face(member, mood)
    if drawn is None:
        return
    draft.area(drawn.cheeks, drawn.cheek, "cheeks", layer="near")
    draft.area(drawn.features, drawn.ink, "face", layer="near")
    if drawn.glints is not None:
        draft.area(drawn.glints, _WHITE, "glints", layer="near")
