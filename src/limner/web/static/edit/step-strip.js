// The tree of steps, as a strip of thumbnails: what follows a step stands at its right, other ways from it below.

import { node } from "./field-kinds.js";

export class StepStrip {
  /** `chosen(step)` and `dropped(step)` are called with what a person picks. */
  constructor(list, { chosen, dropped }) {
    this.list = list;
    this.chosen = chosen;
    this.dropped = dropped;
    this.addresses = new Map();
    list.addEventListener("keydown", (event) => this.#key(event));
  }

  show(steps) {
    this.steps = steps;
    const focused = this.list.contains(document.activeElement);
    const places = placed(steps.list);
    this.#forget(steps.list);
    this.list.replaceChildren(...steps.list.map((step) => this.#item(step, places, steps.work.current)));
    const current = this.list.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (focused) current?.focus();
  }

  clear() {
    this.list.replaceChildren();
    this.#forget([]);
  }

  #item(step, places, current) {
    const { column, row, up } = places.get(step.id);
    const item = node("li", { className: "step" });
    item.style.gridColumn = column + 1;
    item.style.gridRow = row + 1;
    item.style.setProperty("--up", up);
    item.classList.toggle("child", step.parent !== null && column > 0);
    const image = node("img", { src: this.#address(step), alt: "", className: "checkered" });
    const button = node("button", { type: "button", className: "step-button" }, image);
    button.dataset.step = step.id;
    const many = step.pictures.length > 1 ? `, ${step.chosen + 1} of ${step.pictures.length}` : "";
    button.setAttribute("aria-label", `Step ${this.steps.list.indexOf(step) + 1}: ${step.name}${many}`);
    button.title = step.name;
    if (step.id === current) button.setAttribute("aria-current", "step");
    button.tabIndex = step.id === current ? 0 : -1;
    button.addEventListener("click", () => this.chosen(step));
    if (step.pictures.length > 1) button.append(node("span", { className: "badge many", textContent: step.pictures.length }));
    item.append(button, node("span", { className: "step-name", textContent: step.name }));
    return item;
  }

  #key(event) {
    const buttons = [...this.list.querySelectorAll(".step-button")];
    const at = buttons.indexOf(event.target);
    if (at < 0) return;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to !== undefined && buttons[to]) {
      event.preventDefault();
      buttons[to].focus();
    } else if (event.key === "Delete") {
      event.preventDefault();
      event.stopPropagation();
      this.dropped(this.steps.find(event.target.dataset.step));
    }
  }

  #address(step) {
    const key = `${step.id} ${step.pictures[step.chosen]}`;
    if (!this.addresses.has(key)) this.addresses.set(key, URL.createObjectURL(step.thumbs[step.chosen]));
    return this.addresses.get(key);
  }

  #forget(list) {
    const ids = new Set(list.map((step) => step.id));
    for (const [key, address] of this.addresses) {
      if (ids.has(key.split(" ")[0])) continue;
      URL.revokeObjectURL(address);
      this.addresses.delete(key);
    }
  }
}

/** Where each step stands: its column is how many steps lead to it; `up` is how many rows above its parent is. */
export function placed(list) {
  const places = new Map();
  let rows = 0;
  const place = (step, column, row, up) => {
    places.set(step.id, { column, row, up });
    list
      .filter((each) => each.parent === step.id)
      .forEach((child, i) => {
        if (i > 0) rows += 1;
        const childRow = i > 0 ? rows : row;
        place(child, column + 1, childRow, childRow - row);
      });
  };
  for (const root of list.filter((step) => !list.some((each) => each.id === step.parent))) {
    place(root, 0, rows, 0);
    rows += 1;
  }
  return places;
}
