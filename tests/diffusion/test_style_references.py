"""Styles as references: for models that edit, and take pictures beside the prompt."""

from dataclasses import replace

import numpy as np
import pytest
import torch
from diffusers import FluxKontextPipeline

from limner.engines.diffusion.families import FLUX2_KLEIN, FLUX_KONTEXT, QWEN_IMAGE_EDIT_PLUS
from limner.engines.diffusion.shots import Shot, single
from limner.engines.diffusion.styling import LEAST_SIDE, MULTIPLE, SIDES, in_style
from tests.diffusion.conftest import Make
from tests.diffusion.engines import Tiny
from tests.diffusion.jobs import JOBS
from tests.diffusion.style_files import guide, styled
from tests.diffusion.tiny import flux

WAVES, DISCS = guide(("waves", 1.0)), guide(("discs", 1.0))
SHOT = Shot("generate", "a fox", "", 256, 256, 1)
BOTH = guide(("waves", 0.8), ("discs", 0.2))


@pytest.fixture(scope="module")
def kontext(tiny: Make, tmp_path_factory: pytest.TempPathFactory) -> Tiny:
    """FLUX.1 Kontext, of the parts of FLUX.1 dev."""
    folder = tmp_path_factory.mktemp("kontext")
    torch.manual_seed(0)
    FluxKontextPipeline(**flux(distilled=False).components).save_pretrained(folder, safe_serialization=True)
    return tiny("flux", model=folder)


@pytest.mark.parametrize("operation", ["generate", "image_to_image", "inpaint"])
def test_klein_draws_by_references(tiny: Make, operation: str) -> None:
    engine, job = tiny("flux2-klein"), JOBS[operation]()
    assert "references" in engine.capabilities.operations[operation]
    changed = [engine.pixels(styled(job, style)) for style in (None, WAVES, DISCS, BOTH)]
    for index, one in enumerate(changed):
        for other in changed[index + 1 :]:
            assert (one != other).any()
    assert (engine.pixels(styled(job, BOTH)) == changed[-1]).all()
    assert (engine.pixels(job) == changed[0]).all()


@pytest.mark.parametrize("operation", ["generate", "inpaint"])
def test_kontext_draws_by_a_sheet_of_references(kontext: Tiny, operation: str) -> None:
    job = JOBS[operation]()
    without, waves, both = (kontext.pixels(styled(job, style)) for style in (None, WAVES, BOTH))
    assert waves.shape == without.shape
    assert (waves != without).any()
    assert (waves != both).any()


def test_what_a_pipeline_does_not_take_is_left_to_words(kontext: Tiny) -> None:
    """Kontext takes one picture, which is the source's place."""
    assert "references" not in kontext.capabilities.operations["image_to_image"]
    job = JOBS["image_to_image"]()
    assert (kontext.pixels(styled(job, WAVES)) == kontext.pixels(job)).all()


def test_references_are_as_large_as_they_are_heavy() -> None:
    plan = in_style(single(SHOT), BOTH, FLUX2_KLEIN, "references")
    (shot,) = plan.shots
    assert shot.task == "edit"
    waves, discs = (max(reference.shape[:2]) for reference in shot.references)
    assert (waves, discs) == (SIDES["precise"], SIDES["precise"] // 2)
    (loose,) = in_style(single(SHOT), replace(BOTH, match="flexible"), FLUX2_KLEIN, "references").shots
    assert max(loose.references[0].shape[:2]) == SIDES["flexible"]
    assert shot.prompt != loose.prompt
    lengths = [length for reference in loose.references for length in reference.shape[:2]]
    assert min(lengths) >= LEAST_SIDE
    assert not any(length % MULTIPLE for length in lengths)


def test_a_source_stays_the_first_picture() -> None:
    source = np.full((64, 64, 3), 7, np.uint8)
    edit = replace(SHOT, task="edit", references=(source,))
    (shot,) = in_style(single(edit), WAVES, QWEN_IMAGE_EDIT_PLUS, "references").shots
    assert shot.references[0] is source
    assert len(shot.references) == 2


def test_one_sheet_where_one_picture_is_taken() -> None:
    (shot,) = in_style(single(replace(SHOT, task="inpaint")), BOTH, FLUX_KONTEXT, "references").shots
    (sheet,) = shot.references
    assert (sheet.shape[0], sheet.shape[1]) == (SIDES["precise"], 2 * SIDES["precise"])
