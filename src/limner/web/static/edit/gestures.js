// Pointers on the board: one paints with the tool in hand or moves the picture, two fingers move and zoom it.

const WHEEL = 0.0016;

export class Gestures {
  #pointers = new Map();
  #panning = false;
  #painting = null;

  /** `bench` has the view, the tool in hand (null for the hand) and what is told when a pointer hovers. */
  constructor(board, bench) {
    this.board = board;
    this.bench = bench;
    this.spaceHeld = false;
    for (const [name, handle] of [
      ["pointerdown", this.#down],
      ["pointermove", this.#move],
      ["pointerup", this.#up],
      ["pointercancel", this.#cancelled],
      ["pointerleave", () => this.bench.hover(null)],
      ["contextmenu", (event) => event.preventDefault()],
    ]) {
      board.addEventListener(name, handle);
    }
    board.addEventListener("wheel", this.#wheel, { passive: false });
  }

  get painting() {
    return this.#painting !== null;
  }

  #down = (event) => {
    if (event.target.closest("[data-handle], button, a, input, .over") || !this.bench.view.tiles) return;
    this.board.focus({ preventScroll: true, focusVisible: false });
    event.preventDefault();
    this.board.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size > 1) {
      this.#painting?.cancel();
      this.#painting = null;
      this.#panning = true;
      return;
    }
    const tool = this.bench.tool;
    this.#panning = !tool || this.spaceHeld || event.button === 1;
    if (this.#panning || event.button !== 0) return;
    this.#painting = tool;
    tool.down(this.#point(event));
  };

  #move = (event) => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") this.bench.hover(this.#point(event));
      return;
    }
    if (this.#pointers.size > 1) this.#pinch(event, before);
    else if (this.#panning) this.bench.view.pan(event.clientX - before.x, event.clientY - before.y);
    else if (this.#painting) {
      const events = event.getCoalescedEvents?.() ?? [];
      this.#painting.move((events.length ? events : [event]).map((each) => this.#point(each)));
      this.bench.hover(this.#point(event));
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  #up = (event) => {
    if (!this.#pointers.delete(event.pointerId)) return;
    this.#painting?.up();
    this.#painting = null;
    if (event.pointerType === "touch") this.bench.hover(null);
  };

  #cancelled = (event) => {
    if (!this.#pointers.delete(event.pointerId)) return;
    this.#painting?.cancel();
    this.#painting = null;
  };

  #pinch(event, before) {
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)[1];
    const now = { x: event.clientX, y: event.clientY };
    const apart = (point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    const box = this.board.getBoundingClientRect();
    const [x, y] = [(now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top];
    this.bench.view.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.bench.view.zoom(apart(now) / apart(before), x, y);
  }

  #wheel = (event) => {
    if (!this.bench.view.tiles) return;
    event.preventDefault();
    if (event.shiftKey) {
      this.bench.view.pan(-event.deltaY - event.deltaX, 0);
      return;
    }
    const box = this.board.getBoundingClientRect();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const factor = Math.exp(-event.deltaY * lines * WHEEL * (event.ctrlKey ? 4 : 1));
    this.bench.view.zoom(factor, event.clientX - box.left, event.clientY - box.top);
  };

  #point(event) {
    return this.bench.view.pointAt(event.clientX, event.clientY);
  }
}
