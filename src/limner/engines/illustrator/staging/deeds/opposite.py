"""A few at one table, two of them face to face: a board between them, or before each what he eats, drinks or holds in a
game."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from limner.engines.illustrator.reading.reading import Act, Reading
from limner.engines.illustrator.staging.deeds.props import prop
from limner.engines.illustrator.staging.deeds.seating import on_a_stool
from limner.engines.illustrator.staging.postures import facing, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.wearing import kept_on
from limner.engines.illustrator.staging.units import Member, Unit, merged

_MEALS = frozenset({"drink", "eat", "dine", "talk"})
_SERVED = frozenset({"drink", "food", "fruit", "vessel", "tableware", "dish"})
_PLAYED = frozenset({"game"})
_PAIR, _MOST = 2, 6
"""So many are at one table: two at its sides, the others behind it."""
_HIGH, _ELBOW, _FARTHER = 0.42, 0.5, 0.06
"""How high their table is, how far apart those behind it sit, and how far behind, over their height."""
_STANDING, _TOUCHING = 1.1, 0.34
"""How tall who cannot sit is at most at a table, over their height, and how far aside over his width."""
_BEYOND = -2.0
"""How far behind the table's they are in the order of drawing."""


def seated(units: Sequence[Unit], reading: Reading, wearers: Mapping[int, int]) -> tuple[list[Unit], frozenset[str]]:
    """The units with any two who play, eat or talk over something at one table, and the verbs that are seen by it."""
    result, seen = list(units), set[str]()
    for act in reading.acts:
        if act.verb not in seen and (act.verb in _MEALS or act.verb == "play"):
            table = _opposite(result, act, reading, wearers)
            seen |= {act.verb} if table is not result else set()
            result = table
    return result, frozenset(seen)


def _opposite(units: list[Unit], act: Act, reading: Reading, wearers: Mapping[int, int]) -> list[Unit]:
    everybody = [m for u in units for m in u.members]
    wanted = _PLAYED if act.verb == "play" else _SERVED | _PLAYED if act.verb == "talk" else _SERVED
    laid = [m for m in everybody if m.kinds & wanted and m.symbol.place == "surface"]
    players = _players(act, reading, everybody, {m.subject for m in laid})
    at_one = reading.says("at a table") or act.verb == "dine" or _over(act, reading, laid)
    if not _PAIR <= len(players) <= _MOST or not (laid if act.verb == "play" else at_one):
        return units
    plates = [prop("bowl", player, 0.15) for player in players] if act.verb == "dine" and not laid else []
    candle = prop("candle", players[0], 0.15) if act.verb == "dine" and reading.says("candlelit") else None
    plates = [*plates[:1], candle, *plates[1:]]
    laid += [replace(plate, z=players[0].z) for plate in plates if plate is not None]
    wood = next((m for m in everybody if "tabletop" in m.symbol.traits and m.kinds & {"furniture"}), None)
    worn = [m for m in everybody if m.borne and wearers.get(m.subject) in {p.subject for p in players}]
    brought = [m for m in everybody if "tabletop" in m.symbol.traits and m.subject in {p.subject for p in players}]
    used = [*players, *laid, *worn, *brought, *([wood] if wood else [])]
    seats = at_a_table((players[0], players[-1]), laid, wood, behind=players[1:-1])
    table = merged(seats, Unit(tuple(worn)))
    for unit in units:
        table = kept_on(unit, table, wearers)
    left = [tuple(m for m in u.members if not any(m is x for x in used)) for u in units]
    return [table, *(Unit(members) for members in left if members)]


def _players(act: Act, reading: Reading, everybody: Sequence[Member], things: Collection[int]) -> list[Member]:
    """All who do it, and who is with them over the same thing; where they are at a table, all people there are."""
    actors = {a.subject for a in reading.acts if a.verb == act.verb} | ({act.object} if act.verb == "talk" else set())
    for relation in reading.relations:
        ends = {relation.subject, relation.object, relation.third}
        if relation.kind in ("next to", "between") and ends & {*things}:
            actors |= ends
    actors |= {m.subject for m in everybody if act.verb == "dine" and _is_lively(m)}
    people = [m for m in everybody if (m.human and m.limber) or (m.subject in actors and _is_lively(m))]
    at_it = [m for m in people if m.subject in actors]
    return people if len(at_it) < _PAIR and reading.says("at a table") else at_it


def _is_lively(member: Member) -> bool:
    """Whether it is one who is at the table as it stands: a snowman."""
    return "lively" in member.symbol.traits and not member.limber


def _over(act: Act, reading: Reading, laid: Sequence[Member]) -> bool:
    """Whether they talk over a cup, or one drinks with somebody."""
    things = {m.subject for m in laid}
    if (
        len({a.subject for a in reading.acts if (a.verb, a.object) == (act.verb, act.object)}) >= _PAIR
        and act.object in things
    ):
        return True
    over = any(r.kind == "above" and r.subject == act.subject and r.object in things for r in reading.relations)
    return over or any(r.kind == "next to" and r.subject in things for r in reading.relations)


def at_a_table(
    players: tuple[Member, Member],
    laid: Sequence[Member],
    wood: Member | None = None,
    *,
    behind: Sequence[Member] = (),
    apiece: bool = True,
) -> Unit:
    """On stools at a table, a hand of one over what is between them, or of each at his own; who sits `behind` it has
    both hands on it. A single thing is before everybody where it is `apiece`.
    """
    one, other = players
    t = 0.5 * (tall(one) + tall(other))
    top = -_HIGH * t
    table = wood or prop("round_table", one, 0.7) or prop("table", one, 0.7)
    if table is None:
        return Unit((*players, *laid))
    surface = table.at("top") or (table.box.centre[0], table.box.top)
    grown = table.scaled(top / min(surface[1], -1e-6))
    grown = grown.scaled(min(1.0, 1.1 * t / grown.box.width))
    desks = _in_a_row(grown, max(len(behind), 1) * _ELBOW * t)
    half = 0.5 * sum(desk.box.width for desk in desks)
    seat = max(0.46 * t, half + 0.1 * t)
    things = _laid(laid, len(players) + len(behind) if apiece else 1, t, desks[0].box.top + 0.03 * t, half)
    members: list[Member] = []
    stools: list[Member] = []
    for player, side in ((one, -1), (other, 1)):
        if not player.limber:
            members.append(_standing_at(player, side, half, t))
            continue
        sitter, stool = _seated_at(facing(_free(player), right=side < 0), side * seat, top, t)
        stools += stool
        own = min((m.box.centre for m in things), key=lambda at: abs(at[0] - side * t), default=(0.0, top))
        reach = own[0] + side * 0.06 * t if len(things) > 1 else side * (seat - (0.36 if side < 0 else 0.22) * t)
        far = (reach, top - (0.1 if len(things) < _PAIR and side < 0 else 0.03) * t)
        sitter = reaching(sitter, far=far, near=(side * (seat - 0.2 * t), top - 0.02 * t), clasp=True)
        members.append(replace(looking(sitter, (0.0, top - 0.2 * t)), over=0.1, z=-0.6))
    for k, player in enumerate(behind):
        members += _beyond(player, (k - 0.5 * (len(behind) - 1)) * _ELBOW * t, top, t)
    return Unit((*members, *(replace(m, z=-0.8) for m in stools), *desks, *things))


def _in_a_row(table: Member, wide: float) -> list[Member]:
    """As many of the table side by side, without a gap, as those behind it have room at."""
    number = max(1, round(wide / table.box.width))
    x = -0.5 * number * table.box.width
    placed = replace(table.moved(x - table.box.left, -table.box.bottom), tilt=0.0, z=-0.2, borne=False)
    return [placed.moved(k * table.box.width, 0.0) for k in range(number)]


def _standing_at(player: Member, side: int, edge: float, t: float) -> Member:
    """At a side of the table as it is, no taller than who sits there is with his head."""
    stood = player.scaled(min(1.0, _STANDING * t / player.box.height))
    x = side * (edge + _TOUCHING * stood.box.width)
    return replace(stood.moved(x - stood.box.centre[0], -stood.box.bottom), z=-0.6)


def _beyond(player: Member, x: float, top: float, t: float) -> list[Member]:
    """Sitting behind the table, before everybody's eyes."""
    sitter, stool = _seated_at(_free(player), x, top, t)
    sitter = reaching(sitter, far=(x + 0.1 * t, top - 0.02 * t), near=(x - 0.1 * t, top - 0.02 * t), clasp=True)
    return [m.moved(0.0, -_FARTHER * t).lifted(_BEYOND) for m in (sitter, *stool)]


def _seated_at(player: Member, x: float, top: float, t: float) -> tuple[Member, list[Member]]:
    """On a stool that goes with a table of that height, the seat at `x`; the sitter, and the stool."""
    sitter, stool = on_a_stool(player, seat=top + 0.12 * t)
    dx = x - (sitter.at("seat") or (sitter.x, 0.0))[0]
    return sitter.moved(dx, 0.0), [m.moved(dx, 0.0) for m in stool]


def _free(player: Member) -> Member:
    """On the ground, with nothing in its hands."""
    return replace(taken(player, "standing"), y=0.0, over=None, touches=())


def _laid(things: Sequence[Member], seats: int, t: float, top: float, half: float) -> list[Member]:
    """A board in the middle; of what is eaten, drunk or held in a game one before each."""
    flat = things and things[0].box.width > things[0].box.height
    if len(things) == 1 and flat and not things[0].kinds & _SERVED and not things[0].symbol.held:
        board = things[0].scaled(0.34 * t / things[0].box.width)
        spots = [(board, 0.0)]
    else:
        each = [*things] * seats if len(things) == 1 else list(things)
        step = min(0.3 * t, 1.4 * half / max(len(each), 1))
        small = [replace(m.scaled(_share(m, t)), tilt=0.0) for m in each]
        spots = [(m, (k - (len(small) - 1) / 2) * step) for k, m in enumerate(small)]
    return [
        replace(m.moved(x - m.box.centre[0], top - m.box.bottom), z=-0.1, over=None, borne=True, cord=None)
        for m, x in spots
    ]


def _share(thing: Member, t: float) -> float:
    """By how much it is to grow to be as large as things on a table are."""
    extent = max(thing.box.width, thing.box.height)
    return min(max(extent, 0.13 * t), 0.17 * t) / extent
