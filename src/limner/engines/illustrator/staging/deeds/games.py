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
_ELSEWHERE = ("running", "open", "running")
"""What the others of a side do by turns."""


def on_two_sides(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """The units with all who play with one ball about it."""
    actors = {act.subject for act in reading.acts if act.verb in ("play", "dribble")}
    everybody = [m for unit in units for m in unit.members]
    balls = [m for m in everybody if m.symbol.played in ("kicked", "volleyed")]
    players = [m for m in everybody if m.subject in actors and m.human and m.limber]
    if len(balls) != 1 or not 1 < len(players) <= _MOST:
        return list(units)
    used = [*players, *balls]
    left = [tuple(m for m in unit.members if not any(m is x for x in used)) for unit in units]
    if any(members and len(members) < len(unit.members) for members, unit in zip(left, units, strict=True)):
        return list(units)  # they have things about them
    return [_match(players, balls[0]), *(Unit(members) for members in left if members)]


def _match(players: Sequence[Member], ball: Member) -> Unit:
    t = max(tall(m) for m in players)
    kicked = ball.symbol.played == "kicked"
    made = []
    for k, player in enumerate(players):
        side = -1 if k % 2 == 0 else 1
        stance = ("kicking" if kicked else "working") if k == 0 else "lunging" if k == 1 else _ELSEWHERE[k % 3]
        turned = taken(facing(player, right=side < 0), stance)
        x = side * (_OFF + _APART * (k // 2)) * t
        made.append(replace(turned.moved(x - turned.x, -turned.y), z=-0.1 * (k // 2)))
    thrown = fitted(ball, players[0], 0.14, 0.2)
    if kicked:
        foot = made[0].at("far_foot") or (made[0].x + 0.2 * t, -0.1 * t)
        at = (foot[0] + 0.16 * t, min(foot[1] - 0.02 * t, -0.5 * thrown.box.height))
    else:
        chest = made[0].at("chest") or made[0].box.centre
        at = (chest[0] + 0.2 * t, made[0].box.top - 0.14 * t)
        under = at[1] + 0.5 * thrown.box.height
        made[0] = reaching(looking(made[0], at), near=(at[0] - 0.05 * t, under), far=(at[0] + 0.04 * t, under))
    put = replace(thrown.put(thrown.box.centre, at), z=0.0, borne=True)
    return Unit((made[0], *(looking(m, at) for m in made[1:]), put))
