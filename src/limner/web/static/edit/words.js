// Words on the picture: the field that adds them and takes them away, and the quadrilaterals on the board that they fill.

import "../text-layout.js";
import { node } from "./field-kinds.js";

export class Words {
  #extent = null;

  constructor(view) {
    this.view = view;
    this.layout = document.createElement("text-layout");
    this.layout.className = "over";
    view.board.append(this.layout);
    view.addEventListener("view", () => this.#place());
    this.layout.addEventListener("change", () => this.#changed());
  }

  /** The field of an operation, for words that are drawn on its result. */
  field(values, change, hint) {
    this.change = change;
    this.layout.value = values.text_layout ?? [];
    const input = node("input", { className: "input grow", id: "field-text_layout", placeholder: "HELLO", autocapitalize: "characters" });
    const place = node("button", { type: "button", className: "button", textContent: "Place" });
    place.addEventListener("click", () => this.#add(input));
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.#add(input);
    });
    this.list = node("ul", { className: "words" });
    const field = node("div", { className: "field" });
    field.dataset.field = "text_layout";
    field.append(
      node("label", { htmlFor: input.id, textContent: "Words on the picture" }),
      node("div", { className: "row" }, input, place),
      this.list,
      node("span", { className: "hint", textContent: hint }),
      node("span", { className: "fault", hidden: true }),
    );
    this.#listed();
    return field;
  }

  /** Have the words lie on a part of the board, in the picture's pixels; null hides them. */
  show(extent) {
    this.#extent = extent;
    this.layout.toggleAttribute("data-untaken", extent === null);
    this.#place();
  }

  #add(input) {
    for (const word of input.value.trim().toUpperCase().split(/\s+/).filter(Boolean)) this.layout.add(word);
    input.value = "";
    input.focus();
  }

  #changed() {
    this.#place();
    this.#listed();
    this.change("text_layout", this.layout.value);
  }

  #listed() {
    this.list.replaceChildren(
      ...this.layout.value.map(({ text }, at) => {
        const drop = node("button", { type: "button", className: "button quiet icon small", textContent: "×" });
        drop.setAttribute("aria-label", `Take ${text} away`);
        drop.addEventListener("click", () => this.layout.drop(at));
        return node("li", { className: "badge" }, text, drop);
      }),
    );
  }

  #place() {
    if (!this.#extent || this.layout.hidden) return;
    const { left, top, right, bottom } = this.#extent;
    const { x, y } = this.view.placeOf({ x: left, y: top });
    const { style } = this.layout;
    style.inset = "0 auto auto 0";
    style.translate = `${x}px ${y}px`;
    style.width = `${(right - left) * this.view.scale}px`;
    style.height = `${(bottom - top) * this.view.scale}px`;
  }
}
