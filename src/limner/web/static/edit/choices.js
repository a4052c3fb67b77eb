// Several results of one request, to choose from.

import { node } from "./field-kinds.js";

export class Choices {
  constructor(place, chosen) {
    this.place = place;
    this.chosen = chosen;
    place.addEventListener("keydown", (event) => {
      const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!way) return;
      event.preventDefault();
      const count = this.step.pictures.length;
      this.chosen(this.step, (this.step.chosen + way + count) % count);
    });
  }

  show(step) {
    const focused = this.place.contains(document.activeElement);
    this.step = step;
    this.place.hidden = !step || step.pictures.length < 2;
    this.place.replaceChildren(...(this.place.hidden ? [] : step.thumbs.map((thumb, i) => this.#choice(thumb, i))));
    if (focused) this.place.querySelector("[aria-checked=true]")?.focus();
  }

  #choice(thumb, i) {
    const address = URL.createObjectURL(thumb);
    const image = node("img", { src: address, alt: "", className: "checkered" });
    image.addEventListener("load", () => URL.revokeObjectURL(address));
    const button = node("button", { type: "button", className: "choice" }, image);
    button.setAttribute("role", "radio");
    const checked = this.step.chosen === i;
    button.setAttribute("aria-checked", String(checked));
    button.setAttribute("aria-label", `Result ${i + 1} of ${this.step.pictures.length}`);
    button.tabIndex = checked ? 0 : -1;
    button.addEventListener("click", () => this.chosen(this.step, i));
    return button;
  }
}
