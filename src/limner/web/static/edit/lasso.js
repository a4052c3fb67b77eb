// An area drawn around by hand, or corner by corner from the keyboard.

import { outline } from "./outline.js";
import { polygon } from "./shapes.js";

export class Lasso {
  #points = [];

  constructor(bench) {
    this.bench = bench;
  }

  get busy() {
    return this.#points.length > 0;
  }

  down(point) {
    this.#points = [point];
  }

  move(points) {
    this.#points.push(...points);
    this.bench.view.stale("marks");
  }

  up() {
    this.finish();
  }

  cancel() {
    this.#points = [];
    this.bench.view.stale("marks");
  }

  /** From the keyboard: one more corner. */
  corner(point) {
    this.#points.push(point);
    this.bench.view.stale("marks");
  }

  finish() {
    const points = this.#points;
    this.cancel();
    this.bench.fill((span) => polygon(points, span));
  }

  mark(context, view, point) {
    if (this.busy) outline(context, view, point ? [...this.#points, point] : this.#points, true);
  }
}
