"""What a caller says about a drawing beside the prompt, kept by models that know nothing of it."""

from dataclasses import replace

import numpy as np
import pytest

from limner.engines.jobs import Color, Controls, Lettering
from limner.imaging.oklab import nearest, to_oklab
from limner.imaging.source import probe
from limner.imaging.svg.read import read_svg
from tests.diffusion.conftest import Make
from tests.diffusion.jobs import drawing
from tests.diffusion.tiny import MODELS

families = pytest.mark.parametrize("family", MODELS)
WHERE = ((0.1, 0.3), (0.9, 0.3), (0.9, 0.7), (0.1, 0.7))


@families
def test_a_palette_gets_its_shares(tiny: Make, family: str) -> None:
    wanted = {(200, 30, 40): 0.6, (250, 240, 220): 0.3, (20, 30, 90): 0.1}
    controls = Controls(colors=tuple(Color(rgb, share) for rgb, share in wanted.items()))
    made = tiny(family).pixels(replace(drawing(width=256, height=256), controls=controls))
    groups = nearest(to_oklab(made.reshape(-1, 3)), to_oklab(np.array(list(wanted))))
    shares = np.bincount(groups, minlength=len(wanted)) / len(groups)
    assert np.abs(shares - list(wanted.values())).max() < 0.1, "noise is the worst that there is"


@families
def test_the_background_is_the_colour_itself(tiny: Make, family: str) -> None:
    rgb = (12, 200, 77)
    plain = drawing(width=200, height=160)
    made = tiny(family).pixels(replace(plain, controls=Controls(background_color=rgb)))
    assert 0.1 < (made == rgb).all(2).mean() < 1, "a picture of noise has some subject, and some background"
    assert not (tiny(family).pixels(plain) == rgb).all(2).any()


@families
def test_words_stand_where_they_were_asked_for(tiny: Make, family: str) -> None:
    plain = drawing(width=320, height=200)
    without = tiny(family).pixels(replace(plain, controls=Controls(no_text=True)))
    made = tiny(family).pixels(
        replace(plain, controls=Controls(no_text=True), text_layout=(Lettering("HELLO", WHERE),))
    )
    changed = (made != without).any(2)
    assert changed[60:140, 32:288].mean() > 0.1
    assert not changed[:50].any()
    assert not changed[150:].any()


def test_a_vector_model_answers_with_svg(tiny: Make) -> None:
    job = replace(drawing(width=128, height=96), vector=True, text_layout=(Lettering("HI", WHERE),))
    file = tiny("flux").file(job)
    assert file.extension == "svg"
    text = read_svg(file.data, "image").text
    assert "<path" in text
    assert "lettering" in text
    assert (probe(file.data).width, probe(file.data).height) == (128, 96)


def test_what_is_not_wanted_counts_where_the_family_weighs_it(tiny: Make) -> None:
    for family, heeded in (("sdxl", True), ("z-image", True), ("flux", False), ("flux2-klein", False)):
        engine = tiny(family)
        served = engine.capabilities.operations["generate"]
        assert ("negative_prompt" in served) == heeded, family
        plain, refused = (engine.pixels(replace(drawing(), negative_prompt=text)) for text in ("", "dogs and cats"))
        assert (plain != refused).any(), family
