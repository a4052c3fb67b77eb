"""What a caller says about a drawing beside the prompt, kept by models that know nothing of it."""

from dataclasses import replace

import numpy as np
import pytest

from limner.engines.jobs import Color, Controls, InpaintJob, Lettering
from limner.imaging.oklab import nearest, to_oklab
from limner.imaging.source import probe
from limner.imaging.svg.read import read_svg
from tests.diffusion.conftest import Make
from tests.diffusion.engines import Pixels
from tests.diffusion.jobs import JOBS, drawing
from tests.diffusion.tiny import NOT_SERVED, doing

families = pytest.mark.parametrize(
    "family", [name for name in doing("generate") if name != "qwen-image"]
)  # whose random decoder makes no noise of all colours
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


HEEDED = {"sdxl", "sd3", "flux-kontext", "qwen-image", "qwen-image-edit", "qwen-image-edit-plus", "z-image", "chroma"}
"""Families that weigh what is not wanted."""


@pytest.mark.parametrize("family", doing("inpaint"))
def test_what_is_not_wanted_counts_where_the_family_weighs_it(tiny: Make, family: str) -> None:
    """Elsewhere it is said in the prompt, which changes the picture too."""
    engine = tiny(family)
    operation = "inpaint" if "generate" in NOT_SERVED.get(family, ()) else "generate"
    served = engine.capabilities.operations[operation]
    assert ("negative_prompt" in served) == (family in HEEDED)

    def made(unwanted: str) -> Pixels:
        wish = replace(drawing(), negative_prompt=unwanted)
        job = JOBS[operation]()
        return engine.pixels(replace(job, drawing=wish) if isinstance(job, InpaintJob) else wish)

    assert (made("") != made("dogs and cats")).any()


@pytest.mark.parametrize("family", ["qwen-image", "z-image", "sdxl", "sd3", "chroma"])
def test_without_guidance_nothing_is_weighed(tiny: Make, family: str) -> None:
    """What is not wanted is then said in the prompt, since no model would look at it elsewhere."""
    engine = tiny(family, guidance=1.0)
    assert "negative_prompt" not in engine.capabilities.operations["generate"]


@pytest.mark.parametrize("family", doing("inpaint"))
def test_guidance_makes_a_difference(tiny: Make, family: str) -> None:
    if family in {"flux", "flux2-klein"}:
        pytest.skip("distilled models have none")
    low, high = (tiny(family, guidance=guidance).pixels(JOBS["inpaint"]()) for guidance in (1.5, 9.0))
    assert (low != high).any()
