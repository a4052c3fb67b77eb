"""Players and callings that come with their tool: what the words name once more is the one that they have."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from limner.drawing.colour import RGB
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.units import Member, People, Unit, merged

_TIED = frozenset({"holding", "riding", "on", "sitting on", "next to"})
_BALLS = {"baseball_player": "baseball", "tennis_player": "tennis_ball"}
"""The ball that "a ball" means beside them."""
_ANY_BALL = frozenset({"ball", "tennis_ball", "baseball"})
_BALL = 0.075
"""The height of a ball in play over its player's."""


def equipped(reading: Reading, people: People) -> dict[int, Sequence[Member]]:
    """Everybody without what is said of their own tool, which takes the colour that was said."""
    result = dict(people)
    for relation in reading.relations:
        player, prop = people.get(relation.subject), people.get(relation.object)
        if relation.kind not in _TIED or not player or not prop:
            continue
        slot = player[0].symbol.tools.get(prop[0].symbol.id)
        if slot is None:
            continue
        said = reading.subjects[relation.object].colours[:1]
        dyed = {slot: said[0]} if said else {}
        result[relation.subject] = [_armed(m, dyed, relation.object) for m in result[relation.subject]]
        result.pop(relation.object, None)
    return result


def _armed(member: Member, dyed: Mapping[str, RGB], tool: int) -> Member:
    """In its first pose, in which it has its tool, and in which that has its colour."""
    armed = member.posed(member.symbol.poses[0])
    return replace(armed, colours={**member.colours, **dyed}, shows=(*member.shows, tool))


def in_play(people: People) -> tuple[dict[int, Sequence[Member]], dict[int, Member]]:
    """Everybody without the ball of a lone player, and by player the ball in the air before it."""
    players = [i for i, members in people.items() if len(members) == 1 and members[0].symbol.id in _BALLS]
    balls = [i for i, members in people.items() if len(members) == 1 and members[0].symbol.id in _ANY_BALL]
    if len(players) != 1 or len(balls) != 1:
        return dict(people), {}
    player, ball = people[players[0]][0], people[balls[0]][0]
    own = find(_BALLS[player.symbol.id])
    ball = ball if own is None or ball.colours else replace(ball, symbol=own, pose=own.poses[0])
    return {i: members for i, members in people.items() if i != balls[0]}, {players[0]: ball}


def thrown(unit: Unit, ball: Member) -> Unit:
    """The player's unit with the ball in the air before it."""
    box = unit.box
    small = ball.scaled(_BALL * box.height / max(ball.box.height, ball.box.width))
    x, y = box.right + 0.22 * box.height, box.top + 0.3 * box.height
    flying = replace(small.put(small.box.centre, (x, y)), borne=True)
    return merged(unit, Unit((flying,)))
