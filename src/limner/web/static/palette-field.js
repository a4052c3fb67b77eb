// `<palette-field data-most="10">`: colours for a picture, with or without their shares. Its `value` is the list of colour
// definitions of the interface; it tells `change`.

import { report, toast } from "./app.js";
import { fieldOfColours, hex, ofPicture } from "./colours.js";

const FROM_PICTURE = 6;

const rgbOf = (code) => [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16));

function made(tag, properties = {}, ...inside) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inside);
  return element;
}

class PaletteField extends HTMLElement {
  #colours = [];
  #weighted = false;
  #list = made("ul", { className: "swatches" });
  #check = made("input", { type: "checkbox" });

  connectedCallback() {
    if (this.firstChild) return;
    const file = made("input", { type: "file", accept: "image/*", hidden: true });
    const picture = this.#button("From a picture", () => file.click());
    file.addEventListener("change", () => this.#read(file));
    this.#check.addEventListener("change", () => this.#weigh(this.#check.checked));
    this.append(
      this.#list,
      made("div", { className: "row" }, this.#button("Add", () => this.#field.showModal()), picture, file),
      made("label", { className: "check small" }, this.#check, "with shares"),
      this.#field,
    );
    this.#show();
  }

  /** Colour definitions: `{rgb, weight?}`. */
  get value() {
    return this.#colours.map(({ rgb, weight }) => (this.#weighted ? { rgb, weight } : { rgb }));
  }

  set value(colours) {
    this.#weighted = colours.some(({ weight }) => weight !== undefined);
    this.#colours = colours.map(({ rgb, weight = 0 }) => ({ rgb, weight }));
    this.#show();
  }

  get #most() {
    return Number(this.dataset.most);
  }

  #button(text, act) {
    const button = made("button", { type: "button", className: "button small", textContent: text });
    button.addEventListener("click", act);
    return button;
  }

  /** Where a colour is chosen from. */
  #field = this.#makeField();

  #makeField() {
    const dialog = made("dialog", { className: "colour-field" });
    dialog.setAttribute("aria-label", "Choose a colour");
    const grid = made("div", { className: "colour-grid" });
    for (const colour of fieldOfColours().flat()) {
      const cell = made("button", { type: "button", className: "colour", ariaLabel: hex(colour), title: hex(colour) });
      cell.style.background = hex(colour);
      cell.addEventListener("click", () => this.#add(colour));
      grid.append(cell);
    }
    grid.addEventListener("keydown", walk);
    const exact = made("input", { type: "color", value: "#b23a1e", ariaLabel: "An exact colour", className: "swatch-input" });
    const take = this.#button("Take this one", () => this.#add(rgbOf(exact.value)));
    const close = this.#button("Close", () => dialog.close());
    dialog.append(grid, made("div", { className: "row" }, exact, take, made("span", { className: "grow" }), close));
    return dialog;
  }

  #add(rgb) {
    this.#field.close();
    if (this.#colours.length >= this.#most) {
      toast(`A palette has ${this.#most} colours at most.`, { failed: true });
      return;
    }
    this.#colours.push({ rgb, weight: Math.max(0, Math.min(0.2, 1 - this.#sum())) });
    this.#changed();
  }

  async #read(input) {
    try {
      const found = await ofPicture(input.files[0], Math.min(FROM_PICTURE, this.#most));
      this.value = this.#weighted ? found : found.map(({ rgb }) => ({ rgb }));
      this.#colours = found;
      this.#changed();
    } catch (error) {
      if (error.name === "InvalidStateError") toast("The browser cannot read this file as a picture.", { failed: true });
      else report(error);
    }
    input.value = "";
  }

  #sum() {
    return this.#colours.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** With shares: those that are known, or all alike. */
  #weigh(weighted) {
    this.#weighted = weighted;
    const each = Math.floor(100 / Math.max(1, this.#colours.length)) / 100;
    if (weighted && !this.#sum()) for (const colour of this.#colours) colour.weight = each;
    this.#changed();
  }

  #changed() {
    this.#show();
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  #show() {
    this.#check.checked = this.#weighted;
    this.#check.closest("label")?.toggleAttribute("hidden", !this.#colours.length);
    this.#list.replaceChildren(...this.#colours.map((colour, at) => this.#row(colour, at)));
  }

  #row(colour, at) {
    const code = hex(colour.rgb);
    const input = made("input", { type: "color", value: code, className: "swatch-input", ariaLabel: `Colour ${at + 1}` });
    input.addEventListener("input", () => {
      colour.rgb = rgbOf(input.value);
      this.dispatchEvent(new Event("change", { bubbles: true }));
    });
    const drop = made("button", { type: "button", className: "button quiet icon small", ariaLabel: `Drop ${code}`, textContent: "×" });
    drop.addEventListener("click", () => {
      this.#colours.splice(at, 1);
      this.#changed();
      (this.#list.children[Math.min(at, this.#colours.length - 1)]?.querySelector("button") ?? this.querySelector("button"))?.focus();
    });
    const row = made("li", { className: "row" }, input);
    if (this.#weighted) row.append(...this.#share(colour, at));
    else row.append(made("code", { textContent: code }), made("span", { className: "grow" }));
    row.append(drop);
    return row;
  }

  /** A slider for a colour's share, which takes no more than the others leave. */
  #share(colour, at) {
    const said = made("output", { className: "small number share", textContent: `${Math.round(colour.weight * 100)} %` });
    const slider = made("input", { type: "range", min: 0, max: 100, value: Math.round(colour.weight * 100), className: "grow", ariaLabel: `Share of colour ${at + 1}, in percent` });
    slider.addEventListener("input", () => {
      const room = 1 - (this.#sum() - colour.weight);
      colour.weight = Math.min(Number(slider.value), Math.floor(room * 100 + 1e-6)) / 100;
      slider.value = Math.round(colour.weight * 100);
      said.textContent = `${slider.value} %`;
      this.dispatchEvent(new Event("change", { bubbles: true }));
    });
    return [slider, said];
  }
}

/** Arrow keys go over the field of colours. */
function walk(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -12, ArrowDown: 12 }[event.key];
  if (!step) return;
  const cells = [...event.currentTarget.children];
  cells[cells.indexOf(event.target) + step]?.focus();
  event.preventDefault();
}

customElements.define("palette-field", PaletteField);
