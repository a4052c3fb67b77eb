"""What a tracing is asked for."""

from dataclasses import dataclass
from typing import Literal

from limner.engines.jobs import RGB, VectorizeJob


@dataclass(frozen=True, slots=True)
class TraceOptions:
    """The options of `VectorizeJob`, without its picture.

    `shape_stacking`: shapes lie on each other (`hierarchical`) or beside each other (`cut_out`). `color_reduction`:
    few colours. `max_shapes`: at most so many shapes, from 1. `gradients`: smooth shading becomes linear gradients.
    `small_shape_filter`: no specks. `compression`: fewer bytes before exact curves. `palette`: when not empty, every
    fill is one of these colours.
    """

    shape_stacking: Literal["hierarchical", "cut_out"] = "hierarchical"
    color_reduction: bool = False
    max_shapes: int | None = None
    gradients: bool = False
    small_shape_filter: bool = False
    compression: bool = False
    palette: tuple[RGB, ...] = ()

    @classmethod
    def of(cls, job: VectorizeJob) -> "TraceOptions":
        """The options of the job."""
        return cls(
            shape_stacking=job.shape_stacking,
            color_reduction=job.color_reduction,
            max_shapes=job.max_shapes,
            gradients=job.gradients,
            small_shape_filter=job.small_shape_filter,
            compression=job.compression,
            palette=job.palette,
        )
