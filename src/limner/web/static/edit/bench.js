// What the tools of the canvas share: the view, the mask that they paint, which of them is in hand, and how it is set.

import { Brush } from "./brush.js";
import { Lasso } from "./lasso.js";
import { Rectangle } from "./rectangle.js";
import { Wand } from "./wand.js";

/** Events: "tool" when another is in hand, "said" with a sentence for those who do not see the board. */
export class Bench extends EventTarget {
  constructor(view, failed) {
    super();
    this.view = view;
    this.failed = failed;
    this.mask = null;
    this.picture = null;
    this.size = 60;
    this.tolerance = 0.12;
    this.apart = false;
    this.adding = true;
    this.name = "hand";
    this.tools = {
      hand: null,
      brush: new Brush(this, true),
      eraser: new Brush(this, false),
      lasso: new Lasso(this),
      rectangle: new Rectangle(this),
      wand: new Wand(this),
    };
    this.point = null;
    this.byKey = false;
    view.marks = (context) => this.#mark(context);
  }

  /** The tool in hand; null for the hand, and where there is nothing to paint on. */
  get tool() {
    return this.mask ? this.tools[this.name] : null;
  }

  take(name) {
    this.tool?.busy && this.tool.cancel();
    this.name = name;
    this.view.stale("marks");
    this.dispatchEvent(new Event("tool"));
  }

  /** The pointer, or the keyboard's cursor, is at a point of the picture, or away. */
  hover(point, byKey = false) {
    this.point = point;
    this.byKey = byKey;
    this.view.stale("marks");
  }

  /** Paint a shape, or take it away, as one change. */
  fill(shape) {
    this.mask.begin();
    shape((y, from, to) => this.mask.span(y, from, to, this.adding));
    this.mask.commit();
  }

  /** Say where the cursor is and how much is painted. */
  say() {
    const share = (100 * this.mask.count) / (this.mask.width * this.mask.height);
    const at = this.point ? `At ${Math.floor(this.point.x)}, ${Math.floor(this.point.y)}. ` : "";
    this.dispatchEvent(new CustomEvent("said", { detail: `${at}${share.toFixed(1)} % of the picture is painted.` }));
  }

  #mark(context) {
    if (!this.tool) return false;
    this.tool.mark(context, this.view, this.point);
    if (this.byKey && this.point) this.#cross(context);
    return true;
  }

  #cross(context) {
    const { x, y } = this.view.placeOf(this.point);
    for (const [colour, width] of [["#000c", 3], ["#fff", 1]]) {
      context.beginPath();
      for (const [dx, dy] of [[0, 1], [1, 0]]) {
        context.moveTo(x - 12 * dx, y - 12 * dy);
        context.lineTo(x + 12 * dx, y + 12 * dy);
      }
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke();
    }
  }
}
