"""Posters, cards, covers, banners and signs."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limner.drawing import geometry as g
from limner.drawing.raster import rasterise
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.looks.index import look_named
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Scene, Shape, Words
from limner.engines.illustrator.staging import forms
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.posters.sheet import ranked
from limner.engines.illustrator.staging.stage import stage
from limner.engines.illustrator.typesetting.contrast import LEAST, contrast
from limner.engines.jobs import Controls, GenerateJob, Lettering
from tests.engines.illustrator.staging.scenes import SIZES, heroes, job, reading

WHALE = reading("whale", composition=("poster",), quoted=("The Quiet Sea", "A novel"), prompt='poster "The Quiet Sea"')
LIGHT = reading(
    "lighthouse", composition=("poster",), quoted=("VISIT MAINE",), prompt="a travel poster of a lighthouse"
)
CARD = reading("cake", quoted=("Happy Birthday Anna",), prompt='birthday card "Happy Birthday Anna"')
SIGN = reading(quoted=("OPEN",), prompt='a sign "OPEN"')


def lines(scene: Scene) -> list[Words]:
    return [node for node in scene.nodes if isinstance(node, Words)]


def pages(asked: Reading, size: tuple[int, int] = (256, 256), **more: object) -> Iterator[Scene]:
    return (stage(asked, job(seed, size=size, **more)) for seed in range(7))  # type: ignore[arg-type]


def panels(scene: Scene) -> frozenset[str]:
    return frozenset(n.name for n in scene.nodes if isinstance(n, Shape) and n.colour_role == "panel")


def worst(scene: Scene) -> float:
    """The least contrast of any line with what is drawn behind its letters' edges."""
    bare = Scene(**{f: getattr(scene, f) for f in scene.__dataclass_fields__} | {"nodes": _silent(scene)})
    pixels = rasterise(compose(bare, look_named(scene.look)))
    least = 21.0
    for line in lines(scene):
        assert line.path is not None
        for i in range(0, line.path.countPoints(), 7):
            point = line.path.getPoint(i)
            x, y = min(max(int(point.x()), 0), scene.width - 1), min(max(int(point.y()), 0), scene.height - 1)
            r, green, b = (int(v) for v in pixels[y, x])
            least = min(least, contrast(line.rgb, (r, green, b)))
    return least


def _silent(scene: Scene) -> tuple[object, ...]:
    return tuple(node for node in scene.nodes if not isinstance(node, Words))


def test_seeds_go_through_at_least_six_layouts() -> None:
    windows = {(panels(scene), tuple(len(line.text) for line in lines(scene))) for scene in pages(LIGHT)}
    assert len(windows) >= 5
    assert len({panels(scene) for scene in pages(LIGHT)}) >= 5


@pytest.mark.parametrize("asked", [WHALE, LIGHT, CARD, SIGN], ids=["cover", "travel", "card", "sign"])
def test_every_line_can_be_read_on_what_is_behind_it(asked: Reading) -> None:
    for scene in pages(asked):
        assert lines(scene)
        assert worst(scene) >= LEAST - 0.3


@pytest.mark.parametrize("asked", [WHALE, LIGHT, CARD], ids=["cover", "travel", "card"])
def test_words_keep_off_the_subjects(asked: Reading) -> None:
    for scene in pages(asked):
        for line in lines(scene):
            assert line.path is not None
            text = Box(*g.bounds(line.path))
            for hero in heroes(scene):
                head = Box(hero.x - 0.1 * hero.height, hero.y - hero.height, hero.x + 0.1 * hero.height, hero.y)
                assert text.shared(head) < 0.12 * head.area


@pytest.mark.parametrize("asked", [WHALE, CARD, SIGN], ids=["poster", "card", "sign"])
def test_words_are_inside_of_every_canvas(asked: Reading) -> None:
    for seed, size in enumerate(SIZES):
        for line in lines(stage(asked, job(seed, size=size))):
            assert line.path is not None
            left, top, right, bottom = g.bounds(line.path)
            assert left >= 0 <= top
            assert right <= size[0]
            assert bottom <= size[1]


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.text("abcWQgj ÅÉ&!0🦊", max_size=40), max_size=4),
    st.integers(0, 6),
    st.sampled_from(["poster", "card", "sign"]),
)
def test_any_words_stay_on_the_page(texts: list[str], seed: int, kind: str) -> None:
    asked = reading(quoted=tuple(texts), prompt=f"a {kind}", composition=("poster",) if kind == "poster" else ())
    for line in lines(stage(asked, job(seed, size=(192, 192)))):
        assert line.path is not None
        left, top, right, bottom = g.bounds(line.path)
        assert -2 <= left <= right <= 194
        assert -2 <= top <= bottom <= 194


def test_the_headline_is_the_largest() -> None:
    for scene in pages(WHALE):
        tall = {line.text.lower(): line.corners[2][1] - line.corners[0][1] for line in lines(scene)}
        small = [height for text, height in tall.items() if "novel" in text]
        large = [height for text, height in tall.items() if "quiet" in text]
        assert not small or max(small) < max(large) or max(large) > 200


def test_which_line_is_the_headline() -> None:
    assert ranked(["The Quiet Sea", "A novel"]) == ([], "The Quiet Sea", ["A novel"])
    assert ranked(["LIVE", "JAZZ NIGHT", "8 pm"]) == (["LIVE"], "JAZZ NIGHT", ["8 pm"])
    assert ranked(["The Foxes", "Live at the Apollo"])[1] == "The Foxes"
    assert ranked(["Menu", "Soup of the day", "Lasagne", "Tiramisu"])[1] == "Menu"
    assert ranked([]) == ((), "", ())


def test_a_poster_without_words_has_its_border_and_rays() -> None:
    scene = stage(reading("lion", composition=("poster",), prompt="a poster of a lion"), job(size=(256, 256)))
    assert {"border", "rays"} <= {n.name for n in scene.nodes if isinstance(n, Shape)}
    assert not lines(scene)


@pytest.mark.parametrize("asked", [WHALE, CARD, SIGN], ids=["poster", "card", "sign"])
def test_no_text_leaves_all_words_out(asked: Reading) -> None:
    assert not any(lines(scene) for scene in pages(asked, model="svcv3", controls=Controls(no_text=True)))


@pytest.mark.parametrize("asked", [WHALE, CARD, SIGN], ids=["poster", "card", "sign"])
def test_the_ground_that_was_asked_for_is_exact(asked: Reading) -> None:
    for scene in pages(asked, (96, 96), controls=Controls(background_color=(250, 214, 96))):
        pixels = rasterise(compose(scene, look_named(scene.look)))
        assert (pixels == (250, 214, 96)).all(axis=2).mean() > 0.3


def test_a_text_layout_stays_where_it_was_put() -> None:
    word = Lettering("HELLO", ((0.1, 0.1), (0.5, 0.1), (0.5, 0.2), (0.1, 0.2)))
    asked = GenerateJob("svcv3", "", 200, 100, vector=False, seed=2, text_layout=(word,))
    placed = [line for line in lines(stage(LIGHT, asked)) if line.text == "HELLO"]
    assert len(placed) == 1
    assert placed[0].corners[0] == pytest.approx((20, 10))


@pytest.mark.parametrize(
    "asked",
    [
        CARD,
        SIGN,
        reading("fox", composition=("logo",)),
        reading("fox", composition=("pattern",)),
        reading("fox", composition=("sticker",)),
    ],
    ids=["card", "sign", "logo", "pattern", "sticker"],
)
def test_a_text_layout_lies_on_what_is_printed_and_cut_out_too(asked: Reading) -> None:
    word = Lettering("HELLO", ((0.1, 0.1), (0.5, 0.1), (0.5, 0.2), (0.1, 0.2)))
    for vector in (False, True):
        wanted = GenerateJob("svcv3", "", 200, 100, vector=vector, seed=2, text_layout=(word,))
        placed = [line for line in lines(stage(asked, wanted)) if line.text == "HELLO"]
        assert len(placed) == 1
        assert placed[0].corners[2] == pytest.approx((100, 20))


@pytest.mark.parametrize(
    ("prompt", "noun"),
    [
        ("a travel poster of a lighthouse", ""),
        ('book cover "The Sea"', "cover"),
        ("a street with a sign", ""),
        ("coat of arms with an eagle", "arms"),
        ("birthday cards for Anna", "card"),
    ],
)
def test_the_head_noun(prompt: str, noun: str) -> None:
    assert read(prompt).made.noun == noun


def test_a_cover_does_not_draw_the_book_it_is_on() -> None:
    asked = forms.settled(reading("book", "whale", quoted=("Sea",), prompt='book cover "Sea" with a whale'))
    assert [subject.symbol for subject in asked.subjects] == ["whale"]


def test_an_occasion_decorates_a_card() -> None:
    asked = forms.settled(reading(quoted=("Happy Birthday",), prompt='birthday card "Happy Birthday"'))
    assert "cake" in [subject.symbol for subject in asked.subjects]


def test_a_film_poster_is_of_what_the_film_is_about() -> None:
    asked = forms.settled(read('movie poster for a space adventure titled "Beyond"'))
    assert [subject.symbol for subject in asked.subjects] == ["rocket", "planet"]
    usual = forms.settled(read('a movie night poster "Friday"'))
    assert "popcorn" in [subject.symbol for subject in usual.subjects]


@pytest.mark.parametrize("seed", range(4))
def test_a_card_draws_what_was_asked_for_once(seed: int) -> None:
    made = stage(read("a birthday card with three cats holding balloons"), job(seed))
    assert [len(heroes(made, name)) for name in ("cat", "balloon")] == [3, 3]
    assert len(heroes(stage(read("a birthday card with a bear on a bicycle"), job(seed)), "bear")) == 1
