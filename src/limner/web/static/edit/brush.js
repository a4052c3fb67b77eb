// Painting a mask, and erasing it: a disc along the way of the pointer.

import { capsule } from "./shapes.js";

export class Brush {
  #last = null;

  constructor(bench, on) {
    this.bench = bench;
    this.on = on;
  }

  get busy() {
    return this.#last !== null;
  }

  down(point) {
    this.bench.mask.begin();
    this.#last = point;
    this.move([point]);
  }

  move(points) {
    const { mask, size } = this.bench;
    for (const point of points) {
      capsule(this.#last, point, size, (y, from, to) => mask.span(y, from, to, this.on));
      this.#last = point;
    }
    mask.flush();
  }

  up() {
    this.#last = null;
    this.bench.mask.commit();
  }

  cancel() {
    this.#last = null;
    this.bench.mask.rollback();
  }

  /** What is under the pointer: the brush's rim, twice, to be seen on light and dark. */
  mark(context, view, point) {
    if (!point) return;
    const { x, y } = view.placeOf(point);
    const radius = Math.max(1, (this.bench.size * view.scale) / 2);
    for (const [colour, line] of [["#000c", 3], ["#fff", 1.5]]) {
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.strokeStyle = colour;
      context.lineWidth = line;
      context.stroke();
    }
  }
}
