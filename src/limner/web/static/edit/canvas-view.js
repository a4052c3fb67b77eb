// What is seen of a picture: three canvases above each other, for the picture, the mask and the marks of tools. Each is
// redrawn at most once a frame, the mask only where it was painted on. Places are in CSS pixels of the board, points in
// pixels of the picture.

import { MaskTint } from "./mask-tint.js";

const MARGIN = 24;
const MOST = 64;
const DENSEST = 2;

/** Events: "view" when the scale or the place has changed, "frame" after a frame was drawn. */
export class CanvasView extends EventTarget {
  #contexts;
  #asked = 0;
  #stale = { picture: true, marks: true };
  #dirty = null;
  #density = 1;
  #stripes;

  constructor(board) {
    super();
    this.board = board;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.tiles = null;
    this.before = null;
    this.split = 1;
    this.mask = null;
    /** Draws the marks of tools; tells whether there are any. */
    this.marks = () => false;
    this.extent = null;
    this.fitting = true;
    this.#contexts = ["picture", "mask", "marks"].map((name) => {
      const canvas = document.createElement("canvas");
      canvas.className = `layer ${name}`;
      canvas.setAttribute("aria-hidden", "true");
      board.append(canvas);
      return canvas.getContext("2d");
    });
    this.#stripes = stripes(this.#contexts[1]);
    new ResizeObserver(() => this.#resize()).observe(board);
    this.#resize();
  }

  /** Show a picture's tiles; with others `before`, those lie left of the split. */
  show(tiles, before = null) {
    const same = this.tiles && tiles && this.tiles.width === tiles.width && this.tiles.height === tiles.height;
    this.tiles = tiles;
    this.before = before;
    if (!same) this.extent = null;
    if (this.fitting || !same) this.fit();
    this.stale();
  }

  showMask(mask) {
    this.mask?.removeEventListener("paint", this.#painted);
    this.mask = mask;
    this.tint = mask && new MaskTint(mask);
    mask?.addEventListener("paint", this.#painted);
    this.#dirty = this.#everything();
    this.#ask();
  }

  /** Draw anew: all of it, or only the marks. */
  stale(what = "picture") {
    this.#stale[what] = true;
    if (what === "picture") this.#dirty = this.#everything();
    this.#ask();
  }

  fit() {
    if (!this.tiles) return;
    const { left, top, right, bottom } = this.extent ?? { left: 0, top: 0, right: this.tiles.width, bottom: this.tiles.height };
    const { clientWidth: width, clientHeight: height } = this.board;
    const across = Math.max(1, width - 2 * MARGIN) / (right - left);
    const down = Math.max(1, height - 2 * MARGIN) / (bottom - top);
    this.scale = Math.min(across, down, MOST);
    this.x = (width - (left + right) * this.scale) / 2;
    this.y = (height - (top + bottom) * this.scale) / 2;
    this.fitting = true;
    this.#moved();
  }

  /** Fit, if not all of the extent is in view. */
  contain() {
    const { left, top, right, bottom } = this.extent ?? { left: 0, top: 0, right: this.tiles.width, bottom: this.tiles.height };
    const one = this.placeOf({ x: left, y: top });
    const other = this.placeOf({ x: right, y: bottom });
    const { clientWidth, clientHeight } = this.board;
    if (one.x < 0 || one.y < 0 || other.x > clientWidth || other.y > clientHeight) this.fit();
  }

  /** Zoom by a factor and leave the place under (x, y) where it is. */
  zoom(factor, x = this.board.clientWidth / 2, y = this.board.clientHeight / 2) {
    if (!this.tiles) return;
    const least = Math.min(1, 32 / Math.max(this.tiles.width, this.tiles.height));
    const scale = Math.min(MOST, Math.max(least, this.scale * factor));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.fitting = false;
    this.#moved();
  }

  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.fitting = false;
    this.#moved();
  }

  /** The point of the picture at a place of the window. */
  pointAt(clientX, clientY) {
    const box = this.board.getBoundingClientRect();
    return { x: (clientX - box.left - this.x) / this.scale, y: (clientY - box.top - this.y) / this.scale };
  }

  /** The place on the board of a point of the picture. */
  placeOf({ x, y }) {
    return { x: this.x + x * this.scale, y: this.y + y * this.scale };
  }

  /** Bring a point into view. */
  reveal(point) {
    const { x, y } = this.placeOf(point);
    const { clientWidth, clientHeight } = this.board;
    const dx = Math.max(0, MARGIN - x) + Math.min(0, clientWidth - MARGIN - x);
    const dy = Math.max(0, MARGIN - y) + Math.min(0, clientHeight - MARGIN - y);
    if (dx || dy) this.pan(dx, dy);
  }

  #painted = ({ detail }) => {
    for (const [index, area] of detail) {
      this.tint.update(index, area);
      const { x, y } = this.mask.area(index);
      this.#spoil({ left: x + area.left, top: y + area.top, right: x + area.right, bottom: y + area.bottom });
    }
    this.#ask();
  };

  #spoil({ left, top, right, bottom }) {
    const place = this.#onCanvas();
    const area = {
      left: Math.floor(place.x + (left - 1) * place.scale) - 1,
      top: Math.floor(place.y + (top - 1) * place.scale) - 1,
      right: Math.ceil(place.x + (right + 1) * place.scale) + 1,
      bottom: Math.ceil(place.y + (bottom + 1) * place.scale) + 1,
    };
    const old = this.#dirty;
    this.#dirty = old
      ? {
          left: Math.min(old.left, area.left),
          top: Math.min(old.top, area.top),
          right: Math.max(old.right, area.right),
          bottom: Math.max(old.bottom, area.bottom),
        }
      : area;
  }

  #moved() {
    this.stale();
    this.stale("marks");
    this.dispatchEvent(new Event("view"));
  }

  #everything() {
    const { width, height } = this.#contexts[0].canvas;
    return { left: 0, top: 0, right: width, bottom: height };
  }

  #onCanvas() {
    return { x: this.x * this.#density, y: this.y * this.#density, scale: this.scale * this.#density };
  }

  #resize() {
    this.#density = Math.min(DENSEST, window.devicePixelRatio || 1);
    const { clientWidth, clientHeight } = this.board;
    for (const { canvas } of this.#contexts) {
      canvas.width = Math.max(1, Math.round(clientWidth * this.#density));
      canvas.height = Math.max(1, Math.round(clientHeight * this.#density));
    }
    if (this.fitting) this.fit();
    this.stale();
    this.stale("marks");
  }

  #ask() {
    this.#asked ||= requestAnimationFrame(() => {
      this.#asked = 0;
      this.#draw();
      this.dispatchEvent(new Event("frame"));
    });
  }

  #draw() {
    const [picture, mask, marks] = this.#contexts;
    if (this.#stale.picture) this.#drawPicture(picture);
    this.#showLayer(mask.canvas);
    if (this.#dirty && !mask.canvas.hidden) this.#drawMask(mask, this.#dirty);
    if (this.#stale.marks) {
      marks.setTransform(1, 0, 0, 1, 0, 0);
      marks.clearRect(0, 0, marks.canvas.width, marks.canvas.height);
      marks.scale(this.#density, this.#density);
      marks.canvas.hidden = !this.marks(marks);
    }
    this.#stale = { picture: false, marks: false };
    this.#dirty = null;
  }

  /** A layer costs as much empty as full: the mask's is there when there is something on it, and then drawn whole first. */
  #showLayer(canvas) {
    const blank = !this.tint || this.tint.blank;
    if (canvas.hidden && !blank) this.#dirty = this.#everything();
    canvas.hidden = blank;
  }

  #drawPicture(context) {
    const { x, y, scale } = this.#onCanvas();
    const area = this.#everything();
    context.clearRect(0, 0, area.right, area.bottom);
    if (!this.tiles) return;
    const border = this.before ? Math.round(area.right * this.split) : 0;
    this.#within(context, { ...area, left: border }, (part) => this.tiles.draw(context, x, y, scale, part));
    if (!this.before) return;
    const stretched = (scale * this.tiles.width) / this.before.width;
    this.#within(context, { ...area, right: border }, (part) => this.before.draw(context, x, y, stretched, part));
  }

  #drawMask(context, dirty) {
    const all = this.#everything();
    const area = {
      left: Math.max(0, dirty.left),
      top: Math.max(0, dirty.top),
      right: Math.min(all.right, dirty.right),
      bottom: Math.min(all.bottom, dirty.bottom),
    };
    if (area.right <= area.left || area.bottom <= area.top) return;
    context.clearRect(area.left, area.top, area.right - area.left, area.bottom - area.top);
    const { x, y, scale } = this.#onCanvas();
    this.#within(context, area, (part) => {
      this.tint.draw(context, x, y, scale, part);
      context.globalCompositeOperation = "source-atop"; // stripes, for pictures of the mask's own colour
      context.fillStyle = this.#stripes;
      context.fillRect(part.left, part.top, part.right - part.left, part.bottom - part.top);
    });
  }

  #within(context, area, draw) {
    context.save();
    context.beginPath();
    context.rect(area.left, area.top, area.right - area.left, area.bottom - area.top);
    context.clip();
    draw(area);
    context.restore();
  }
}

function stripes(context) {
  const tile = new OffscreenCanvas(10, 10);
  const pen = tile.getContext("2d");
  pen.strokeStyle = "#fff8";
  pen.lineWidth = 2;
  for (const shift of [-10, 0, 10]) {
    pen.moveTo(shift, 10);
    pen.lineTo(shift + 10, 0);
  }
  pen.stroke();
  return context.createPattern(tile, "repeat");
}
