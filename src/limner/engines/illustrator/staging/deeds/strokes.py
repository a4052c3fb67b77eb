"""Games with a racket, a bat or a club: who plays strikes at the ball; of several each has his part."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.grips import fitted, pointed
from limner.engines.illustrator.staging.postures import facing, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.wearing import kept_on
from limner.engines.illustrator.staging.units import Member, People, Unit

STRIKING = frozenset({"play", "hit", "swing", "sell", "kick"})
"""Verbs of who strikes with what is made for it; "serving" is said of wares too."""
_TIED = frozenset({"holding", "next to", "left of", "looking at", "between", "right of"})
_OF_A_GAME = frozenset({"ball", "baseball", "tennis_ball", "golf_ball"})
_STANCES: Mapping[str, str] = {"racket": "serving", "bat": "swinging", "club": "golfing"}
_WAITING: Mapping[str, str] = {"racket": "serving", "bat": "batting", "club": "golfing"}
"""By how a thing is swung, how one stands who hits with it, and who is about to."""
_LENGTHS: Mapping[str, tuple[float, float]] = {"racket": (0.38, 0.46), "bat": (0.46, 0.56), "club": (0.62, 0.72)}
"""The least and the most that it measures over its player's height."""
_BALL = 0.055
"""The least that a ball in play measures over its player's height, so that it is seen."""
_MOST = 6
_APART = 0.5


@dataclass(frozen=True, slots=True)
class Game:
    """Who plays, with what tool each, and the ball; all out of the other relations."""

    players: tuple[int, ...]
    tools: tuple[Member, ...]
    ball: Member | None
    serving: bool
    waiting: bool


def planned(reading: Reading, people: People) -> tuple[Reading, People, Game | None]:
    """The game that the words tell, and the reading and the people without its tools and its ball."""
    tools = [i for i, members in people.items() if members[0].symbol.swung]
    players = _players(reading, people, tools)
    if not players or not tools:
        return reading, people, None
    balls = [i for i, members in people.items() if len(members) == 1 and members[0].symbol.id in _OF_A_GAME]
    used = {*tools, *balls[:1]}
    among = {*players, *used}
    if any({r.subject, r.object} & used and not {r.subject, r.object} <= among for r in reading.relations):
        return reading, people, None
    armed = tuple(m for i in tools for m in people[i])
    ball = people[balls[0]][0] if balls else None
    own = find(armed[0].symbol.hits) if armed[0].symbol.hits else None
    if ball is not None and own is not None and not ball.colours:
        ball = replace(ball, symbol=own, pose=own.poses[0])
    serving = any(a.verb == "sell" and a.subject in players for a in reading.acts)
    relations = tuple(r for r in reading.relations if not {r.subject, r.object} & used)
    left = {i: members for i, members in people.items() if i not in used}
    waiting = reading.says("about to hit")
    return replace(reading, relations=relations), left, Game(tuple(players), armed, ball, serving, waiting)


def _players(reading: Reading, people: People, tools: Sequence[int]) -> list[int]:
    """Those who have a tool and do something with it, or have a ball as well; else who does what such a tool is for."""
    having = {r.subject for r in reading.relations if r.object in tools and r.kind in _TIED}
    having |= {r.third for r in reading.relations if r.subject in tools and r.third is not None}
    balls = {i for i, members in people.items() if members[0].symbol.id in _OF_A_GAME}
    having = {i for i in having if people.get(i) and people[i][0].human}
    doing = {a.subject for a in reading.acts if a.verb in STRIKING}
    striking = {a.subject for a in reading.acts if a.verb in STRIKING and a.object in balls}
    known = having & doing or (having if balls or reading.says("about to hit") else set()) or striking
    return [i for i in people if i in known and all(m.human and m.limber and not m.symbol.tools for m in people[i])]


def struck(units: Sequence[Unit], game: Game | None, wearers: Mapping[int, int]) -> list[Unit]:
    """The units with those who play at their stroke, as one."""
    if game is None:
        return list(units)
    own = [u for u in units if any(m.subject in game.players for m in u.members)]
    playing = [m for u in own for m in u.members if m.subject in game.players and m.human and m.limber]
    if not playing:
        return list(units)
    many = len(playing) > 1 and all(len(u.members) == 1 for u in own) and len(playing) <= _MOST
    if many:
        return [_match(playing, game), *(u for u in units if u not in own)]
    result, tools = [], list(game.tools)
    for unit in units:
        for member in [m for m in unit.members if any(m is p for p in playing)]:
            tool = tools.pop(0) if tools else replace(game.tools[-1], borne=True)
            ball = _ball(game, member) if member is playing[0] else None
            made = stroke(facing(member, right=True), tool, ball, serving=game.serving, waiting=game.waiting)
            unit = kept_on(unit, _swapped(unit, member, made), wearers)
        result.append(unit)
    return result


def _swapped(unit: Unit, old: Member, new: Sequence[Member]) -> Unit:
    return Unit(tuple(x for m in unit.members for x in (new if m is old else (m,))))


def _ball(game: Game, player: Member) -> Member | None:
    """The ball that the words name, else the one that is hit with such a tool."""
    if game.ball is not None:
        return game.ball
    return props.prop(game.tools[0].symbol.hits, player, _BALL) if game.tools[0].symbol.hits else None


def stroke(member: Member, tool: Member, ball: Member | None, *, serving: bool = False, waiting: bool = False
           ) -> list[Member]:  # fmt: skip
    """The player in the stance of his tool, that in his hands, and the ball where it is about to be hit."""
    swung = tool.symbol.swung
    stance = (_WAITING if waiting else _STANCES)[swung]
    stance = "smashing" if serving and swung == "racket" else stance
    player = taken(member, stance)
    player, grip, end = _gripped(player, swung, stance)
    t, side = tall(player), -1 if player.flip else 1
    sized = fitted(tool.posed("held"), player, *_LENGTHS[swung])
    sized = replace(sized, tilt=0.0, flip=False, borne=True)
    own = sized.at("grip", "handle", "held") or (sized.box.centre[0], sized.box.bottom)
    put = pointed(sized.put(own, grip), end)
    put = replace(put, z=player.z + (0.3 if swung != "racket" else -0.3))
    made = [player, put]
    if ball is not None:
        made.append(_in_play(ball, player, _flight(put, grip, swung, stance, t, side)))
        if swung != "club":
            made[0] = looking(player, made[-1].box.centre)
    return made


def _gripped(player: Member, swung: str, stance: str) -> tuple[Member, Point, Point]:
    """The player with his hands at the tool, where its grip is, and a point toward which it goes on."""
    t, side = tall(player), -1 if player.flip else 1
    hand = player.at("held") or player.box.centre
    if swung == "racket":
        high = 1.0 if stance == "smashing" else 0.8
        return player, hand, (hand[0] + side * (0.3 if stance == "smashing" else 0.7) * t, hand[1] - high * t)
    if swung == "bat" and stance == "batting":
        return player, hand, (hand[0] + side * 0.44 * t, hand[1] - 0.94 * t)
    if swung == "bat":
        shoulder = player.at("far_shoulder") or player.box.centre
        at = (shoulder[0] + side * 0.2 * t, shoulder[1] + 0.07 * t)
        both = reaching(player, near=(at[0] - side * 0.035 * t, at[1] + 0.02 * t), far=at)
        grip = both.at("held") or at
        return both, grip, (grip[0] + side * t, grip[1] - 0.34 * t)
    hips = player.at("seat", "waist") or player.box.centre
    at = (hips[0] + side * 0.15 * t, hips[1] + 0.02 * t)
    both = reaching(player, near=(at[0] - side * 0.02 * t, at[1] - 0.05 * t), far=at)
    return both, both.at("held") or at, (at[0] + side * 0.42 * t, 0.0)


def _flight(tool: Member, grip: Point, swung: str, stance: str, t: float, side: int) -> Point:
    """Where the ball is: just beyond what hits it, at the ground before a club, on its way where one waits."""
    box = tool.box
    tip = box.right if side > 0 else box.left
    if swung == "club":
        return tip + side * 0.05 * t, 0.0
    if stance == "smashing":
        return tip + side * 0.1 * t, box.top + 0.02 * t
    if stance == "batting":
        return grip[0] + side * 0.75 * t, grip[1]
    if swung == "bat":
        return tip + side * 0.07 * t, box.top - 0.01 * t
    return tip + side * 0.16 * t, box.top + 0.2 * t


def _in_play(ball: Member, player: Member, at: Point) -> Member:
    small = fitted(ball, player, _BALL, 0.085)
    if at[1] == 0.0:
        at = (at[0], -0.5 * small.box.height)
    return replace(small.put(small.box.centre, at), borne=True, z=player.z + 0.2)


def _match(players: Sequence[Member], game: Game) -> Unit:
    """The first strikes; with rackets they are on two sides, with a bat the others pitch, catch and field."""
    tools = list(game.tools)
    t = max(tall(m) for m in players)
    swung = tools[0].symbol.swung
    made: list[Member] = []
    for k, player in enumerate(players):
        x, back = _FIELD[k] if swung == "bat" else _on_the_court(k)
        turned = facing(player, right=x < 0)
        turned = replace(turned.moved(x * t - turned.x, -back * t - turned.y), z=-back)
        if swung == "bat" and k > 0:
            made += _fielder(turned, k)
            continue
        tool = tools.pop(0) if tools else replace(game.tools[-1], subject=player.subject)
        ball = _ball(game, player) if k == 0 else None
        made += stroke(turned, tool, ball, serving=game.serving and k == 0, waiting=k > 0 or game.waiting)
    return Unit(tuple(made))


_FIELD = ((-0.3, 0.0), (0.86, 0.22), (-0.86, 0.02), (0.4, 0.44), (-0.62, 0.46), (1.3, 0.4))
"""Who bats, pitches, catches and fields: how far to the right and how far back, over their height."""


def _on_the_court(k: int) -> tuple[float, float]:
    """By turns on one side and on the other, partners behind one another."""
    return (-1 if k % 2 == 0 else 1) * (0.72 + _APART * (k // 2)), 0.12 * (k // 2)


def _fielder(player: Member, number: int) -> list[Member]:
    """Who pitches, who catches, and who runs, each with a glove."""
    stance = ("pitching", "squatting", "running", "lunging")[(number - 1) % 4]
    low = taken(player, stance)
    if stance == "squatting":
        low = low.moved(0.0, -low.box.bottom)
    hand = low.at("held")
    glove = None if hand is None or stance == "running" else props.prop("baseball_glove", low, 0.15)
    if glove is None or hand is None:
        return [low]
    return [low, replace(glove.put(glove.box.centre, hand), z=low.z + 0.3)]
