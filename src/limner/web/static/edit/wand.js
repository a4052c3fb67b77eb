// What is pointed at: the region of like colour around a point, found by the worker.

import { look, region } from "./mask-work.js";
import { drawn } from "./picture.js";

export class Wand {
  #seen = null;

  constructor(bench) {
    this.bench = bench;
    this.busy = false;
  }

  down(point) {
    this.corner(point);
  }

  move() {}

  up() {}

  cancel() {}

  finish() {}

  mark() {}

  async corner(point) {
    const { bench } = this;
    const picture = bench.picture;
    const { width, height } = picture;
    const [x, y] = [Math.floor(point.x), Math.floor(point.y)];
    if (x < 0 || y < 0 || x >= width || y >= height || this.busy) return;
    this.busy = true;
    try {
      if (this.#seen !== picture.id) await look(await bitmapOf(picture));
      this.#seen = picture.id;
      const bits = await region({ x, y }, bench.tolerance, bench.apart);
      if (bench.picture === picture) bench.mask.combine(bits, bench.adding ? "add" : "subtract");
    } catch (error) {
      bench.failed(error);
    } finally {
      this.busy = false;
    }
  }
}

/** The picture's pixels, one for each of the mask's. */
async function bitmapOf(picture) {
  const bitmap = await drawn(picture);
  if (bitmap.width === picture.width && bitmap.height === picture.height) return bitmap;
  const sized = await createImageBitmap(bitmap, { resizeWidth: picture.width, resizeHeight: picture.height });
  bitmap.close();
  return sized;
}
