"""What many do together in one place: a lesson before a board, a picnic about a blanket."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.reading.reading import Act, Reading, Relation
from limner.engines.illustrator.staging.deeds.props import prop
from limner.engines.illustrator.staging.deeds.seating import in_an_armchair
from limner.engines.illustrator.staging.deeds.tools import read
from limner.engines.illustrator.staging.postures import facing, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.holding import holding
from limner.engines.illustrator.staging.units import Member, Touch, Unit, merged

_BOARDS = frozenset({"blackboard", "whiteboard"})
_BOARD, _PUPIL = 1.12, 0.66
"""The height of the board, and the most that of a pupil, over the teacher's."""
_STEP, _ROW = 0.4, 5
"""From one pupil to the next, over the teacher's height, and how many sit in a row."""
_FOOD = 0.24
"""The longer side of what is on a blanket, over the height of who sits there."""
_BESIDE = 3
"""So many players stand side by side, more of them in two rows."""
_BAND = 2
"""From so many players on they stand in rows before who conducts."""
_PLAYED = frozenset({"musical instrument"})
_LEADER, _ONLOOKER = 1.4, 0.55
"""The height of who conducts, and of who listens, over that of who plays."""
_NEAR = 6.0
"""How much nearer than the row behind it a row is drawn."""
_RED: RGB = (206, 58, 52)
_CARRIED = 0.6
"""Metres; what is no taller was brought along."""
_BOOK = "book"
_MOST = 8
"""So many sit about one blanket, or at one lesson."""


def lesson(units: Sequence[Unit], act: Act, reading: Reading) -> list[Unit]:
    """The teacher before the board, a hand at it, and whoever does nothing else sitting at its feet."""
    own = next((u for u in units if any(m.human and m.limber for m in u.of(act.subject)[:1])), None)
    pupils = [] if own is None else _others(units, own, {a.subject for a in reading.acts}, act.object)
    if own is None or not pupils:
        return list(units)
    teacher = facing(own.of(act.subject)[0], right=True)
    t = tall(teacher)
    found = next((u for u in units if u.lead.symbol.id in _BOARDS), None)
    board = found.lead if found is not None else prop("blackboard", teacher, 1.0)
    if board is None:
        return list(units)
    hung = reading.setting == "classroom" and found is None and "person" in teacher.kinds  # the room has its own
    board = board.scaled(_BOARD * t / board.box.height)
    left = teacher.x + 0.34 * t
    board = replace(board.moved(left - board.box.left, -0.04 * t - board.box.bottom), z=teacher.z - 1.0, borne=False)
    standing = taken(teacher, "standing")
    standing = reaching(standing, far=(left + 0.14 * board.box.width, -0.78 * t))
    members = [m for u in pupils for m in u.members if act.object is None or m.subject == act.object or len(pupils) > 1]
    seated = [_pupil(m, k, (left + 0.12 * t, t)) for k, m in enumerate(members[:_MOST])]
    rest = [u for u in units if u is not own and u is not found and u not in pupils]
    worn = tuple(m for m in own.members if m is not own.of(act.subject)[0])
    turned = Unit((teacher, *worn)).swapped(teacher, standing)
    return [Unit((*turned.members, *(() if hung else (board,)), *seated)), *rest]


def story(units: Sequence[Unit], act: Act, reading: Reading) -> list[Unit]:
    """Who reads to several, in an armchair where he has no other place, and these on the ground before him."""
    beast = next((u for u in units if any(not m.human and "animal" in m.kinds for m in u.of(act.subject)[:1])), None)
    if beast is not None:
        return _over_a_book(units, beast, act)
    own = next((u for u in units if any(m.human for m in u.of(act.subject)[:1])), None)
    busy = {a.subject for a in reading.acts} | {i for r in reading.relations for i in (r.subject, r.object)}
    listeners = [] if own is None else _others(units, own, busy, None)
    if own is None or len(listeners) < _BAND:
        return list(units)
    if all(m.subject == own.lead.subject or m.symbol.id == _BOOK for m in own.members):
        own, stood = _at_ease(own), own
        units = [own if u is stood else u for u in units]
    reader = own.of(act.subject)[0]
    t, whole = tall(reader), own.mirrored() if reader.flip else own
    start = (whole.box.right - 0.04 * t, t)
    seated = [_pupil(u.lead, k, start) for k, u in enumerate(listeners[:_MOST])]
    turned = [looking(m, (whole.lead.x, whole.box.top)) for m in seated]
    return [Unit((*whole.members, *turned)), *(u for u in units if u is not own and u not in listeners)]


def _over_a_book(units: Sequence[Unit], own: Unit, act: Act) -> list[Unit]:
    """A beast without hands with a large book open on the ground before it, and who listens beyond that."""
    beast = own.of(act.subject)[0]
    right = facing(beast, right=True) if beast.limber else beast if not beast.flip else beast.mirrored()
    book = next((m for u in units for m in u.members if m.symbol.id == _BOOK), None) or prop(_BOOK, right, 0.3)
    if book is None:
        return list(units)
    box = right.box
    opened = replace(book, tilt=0.0, borne=False).posed("open")
    opened = opened.scaled(_TOME * box.height / max(opened.box.height, 1e-6))
    low = box.bottom + 0.04 * box.height
    put = opened.moved(box.right - opened.box.left - 0.05 * box.width, low - opened.box.bottom)
    read_from = Unit((right, replace(put, z=right.z + 0.4)))
    others = [u for u in units if u is not own and u.lead.kinds & ALIVE and len(u.members) == 1 and u.lead.human]
    start = (put.box.right + 0.1 * box.height, max(tall(u.lead) for u in others) / _PUPIL if others else box.height)
    seated = [_pupil(u.lead, k, start) for k, u in enumerate(others[:_MOST])]
    turned = [looking(m, (right.x, box.top)) for m in seated]
    rest = [u for u in units if u is not own and u not in others and u.lead is not book]
    return [Unit((*read_from.members, *turned)), *rest]


_TOME = 0.16
"""The height of a book that lies open before a beast, over its own."""


def _at_ease(unit: Unit) -> Unit:
    """Who reads aloud in an armchair, the book in both hands."""
    sitter, chair = in_an_armchair(taken(facing(unit.lead, right=True), "standing"))
    if not chair:
        return unit
    said = next((m for m in unit.members if m.symbol.id == _BOOK and m.subject != sitter.subject), None)
    seated = read(Unit((sitter,)), sitter).members
    if said is not None:
        seated = tuple(
            replace(m, subject=said.subject, colours=said.colours) if m.symbol.id == _BOOK else m for m in seated
        )
    return Unit((*seated, *chair))


def _others(units: Sequence[Unit], own: Unit, busy: Collection[int], meant: int | None) -> list[Unit]:
    """Those who are spoken to, else all of the living who do nothing."""
    free = [u for u in units if u is not own and len(u.members) == 1 and u.lead.kinds & ALIVE]
    spoken_to = [u for u in free if u.lead.subject == meant]
    together = [u for u in units if meant is not None and u is not own and u.of(meant)]
    return spoken_to or together or [u for u in free if u.lead.subject not in busy]


def _pupil(member: Member, number: int, start: Point) -> Member:
    """On the ground before the board, face to the teacher."""
    x, t = start
    small = member.scaled(min(1.0, _PUPIL * t / max(tall(member), member.box.height)))
    small = replace(small, x=0.0, y=0.0) if not small.touches else small
    turned = facing(taken(small, "resting") if small.limber else small.posed("sitting"), right=False)
    row, place = divmod(number, _ROW)
    at = (x + (place + 0.5 * row) * _STEP * t, (0.14 + 0.17 * row) * t)
    return replace(turned.moved(at[0] - turned.box.centre[0], at[1] - turned.box.bottom), z=1.0 + row + 0.1 * place)


def concert(units: Sequence[Unit], act: Act, reading: Reading) -> list[Unit]:
    """Who conducts in front, and all who play or sing before him in rows, as large as he is."""
    performing = {a.subject for a in reading.acts if a.verb in ("play", "sing") and a.subject != act.subject}
    performing |= _with_instruments(units, act.subject)
    units = _parted(units, act.subject, performing)
    own = next((u for u in units if u.of(act.subject)), None)
    players = [
        u for u in units if u is not own and u.lead.human and performing.intersection(m.subject for m in u.members)
    ]
    if own is None or len(players) < _BAND:
        return list(units)
    t = tall(own.lead) if own.lead.human else own.lead.box.height
    rows = _in_rows([u.scaled(t / tall(u.lead)) for u in players[:_MOST]], t)
    box = rows.box
    leader = own if not own.lead.flip or not own.lead.human else Unit(tuple(m.mirrored() for m in own.members))
    near = leader.scaled(_LEADER)
    front = near.moved(box.left - 0.3 * t - near.box.centre[0], 0.16 * t - near.lead.y).lifted(_NEAR)
    rest = [u for u in units if u is not own and u not in players]
    return [Unit((*front.members, *rows.members)), *rest]


def _with_instruments(units: Sequence[Unit], leader: int) -> set[int]:
    """Those who have an instrument in hand, and, where there are any, the people about them who do nothing else."""
    players = {m.subject for u in units if _PLAYED & {k for m in u.members for k in m.kinds} for m in u.members}
    idle = {u.lead.subject for u in units if len(u.members) == 1 and "person" in u.lead.kinds} if players else set()
    return (players | idle) - {leader}


def _parted(units: Sequence[Unit], leader: int, performing: Collection[int]) -> list[Unit]:
    """The units, who conducts no longer in one with those who play."""
    result = []
    for unit in units:
        own = tuple(m for m in unit.members if m.subject == leader)
        rest = tuple(m for m in unit.members if m.subject != leader)
        apart = own and rest and any(m.subject in performing for m in rest)
        result += [Unit(own), Unit(rest)] if apart else [unit]
    return result


def ensemble(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """Those who play together in rows, all as large as one another."""
    playing = {a.subject for a in reading.acts if a.verb == "play" and reading.subjects[a.subject].troupe}
    players = [u for u in units if u.lead.human and playing.intersection(m.subject for m in u.members)]
    if len(players) < _BAND:
        return list(units)
    t = max(tall(u.lead) for u in players)
    rows = _in_rows([u.scaled(t / tall(u.lead)) for u in players[:_MOST]], t)
    rest = [u for u in units if u not in players[:_MOST]]
    return [rows, *rest]


def _in_rows(players: Sequence[Unit], t: float) -> Unit:
    """In two rows where there are many, those behind seen over the heads of those before."""
    split = len(players) if len(players) <= _BESIDE else (len(players) + 1) // 2
    made: list[Member] = []
    for row, company in enumerate((players[:split], players[split:])):
        x = 0.28 * t * row
        for unit in company:
            placed = unit.moved(x - unit.box.left, -0.5 * t * row).lifted(-_NEAR * row)
            made += placed.members
            x += max(unit.box.width, 0.56 * t)
    return Unit(tuple(made))


def audience(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """Who performs behind, and the audience sitting before them, much smaller."""
    crowd = {i for i, s in enumerate(reading.subjects) if s.troupe == "audience"}
    sitting = [m for u in units if len(u.members) == 1 for m in u.members if m.subject in crowd][:_MOST]
    busy = {a.subject for a in reading.acts} - crowd
    seen = [u for u in units if u.lead.human and busy.intersection(m.subject for m in u.members)]
    if not sitting or not seen:
        return list(units)
    t = tall(seen[0].lead)
    stage = _in_rows(seen, t)
    left, right = stage.box.left, stage.box.right
    step = max((right - left) / len(sitting), 0.3 * t)
    start = (left + right) / 2 - step * (len(sitting) - 1) / 2
    rows = [_onlooker(m, (start + k * step, t), right=start + k * step < (left + right) / 2)
        for k, m in enumerate(sitting)]  # fmt: skip
    rest = [u for u in units if u not in seen and u.lead.subject not in crowd]
    return [Unit((*stage.members, *rows)), *rest]


def _onlooker(member: Member, at: Point, *, right: bool) -> Member:
    """On the ground in front, turned to the middle."""
    x, t = at
    small = member.scaled(_ONLOOKER * t / max(tall(member), member.box.height))
    turned = facing(taken(small, "resting") if small.limber else small.posed("sitting"), right=right)
    return replace(turned.moved(x - turned.box.centre[0], 0.2 * t - turned.box.bottom), z=_NEAR + 0.1)


def selfie(units: Sequence[Unit], act: Act, reading: Reading) -> list[Unit]:
    """Several close together behind the one who holds the phone, all with a smile for it."""
    actors = {a.subject for a in reading.acts if a.verb == act.verb}
    company = [u for u in units if u.lead.subject in actors and u.lead.human]
    if len(company) < _BAND or len(company) > _MOST:
        return list(units)
    t, made = tall(company[0].lead), list[Member]()
    for k, unit in enumerate(company):
        lead = unit.lead if k == 0 else taken(facing(unit.lead, right=True), "waving")
        step = Unit((replace(lead, mood=lead.mood or "happy"), *(unit.members[1:] if k == 0 else ())))
        put = step.moved(-k * _HUDDLED * t - lead.x, -0.03 * t * (k % 2 + 1) * (k > 0) - lead.y)
        made += put.lifted(-float(k)).members
    return [Unit(tuple(made)), *(u for u in units if u not in company)]


_HUDDLED = 0.25
"""From one to the next of those who are in one picture, over the height of the first."""


def portrait(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """Those who sit for one portrait: the tall side by side, children before them, the smallest in somebody's arms."""
    company = [u for u in units if len(u.members) == 1 and "person" in u.lead.kinds]
    if "portrait" not in reading.composition or not _BAND <= len(company) <= _MOST or reading.acts:
        return list(units)
    t = max(u.lead.box.height for u in company)
    infants = [u for u in company if u.lead.box.height < _INFANT * t]
    older = [u for u in company if u not in infants]
    rows = [[u for u in older if (u.lead.box.height < _YOUNG * t) is young] for young in (False, True)]
    made: list[Member] = []
    for row, people in enumerate(rows):
        for k, unit in enumerate(people):
            stance = _EASY[(k + row) % len(_EASY)]
            lead = facing(taken(unit.lead, stance), right=k < len(people) / 2)
            x = (k - (len(people) - 1) / 2) * (_HUDDLED + 0.03) * t
            made.append(replace(lead.moved(x - lead.x, -lead.y), z=row + 0.1 * k))
    whole = Unit(tuple(made))
    for k, infant in enumerate(infants[: len(made)]):
        ends = made[k].subject, infant.lead.subject
        whole = holding(whole, infant, Relation("holding", *ends)) if ends[0] != ends[1] else merged(whole, infant)
    rest = [u for u in units if u not in company] + infants[len(made) :]
    return [whole, *rest]


_INFANT, _YOUNG = 0.55, 0.86
"""How tall a child in arms, and one that stands in front, is at most over the tallest."""
_EASY = ("relaxed", "standing")
"""How those in a portrait stand, by turns."""


def picnic(units: Sequence[Unit], act: Act, reading: Reading) -> list[Unit]:
    """All who have it sitting about a blanket, and what there is to eat on that."""
    actors = {a.subject for a in reading.acts if a.verb == act.verb}
    company = [u for u in units if any(m.subject in actors and m.kinds & ALIVE for m in u.members)]
    people = [m for u in company for m in u.members if m.subject in actors][:_MOST]
    if not people or not all(m.human and m.limber for m in people):
        return list(units)
    t = max(tall(m) for m in people)
    cloth = next((m for u in units for m in u.members if "textile" in m.kinds), None)
    food = [m for u in units for m in u.members if m is not cloth and not m.shows and _is_eaten_there(m)]
    wide = max(0.36 * t * len(people), 1.1 * t)
    sitting = [_at_the_blanket(m, k, len(people), wide, t) for k, m in enumerate(people)]
    laid = _laid(food, people[0], wide, t)
    lead = replace(sitting[0], touches=(*sitting[0].touches, *_blanket(cloth, wide, t)))
    lead = lead if cloth is None else replace(lead, shows=(*lead.shows, *cloth.draws))
    used = [*people, *food, *([] if cloth is None else [cloth])]
    rest = [Unit(left) for u in units if (left := tuple(m for m in u.members if all(m is not x for x in used)))]
    return [Unit((lead, *sitting[1:], *laid)), *rest]


def _is_eaten_there(member: Member) -> bool:
    small = member.symbol.place == "surface" and member.symbol.height_m < _CARRIED
    return small and not member.kinds & (ALIVE | {"clothing"})


def _at_the_blanket(member: Member, number: int, many: int, wide: float, t: float) -> Member:
    """The first and the last at its ends, the others behind it, all turned to its middle."""
    share = 0.5 if many == 1 else number / (many - 1)
    end = number in (0, many - 1) and many > 1
    x = (share - 0.5) * wide * (1.0 if end else 0.9)
    y = 0.02 * t if end else -0.13 * t
    sitter = facing(taken(member, "resting"), right=share <= 0.5)
    put = sitter.moved(x - sitter.x, y - sitter.box.bottom)
    shown = looking(put, (0.0, 0.0)) if end else put
    return replace(shown, z=0.0 if end else -0.4 - 0.05 * number)


def _laid(items: Sequence[Member], owner: Member, wide: float, t: float) -> list[Member]:
    """A basket, and what the words name, in a row on the blanket."""
    basket = None if any(m.symbol.id == "basket" for m in items) else prop("basket", owner, _FOOD)
    row = [m for m in (basket, *items) if m is not None][:_MOST]
    step = min(0.56 * wide / max(len(row), 1), 0.3 * t)
    laid = []
    for k, item in enumerate(row):
        sized = item.scaled(_FOOD * t / max(item.box.height, item.box.width))
        x, y = (k - (len(row) - 1) / 2) * step, 0.05 * t + 0.03 * t * (k % 2)
        laid.append(replace(sized.moved(x - sized.box.centre[0], y - sized.box.bottom), z=0.6 + 0.01 * k, borne=True))
    return laid


def _blanket(cloth: Member | None, wide: float, t: float) -> list[Touch]:
    """A checked blanket in perspective, in the colour that the words give it."""
    named = {} if cloth is None else cloth.colours
    red = next(iter(named.values()), _RED)
    half, top, low = 0.46 * wide, -0.1 * t, 0.13 * t

    def at(u: float, v: float) -> Point:
        spread = half * (0.84 + 0.3 * v)
        return (2 * u - 1) * spread, top + (low - top) * v

    def cell(u0: float, u1: float, v0: float, v1: float) -> Path:
        return g.polygon([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)])

    columns, rows = 8, 3
    checks = [
        cell(i / columns, (i + 1) / columns, j / rows, (j + 1) / rows)
        for i in range(columns)
        for j in range(rows)
        if (i + j) % 2
    ]
    whole = Touch(cell(0, 1, 0, 1), red, 1.0, -0.9, "blanket")
    return [whole, Touch(g.joined(*checks), tone(red, 0.32), 1.0, -0.85, "blanket")]
