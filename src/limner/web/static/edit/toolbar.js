// The tools above the board, and how the one in hand is set.

export class Toolbar {
  /** `acts` are functions by the names of `data-act`. */
  constructor(root, bench, acts) {
    this.root = root;
    this.bench = bench;
    this.tools = [...root.querySelectorAll("[data-tool]")];
    for (const button of this.tools) button.addEventListener("click", () => bench.take(button.dataset.tool));
    root.addEventListener("click", (event) => acts[event.target.closest("[data-act]")?.dataset.act]?.());
    this.#slider("brush-size", (value) => (bench.size = value));
    this.#slider("tolerance", (value) => (bench.tolerance = value / 100));
    root.querySelector("#apart").addEventListener("change", ({ target }) => (bench.apart = target.checked));
    root.querySelector("#subtract").addEventListener("change", ({ target }) => (bench.adding = !target.checked));
    bench.addEventListener("tool", () => this.show());
    bench.view.addEventListener("view", () => this.#zoomed());
    this.#arrows(root.querySelector(".editor-bar"));
  }

  /** By how many pixels the mask is grown or shrunk. */
  get reach() {
    return Math.min(200, Math.max(1, Math.round(Number(this.root.querySelector("#grow-by").value)) || 1));
  }

  resize(by) {
    const slider = this.root.querySelector("#brush-size");
    const step = Math.max(1, Math.round(this.bench.size * 0.15));
    slider.value = this.bench.size + by * step;
    slider.dispatchEvent(new Event("input"));
    this.bench.view.stale("marks");
  }

  /** What can be done now: painting only where there is a mask to paint. */
  show() {
    const { bench, root } = this;
    const masked = bench.mask !== null;
    for (const part of root.querySelectorAll("[data-masked]")) part.hidden = !masked;
    root.querySelector("#options").hidden = !masked;
    for (const button of this.tools) button.setAttribute("aria-pressed", String(button.dataset.tool === bench.name));
    const shown = {
      size: ["brush", "eraser"],
      wand: ["wand"],
      area: ["lasso", "rectangle", "wand"],
    };
    for (const [kind, names] of Object.entries(shown)) {
      for (const option of root.querySelectorAll(`.${kind}-option`)) option.hidden = !names.includes(bench.name);
    }
    const board = bench.view.board;
    board.classList.toggle("movable", !bench.tool);
    board.classList.toggle("painting", Boolean(bench.tool));
    board.classList.toggle("brushing", Boolean(bench.tool) && ["brush", "eraser"].includes(bench.name));
    this.painted();
  }

  /** How much of the picture is painted, and what can be undone. */
  painted() {
    const { mask } = this.bench;
    const share = mask ? (100 * mask.count) / (mask.width * mask.height) : 0;
    const shown = share > 0 && share < 0.1 ? "under 0.1" : share.toFixed(1);
    this.root.querySelector("#masked").textContent = mask ? `${shown} % painted` : "";
  }

  #slider(id, take) {
    const slider = this.root.querySelector(`#${id}`);
    const now = this.root.querySelector(`#${id}-now`);
    slider.addEventListener("input", () => {
      now.textContent = slider.value;
      take(Number(slider.value));
    });
  }

  #zoomed() {
    const zoom = this.root.querySelector("#zoom");
    const text = `${Math.round(this.bench.view.scale * 100)} %`;
    if (zoom.textContent !== text) zoom.textContent = text; // to write it has the page laid out anew
  }

  /** One stop of the tab key, arrows between its buttons. */
  #arrows(bar) {
    const buttons = () => [...bar.querySelectorAll("button")].filter((button) => !button.disabled && button.offsetParent);
    const all = [...bar.querySelectorAll("button")];
    for (const [i, button] of all.entries()) button.tabIndex = i === 0 ? 0 : -1;
    bar.addEventListener("focusin", ({ target }) => {
      for (const button of all) button.tabIndex = button === target ? 0 : -1;
    });
    bar.addEventListener("keydown", (event) => {
      const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!way) return;
      event.preventDefault();
      const list = buttons();
      list[(list.indexOf(event.target) + way + list.length) % list.length]?.focus();
    });
  }
}
