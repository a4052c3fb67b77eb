// The panel of an SVG: how many shapes it has, and its colours, each to be changed.

import { SvgColours } from "./svg-colours.js";

/** Events: "recolour" with the SVG's text as detail, as a colour is being changed; "keep" when one is chosen. */
export class SvgPalette extends EventTarget {
  constructor(panel) {
    super();
    this.panel = panel;
    this.list = panel.querySelector(".swatches");
    this.count = panel.querySelector("[data-shapes]");
  }

  /** Show an SVG's text, or with null nothing. */
  show(text) {
    this.panel.hidden = text === null;
    if (text === null || text === this.colours?.text) return;
    this.colours = new SvgColours(text);
    const { shapes, palette } = this.colours;
    const counted = (count, thing) => `${count.toLocaleString()} ${thing}${count === 1 ? "" : "s"}`;
    this.count.textContent = `${counted(shapes, "path")}, ${counted(palette.length, "colour")}`;
    this.list.replaceChildren(...palette.map((colour, i) => this.#swatch(colour, i)));
  }

  #swatch(colour, i) {
    const item = document.createElement("li");
    const input = Object.assign(document.createElement("input"), { type: "color", value: colour, className: "swatch" });
    input.setAttribute("aria-label", `Colour ${i + 1}: ${colour}`);
    input.title = colour;
    input.addEventListener("input", () => {
      const text = this.colours.recolour(i, input.value);
      input.title = input.value;
      this.dispatchEvent(new CustomEvent("recolour", { detail: text }));
    });
    input.addEventListener("change", () => this.dispatchEvent(new Event("keep")));
    item.append(input);
    return item;
  }
}
