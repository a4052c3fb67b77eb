"""`make bench-diffusion` runs, on as little as it takes; and what it calls full size has the published size."""

import re

import pytest
import torch

from benchmarks.diffusion import Effort, measure
from benchmarks.weights import FULL


def test_every_figure_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    measure(Effort(("flux",), steps=4, pictures=2, rounds=1, clients=2, compiled=False, full=False))
    said = capsys.readouterr().out
    assert "tiny weights: no measure of a model's own speed" in said
    figures = [float(figure) for figure in re.findall(r"\| ([\d.]+) \|$", said, re.MULTILINE)]
    assert len(figures) == 10
    assert min(figures) > 0


@pytest.mark.parametrize(
    ("family", "sizes"),
    [
        ("sdxl", {"unet": 2567, "text_encoder": 123, "text_encoder_2": 694, "vae": 83}),
        ("flux", {"transformer": 11901, "text_encoder_2": 4762, "vae": 83}),
    ],
)
def test_full_size(family: str, sizes: dict[str, int]) -> None:
    """In millions of weights; nothing is filled in."""
    with torch.device("meta"):
        pipeline = FULL[family]()
    for part, size in sizes.items():
        assert sum(weight.numel() for weight in getattr(pipeline, part).parameters()) // 10**6 == size, part
