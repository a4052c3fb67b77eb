"""Animals and people of the atlas: whole figures that stand on the ground, with the anchors that relations use."""

import math
from collections.abc import Iterator
from dataclasses import replace

import cv2
import numpy as np
import pytest
import skia
from hypothesis import given
from hypothesis import strategies as st

from limner.drawing.geometry import bounds, ellipse, union
from limner.engines.illustrator.atlas import symbols
from limner.engines.illustrator.atlas.bodies.stance import STANCES
from limner.engines.illustrator.atlas.figure import Figure, Part
from limner.engines.illustrator.atlas.flesh import Frame, fused, symmetric
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.atlas.templates.person import Person, posed
from tests.checks import passes_all

MODULES = ("animals", "fantasy", "people")
ANCHORS = {"feet", "head", "eye", "mouth", "face", "neck", "hat", "back", "seat", "hand", "lean"}
PEOPLE = ("man", "woman", "boy", "girl", "grandmother", "grandfather")
AIRBORNE = {"running", "jumping", "flying", "floating", "swimming"}


def living() -> list[Symbol]:
    """The symbols of these modules and folders."""
    drawn = tuple(f"{symbols.__name__}.{name}" for name in MODULES)
    return [symbol for symbol in load() if symbol.draw.__module__.startswith(drawn)]


def every_part(parts: tuple[Part, ...]) -> Iterator[Part]:
    for part in parts:
        yield part
        yield from every_part(part.marks)


def pieces(figure: Figure, size: int = 200) -> int:
    """How many separate islands of at least a thousandth of the square the silhouette has."""
    left, top, right, bottom = figure.bounds
    scale = size / max(right - left, bottom - top)
    pixels = np.zeros((size, size, 4), np.uint8)
    canvas = skia.Surface(pixels).getCanvas()
    canvas.scale(scale, scale)
    canvas.translate(-left, -top)
    canvas.drawPath(figure.silhouette, skia.Paint(Color=0xFFFFFFFF, AntiAlias=True))
    _, _, stats, _ = cv2.connectedComponentsWithStats((pixels[..., 3] > 100).astype(np.uint8))
    return int((stats[1:, cv2.CC_STAT_AREA] > size * size / 1000).sum())


def every_part_is_drawn_in_a_slot_of_its_symbol(symbol: Symbol) -> None:
    for pose in symbol.poses:
        used = {part.slot for part in every_part(symbol.figure(pose).parts)}
        assert used <= set(symbol.slots)


def no_part_is_empty_or_out_of_scale(symbol: Symbol) -> None:
    for pose in symbol.poses:
        for part in every_part(symbol.figure(pose).parts):
            left, top, right, bottom = bounds(part.path)
            assert right - left > 0 or bottom - top > 0
            assert max(abs(left), abs(top), abs(right), abs(bottom)) < (160 if pose in AIRBORNE else 130)


def a_figure_is_one_piece(symbol: Symbol) -> None:
    for pose in symbol.poses:
        assert pieces(symbol.figure(pose)) == 1


def it_stands_on_its_standing_point(symbol: Symbol) -> None:
    for pose in symbol.poses:
        bottom = symbol.figure(pose).bounds[3]
        assert bottom < 3.5
        if symbol.place == "ground" and pose not in AIRBORNE:
            assert bottom > -4.5


def it_has_the_anchors_of_the_living_near_its_body(symbol: Symbol) -> None:
    for pose in symbol.poses:
        figure = symbol.figure(pose)
        if symbol.id == "shell":
            return
        assert set(figure.anchors) >= ANCHORS
        left, top, right, bottom = figure.bounds
        for name in ("head", "eye", "hat"):
            x, y = figure.anchors[name]
            assert left - 1 <= x <= right + 1
            assert top - 1 <= y <= bottom + 1


def a_colour_word_has_one_primary_slot_and_leaves_the_eyes(symbol: Symbol) -> None:
    roles = {name: slot.role for name, slot in symbol.slots.items()}
    assert list(roles.values()).count("primary") in (1, 2)
    assert roles.get("eye", "fixed") == "fixed"
    assert roles.get("skin", "fixed") == "fixed"


CHECKS = (
    every_part_is_drawn_in_a_slot_of_its_symbol,
    no_part_is_empty_or_out_of_scale,
    a_figure_is_one_piece,
    it_stands_on_its_standing_point,
    it_has_the_anchors_of_the_living_near_its_body,
    a_colour_word_has_one_primary_slot_and_leaves_the_eyes,
)
"""What holds of all that live, in all their poses."""


@pytest.mark.parametrize("symbol", living(), ids=lambda symbol: symbol.id)
def test_every_living_symbol(symbol: Symbol) -> None:
    passes_all(symbol, CHECKS)


@pytest.mark.parametrize(
    "word",
    [
        "person",
        "bird",
        "cat",
        "dog",
        "horse",
        "sheep",
        "cow",
        "elephant",
        "bear",
        "zebra",
        "giraffe",
        "spaniel",
        "robot",
    ],
)
def test_everyday_words_lead_to_a_living_symbol(word: str) -> None:
    symbol = ATLAS.find(word)
    assert symbol is not None
    assert symbol in living()


@pytest.mark.parametrize("symbol_id", ["dog", "horse", "cat", "deer", "rabbit"])
def test_a_running_animal_differs_from_a_standing_one_and_leaves_the_ground(symbol_id: str) -> None:
    symbol = ATLAS[symbol_id]
    still, running = symbol.figure(symbol.poses[0]), symbol.figure("running")
    assert running.width > still.width
    assert bounds(running.silhouette) != bounds(still.silhouette)


def test_a_howling_wolf_lifts_its_muzzle() -> None:
    wolf = ATLAS["wolf"]
    assert wolf.figure("howling").anchors["mouth"][1] < wolf.figure("standing").anchors["mouth"][1] - 15


@pytest.mark.parametrize("symbol_id", PEOPLE)
def test_people_raise_a_hand_to_wave_and_reach_out_to_hold(symbol_id: str) -> None:
    symbol = ATLAS[symbol_id]
    still, waving, holding = (symbol.figure(pose).anchors for pose in ("standing", "waving", "holding"))
    assert waving["hand"][1] < still["neck"][1]
    assert holding["hand"][0] > still["hand"][0] + 5


@pytest.mark.parametrize("symbol_id", PEOPLE)
def test_a_seat_is_above_the_feet_and_below_the_lap(symbol_id: str) -> None:
    anchors = ATLAS[symbol_id].figure("sitting").anchors
    assert anchors["lap"][1] < anchors["seat"][1] < anchors["feet"][1]


@pytest.mark.parametrize("symbol_id", PEOPLE)
def test_only_a_reader_has_a_book(symbol_id: str) -> None:
    symbol = ATLAS[symbol_id]
    with_book = [pose for pose in symbol.poses if any(part.slot == "book" for part in symbol.figure(pose).parts)]
    assert with_book == ["reading"]


@pytest.mark.parametrize("symbol_id", ["skier", "snowboarder", "surfer", "skateboarder"])
def test_who_rides_a_board_stands_above_the_ground_on_it(symbol_id: str) -> None:
    figure = ATLAS[symbol_id].figure()
    soles = [bounds(part.path)[3] for part in figure.parts if part.slot == "shoes"]
    left, top, right, bottom = bounds(union(*(part.path for part in figure.parts if part.slot == "board")))
    assert top < max(soles) < bottom + 1
    assert max(soles) < 3.0
    assert left < figure.anchors["seat"][0] < right


def test_a_lifted_stance_raises_the_whole_figure_and_keeps_its_shape() -> None:
    who = Person()
    flat, lifted = (replace(STANCES["standing"], lift=lift) for lift in (0.0, 9.0))
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(STANCES, "flat", flat)
        patched.setitem(STANCES, "lifted", lifted)
        low, high = posed(who, "flat"), posed(who, "lifted")
    assert high.body.y == pytest.approx(low.body.y - 9)
    assert high.near_leg.end[1] == pytest.approx(low.near_leg.end[1] - 9)
    assert high.face.y == pytest.approx(low.face.y - 9)


def test_children_have_larger_heads_for_their_height() -> None:
    def share(symbol_id: str) -> float:
        figure = ATLAS[symbol_id].figure("standing")
        return (figure.anchors["neck"][1] - figure.bounds[1]) / figure.height

    assert min(share("boy"), share("girl")) > max(share("man"), share("woman")) * 1.3


@given(st.floats(-200, 200), st.floats(-200, 200), st.floats(0.2, 4), st.floats(-360, 360))
def test_a_frame_moves_points_and_paths_alike(x: float, y: float, scale: float, turn: float) -> None:
    frame = Frame(x, y, scale, turn)
    left, top, right, bottom = bounds(frame.oval(7, -3, 2))
    assert frame.at(7, -3) == pytest.approx(((left + right) / 2, (top + bottom) / 2), abs=0.1)


@given(st.floats(5, 18), st.floats(4, 10), st.floats(0.5, 6))
def test_fusing_covers_both_bodies_and_keeps_their_extent(gap: float, radius: float, round_by: float) -> None:
    a, b = ellipse(0, 0, 12), ellipse(gap, 0, radius)
    whole, grown = union(a, b), fused(a, b, radius=round_by)
    assert bounds(grown) == pytest.approx(bounds(whole), abs=0.25)
    for turn in range(0, 360, 15):
        dx, dy = math.cos(math.radians(turn)) * 0.97, math.sin(math.radians(turn)) * 0.97
        assert grown.contains(12 * dx, 12 * dy)
        assert grown.contains(gap + radius * dx, radius * dy)


def test_fusing_rounds_the_notch_between_two_bodies() -> None:
    a, b = ellipse(-10, 0, 11), ellipse(10, 0, 11)
    notch = (0.0, -5.6)
    assert not union(a, b).contains(*notch)
    assert fused(a, b, radius=4).contains(*notch)


def test_a_symmetric_outline_is_the_same_on_both_sides() -> None:
    left, _, right, _ = bounds(symmetric([(0, -10), (8, -4), (6, 5), (0, 9)]))
    assert left == pytest.approx(-right, abs=0.01)


@pytest.mark.parametrize("symbol_id", ["woman", "king", "curly_haired_girl", "cat", "dog", "owl"])
def test_a_mood_changes_the_face_alone(symbol_id: str) -> None:
    symbol = ATLAS[symbol_id]
    plain = symbol.figure(symbol.poses[0])
    for mood in ("sad", "angry", "surprised"):
        moody = symbol.figure(f"{symbol.poses[0]}/{mood}")
        assert moody.anchors == plain.anchors
        assert moody.bounds == pytest.approx(plain.bounds, abs=3.0)
        assert _outlines(moody) != _outlines(plain)


def test_a_mood_that_nobody_knows_is_no_mood() -> None:
    assert ATLAS["woman"].figure("standing/hungry").anchors == ATLAS["woman"].figure("standing").anchors


def _outlines(figure: Figure) -> list[tuple[float, ...]]:
    return [bounds(part.path) for part in figure.parts]
