// `<text-layout>`: words in quadrilaterals over a picture. Corners and whole words are moved by mouse, touch and arrow
// keys. Its `value` is the interface's `text_layout`; it tells `input` while something moves and `change` after.

const CORNERS = ["top left", "top right", "bottom right", "bottom left"];
const STEP = 0.01;
const LARGE = 0.05;
const SVG = "http://www.w3.org/2000/svg";

const round = (value) => Math.round(value * 1000) / 1000;
const percent = (value) => `${Math.round(value * 100)} %`;

class TextLayout extends HTMLElement {
  #words = [];
  #drawing = document.createElementNS(SVG, "svg");

  connectedCallback() {
    if (this.firstChild) return;
    this.#drawing.setAttribute("viewBox", "0 0 1 1");
    this.#drawing.setAttribute("preserveAspectRatio", "none");
    this.#drawing.setAttribute("aria-hidden", "true");
    this.append(this.#drawing);
    this.#build();
  }

  /** Items of `text_layout`: `{text, bbox}`. */
  get value() {
    return this.#words.map(({ text, bbox }) => ({ text, bbox: bbox.map((point) => [...point]) }));
  }

  set value(words) {
    const same = words.length === this.#words.length && words.every(({ text }, at) => text === this.#words[at].text);
    this.#words = words.map(({ text, bbox }) => ({ text, bbox: bbox.map((point) => [...point]) }));
    if (same) this.#place();
    else this.#build();
  }

  /** Put one more word on the picture, below those that are there. */
  add(text) {
    const wide = Math.min(0.8, Math.max(0.15, 0.07 * text.length));
    const top = round(0.08 + ((0.16 * this.#words.length) % 0.8));
    const [left, right] = [round(0.5 - wide / 2), round(0.5 + wide / 2)];
    this.#words.push({ text, bbox: [[left, top], [right, top], [right, round(top + 0.13)], [left, round(top + 0.13)]] });
    this.#build();
    this.#tell("change");
  }

  /** Take a word away. */
  drop(at) {
    this.#words.splice(at, 1);
    this.#build();
    this.#tell("change");
  }

  #tell(name) {
    this.dispatchEvent(new Event(name, { bubbles: true }));
  }

  #build() {
    this.hidden = !this.#words.length;
    this.#drawing.replaceChildren(...this.#words.map(() => document.createElementNS(SVG, "polygon")));
    for (const handle of this.querySelectorAll("button")) handle.remove();
    this.#words.forEach((word, at) => {
      this.append(this.#handle(at, null), ...CORNERS.map((_, corner) => this.#handle(at, corner)));
    });
    this.#place();
  }

  /** A button at a corner, or, without one, in the middle of the word. */
  #handle(at, corner) {
    const button = Object.assign(document.createElement("button"), { type: "button" });
    button.className = corner === null ? "handle word" : "handle corner";
    Object.assign(button.dataset, { word: at, corner: corner ?? "" });
    button.addEventListener("pointerdown", (event) => this.#drag(event, at, corner));
    button.addEventListener("keydown", (event) => this.#key(event, at, corner));
    return button;
  }

  /** Everything where the words are. */
  #place() {
    this.#words.forEach(({ text, bbox }, at) => {
      this.#drawing.children[at].setAttribute("points", bbox.map((point) => point.join(",")).join(" "));
      for (const handle of this.querySelectorAll(`[data-word="${at}"]`)) {
        const corner = handle.dataset.corner;
        const [x, y] = corner === "" ? middle(bbox) : bbox[corner];
        handle.style.left = `${x * 100}%`;
        handle.style.top = `${y * 100}%`;
        const what = corner === "" ? "the whole word" : `${CORNERS[corner]} corner`;
        handle.setAttribute("aria-label", `${text}, ${what}: ${percent(x)} across, ${percent(y)} down; arrow keys move it`);
        if (corner === "") handle.textContent = text;
      }
    });
  }

  #move(at, corner, dx, dy) {
    const moved = corner === null ? this.#words[at].bbox : [this.#words[at].bbox[corner]];
    for (const point of moved) {
      point[0] = round(Math.min(1.5, Math.max(-0.5, point[0] + dx)));
      point[1] = round(Math.min(1.5, Math.max(-0.5, point[1] + dy)));
    }
    this.#place();
    this.#tell("input");
  }

  #drag(event, at, corner) {
    const handle = event.currentTarget;
    const area = this.getBoundingClientRect();
    let [x, y] = [event.clientX, event.clientY];
    const before = JSON.stringify(this.#words[at].bbox);
    handle.setPointerCapture(event.pointerId);
    handle.focus();
    event.preventDefault();
    const follow = (moved) => {
      this.#move(at, corner, (moved.clientX - x) / area.width, (moved.clientY - y) / area.height);
      [x, y] = [moved.clientX, moved.clientY];
    };
    const end = () => {
      handle.removeEventListener("pointermove", follow);
      if (JSON.stringify(this.#words[at].bbox) !== before) this.#tell("change");
    };
    handle.addEventListener("pointermove", follow);
    handle.addEventListener("lostpointercapture", end, { once: true });
  }

  #key(event, at, corner) {
    if (event.key === "Delete" || event.key === "Backspace") {
      this.drop(at);
      event.preventDefault();
      return;
    }
    const step = event.shiftKey ? LARGE : STEP;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    this.#move(at, corner, way[0] * step, way[1] * step);
    this.#tell("change");
  }
}

const middle = (bbox) => [0, 1].map((axis) => bbox.reduce((sum, point) => sum + point[axis], 0) / 4);

customElements.define("text-layout", TextLayout);
