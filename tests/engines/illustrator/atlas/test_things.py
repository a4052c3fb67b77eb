"""Things: what prompts ask for is there, and carries what relations need."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.drawing.geometry import bounds, intersection
from limner.engines.illustrator.atlas import solid
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.templates import building, tree, vessel, wheel

ATLAS = load()

COCO_THINGS = (
    "bicycle, car, motorcycle, airplane, bus, train, truck, boat, traffic light, fire hydrant, stop sign, "
    "parking meter, bench, backpack, umbrella, handbag, tie, suitcase, frisbee, ski, snowboard, sports ball, "
    "kite, baseball bat, baseball glove, skateboard, surfboard, tennis racket, bottle, wine glass, cup, fork, "
    "knife, spoon, bowl, banana, apple, sandwich, orange, broccoli, carrot, hot dog, pizza, donut, cake, chair, "
    "couch, potted plant, bed, dining table, toilet, tv, laptop, computer mouse, remote, keyboard, cell phone, "
    "microwave, oven, toaster, sink, refrigerator, book, clock, vase, scissors, teddy bear, hair drier, "
    "toothbrush"
)


COLLECTED = (
    "faucet, speaker, curtain, throne, brick wall, gate, column, tray, tire, toilet paper, sewing machine, typewriter, "
    "sweater, hoodie, vest, shorts, apron, sandal, slipper, high heel, beanie, beret, goggles, briefcase, plastic bag, "
    "surfer, skier, tennis player, baseball player, statue, scarecrow, seesaw, carousel, roller coaster, tombstone, "
    "taj mahal, opera house, drum kit, record player, chessboard, playing card, piggy bank, soda can, water bottle, "
    "pitcher, spaghetti, garlic, cabbage, cutting board, chopstick, poppy, orchid, tank, space shuttle, bullet train, "
    "fire extinguisher, megaphone, syringe, snow globe, brain, spear, axolotl, wombat, platypus, lobster, triceratops"
)
"""What collections of prompts that people compare pictures by ask for beside them."""


@pytest.mark.parametrize("word", COLLECTED.split(", "))
def test_what_collections_of_prompts_ask_for_is_drawn_as_itself(word: str) -> None:
    symbol = ATLAS.find(word)
    assert symbol is not None
    assert word in (symbol.words[0], *(name for name in symbol.words if name.split()[0] == word.split()[0]))


@pytest.mark.parametrize(
    "verb", ["fly", "match", "cross", "short", "bill", "safe", "can", "eye", "tooth", "wall", "needle"]
)
def test_words_that_mean_something_else_more_often_are_nobodys(verb: str) -> None:
    assert ATLAS.find(verb) is None


@pytest.mark.parametrize("word", COCO_THINGS.split(", "))
def test_the_everyday_things_of_coco_are_drawn(word: str) -> None:
    assert ATLAS.find(word.strip()) is not None


@pytest.mark.parametrize(
    ("word", "symbol_id"),
    [
        ("sedan", "car"), ("lorry", "truck"), ("aeroplane", "airplane"), ("settee", "sofa"), ("couch", "sofa"),
        ("rucksack", "backpack"), ("doughnut", "donut"), ("aubergine", "eggplant"), ("spanner", "wrench"),
        ("yacht", "sailboat"), ("fir", "pine"), ("oak", "tree"), ("coffee", "cup"), ("jumbo jet", "airplane"),
    ],
)  # fmt: skip
def test_synonyms_and_both_spellings_lead_to_the_thing(word: str, symbol_id: str) -> None:
    symbol = ATLAS.find(word)
    assert symbol is not None
    assert symbol.id == symbol_id


@pytest.mark.parametrize("symbol_id", ["chair", "armchair", "sofa", "bench", "stool", "bicycle", "motorcycle", "sled"])
def test_what_one_sits_on_has_a_seat_within_its_outline(symbol_id: str) -> None:
    figure = ATLAS[symbol_id].figure()
    left, top, right, bottom = figure.bounds
    x, y = figure.anchors["seat"]
    assert left < x < right
    assert top <= y < bottom


@pytest.mark.parametrize("symbol_id", ["cup", "mug", "bowl", "bucket", "basket", "vase", "bathtub", "rowing_boat"])
def test_a_vessel_has_its_near_wall_before_its_content(symbol_id: str) -> None:
    figure = ATLAS[symbol_id].figure()
    front = [part for part in figure.parts if part.front]
    assert front
    assert not figure.parts[0].front
    _, opening = figure.anchors["opening"]
    assert any(bounds(part.path)[3] > opening for part in front)


@pytest.mark.parametrize("symbol_id", ["hat", "top_hat", "wizard_hat", "cap", "crown"])
def test_headwear_fits_at_its_brim(symbol_id: str) -> None:
    figure = ATLAS[symbol_id].figure()
    _, top, _, bottom = figure.bounds
    assert figure.anchors["fit"][1] > top + 0.6 * (bottom - top)


@pytest.mark.parametrize("symbol_id", ["sailboat", "rowing_boat", "boat", "ship", "pirate_ship", "speedboat", "raft"])
def test_a_hull_reaches_below_its_waterline(symbol_id: str) -> None:
    figure = ATLAS[symbol_id].figure()
    assert figure.anchors["waterline"][1] < figure.bounds[3]


@pytest.mark.parametrize("symbol_id", ["street_lamp", "lamp", "lighthouse", "candle", "lantern", "campfire"])
def test_a_lamp_glows_where_its_anchor_says(symbol_id: str) -> None:
    symbol = ATLAS[symbol_id]
    figure = symbol.figure()
    x, y = figure.anchors["lamp"]
    glowing = [item for part in figure.parts for item in (part, *part.marks) if item.shade == "glow"]
    assert all(symbol.slots[part.slot].role in ("light", "primary") for part in glowing)
    assert any(a <= x <= c and b <= y <= d for a, b, c, d in (bounds(part.path) for part in glowing))


@pytest.mark.parametrize("symbol_id", ["house", "church", "castle", "skyscraper", "school", "shop"])
def test_windows_can_be_lit(symbol_id: str) -> None:
    symbol = ATLAS[symbol_id]
    assert symbol.slots["window"].role == "light"
    assert any(item.slot == "window" for part in symbol.figure().parts for item in (part, *part.marks))


@pytest.mark.parametrize("symbol_id", ["tree", "pine", "flower", "car", "street_lamp"])
def test_what_stands_on_the_ground_stands_on_zero(symbol_id: str) -> None:
    assert ATLAS[symbol_id].figure().bounds[3] == pytest.approx(0, abs=2)


def test_a_snowy_pine_is_a_pine_with_snow() -> None:
    pine = ATLAS["pine"]

    def slots(pose: str) -> set[str]:
        return {mark.slot for part in pine.figure(pose).parts for mark in part.marks}

    assert "snow" in slots("snowy")
    assert "snow" not in slots("standing")
    assert pine.figure("snowy").bounds == pytest.approx(pine.figure("standing").bounds)


def _heights(*ids: str) -> list[float]:
    return [ATLAS[symbol_id].height_m for symbol_id in ids]


def test_real_sizes_are_in_order() -> None:
    rising = _heights("cherry", "apple", "bottle", "chair", "car", "bus", "house", "tree")
    assert rising == sorted(rising)
    assert _heights("skyscraper")[0] > _heights("lighthouse")[0] > _heights("house")[0]


@given(
    top=st.floats(5, 50), low=st.floats(5, 50), height=st.floats(20, 100), tilt=st.floats(0.05, 0.3),
    hollow=st.booleans(),
)  # fmt: skip
def test_a_turned_body_is_symmetrical_and_as_wide_as_its_profile(
    top: float, low: float, height: float, tilt: float, hollow: bool
) -> None:
    left, upper, right, lower = bounds(solid.turned([(-height, top), (0.0, low)], tilt=tilt, hollow=hollow))
    assert right == pytest.approx(-left, abs=0.05)
    assert right == pytest.approx(max(top, low), rel=0.06)
    assert lower == pytest.approx(low * tilt, rel=0.12)
    assert upper == pytest.approx(-height if hollow else -height - top * tilt, abs=0.12 * top * tilt + 0.1)


@given(y=st.floats(-120, 20))
def test_a_profiles_radius_is_between_its_ends(y: float) -> None:
    assert 10 <= solid.radius_at([(-100, 10), (-50, 30), (0, 20)], y) <= 30


def test_a_band_crosses_the_body_from_edge_to_edge() -> None:
    profile: solid.Profile = [(-60.0, 30.0), (0.0, 20.0)]
    band = intersection(solid.band(profile, -40, -20), solid.turned(profile))
    left, top, right, bottom = bounds(band)
    assert right - left == pytest.approx(2 * solid.radius_at(profile, -40), rel=0.05)
    assert top < -20 < bottom


def test_a_crown_is_cut_off_at_its_floor() -> None:
    pen = Pen("standing")
    tree.crown(pen, "leaf", [(0, -10, 20), (15, -20, 12)], floor=-5)
    assert pen.figure().bounds[3] == pytest.approx(-5, abs=0.01)


def test_a_vessels_filling_stays_inside_its_rim() -> None:
    pen = Pen("standing")
    vessel.inside(pen, "body", [(-40, 30), (0, 20)], tilt=0.2, lip=2, fill="tea", depth=3)
    mouth, _, filling = pen.figure().parts
    left, top, right, bottom = bounds(mouth.path)
    a, b, c, d = bounds(filling.path)
    assert filling.slot == "tea"
    assert left < a < c < right
    assert top < b < d < bottom


def test_a_tyre_stands_on_the_ground_it_was_given() -> None:
    pen = Pen("standing")
    wheel.tyre(pen, 5, -12, 12)
    assert bounds(pen.figure().parts[0].path) == pytest.approx((-7, -24, 17, 0), abs=0.05)


@given(count=st.integers(2, 9))
def test_a_battlement_spans_its_wall(count: int) -> None:
    left, top, right, _ = bounds(building.battlement(-30, 30, -50, 6, count))
    assert (left, top, right) == pytest.approx((-30, -56, 30), abs=0.01)
