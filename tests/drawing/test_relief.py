"""The map of which body each pixel shows."""

from limner.drawing import geometry as g
from limner.drawing.display import FLAT, Body, Display, Fill, Group, Item, Solid
from limner.drawing.relief import Relief, relief

INK = Solid((200, 30, 20))
LEFT, RIGHT = g.rect(0, 0, 40, 80), g.rect(40, 0, 40, 80)


def _map(*items: Item) -> Relief:
    found = relief(Display(80, 80, (255, 255, 255), items), 0.5)
    assert found is not None
    return found


def test_without_bodies_there_is_no_map() -> None:
    assert relief(Display(80, 80, (255, 255, 255), (Fill(LEFT, INK), Fill(RIGHT, INK, FLAT))), 0.5) is None


def test_bodies_are_numbered_from_back_to_front() -> None:
    found = _map(Fill(LEFT, INK, Body(20.0)), Fill(RIGHT, INK, Body(10.0, 0.5)))
    assert found.numbers.shape == (40, 40)
    assert (found.numbers[:, :20] == 1).all()
    assert (found.numbers[:, 20:] == 2).all()
    assert found.thickness.tolist() == [0.0, 10.0, 5.0]
    assert found.strength.tolist() == [0.0, 1.0, 0.5]


def test_what_is_painted_on_a_body_leaves_it_and_what_is_flat_hides_it() -> None:
    spot = g.rect(10, 10, 20, 20)
    body = Fill(LEFT, INK, Body(20.0))
    assert _map(body, Fill(spot, INK)).numbers[10, 10] == 1
    assert _map(body, Fill(spot, INK, FLAT)).numbers[10, 10] == 0


def test_what_is_soft_has_no_body() -> None:
    found = _map(Fill(LEFT, INK, Body(20.0)), Group((Fill(RIGHT, INK, Body(20.0)),), blur=4.0))
    assert (found.numbers[:, 22:] == 0).all()


def test_a_figure_is_what_has_a_key_and_is_measured_where_it_stands() -> None:
    parts = (Fill(g.rect(0, 0, 10, 10), INK, Body(10.0)), Fill(g.rect(10, 0, 10, 10), INK, Body(10.0)))
    found = _map(
        Group(parts, key="one", matrix=(2, 0, 0, 2, 0, 0)), Group(parts, key="two", matrix=(1, 0, 0, 1, 0, 40))
    )
    assert found.figures.tolist() == [0, 1, 1, 2, 2]
    assert found.thickness.tolist() == [0.0, 10.0, 10.0, 5.0, 5.0]
