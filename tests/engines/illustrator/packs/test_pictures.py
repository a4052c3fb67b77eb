"""Pictures with icons of art packs, from the setting to pixels and SVG."""

import re
from pathlib import Path

import numpy as np
import pytest

from limner.engines.base import Artwork, never_cancelled
from limner.engines.illustrator.engine import Illustrator
from limner.engines.instances import DRAWS
from limner.engines.jobs import EnhancePromptJob, ExploreJob, ExploreSimilarJob, GenerateJob
from limner.engines.settings import engines
from limner.imaging.svg.render import render
from tests.engines.illustrator.packs.sets import GLYPH, pack, toys, write

PINK = (0xF1, 0x9A, 0xB4)
SIDE = 192


def illustrator() -> Illustrator:
    """The one that the settings of the moment configure."""
    made = engines()[DRAWS].recipe.make()
    assert isinstance(made, Illustrator)
    return made


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Illustrator:
    """With one pack."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LIMNER_ART_PACKS", str(toys(tmp_path)))
    return illustrator()


def draw(engine: Illustrator, prompt: str, *, vector: bool = False, look: str | None = None) -> Artwork:
    return engine.run(GenerateJob("svcv4_1", prompt, SIDE, SIDE, vector=vector, seed=4, look=look), never_cancelled)


def share(artwork: Artwork, rgb: tuple[int, int, int], within: int = 40) -> float:
    assert artwork.pixels is not None
    return float((np.abs(artwork.pixels.astype(int) - rgb).max(axis=2) < within).mean())


@pytest.mark.parametrize("kind", ["icon", "logo", "sticker", "badge", "emblem"])
def test_a_mark_shows_the_icon(engine: Illustrator, kind: str) -> None:
    scene = draw(engine, f"a {kind} of a stethophone").scene
    assert scene["drawn"] == ["toy:stethophone"]
    assert scene["not_drawn"] == []
    assert [credit["spdx"] for credit in scene["art_packs"]] == ["LicenseRef-Toy"]


def test_a_pattern_repeats_it(engine: Illustrator) -> None:
    scene = draw(engine, "seamless pattern of stethophones").scene
    assert set(scene["drawn"]) == {"toy:stethophone"}
    assert len(scene["drawn"]) > 4
    assert len(scene["art_packs"]) == 1


def test_a_thing_in_colours_stands_in_a_scene_as_often_as_asked(engine: Illustrator) -> None:
    scene = draw(engine, "two glimmernewts and a cat on a beach").scene
    assert sorted(scene["drawn"]) == ["cat", "toy:glimmernewt", "toy:glimmernewt"]


def test_a_sign_is_left_out_of_a_scene_and_the_record_says_where_it_is_drawn(engine: Illustrator) -> None:
    scene = draw(engine, "a stethophone beside a cat").scene
    assert scene["drawn"] == ["cat"]
    assert scene["not_drawn"] == ["stethophone"]
    assert scene["drawn_in_marks_only"] == {"stethophone": "toy:stethophone"}
    assert "art_packs" not in scene


def test_a_sign_of_two_words_is_no_other_thing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write(tmp_path / "two.json", pack({"fire-quencher-filled": GLYPH}))
    monkeypatch.setenv("LIMNER_ART_PACKS", str(file))
    scene = draw(illustrator(), "fire quenchers beside a cat").scene
    assert scene["drawn"] == ["cat"]
    assert scene["not_drawn"] == ["fire", "quenchers"]
    assert scene["drawn_in_marks_only"] == {"fire quenchers": "toy:fire-quencher-filled"}


def test_the_icon_style_makes_a_mark_of_it(engine: Illustrator) -> None:
    assert draw(engine, "a stethophone", look="icon").scene["drawn"] == ["toy:stethophone"]


def test_a_refused_icon_is_not_drawn(engine: Illustrator) -> None:
    scene = draw(engine, "sticker of a cat and a mist").scene
    assert "toy:mist" not in scene["drawn"]


def test_a_colour_word_colours_it(engine: Illustrator) -> None:
    own, blue = draw(engine, "sticker of a glimmernewt"), draw(engine, "sticker of a blue glimmernewt")
    assert share(own, PINK) > 0.03
    assert share(blue, PINK, within=12) == 0


def test_svg_shows_what_the_raster_shows(engine: Illustrator) -> None:
    prompt = "sticker of a glimmernewt"
    svg = draw(engine, prompt, vector=True).svg
    assert svg is not None
    pixels = draw(engine, prompt).pixels
    assert pixels is not None
    assert np.abs(render(svg, SIDE, SIDE)[..., :3].astype(int) - pixels).mean() < 6
    assert 'id="toy-glimmernewt"' in svg
    ids = re.findall(r'\bid="([^"]+)"', draw(engine, "pattern of glimmernewts", vector=True).svg or "")
    assert len(ids) == len(set(ids))


def test_the_same_job_gives_the_same_bytes_in_another_engine(engine: Illustrator) -> None:
    prompt = "badge of a glimmernewt"
    one, other = draw(engine, prompt), draw(illustrator(), prompt)
    assert one.pixels is not None
    assert other.pixels is not None
    assert one.pixels.tobytes() == other.pixels.tobytes()
    assert one.scene == other.scene


def test_ideas_and_better_prompts_know_it_too(engine: Illustrator) -> None:
    prompt = "a glimmernewt beside a cat"
    drawing = GenerateJob("svcv4_1", prompt, SIDE, SIDE, vector=False, seed=4)
    source = ExploreJob(drawing, 1, 8)
    assert "toy:glimmernewt" in engine.run(source, never_cancelled).scene["drawn"]
    assert "toy:glimmernewt" in engine.run(ExploreSimilarJob(drawing, source, 3), never_cancelled).scene["drawn"]
    text = engine.run(EnhancePromptJob(prompt), never_cancelled).text
    assert text is not None
    assert "glimmernewt" in text


def test_without_the_setting_nothing_is_known_of_it(engine: Illustrator, monkeypatch: pytest.MonkeyPatch) -> None:
    assert draw(engine, "icon of a stethophone").scene["drawn"]
    monkeypatch.delenv("LIMNER_ART_PACKS")
    scene = draw(illustrator(), "icon of a stethophone").scene
    assert scene["not_drawn"] == ["stethophone"]
    assert not scene.keys() & {"art_packs", "drawn_in_marks_only"}
