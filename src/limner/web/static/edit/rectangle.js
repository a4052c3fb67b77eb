// An area between two corners.

import { outline } from "./outline.js";
import { rectangle } from "./shapes.js";

export class Rectangle {
  #from = null;
  #to = null;

  constructor(bench) {
    this.bench = bench;
  }

  get busy() {
    return this.#from !== null;
  }

  down(point) {
    this.#from = point;
    this.#to = point;
  }

  move(points) {
    this.#to = points[points.length - 1];
    this.bench.view.stale("marks");
  }

  up() {
    const [from, to] = [this.#from, this.#to];
    this.cancel();
    this.bench.fill((span) => rectangle(from, to, span));
  }

  cancel() {
    this.#from = null;
    this.bench.view.stale("marks");
  }

  /** From the keyboard: the first corner, then the other. */
  corner(point) {
    if (!this.busy) {
      this.down(point);
      return;
    }
    this.#to = point;
    this.up();
  }

  finish() {
    if (this.busy) this.up();
  }

  mark(context, view, point) {
    if (!this.busy) return;
    const to = point ?? this.#to;
    const snap = ({ x, y }, dx, dy) => ({ x: Math.floor(x) + dx, y: Math.floor(y) + dy });
    const right = to.x >= this.#from.x;
    const down = to.y >= this.#from.y;
    const one = snap(this.#from, right ? 0 : 1, down ? 0 : 1);
    const other = snap(to, right ? 1 : 0, down ? 1 : 0);
    outline(context, view, [one, { x: other.x, y: one.y }, other, { x: one.x, y: other.y }], true);
  }
}
