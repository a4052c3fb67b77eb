"""Ball games of several: two sides that face each other, the ball between them."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.grips import fitted
from limner.engines.illustrator.staging.postures import facing, looking, reaching, taken, tall
from limner.engines.illustrator.staging.units import Member, Unit

_MOST = 6
"""Of more who play a crowd is seen."""
_OFF, _APART = 0.42, 0.42
"""From the middle to the first of a side, and from one of a side to the next, over their height."""
PASSING = frozenset({"throw", "toss", "catch", "kick"})
"""Verbs for what one does with a ball and another at its other end."""
_ELSEWHERE = ("running", "open", "running")
"""What the others of a side do by turns."""


def on_two_sides(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """The units with all who play with one ball, or throw it to one another, about it."""
    everybody = [m for unit in units for m in unit.members]
    players = _players(everybody, reading)
    passed = not any(act.verb in ("play", "dribble") for act in reading.acts)
    balls = [m for m in everybody if m.symbol.played in _IN_PLAY or (passed and "ball" in m.kinds)]
    if len(balls) != 1 or not 1 < len(players) <= _MOST:
        return list(units)
    used = [*players, *balls]
    left = [tuple(m for m in unit.members if not any(m is x for x in used)) for unit in units]
    if any(members and len(members) < len(unit.members) for members, unit in zip(left, units, strict=True)):
        return list(units)  # they have things about them
    return [_match(players, balls[0], _way(balls[0], reading)), *(Unit(members) for members in left if members)]


_IN_PLAY = frozenset({"kicked", "volleyed", "thrown"})


def _players(everybody: Sequence[Member], reading: Reading) -> list[Member]:
    """Who plays, or who throws and whom he looks at."""
    passing = {act.subject for act in reading.acts if act.verb in PASSING}
    actors = {act.subject for act in reading.acts if act.verb in ("play", "dribble")} | passing
    toward = {r.object for r in reading.relations if r.subject in passing and r.kind == "looking at"}
    return [m for m in everybody if m.subject in actors | toward and m.human and m.limber]


def _way(ball: Member, reading: Reading) -> str:
    """How it is played: as the words have it, else as such a ball is."""
    verbs = {act.verb for act in reading.acts}
    return "thrown" if verbs & {"throw", "toss", "catch"} else ball.symbol.played or "thrown"


_FIRST = {"kicked": "kicking", "volleyed": "working", "thrown": "throwing"}
"""By how a ball is played, the stance of who has just had it."""


def _match(players: Sequence[Member], ball: Member, way: str) -> Unit:
    t = max(tall(m) for m in players)
    apart = _OFF + (_FAR if way == "thrown" else 0.0)
    made = []
    for k, player in enumerate(players):
        side = -1 if k % 2 == 0 else 1
        stance = _FIRST[way] if k == 0 else "lunging" if k == 1 else _ELSEWHERE[k % 3]
        turned = taken(facing(player, right=side < 0), stance)
        x = side * (apart + _APART * (k // 2)) * t
        made.append(replace(turned.moved(x - turned.x, -turned.y), z=-0.1 * (k // 2)))
    flying = fitted(ball, players[0], 0.1 if way == "thrown" else 0.14, 0.2)
    if way == "thrown":
        return _thrown(made, flying)
    if way == "kicked":
        foot = made[0].at("far_foot") or (made[0].x + 0.2 * t, -0.1 * t)
        at = (foot[0] + 0.16 * t, min(foot[1] - 0.02 * t, -0.5 * flying.box.height))
    else:
        chest = made[0].at("chest") or made[0].box.centre
        at = (chest[0] + 0.2 * t, made[0].box.top - 0.14 * t)
        under = at[1] + 0.5 * flying.box.height
        made[0] = reaching(looking(made[0], at), near=(at[0] - 0.05 * t, under), far=(at[0] + 0.04 * t, under))
    put = replace(flying.put(flying.box.centre, at), z=0.0, borne=True)
    return Unit((made[0], *(looking(m, at) for m in made[1:]), put))


_FAR = 0.3
"""How much farther apart those are who throw, over their height."""


def _thrown(players: Sequence[Member], ball: Member) -> Unit:
    """It is in the air between who threw it, an arm out after it, and who holds both hands up for it."""
    first, second, *others = players
    t, u = tall(first), tall(second)
    shoulder, other = first.at("far_shoulder") or first.box.centre, second.at("far_shoulder") or second.box.centre
    at = ((shoulder[0] + 0.25 * t + other[0] - 0.25 * u) / 2, min(shoulder[1], other[1]) - 0.14 * min(t, u))
    threw = reaching(looking(first, at), far=(shoulder[0] + 0.27 * t, shoulder[1] - 0.06 * t))
    hands = [(other[0] - 0.24 * u, other[1] - high * u) for high in (0.02, 0.16)]
    caught = reaching(looking(second, at), near=hands[0], far=hands[1])
    put = replace(ball.put(ball.box.centre, at), z=0.0, borne=True)
    return Unit((threw, caught, *(looking(m, at) for m in others), put))
