"""The looks of the press: what marks each, measured on what it draws."""

import xml.etree.ElementTree as ET
from dataclasses import replace
from functools import lru_cache

import numpy as np
import pytest

from limner.drawing.colour import RGB, lab, lch, parse
from limner.engines.illustrator.looks.index import LOOKS as ALL
from limner.engines.illustrator.looks.printed import bendays, chalkboard, linocut, riso
from limner.engines.illustrator.looks.printed.index import LOOKS
from limner.engines.illustrator.looks.printed.retro_poster import muted
from limner.engines.illustrator.looks.printed.separation import overprint
from limner.engines.illustrator.picture import picture
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.tables.styles import STYLES
from limner.engines.illustrator.scene import Placed, Words
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played
from limner.engines.jobs import Controls, GenerateJob
from tests.engines.illustrator.looks.printed.pictures import (
    MEADOW,
    Pixels,
    colours,
    drawn,
    outlines,
    painted,
    share,
    staged,
    svg,
)

NAMES = tuple(LOOKS)
NEIGHBOURS = ("full", "vector_art", "engraving", "line_art", "doodle", "punk", "photo")
PALETTE: tuple[RGB, ...] = tuple(map(parse, ("#14213d", "#e07a1f", "#2a9d8f", "#f4ecd8")))
CROWDED = "a woman reading in a park"


@pytest.mark.parametrize("look", NAMES)
def test_no_two_looks_are_alike(look: str) -> None:
    own = drawn(look).astype(int)
    for other in {*NAMES, *NEIGHBOURS} - {look}:
        assert np.abs(own - drawn(other)).mean() > 6, other


@pytest.mark.parametrize("look", NAMES)
def test_looks_draw_the_same_twice(look: str) -> None:
    made, scene = staged(MEADOW, 160, 160)
    assert (painted(look, scene, made) == drawn(look)).all()


@pytest.mark.parametrize("look", NAMES)
@pytest.mark.parametrize(("width", "height"), [(64, 64), (128, 41)])
def test_looks_fit_any_canvas(look: str, width: int, height: int) -> None:
    assert drawn(look, width, height).shape == (height, width, 3)


@pytest.mark.parametrize("look", NAMES)
def test_svg_is_vectors_alone_and_small(look: str) -> None:
    document = svg(look, CROWDED, 1024)
    assert len(document) < 150_000
    for raster in ("<image", "<filter", "mix-blend", "<pattern"):
        assert raster not in document
    assert ET.fromstring(document).tag.endswith("svg")


@pytest.mark.parametrize("look", NAMES)
def test_a_ground_that_was_asked_for_stays_exact(look: str) -> None:
    asked = parse("#3fa7d6")
    prompt = "an icon of a red fox"
    job = GenerateJob("svcv4_1", prompt, 96, 96, vector=False, seed=4, controls=Controls(background_color=asked))
    made = script(read(prompt, ""), job)
    assert share(painted(look, played(made), made), (asked,), 0) > 0.3


@pytest.mark.parametrize(
    ("words", "look"),
    [
        ("linocut", "linocut"),
        ("woodcut", "linocut"),
        ("block print", "linocut"),
        ("risograph", "riso"),
        ("comic book style", "pop_art"),
        ("silkscreen", "screen_print"),
        ("travel poster", "retro_poster"),
        ("chalkboard", "chalkboard"),
        ("in black and white", "monochrome"),
        ("halftone", "halftone"),
        ("papercut", "paper_cut"),
    ],
)
def test_style_words_lead_to_their_look(words: str, look: str) -> None:
    assert STYLES[words].replace(" ", "_") == look
    assert ALL[look] is LOOKS[look]


def test_riso_is_overprints_of_one_set_of_inks() -> None:
    def best(pixels: Pixels) -> float:
        solids = np.array(list(np.ndindex(2, 2, 2)), float)
        sets = ([(r, g, b) for r, g, b in overprint(riso.PAPER, inks, solids).tolist()] for inks in riso.DRUMS)
        return max(share(pixels, tuple(made), 40) for made in sets)

    assert best(drawn("riso", 320, 320)) > 0.7


def test_riso_svg_has_few_colours() -> None:
    assert len(colours(svg("riso"))) <= 40 < len(colours(svg("full")))


def test_pop_art_is_flat_inks_and_black_lines() -> None:
    inks = (bendays.WHITE, bendays.BLACK, bendays.RED, bendays.YELLOW, bendays.BLUE, bendays.GREEN)
    picture_ = drawn("pop_art", 320, 320)
    assert share(picture_, inks, 30) > 0.6
    assert share(picture_, (bendays.BLACK,), 30) > 0.03


def test_linocut_is_two_tones() -> None:
    picture_ = drawn("linocut", 320, 320)
    assert share(picture_, (linocut.PAPER, linocut.INK), 25) > 0.85
    assert 0.1 < share(picture_, (linocut.INK,), 60) < 0.9
    assert colours(svg("linocut")) == {linocut.PAPER, linocut.INK}


def test_screen_print_is_four_inks() -> None:
    assert len(colours(svg("screen_print"))) <= 4


def test_retro_poster_has_a_border_of_paper_and_few_inks() -> None:
    picture_ = drawn("retro_poster", 256, 256).astype(int)
    edge = np.concatenate([picture_[:4].reshape(-1, 3), picture_[:, :4].reshape(-1, 3)])
    assert edge.std(axis=0).max() < 12
    assert edge.mean() > 190
    assert len(colours(svg("retro_poster"))) <= 8


def test_retro_poster_leaves_a_logo_unframed() -> None:
    logo = drawn("retro_poster", 128, 128, "a logo of a fox").astype(int)
    inner = logo[10:14, 10:118].mean(axis=(0, 1))
    assert np.abs(logo[:3].mean(axis=(0, 1)) - inner).max() < 12


def test_monochrome_is_grey_from_black_to_white() -> None:
    picture_ = drawn("monochrome")
    assert (picture_ == picture_[..., :1]).all()
    assert picture_.min() < 30
    assert picture_.max() > 225
    assert all(r == g == b for r, g, b in colours(svg("monochrome")))


def test_a_chalkboard_is_dark_with_chalk_on_it() -> None:
    light = drawn("chalkboard").mean(axis=2)
    assert np.median(light) < 95
    assert np.percentile(light, 99) > 140


def test_halftone_is_dots_that_grow_with_the_picture() -> None:
    """The strongest frequency of the screen, in cycles a picture, is the same at both sizes."""

    @lru_cache(maxsize=4)
    def rows(size: int) -> int:
        grey = drawn("halftone", size, size).mean(axis=2)
        spectrum = np.abs(np.fft.rfft(grey - grey.mean(axis=1, keepdims=True), axis=1)).mean(axis=0)
        return int(spectrum[40:].argmax()) + 40

    assert abs(rows(384) - rows(768)) <= 0.1 * rows(384)


def test_halftone_svg_is_dots_of_one_ink() -> None:
    document = svg("halftone")
    dots = document.split('id="dots"')[1]
    assert outlines(dots) > 500
    assert len(colours(dots)) == 1


@pytest.mark.parametrize("look", ["screen_print", "retro_poster", "linocut"])
def test_inks_come_from_the_palette_that_was_asked_for(look: str) -> None:
    extra = {parse("#f3e7cb")} if look == "retro_poster" else set()
    assert colours(svg(look, palette=PALETTE)) <= {*PALETTE} | extra


@pytest.mark.parametrize("look", ["riso", "monochrome", "chalkboard"])
def test_a_palette_changes_the_inks(look: str) -> None:
    assert colours(svg(look, palette=PALETTE)) != colours(svg(look))


@pytest.mark.parametrize("look", NAMES)
def test_words_stand_out_from_what_lies_behind_them(look: str) -> None:
    told, scene = staged(MEADOW, 160, 160)
    box = ((20.0, 55.0), (140.0, 55.0), (140.0, 105.0), (20.0, 105.0))
    word = Words("LIMNER", box, (20, 20, 26), "air", backing=(250, 248, 240))
    made = picture(told, replace(scene, nodes=(*scene.nodes, word), look=look), vector=False).pixels
    plain = drawn(look)
    assert made is not None
    inside = made[55:105, 20:140].astype(int)
    lights = np.array([lab((r, g, b))[0] for r, g, b in inside[::3, ::3].reshape(-1, 3).tolist()])
    assert np.percentile(lights, 88) - np.percentile(lights, 12) > 0.3
    assert np.abs(inside - plain[55:105, 20:140]).mean() > 15


def test_the_board_is_slate() -> None:
    assert lab(chalkboard.SLATE)[0] < 0.35


@pytest.mark.parametrize("look", ["retro_poster", "halftone", "riso"])
def test_figures_on_nothing_get_no_page_around_them(look: str) -> None:
    told, scene = staged(MEADOW, 160, 160)
    figures = tuple(node for node in scene.nodes if isinstance(node, Placed))
    for nodes, expected in ((scene.nodes, True), (figures, False)):
        document = picture(told, replace(scene, nodes=nodes, look=look), vector=True).svg
        assert document is not None
        assert any(f'id="{name}"' in document for name in ("border", "dots", "specks")) is expected


def test_retro_posters_print_no_greys() -> None:
    deep, light = muted(((70, 70, 72), (200, 200, 204)))
    assert lch(deep)[1] > 0.02
    assert lch(light)[1] > 0.02
    assert lch(deep)[0] < lch(light)[0]
