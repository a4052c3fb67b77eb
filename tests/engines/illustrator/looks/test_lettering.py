from collections.abc import Iterator

from limner.drawing import geometry as g
from limner.drawing.display import Fill, Group, Item, Solid, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.looks.lettering import WORD, lettered, relettered

BLACK, WHITE, RED = (0, 0, 0), (255, 255, 255), (255, 0, 0)
LETTERS = Fill(g.rect(0, 0, 10, 10), Solid(BLACK))
SIGN = Fill(g.rect(0, 0, 90, 30), Solid(BLACK))
ITEMS: tuple[Item, ...] = (
    SIGN,
    Group((Group((Stroke(LETTERS.path, Solid(WHITE, 0.5), 3), LETTERS), WORD), SIGN), "layer"),
    Group((Group((LETTERS,), WORD),), "shared", key="fox"),
)


def test_words_are_drawn_in_another_material_and_nothing_else_is() -> None:
    def tube(path: Path, rgb: tuple[int, int, int]) -> Iterator[Item]:
        yield Stroke(path, Solid(rgb), 2)

    sign, layer, shared = relettered(ITEMS, tube)
    assert (sign, shared) == (ITEMS[0], ITEMS[2])
    assert isinstance(layer, Group)
    word, below = layer.items
    assert isinstance(word, Group)
    assert word.items == (Stroke(LETTERS.path, Solid(BLACK), 2),)
    assert below == SIGN


def test_words_and_what_lies_behind_them_in_other_colours() -> None:
    _, layer, shared = lettered(ITEMS, lambda rgb: RED, lambda rgb: WHITE if rgb == RED else BLACK)
    assert shared == ITEMS[2]
    assert isinstance(layer, Group)
    word = layer.items[0]
    assert isinstance(word, Group)
    assert [item.paint for item in word.items if not isinstance(item, Group)] == [Solid(WHITE), Solid(RED)]
