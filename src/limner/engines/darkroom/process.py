"""Processing: one picture in, the same picture better, bare, larger, or as shapes."""

from limner.engines.base import Artwork, CancelCheck
from limner.engines.darkroom.fill.fill import fill
from limner.engines.darkroom.matte.cut_out import cut_out
from limner.engines.darkroom.shapes.background import drop_background
from limner.engines.darkroom.shapes.contours import check_drawable
from limner.engines.darkroom.shapes.erase import erase_shapes
from limner.engines.darkroom.trace.options import TraceOptions
from limner.engines.darkroom.trace.trace import trace
from limner.engines.darkroom.upscale.creative import creative
from limner.engines.darkroom.upscale.crisp import crisp
from limner.engines.darkroom.upscale.refine import refine
from limner.engines.jobs import (
    CreativeUpscaleJob,
    CrispUpscaleJob,
    EraseRegionJob,
    RefineDetailsJob,
    RemoveBackgroundJob,
    VectorizeJob,
)
from limner.imaging.mask import read_mask
from limner.imaging.svg.read import read_svg


def erase_region(job: EraseRegionJob, check: CancelCheck) -> Artwork:
    """What is under the mask goes: shapes of an SVG, pixels of anything else."""
    mask = read_mask(job.mask)
    if job.source.format == "svg":
        check_drawable(mask, job.mask.param)
        return Artwork(svg=erase_shapes(read_svg(job.source.data, job.source.param), mask, job.seed, check))
    return Artwork(pixels=fill(job.source.pixels(), mask, job.seed, check))


def remove_background(job: RemoveBackgroundJob, check: CancelCheck) -> Artwork:
    """The subject on transparency; an SVG loses its background shapes."""
    if job.source.format == "svg":
        return Artwork(svg=drop_background(read_svg(job.source.data, job.source.param)))
    return Artwork(pixels=cut_out(job.source.pixels(), check))


def vectorize(job: VectorizeJob, check: CancelCheck) -> Artwork:
    """The pixels as shapes."""
    return Artwork(svg=trace(job.source.pixels(), TraceOptions.of(job), check))


def crisp_upscale(job: CrispUpscaleJob, check: CancelCheck) -> Artwork:
    """The same content, larger."""
    return Artwork(pixels=crisp(job.source.pixels(), job.width // job.source.width, check))


def creative_upscale(job: CreativeUpscaleJob, check: CancelCheck) -> Artwork:
    """Larger, with detail added."""
    return Artwork(pixels=creative(job.source.pixels(), job.width // job.source.width, job.seed, check))


def refine_details(job: RefineDetailsJob, check: CancelCheck) -> Artwork:
    """The same content with its texture sharpened."""
    return Artwork(pixels=refine(job.source.pixels(), job.width, job.height, job.refinement, job.seed, check))
