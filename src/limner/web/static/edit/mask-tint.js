// A mask to look at: tiles in one colour, each redrawn only where it was painted on. Smoothed where it is shrunk or
// enlarged, so that the eye sees a soft edge; what is sent has none.

import { SIDE } from "./mask.js";
import { drawTile, snapped } from "./tiles.js";

// As bytes of a pixel lie in memory: alpha, blue, green, red. Seen through by itself: a layer's opacity is paid for each frame.
const TINT = 0x8c8a2bff;

export class MaskTint {
  #canvases = new Map();

  constructor(mask) {
    this.mask = mask;
    for (let index = 0; index < mask.columns * mask.rows; index += 1) {
      if (mask.tile(index)) this.update(index, { left: 0, top: 0, right: SIDE, bottom: SIDE });
    }
  }

  /** Whether no tile was ever painted on. */
  get blank() {
    return this.#canvases.size === 0;
  }

  /** Take over a part of a tile, in the tile's own pixels. */
  update(index, { left, top, right, bottom }) {
    const tile = this.mask.tile(index);
    if (!tile) return;
    const context = this.#context(index);
    const image = context.createImageData(right - left, bottom - top);
    const pixels = new Uint32Array(image.data.buffer);
    for (let y = top, i = 0; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1, i += 1) if (tile[y * SIDE + x]) pixels[i] = TINT;
    }
    context.putImageData(image, left, top);
  }

  draw(context, x, y, scale, area) {
    context.imageSmoothingEnabled = scale < 8;
    for (const [index, { canvas }] of this.#canvases) {
      const { x: left, y: top } = this.mask.area(index);
      const place = snapped(x, y, scale, { left, top, right: left + SIDE, bottom: top + SIDE });
      drawTile(context, canvas, place, area);
    }
  }

  #context(index) {
    if (!this.#canvases.has(index)) this.#canvases.set(index, new OffscreenCanvas(SIDE, SIDE).getContext("2d"));
    return this.#canvases.get(index);
  }
}
