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
from limner.engines.illustrator.staging.posters.lettered import CHALK, CREAM, inscribe, rows_in

_CLOTHES = ("worn_over", "worn_top", "shirt")
"""The slots of clothes with a breast, the outermost first."""


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
        home = _home(told.get(text, Inscription(text)), stand, reading, homes)
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
    shown = [_write(easel, home, " ".join(words), bubbles, len(homes)) for home, words in homes.items()]
    for home, words in homes.items():
        for node in _alike(home, stand, homes):
            _write(easel, replace(home, node=node), " ".join(words), bubbles, len(homes))
    return all(shown)


def _alike(home: _Home, stand: Sequence[Placed], homes: Mapping[_Home, Sequence[str]]) -> list[Placed]:
    """The other signs of one subject, which say the same where nothing else is said of them."""
    if home.node is None or home.face is None or not home.face.grows:
        return []
    taken = [other.node for other in homes]
    return [n for n in stand if n.draws[:1] == home.node.draws[:1] and n.symbol == home.node.symbol and n not in taken]


def _home(
    told: Inscription, stand: Sequence[Placed], reading: Reading, homes: Mapping[_Home, Sequence[str]]
) -> _Home | None:
    """What the words stand on, by the nouns before them: the nearest if it can, else one that is made to bear words."""
    near = [(node, first) for noun in told.nouns for node, first in _named(noun, stand, reading)]
    speakers = [_Home(node) for node, first in near if first and is_alive(node)]
    if speakers and (reading.says("bubble") or (told.spoken and is_alive(near[0][0]) and near[0][1])):
        return next((home for home in speakers if home not in homes), speakers[0])
    for place, (node, first) in enumerate(near):
        face = _face(node) if first else _worn(node)
        if face is None and place == 0 and first:
            alive = is_alive(node)
            face = (_plain(node, "shirt") if alive else None) or (
                _plain(node, "") if told.on_body or not alive else None
            )
        if face is not None:
            return _Home(node, face)
    return speakers[0] if speakers and told.spoken else None


def _named(noun: str, stand: Sequence[Placed], reading: Reading) -> Iterator[tuple[Placed, bool]]:
    """The figures that draw the noun, and whether that is what they are, not what they wear."""
    for node in stand:
        for place, number in enumerate(node.draws):
            if number < len(reading.subjects) and reading.subjects[number].noun == noun:
                yield node, place == 0


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
    """Where words stand on what is made to bear them."""
    symbol = find(node.symbol)
    return None if symbol is None else symbol.board


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
