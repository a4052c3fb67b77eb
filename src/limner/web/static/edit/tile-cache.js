// The tiles of the pictures that were looked at last, so that going back and forth between steps takes no decoding.

import { drawn } from "./picture.js";
import { Tiles } from "./tiles.js";

const MOST_PIXELS = 48_000_000;

export class TileCache {
  #kept = new Map();

  /** The picture's tiles, from the cache or made; `inUse` are the ids of pictures whose tiles may not go. */
  async of(picture, inUse = []) {
    const found = this.#kept.get(picture.id);
    if (found) {
      this.#kept.delete(picture.id);
      this.#kept.set(picture.id, found);
      return found;
    }
    const tiles = await Tiles.of(await drawn(picture), picture.width, picture.height);
    this.#kept.get(picture.id)?.close();
    this.#kept.set(picture.id, tiles);
    this.#trim(new Set([...inUse, picture.id]));
    return tiles;
  }

  #trim(inUse) {
    const size = (tiles) => tiles.width * tiles.height * tiles.density ** 2;
    let pixels = [...this.#kept.values()].reduce((sum, tiles) => sum + size(tiles), 0);
    for (const [id, tiles] of this.#kept) {
      if (pixels <= MOST_PIXELS) return;
      if (inUse.has(id)) continue;
      pixels -= size(tiles);
      tiles.close();
      this.#kept.delete(id);
    }
  }
}
