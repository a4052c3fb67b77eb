// The board by keyboard alone: a cursor that the arrows move and the space bar paints with, and a key for each tool.

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STEP = 12; // CSS pixels
const FINE = 1;
const PAN = 64;

export class Keyboard {
  #held = false;

  /** `commands` are functions by key; with Control or Command, by `mod+key`. */
  constructor(board, bench, gestures, commands) {
    this.board = board;
    this.bench = bench;
    this.gestures = gestures;
    this.commands = commands;
    this.cursor = null;
    board.addEventListener("keydown", (event) => this.#onBoard(event));
    board.addEventListener("keyup", (event) => this.#released(event));
    board.addEventListener("blur", () => this.#leave());
    board.addEventListener("pointermove", () => this.#leave());
    document.addEventListener("keydown", (event) => this.#anywhere(event));
  }

  #anywhere(event) {
    if (event.defaultPrevented || event.altKey || document.querySelector("dialog[open]")) return;
    const typing = event.target.closest?.("input:not([type=checkbox], [type=radio], [type=range]), textarea, select");
    const mod = event.ctrlKey || event.metaKey;
    if (typing && !(mod && event.key === "Enter")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const shift = event.shiftKey && /^[a-z]$/.test(key) ? "shift+" : "";
    const command = this.commands[`${mod ? "mod+" : ""}${shift}${key}`];
    if (!command || (key === "Delete" && event.target !== this.board && event.target !== document.body)) return;
    event.preventDefault();
    command();
  }

  #onBoard(event) {
    const { bench } = this;
    if (event.target !== this.board || !bench.view.tiles) return;
    const direction = STEPS[event.key];
    if (direction) {
      event.preventDefault();
      if (!bench.tool || event.shiftKey) bench.view.pan(-direction[0] * PAN, -direction[1] * PAN);
      else this.#go(direction, event.ctrlKey || event.metaKey ? FINE : STEP);
    } else if (event.key === " ") {
      event.preventDefault();
      if (!event.repeat) this.#space();
    } else if (event.key === "Enter" && bench.tool?.finish && this.cursor) {
      event.preventDefault();
      bench.tool.finish();
      bench.say();
    } else if (event.key === "Escape" && bench.tool?.busy) {
      event.preventDefault();
      bench.tool.cancel();
    }
  }

  #go([dx, dy], step) {
    const { view, tool, picture } = this.bench;
    const middle = { x: picture.width / 2, y: picture.height / 2 };
    const from = this.cursor ?? middle;
    const by = step / view.scale;
    this.cursor = {
      x: Math.min(picture.width - 0.5, Math.max(0.5, from.x + dx * by)),
      y: Math.min(picture.height - 0.5, Math.max(0.5, from.y + dy * by)),
    };
    view.reveal(this.cursor);
    if (this.#held) tool.move([this.cursor]);
    this.bench.hover(this.cursor, true);
  }

  #space() {
    const { tool } = this.bench;
    if (!tool || !this.cursor) {
      this.gestures.spaceHeld = true;
      this.board.classList.add("movable");
      return;
    }
    if (tool.corner) {
      tool.corner(this.cursor);
      this.bench.say();
      return;
    }
    this.#held = true;
    tool.down(this.cursor);
  }

  #released(event) {
    if (event.key !== " ") return;
    this.gestures.spaceHeld = false;
    this.board.classList.remove("movable");
    if (!this.#held) return;
    this.#held = false;
    this.bench.tool.up();
    this.bench.say();
  }

  #leave() {
    if (this.#held) {
      this.#held = false;
      this.bench.tool?.up();
    }
    this.cursor = null;
    this.gestures.spaceHeld = false;
    this.board.classList.remove("movable");
  }
}
