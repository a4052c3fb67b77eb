"""Those who are in a crowded place besides those whom the picture is about."""

from collections.abc import Collection, Mapping, Sequence

from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.colouring import dressed
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.folk import VARIANTS
from limner.engines.illustrator.staging.formations import CROWD
from limner.engines.illustrator.staging.settings.setting import Setting

_ROWS = ((0.06, 11), (0.16, 8))
"""How far down the ground each row of them stands, and how many there are."""
_FAR, _TRIES = (0.5, 0.62, 0.42, 0.56), 16
"""How far down toward those before them passers-by walk, by turns, and in how many spots each is tried."""
_PEOPLE = frozenset({"people", "person", "crowd", "passersby", "pedestrian", "onlooker"})
_AT_THE_WALL, _EYE = 0.155, 0.27
"""A room's metre at its back wall, over the canvas, and how far over its foot its lines meet."""
_LEAST, _MOST = 0.1, 0.4
"""How tall they are at least and at most, over the canvas's height."""
_CLOTHES: tuple[RGB, ...] = (
    (196, 92, 80), (84, 124, 168), (214, 168, 84), (108, 146, 104), (142, 104, 150), (92, 100, 120),
)  # fmt: skip


def passing(reading: Reading, players: Mapping[int, Symbol], brief: Brief) -> frozenset[int]:
    """The people who pass by in the background of somebody who was named before them, and the crowd before which a few
    do something.
    """
    if brief.traits.mark or brief.traits.plain:
        return frozenset()
    living = [i for i, symbol in players.items() if ALIVE & {symbol.id, *symbol.kinds}]
    crowd = _crowd(reading, players, living)
    if crowd or not reading.says("passing by"):
        return crowd
    found = {i for i in living if "person" in players[i].kinds and 1 < reading.subjects[i].count < CROWD}
    return frozenset(found - {min(living, default=-1)})


def _crowd(reading: Reading, players: Mapping[int, Symbol], living: Sequence[int]) -> frozenset[int]:
    """The many who look on while a few others are seen to do something, or are in front of them."""
    many = frozenset(i for i in living if "person" in players[i].kinds and reading.subjects[i].count >= CROWD)
    few = [i for i in living if i not in many]
    seen = {a.subject for a in reading.acts} | {r.subject for r in reading.relations if r.object in many}
    seen |= {r.object for r in reading.relations if r.subject in many and r.kind == "looking at"}
    heroes = few and seen & {*few} and sum(reading.subjects[i].count for i in few) <= _FEW
    busy = {a.subject for a in reading.acts if a.verb not in _ONLOOKING} | {
        r.subject for r in reading.relations if r.kind not in ("looking at", "next to", "around", "behind")
    }
    return many - busy if heroes else frozenset()


_FEW = 5
"""Of so many at most it is seen before a crowd who they are."""
_ONLOOKING = frozenset({"cheer", "clap", "watch", "listen", "gaze", "photograph", "wave"})
"""Verbs of who looks on."""
_BANKS = ((0.1, 15), (0.24, 12), (0.42, 9))
"""How far down the ground each row of a crowd stands, and how many there are."""


def _bank(easel: Easel, number: int, reading: Reading) -> None:
    """A crowd in rows from side to side, behind whom it looks at."""
    subject, names = reading.subjects[number], [*VARIANTS["woman"], *VARIANTS["man"]]
    cheers = any(a.subject == number and a.verb in ("cheer", "clap", "wave") for a in reading.acts)
    ground = max(_ground(easel), easel.horizon + 0.3 * (easel.h - easel.horizon))
    left = subject.count
    for down, row in _BANKS:
        foot = easel.horizon + down * (ground - easel.horizon)
        for k in range(min(row, left)):
            name = easel.rng.choice(names) if subject.noun in _PEOPLE or subject.symbol in _PEOPLE else subject.symbol
            symbol = find(name)
            if symbol is None:
                return
            x = easel.w * (k + easel.rng.uniform(0.25, 0.75)) / min(row, left)
            tall = min(max(symbol.height_m * _metre(easel, foot), _LEAST * easel.h), _MOST * easel.h)
            coat = dressed(symbol, subject.colours or (_CLOTHES[(k * 5 + row) % len(_CLOTHES)],))
            poses = ("waving", "standing") if cheers and k % 2 else ("standing", "walking")
            pose = next((p for p in poses if p in symbol.poses), symbol.poses[0])
            deep = easel.depth_at(foot)
            easel.add(
                Placed(symbol.id, x, foot, tall, "middle", pose, deep, x > 0.5 * easel.w, 0.0, coat,
                    title=subject.noun, detail=0, draws=(number,)),
                back=deep,
            )  # fmt: skip
        left -= min(row, left)


def pass_by(easel: Easel, reading: Reading, numbers: Collection[int]) -> None:
    """Each of them once, walking either way behind those whom the picture is about, where they are seen best."""
    for number in sorted(i for i in numbers if reading.subjects[i].count >= CROWD):
        _bank(easel, number, reading)
    numbers = [i for i in numbers if reading.subjects[i].count < CROWD]
    crowd = [(i, k) for i in sorted(numbers) for k in range(reading.subjects[i].count)]
    names = [*VARIANTS["woman"], *VARIANTS["man"]]
    before = [*easel.taken]
    for place, (number, k) in enumerate(crowd):
        subject = reading.subjects[number]
        symbol = find(easel.rng.choice(names) if subject.noun in _PEOPLE else subject.symbol)
        if symbol is None:
            continue
        foot = easel.horizon + _FAR[place % len(_FAR)] * (max(_ground(easel), easel.horizon) - easel.horizon)
        tall = min(max(symbol.height_m * _metre(easel, foot), _LEAST * easel.h), _MOST * easel.h)
        x = _freest(easel, before, foot, tall)
        before.append(Box(x - 0.3 * tall, foot - tall, x + 0.3 * tall, foot))
        coat = dressed(symbol, subject.colours or (_CLOTHES[(place * 2 + k) % len(_CLOTHES)],))
        pose = "walking" if "walking" in symbol.poses else symbol.poses[0]
        deep = easel.depth_at(foot)
        node = Placed(symbol.id, x, foot, tall, "middle", pose, deep, place % 2 == 1, 0.0, coat, title=subject.noun,
            detail=0, draws=(number,))  # fmt: skip
        easel.add(node, back=deep)


def _ground(easel: Easel) -> float:
    """Where those stand whom the picture is about."""
    return max((box.bottom for box in easel.taken), default=0.85 * easel.h)


def _freest(easel: Easel, before: Sequence[Box], foot: float, tall: float) -> float:
    """Where over the width somebody is hidden least by those who are there."""
    edge = min(0.2 * tall, 0.4 * easel.w)
    tries = [edge + (easel.w - 2 * edge) * easel.rng.random() for _ in range(_TRIES)]

    def hidden(x: float) -> float:
        own = Box(x - 0.2 * tall, foot - tall, x + 0.2 * tall, foot)
        return sum(own.shared(box) for box in before)

    return min(tries, key=hidden)


def paint(easel: Easel, place: Setting, reading: Reading) -> None:
    """People in rows behind everybody where the words say that the place is full of them."""
    firm = place.footing in ("land", "floor") and "blank" not in place.traits
    refused = not _PEOPLE.isdisjoint(reading.excluded)
    if not reading.says("crowded") or refused or not firm or not 0 < len(easel.taken) < CROWD:
        return
    for down, number in _ROWS:
        foot = easel.horizon + down * (easel.h - easel.horizon)
        for i in range(number):
            x = easel.w * (i + easel.rng.uniform(0.2, 0.8)) / number
            _one(easel, x, foot + easel.rng.uniform(-0.01, 0.015) * easel.h)


def _one(easel: Easel, x: float, foot: float) -> None:
    """Somebody who stands there, unless he would be behind a head."""
    name = easel.rng.choice([*VARIANTS["woman"], *VARIANTS["man"]])
    symbol = find(name)
    if symbol is None:
        return
    tall = min(max(symbol.height_m * _metre(easel, foot), _LEAST * easel.h), _MOST * easel.h)
    box = Box(x - 0.2 * tall, foot - tall, x + 0.2 * tall, foot)
    if any(box.overlaps(head) for head in easel.heads):
        return
    deep = easel.depth_at(foot)
    coat = dressed(symbol, (easel.rng.choice(_CLOTHES),))
    standing = next((pose for pose in ("standing", "walking") if pose in symbol.poses), symbol.poses[0])
    node = Placed(
        name, x, foot, tall, "middle", standing, deep, easel.rng.random() < 0.5, 0.0, coat, title="bystander", detail=0
    )
    easel.add(node, back=deep)


def _metre(easel: Easel, foot: float) -> float:
    """The pixels of a metre at that height of the canvas."""
    if easel.measure is not None:
        metre, near = easel.measure
        return metre * (foot - easel.horizon) / max(near - easel.horizon, 1.0)
    return _AT_THE_WALL * float(easel.unit) * (1 + (foot - easel.horizon) / (_EYE * easel.h))
