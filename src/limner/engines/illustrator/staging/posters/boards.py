"""Words in a scene: on the sign that stands there, on what somebody holds or wears, in a speech bubble."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from limner.drawing import geometry as g
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.reading.reading import Inscription, Reading
from limner.engines.illustrator.scene import Placed, Shape
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.draft import write
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.posters.bubbles import speak
from limner.engines.illustrator.staging.posters.fields import field
from limner.engines.illustrator.staging.posters.figures import is_alive
from limner.engines.illustrator.staging.posters.lettered import CHALK, CREAM, inscribe, is_legible, rows_in

_CLOTHES = ("worn_over", "worn_top", "shirt")
"""The slots of clothes with a breast, the outermost first."""
_AROUND = 0.06
"""How far a face may reach out of a figure, over its width."""


@dataclass(frozen=True, slots=True)
class _Home:
    """Where words go: on a figure's face, or without one into a bubble beside the figure's head."""

    node: Placed | None
    face: Board | None = None

    def __hash__(self) -> int:
        return hash((id(self.node), self.face))


def paint(easel: Easel, reading: Reading) -> bool:
    """The quoted words each on what they are said to stand on, or in a bubble beside who says them.

    Those of which nothing is said go with the others, or on the first subject that words can stand on; all of them into
    a bubble where the prompt has one. Says whether there was a place for them.
    """
    texts = [" ".join(text.split()) for text in reading.quoted if text.strip()]
    stand = [n for n in easel.nodes() if isinstance(n, Placed) and n.importance > 0.5 and n.half != "back"]
    if not texts:
        return False
    told = {inscription.text: inscription for inscription in reading.inscriptions}
    homes: dict[_Home, list[str]] = {}
    loose = []
    for text in texts:
        home = _home(easel, told.get(text, Inscription(text)), stand, reading, homes)
        if home is None:
            loose.append(text)
        else:
            homes.setdefault(home, []).append(text)
    if loose and not homes and _chalked(easel, reading, " ".join(loose)):
        return True
    if loose:
        first = next(iter(homes), None) or _usual(easel, stand, reading)
        if first is None:
            return False
        homes.setdefault(first, []).extend(loose)
    bubbles: list[Box] = []
    others = {home: _alike(home, stand, homes) for home in homes}
    shown = [_write(easel, home, " ".join(words), bubbles, len(homes)) for home, words in homes.items()]
    for home, alike in others.items():
        for node in alike:
            if any(node is other for other in easel.nodes()):
                _write(easel, replace(home, node=node), " ".join(homes[home]), bubbles, len(homes))
    return all(shown)


def _alike(home: _Home, stand: Sequence[Placed], homes: Mapping[_Home, Sequence[str]]) -> list[Placed]:
    """The other signs of one subject, which say the same where nothing else is said of them."""
    if home.node is None or home.face is None or not home.face.grows:
        return []
    taken = [other.node for other in homes]
    return [n for n in stand if n.draws[:1] == home.node.draws[:1] and n.symbol == home.node.symbol and n not in taken]


def _home(
    easel: Easel, told: Inscription, stand: Sequence[Placed], reading: Reading, homes: Mapping[_Home, Sequence[str]]
) -> _Home | None:
    """What the words stand on, by the nouns before them: the nearest if it can, else one that is made to bear words."""
    near = [(node, first) for noun in told.nouns for node, first in _named(noun, stand, reading)]
    speakers = [_Home(node) for node, first in near if first and is_alive(node)]
    if speakers and (reading.says("bubble") or (told.spoken and is_alive(near[0][0]) and near[0][1])):
        return next((home for home in speakers if home not in homes), speakers[0])
    for place, (node, first) in enumerate(near):
        face = _face(node) if first else _worn(node)
        if face is None and place == 0 and first:
            face = _own_area(easel, node, told)
        if face is not None:
            return _free(_Home(node, face), near, homes)
    return speakers[0] if speakers and told.spoken else None


def _free(home: _Home, near: Sequence[tuple[Placed, bool]], homes: Mapping[_Home, Sequence[str]]) -> _Home:
    """The next of several signs that nothing is on yet: "two signs, 'YES' and 'NO'"."""
    if home not in homes or home.node is None:
        return home
    alike = (_Home(node, home.face) for node, first in near if first and node.draws[:1] == home.node.draws[:1])
    return next((other for other in alike if other not in homes), home)


def _named(noun: str, stand: Sequence[Placed], reading: Reading) -> Iterator[tuple[Placed, bool]]:
    """The figures that draw the noun, and whether that is what they are, not what they wear."""
    for node in stand:
        for place, number in enumerate(node.draws):
            if number < len(reading.subjects) and reading.subjects[number].noun == noun:
                yield node, place == 0


def _own_area(easel: Easel, node: Placed, told: Inscription) -> Board | None:
    """Where words are on what is made to bear none: somebody's shirt, a plain area, somebody's flank."""
    if not is_alive(node):
        return _plain(node, "")
    shirt = _plain(node, "shirt")
    if shirt is not None or not told.on_body:
        return shirt
    plain = _plain(node, "")
    return plain if is_legible(easel, node, plain, told.text) else _patch(node)


def _patch(node: Placed) -> Board | None:
    """The middle of somebody's flank, in its colour, where nothing on it is plain."""
    symbol = find(node.symbol)
    if symbol is None:
        return None
    left, top, right, bottom = symbol.figure(node.pose).bounds
    primary = next((name for name, slot in symbol.slots.items() if slot.role == "primary"), "")
    wide, tall = 0.4 * (right - left), 0.16 * (bottom - top)
    return Board((left + right) / 2, (top + bottom) / 2, wide, tall, panel=primary, round=0.5) if primary else None


def _usual(easel: Easel, stand: Sequence[Placed], reading: Reading) -> _Home | None:
    """Where words go of which the prompt does not say it."""
    if reading.says("bubble") and easel.heads:
        return _Home(next((node for node in stand if is_alive(node)), None))
    return next((_Home(node, face) for node in stand if (face := _face(node)) is not None), None)


def _chalked(easel: Easel, reading: Reading, text: str) -> bool:
    """The words in chalk on the classroom's board."""
    shapes = [n for n in easel.nodes() if isinstance(n, Shape) and n.name == "blackboard"]
    if not shapes or not reading.says("chalkboard"):
        return False
    pane = shapes[-1]
    box = Box(*g.bounds(pane.path))
    easel.add(replace(pane, name="wiped board"))
    for row in rows_in(CHALK, text, box.width, box.height):
        write(easel, row.text, g.moved(row.path, *box.centre), CREAM, pane.layer)
    return True


def _face(node: Placed) -> Board | None:
    """Where words stand on what is made to bear them: on a plain area in a pose in which that place is none of it."""
    symbol = find(node.symbol)
    if symbol is None or symbol.board is None:
        return None
    face, (left, top, right, bottom) = symbol.board, symbol.figure(node.pose).bounds
    whole = Box(left, top, right, bottom).grown(_AROUND * (right - left))
    kept = face.grows or (whole.holds(face.x, face.y - face.tall / 2) and whole.holds(face.x, face.y + face.tall / 2))
    if kept:
        return face
    plain = _plain(node, "")
    return None if plain is None else replace(plain, panel=plain.ground)


def _worn(node: Placed) -> Board | None:
    """The breast of what somebody wears."""
    return next((face for slot in _CLOTHES if (face := _plain(node, slot)) is not None), None)


def _plain(node: Placed, slot: str) -> Board | None:
    found = field(node.symbol, node.pose, slot)
    return None if found is None else Board(found.x, found.y, found.wide, found.tall, ground=found.slot)


def _write(easel: Easel, home: _Home, text: str, bubbles: list[Box], number: int) -> bool:
    if home.face is None:
        return speak(easel, home.node, text, bubbles, 1.0 if number == 1 else 0.8)
    if home.node is None:
        return False
    return inscribe(easel, home.node, home.face, text)
