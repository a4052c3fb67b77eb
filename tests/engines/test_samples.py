"""Samples of styles: small, weighed against each other, and the same after they were JSON."""

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.engines.samples import MOST, MOST_BYTES, SIDE, Sample, from_json, mixed, sample, to_json
from limner.imaging.source import probe

WEIGHTS = st.floats(0, 1e6, allow_nan=False)
SAMPLES = st.lists(st.builds(Sample, st.binary(max_size=3), WEIGHTS), max_size=6)


def test_noise_is_a_small_file_too() -> None:
    noise = np.random.default_rng(1).integers(0, 256, (SIDE, SIDE, 3), np.uint8)
    made = sample(noise, 0.5)
    assert len(made.data) <= MOST_BYTES
    assert (probe(made.data).width, probe(made.data).height, made.weight) == (SIDE, SIDE, 0.5)


@given(st.lists(st.tuples(SAMPLES, WEIGHTS), max_size=4))
def test_a_mix_has_the_heaviest_and_its_weights_sum_to_one(parts: list[tuple[list[Sample], float]]) -> None:
    kept = mixed(parts)
    weighed = sorted((each.weight * weight for samples, weight in parts for each in samples), reverse=True)
    assert len(kept) == min(MOST, sum(weight > 0 for weight in weighed))
    if kept:
        assert sum(each.weight for each in kept) == pytest.approx(1)
        assert [each.weight for each in kept] == pytest.approx([w / sum(weighed[:MOST]) for w in weighed[: len(kept)]])


def test_styles_are_mixed_by_their_weights() -> None:
    first = (Sample(b"a", 0.25), Sample(b"b", 0.75))
    assert mixed([(first, 1.0), ((Sample(b"c", 1.0),), 3.0)]) == (
        Sample(b"c", 0.75),
        Sample(b"b", 0.1875),
        Sample(b"a", 0.0625),
    )


def test_they_come_back_from_json() -> None:
    samples = (Sample(b"\x00\xff", 0.25), Sample(b"", 0.75))
    assert from_json(json.loads(json.dumps(to_json(samples)))) == samples
