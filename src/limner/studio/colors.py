"""Fewer colours: a weighted palette reduced to a number of colours, every one of them of the palette."""

import asyncio
import re
from collections.abc import Sequence
from functools import partial
from typing import Annotated

import numpy as np
from pydantic import BeforeValidator, Field

from limner.accounts.models import Account
from limner.catalog import limits
from limner.engines.jobs import Job
from limner.imaging.oklab import to_oklab
from limner.studio.beforehand import Beforehand
from limner.studio.fields import Fields, between, fault, many, text, within
from limner.studio.messages import shown
from limner.studio.pricing import price
from limner.studio.receipt import ValueReceipt
from limner.studio.request import RequestFields
from limner.studio.runner import Admit, PreparedRequest, admit_all, carry_out, fingerprint
from limner.studio.services import Services
from limner.studio.value import Value

OPERATION = "optimize_colors"

_HEX = re.compile(r"#?([0-9a-fA-F]{6}|[0-9a-fA-F]{3})")
_MOST = 1e12
"""The largest weight; only proportions count."""


def _hex(value: object) -> str:
    if not _HEX.fullmatch(spelt := text(value)):
        raise fault("invalid_color", f"is {shown(value)}; it must be a colour such as `#1f6feb`.")
    return spelt


class WeightedColor(Fields):
    """A colour, and how much there is of it."""

    hex: Annotated[str, BeforeValidator(_hex)]
    weight: Annotated[float, Field(ge=0.0, le=_MOST), between("invalid_color", 0.0, _MOST)] = 1.0


class OptimizeColorsRequest(RequestFields):
    """The body, as sent."""

    colors: Annotated[
        list[WeightedColor],
        Field(min_length=1, max_length=limits.MAX_PALETTE),
        many("invalid_value", 1, limits.MAX_PALETTE),
    ]
    num_colors_limit: Annotated[int, Field(ge=1, le=limits.MAX_PALETTE), within("invalid_value", 1, limits.MAX_PALETTE)]


async def optimize_colors(
    services: Services,
    caller: Account,
    request: OptimizeColorsRequest,
    idempotency_key: str | None = None,
    *,
    admit: Admit = admit_all,
) -> ValueReceipt:
    """The pairs of `optimize`. Free, unless the settings say otherwise. Raises as `carry_out` does."""
    outcome = Value()

    async def jobs(beforehand: Beforehand) -> Sequence[Job]:
        outcome.value = await asyncio.to_thread(optimize, request)
        return []

    prepared = PreparedRequest(
        operation=OPERATION,
        images=0,
        jobs=jobs,
        units=price(OPERATION, 1, None, services.settings.studio),
        image_format="webp",
        fingerprint=partial(fingerprint, OPERATION, request),
        outcome=outcome,
    )
    return await carry_out(services, caller, prepared, idempotency_key=idempotency_key, admit=admit)


def optimize(request: OptimizeColorsRequest) -> list[tuple[str, str]]:
    """For each colour, as it was sent, the one to use instead; at most `num_colors_limit` different ones.

    Colours are merged by Ward's method (1963) in OKLab: always the two groups whose union moves the least weight the
    least far. A group is then shown in its heaviest colour, the first of several.
    """
    sent = [color.hex for color in request.colors]
    points = to_oklab(np.array([_rgb(code) for code in sent])).astype(float)
    weights = np.array([color.weight for color in request.colors]) + 1e-9
    groups = _merged(points, weights, request.num_colors_limit)
    heaviest = {index: sent[max(group, key=lambda i: (weights[i], -i))] for group in groups for index in group}
    return [(code, heaviest[index]) for index, code in enumerate(sent)]


def _merged(points: np.ndarray, weights: np.ndarray, limit: int) -> list[list[int]]:
    groups = [[index] for index in range(len(points))]
    centres, masses = points.copy(), weights.copy()
    while len(groups) > limit:
        apart = ((centres[:, None] - centres[None]) ** 2).sum(2)
        cost = apart * (masses[:, None] * masses[None] / (masses[:, None] + masses[None]))
        np.fill_diagonal(cost, np.inf)
        one, other = sorted(divmod(int(cost.argmin()), len(groups)))
        both = masses[one] + masses[other]
        centres[one] = (centres[one] * masses[one] + centres[other] * masses[other]) / both
        masses[one] = both
        groups[one] += groups.pop(other)
        centres, masses = np.delete(centres, other, 0), np.delete(masses, other)
    return groups


def _rgb(code: str) -> tuple[int, int, int]:
    digits = code.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)
