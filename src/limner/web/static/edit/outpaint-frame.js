// The frame that a picture is extended to, on the board: its sides and corners are dragged, or moved by arrow keys.

import { layout } from "./outpaint-layout.js";

const HANDLES = {
  "left top": "Left and upper side",
  top: "Upper side",
  "right top": "Right and upper side",
  right: "Right side",
  "right bottom": "Right and lower side",
  bottom: "Lower side",
  "left bottom": "Left and lower side",
  left: "Left side",
};
const ARROWS = { ArrowLeft: [-8, 0], ArrowRight: [8, 0], ArrowUp: [0, -8], ArrowDown: [0, 8] };
const FAST = 8;

/** Events: "extend" with the four `expand_…` as detail; "placed" when a handle is let go. */
export class OutpaintFrame extends EventTarget {
  constructor(view, most) {
    super();
    this.view = view;
    this.most = most;
    this.box = document.createElement("div");
    this.box.className = "outpaint-frame over";
    this.box.hidden = true;
    for (const [sides, name] of Object.entries(HANDLES)) this.box.append(this.#handle(sides, name));
    this.note = Object.assign(document.createElement("output"), { className: "badge" });
    this.box.append(this.note);
    view.board.append(this.box);
    view.addEventListener("view", () => this.#place());
  }

  /** Show the frame that the fields come to around a picture, or none. */
  show(picture, fields) {
    this.picture = picture;
    this.fields = fields;
    this.box.hidden = !picture;
    if (!picture) return;
    this.found = layout(picture, fields) ?? { canvas: picture, frame: { x: 0, y: 0, ...sizeOf(picture) } };
    const { canvas } = this.found;
    const over = Math.max(canvas.width, canvas.height) > this.most;
    this.note.textContent = `${canvas.width} × ${canvas.height}${over ? `: over ${this.most} a side` : ""}`;
    this.note.classList.toggle("bad", over);
    this.#place();
  }

  /** The frame in the picture's pixels, as the view fits it. */
  get extent() {
    const { canvas, frame } = this.found;
    const scale = this.picture.width / frame.width;
    return {
      left: -frame.x * scale,
      top: -frame.y * scale,
      right: (canvas.width - frame.x) * scale,
      bottom: (canvas.height - frame.y) * scale,
    };
  }

  #place() {
    if (this.box.hidden || !this.found) return;
    const { left, top, right, bottom } = this.extent;
    const corner = this.view.placeOf({ x: left, y: top });
    const { style } = this.box;
    style.translate = `${corner.x}px ${corner.y}px`;
    style.width = `${(right - left) * this.view.scale}px`;
    style.height = `${(bottom - top) * this.view.scale}px`;
  }

  #handle(sides, name) {
    const handle = document.createElement("button");
    handle.type = "button";
    handle.className = `handle ${sides}`;
    handle.dataset.handle = sides;
    handle.setAttribute("aria-label", `${name}: arrow keys extend`);
    let from = null;
    handle.addEventListener("pointerdown", (event) => {
      handle.setPointerCapture(event.pointerId);
      from = { x: event.clientX, y: event.clientY, fields: { ...this.#sides() } };
    });
    handle.addEventListener("pointermove", (event) => {
      if (!from) return;
      const { scale } = this.view;
      this.#extend(sides, from.fields, (event.clientX - from.x) / scale, (event.clientY - from.y) / scale);
    });
    const end = () => {
      from = null;
      this.dispatchEvent(new Event("placed"));
    };
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
    handle.addEventListener("keydown", (event) => {
      const way = ARROWS[event.key];
      if (!way) return;
      event.preventDefault();
      const by = event.shiftKey ? FAST : 1;
      this.#extend(sides, this.#sides(), way[0] * by, way[1] * by);
      this.dispatchEvent(new Event("placed"));
    });
    return handle;
  }

  /** The sides as they are now, by whatever fields the frame was said. */
  #sides() {
    const { canvas, frame } = this.found;
    return {
      expand_left: frame.x,
      expand_top: frame.y,
      expand_right: canvas.width - frame.x - frame.width,
      expand_bottom: canvas.height - frame.y - frame.height,
    };
  }

  #extend(sides, from, dx, dy) {
    const moved = { ...from };
    const outward = { left: -dx, right: dx, top: -dy, bottom: dy };
    for (const side of sides.split(" ")) {
      const name = `expand_${side}`;
      moved[name] = Math.min(this.most, Math.max(0, Math.round(from[name] + outward[side])));
    }
    this.dispatchEvent(new CustomEvent("extend", { detail: moved }));
  }
}

function sizeOf({ width, height }) {
  return { width, height };
}
