// The line between before and after, on the board: dragged, touched, or moved by arrow keys.

export class CompareSlider {
  constructor(view) {
    this.view = view;
    this.line = document.createElement("div");
    this.line.className = "compare-line over";
    this.line.hidden = true;
    for (const name of ["before", "after"]) {
      const text = name === "before" ? "Before" : "After";
      this.line.append(Object.assign(document.createElement("span"), { className: `badge ${name}`, textContent: text }));
    }
    this.input = Object.assign(document.createElement("input"), { type: "range", min: 0, max: 1000, step: 5, value: 500 });
    this.input.className = "compare-input over";
    this.input.setAttribute("aria-label", "Where before ends and after begins");
    this.input.hidden = true;
    this.input.addEventListener("input", () => this.#slide(this.input.value / 1000));
    this.grip = Object.assign(document.createElement("div"), { className: "grip" });
    this.grip.dataset.handle = "compare";
    this.line.append(this.grip);
    this.grip.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      this.grip.setPointerCapture(event.pointerId);
      this.input.focus({ preventScroll: true });
    });
    this.grip.addEventListener("pointermove", (event) => {
      if (!this.grip.hasPointerCapture(event.pointerId)) return;
      const box = view.board.getBoundingClientRect();
      this.#slide((event.clientX - box.left) / box.width);
    });
    view.board.append(this.line, this.input);
  }

  show(shown) {
    this.line.hidden = !shown;
    this.input.hidden = !shown;
    if (shown) this.#slide(0.5);
  }

  #slide(split) {
    const held = Math.min(1, Math.max(0, split));
    this.view.split = held;
    this.input.value = Math.round(held * 1000);
    this.input.setAttribute("aria-valuetext", `${Math.round(held * 100)} % before`);
    this.line.style.insetInlineStart = `${held * 100}%`;
    this.view.stale();
  }
}
