// Where a picture is to change: tiles of one byte a pixel, 0 or 1, made when something is first painted on them. What is
// done between `begin` and `commit` is one change, which can be undone; `bits` is the same mask, packed a bit a pixel as
// PNG packs it.

export const SIDE = 512;

const MOST_CHANGES = 100;
const MOST_BYTES = 64_000_000;

/** Events: "paint" while tiles change (detail: the tiles' indices), "change" when a change is whole, undone or redone. */
export class Mask extends EventTarget {
  #tiles;
  #counts;
  #bits;
  #before = null;
  #touched = new Map();
  #done = [];
  #undone = [];

  constructor(width, height, bits = null) {
    super();
    this.width = width;
    this.height = height;
    this.stride = Math.ceil(width / 8);
    this.columns = Math.ceil(width / SIDE);
    this.rows = Math.ceil(height / SIDE);
    this.#tiles = new Array(this.columns * this.rows).fill(null);
    this.#counts = new Float64Array(this.#tiles.length);
    this.#bits = new Uint8Array(this.stride * height);
    if (bits) this.#tiles.forEach((_, index) => this.#unpack(index, bits));
  }

  /** Rows of bits, the first pixel highest, each row beginning a byte. Not to be written to. */
  get bits() {
    return this.#bits;
  }

  /** How many pixels are to change. */
  get count() {
    return this.#counts.reduce((sum, count) => sum + count, 0);
  }

  get canUndo() {
    return this.#done.length > 0;
  }

  get canRedo() {
    return this.#undone.length > 0;
  }

  /** The bytes of a tile, SIDE wide; null where nothing is painted. */
  tile(index) {
    return this.#tiles[index];
  }

  at(x, y) {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return false;
    const tile = this.#tiles[Math.floor(y / SIDE) * this.columns + Math.floor(x / SIDE)];
    return tile !== null && tile[(y % SIDE) * SIDE + (x % SIDE)] === 1;
  }

  begin() {
    if (this.#before) this.commit();
    this.#before = new Map();
  }

  /** Paint, or with `on` false erase, a part of a row; what lies outside of the picture is left out. */
  span(y, from, to, on = true) {
    if (y < 0 || y >= this.height) return;
    const end = Math.min(to, this.width);
    const row = Math.floor(y / SIDE);
    for (let x = Math.max(from, 0); x < end; ) {
      const column = Math.floor(x / SIDE);
      const stop = Math.min(end, (column + 1) * SIDE);
      this.#fill(row * this.columns + column, y - row * SIDE, x - column * SIDE, stop - column * SIDE, on);
      x = stop;
    }
  }

  /** Say which tiles have changed since the last time, and which rows and columns of them. */
  flush() {
    if (this.#touched.size === 0) return;
    const touched = this.#touched;
    this.#touched = new Map();
    this.dispatchEvent(new CustomEvent("paint", { detail: touched }));
  }

  commit() {
    const before = this.#before;
    this.#before = null;
    this.flush();
    if (!before || before.size === 0) return;
    const after = new Map();
    for (const index of before.keys()) {
      this.#pack(index);
      after.set(index, this.#packed(index));
    }
    this.#done.push({ before, after });
    this.#undone = [];
    this.#forget();
    this.dispatchEvent(new Event("change"));
  }

  /** As if nothing had been done since `begin`. */
  rollback() {
    const before = this.#before;
    this.#before = null;
    if (before) this.#restore(before);
    this.flush();
  }

  undo() {
    this.#turn(this.#done, this.#undone, "before");
  }

  redo() {
    this.#turn(this.#undone, this.#done, "after");
  }

  clear() {
    this.#whole((y) => this.span(y, 0, this.width, false));
  }

  invert() {
    this.begin();
    for (let index = 0; index < this.#tiles.length; index += 1) {
      const tile = this.#open(index);
      const { width, height } = this.area(index);
      for (let y = 0; y < height; y += 1) {
        for (let i = y * SIDE; i < y * SIDE + width; i += 1) tile[i] ^= 1;
      }
      this.#touch(index, 0, 0, width, height);
    }
    this.commit();
  }

  /** Make it what other bits say, or add or take away those: `how` is "replace", "add" or "subtract". One change. */
  combine(bits, how = "replace") {
    const unchanged = how === "replace" ? -1 : 0;
    this.begin();
    for (let index = 0; index < this.#tiles.length; index += 1) {
      if (!this.#differs(index, bits, unchanged)) continue;
      this.#merge(index, bits, how);
    }
    this.commit();
  }

  /** Where a tile lies in the picture, and how much of it is picture. */
  area(index) {
    const x = (index % this.columns) * SIDE;
    const y = Math.floor(index / this.columns) * SIDE;
    return { x, y, width: Math.min(SIDE, this.width - x), height: Math.min(SIDE, this.height - y) };
  }

  #whole(row) {
    this.begin();
    for (let y = 0; y < this.height; y += 1) row(y);
    this.commit();
  }

  #fill(index, y, from, to, on) {
    if (!on && this.#tiles[index] === null) return;
    this.#open(index).fill(on ? 1 : 0, y * SIDE + from, y * SIDE + to);
    this.#touch(index, from, y, to, y + 1);
  }

  #open(index) {
    if (this.#before && !this.#before.has(index)) this.#before.set(index, this.#packed(index));
    this.#tiles[index] ??= new Uint8Array(SIDE * SIDE);
    return this.#tiles[index];
  }

  #touch(index, left, top, right, bottom) {
    const area = this.#touched.get(index);
    if (!area) {
      this.#touched.set(index, { left, top, right, bottom });
      return;
    }
    area.left = Math.min(area.left, left);
    area.top = Math.min(area.top, top);
    area.right = Math.max(area.right, right);
    area.bottom = Math.max(area.bottom, bottom);
  }

  #differs(index, bits, unchanged) {
    const { x, y, width, height } = this.area(index);
    for (let row = y; row < y + height; row += 1) {
      const start = row * this.stride + x / 8;
      for (let i = start; i < start + Math.ceil(width / 8); i += 1) {
        if (bits[i] !== (unchanged === 0 ? 0 : this.#bits[i])) return true;
      }
    }
    return false;
  }

  #merge(index, bits, how) {
    const tile = this.#open(index);
    const { x, y, width, height } = this.area(index);
    for (let row = 0; row < height; row += 1) {
      const start = (y + row) * this.stride + x / 8;
      for (let i = 0; i < width; i += 1) {
        const bit = (bits[start + (i >> 3)] >> (7 - (i & 7))) & 1;
        const at = row * SIDE + i;
        if (how === "replace") tile[at] = bit;
        else if (bit) tile[at] = how === "add" ? 1 : 0;
      }
    }
    this.#touch(index, 0, 0, width, height);
  }

  /** The packed rows of a tile as they are in `bits`; null where it is empty. */
  #packed(index) {
    if (this.#counts[index] === 0) return null;
    const { x, y, width, height } = this.area(index);
    const across = Math.ceil(width / 8);
    const rows = new Uint8Array(across * height);
    for (let row = 0; row < height; row += 1) {
      const start = (y + row) * this.stride + x / 8;
      rows.set(this.#bits.subarray(start, start + across), row * across);
    }
    return rows;
  }

  #pack(index) {
    const tile = this.#tiles[index];
    const { x, y, width, height } = this.area(index);
    let count = 0;
    for (let row = 0; row < height; row += 1) {
      const start = (y + row) * this.stride + x / 8;
      for (let i = 0; i < width; i += 8) {
        let byte = 0;
        for (let bit = 0; bit < 8 && i + bit < width; bit += 1) {
          const on = tile[row * SIDE + i + bit];
          byte |= on << (7 - bit);
          count += on;
        }
        this.#bits[start + i / 8] = byte;
      }
    }
    this.#counts[index] = count;
  }

  #unpack(index, bits) {
    if (!this.#differs(index, bits, 0)) return;
    this.#merge(index, bits, "replace");
    this.#pack(index);
  }

  #restore(tiles) {
    for (const [index, rows] of tiles) {
      const { width, height } = this.area(index);
      const across = Math.ceil(width / 8);
      const tile = this.#open(index).fill(0);
      if (rows) {
        for (let y = 0; y < height; y += 1) {
          for (let x = 0; x < width; x += 1) tile[y * SIDE + x] = (rows[y * across + (x >> 3)] >> (7 - (x & 7))) & 1;
        }
      }
      this.#pack(index);
      this.#touch(index, 0, 0, width, height);
    }
  }

  #turn(from, to, which) {
    const change = from.pop();
    if (!change) return;
    to.push(change);
    this.#restore(change[which]);
    this.flush();
    this.dispatchEvent(new Event("change"));
  }

  #forget() {
    let bytes = 0;
    for (let i = this.#done.length - 1; i >= 0; i -= 1) {
      for (const tiles of Object.values(this.#done[i])) for (const rows of tiles.values()) bytes += rows?.length ?? 0;
      if (bytes > MOST_BYTES || this.#done.length - i > MOST_CHANGES) {
        this.#done.splice(0, i + 1);
        return;
      }
    }
  }
}
