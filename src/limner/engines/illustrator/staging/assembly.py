"""What stands on an easel, as a scene."""

from limner.drawing.colour import RGB
from limner.engines.illustrator.scene import Scene, Words
from limner.engines.illustrator.staging import lettering
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.script import Script


def assembled(easel: Easel, script: Script, ground: RGB) -> Scene:
    """The easel's nodes in its light, at the job's size, with the look, finish and colours that were asked for.

    A text layout lies over everything, on what is printed and cut out too. The horizon is at the lower edge: it is
    for whoever draws a place to raise it.
    """
    reading, job, traits = script.reading, script.job, script.brief.traits
    if job.text_layout and not any(isinstance(node, Words) and node.path is None for node in easel.nodes()):
        lettering.paint(easel, reading, job, paged=True)
    return Scene(
        width=job.width,
        height=job.height,
        ground=ground,
        light=easel.air.light,
        nodes=easel.nodes(),
        finish=traits.finish,
        horizon=1.0,
        title=reading.prompt,
        look=traits.look,
        palette=tuple(c.rgb for c in job.controls.colors) or reading.palette,
        background=job.controls.background_color,
        detail=traits.detail,
        seed=job.seed,
    )
