"""A scene made into an artwork: drawn in its look, to SVG or to finished pixels."""

from collections.abc import Callable
from typing import Any

from limner.drawing.display import Display
from limner.drawing.raster import rasterise
from limner.drawing.svg import write_svg
from limner.engines.base import Artwork, CancelCheck, never_cancelled
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.finish import finish
from limner.engines.illustrator.looks.index import LOOKS, look_named
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.packs.story import art_packs
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.record import record
from limner.engines.illustrator.scene import Finish, Placed, Scene
from limner.engines.illustrator.staging.patterns.wrapping import seamless
from limner.engines.illustrator.staging.script import Script
from limner.engines.illustrator.style_transfer.drawing import hand, in_palette, surfaced
from limner.engines.illustrator.style_transfer.styled import Styled
from limner.engines.illustrator.temper import tempered

Regrade = Callable[[Display], Display]


def picture(
    script: Script,
    scene: Scene,
    *,
    vector: bool,
    check: CancelCheck = never_cancelled,
    regrade: Regrade | None = None,
) -> Artwork:
    """A script's scene as SVG when `vector`, else as H×W×3 pixels; `regrade` changes the drawing before all else."""
    style = hand(scene) if isinstance(scene, Styled) else look_named(scene.look).suited(scene, vector=vector)
    if isinstance(scene, Styled):
        display = in_palette(compose(scene, style), scene, style)
        display = display if regrade is None else regrade(display)
    else:
        display = compose(scene, style, _graded(script.said, scene, regrade))
    check()
    story = _story(script, scene)
    if vector:
        return Artwork(svg=write_svg(display), scene=story)
    pixels = style.modelled(rasterise(display), display, scene)
    check()
    if "pattern" in script.reading.composition:
        # Grain, paper and brush know nothing of tiles.
        return Artwork(pixels=seamless(pixels, lambda tile: _finished(tile, scene, style)), scene=story)
    return Artwork(pixels=_finished(pixels, scene, style), scene=story)


def _graded(reading: Reading, scene: Scene, regrade: Regrade | None) -> Regrade:
    """The regrade, then the temper of colours that the words ask for, else the scene's."""
    tempers = (*reading.styles, scene.temper)
    kept = frozenset(scene.palette) | ({scene.background} if scene.background is not None else frozenset())

    def grade(display: Display) -> Display:
        return tempered(display if regrade is None else regrade(display), tempers, kept)

    return grade


def _finished(pixels: Pixels, scene: Scene, style: Look) -> Pixels:
    """The raster after finish and look; a ground whose colour was asked for keeps it."""
    drawn = pixels.copy() if scene.background else pixels
    if style.finished:
        pixels = finish(pixels, scene.finish, scene.seed, scene.light.side)
    elif style.toned:
        pixels = finish(pixels, Finish(0.0, 0.0, 0.0, tones=scene.finish.tones), scene.seed)
    pixels = style.retouch(pixels, scene)
    if isinstance(scene, Styled):
        pixels = surfaced(pixels, scene, style)
    if scene.background:
        pixels[(drawn == scene.background).all(axis=2)] = scene.background
    return pixels


def _story(script: Script, scene: Scene) -> dict[str, Any]:
    """What was read, what was drawn of it, and which words were not."""
    told = record(script, scene.nodes).as_dict()
    heroes = [node for node in scene.nodes if isinstance(node, Placed) and node.draws]
    return {
        **told,
        "look": scene.look if scene.look in LOOKS else "full",
        **art_packs(script.said, heroes),
    }
