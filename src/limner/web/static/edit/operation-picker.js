// What to do to the picture, as a group of which one is chosen.

import { node } from "./field-kinds.js";
import { needsOf, OPERATIONS } from "./operations.js";

export class OperationPicker {
  constructor(place, icons, chosen) {
    this.place = place;
    this.chosen = chosen;
    for (const operation of OPERATIONS) {
      const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      drawing.setAttribute("class", "icon-drawing");
      drawing.setAttribute("viewBox", "0 0 24 24");
      drawing.setAttribute("aria-hidden", "true");
      const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
      use.setAttribute("href", `${icons}#${operation.icon}`);
      drawing.append(use);
      const button = node("button", { type: "button", className: "operation" }, drawing, node("span", { textContent: operation.name }));
      button.dataset.operation = operation.id;
      button.title = `${operation.about} ${needsOf(operation)}`;
      button.setAttribute("role", "radio");
      button.addEventListener("click", () => chosen(operation.id));
      place.append(button);
    }
    place.addEventListener("keydown", (event) => this.#key(event));
  }

  show(id) {
    for (const button of this.place.children) {
      const here = button.dataset.operation === id;
      button.setAttribute("aria-checked", String(here));
      button.tabIndex = here ? 0 : -1;
    }
  }

  #key(event) {
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const buttons = [...this.place.children];
    const at = buttons.indexOf(event.target);
    const next = buttons[(at + way + buttons.length) % buttons.length];
    this.chosen(next.dataset.operation);
    next.focus();
  }
}
