// What outlives the page: works, their steps, pictures and masks, in the browser's database. Each account of the browser
// has its own. A picture is kept once and named by all steps that show it.

import { databaseOf } from "../keeping.js";

const STORES = ["works", "steps", "pictures", "masks"];
const MOST_BYTES = 200_000_000;

/** A name that no other record has, here or anywhere; made also where the page came without TLS. */
export function newId() {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export class Store {
  /** The store of an account. Rejects where the browser keeps nothing, as some do in private windows. */
  static async open(account) {
    const request = indexedDB.open(databaseOf(account), 1);
    request.onupgradeneeded = () => {
      for (const name of STORES) request.result.createObjectStore(name, { keyPath: "id" });
      request.transaction.objectStore("steps").createIndex("work", "work");
    };
    return new Store(await done(request), account);
  }

  constructor(database, account) {
    this.database = database;
    this.account = account;
    this.held = new Set();
    /** How many bytes of pictures are kept. */
    this.most = MOST_BYTES;
    database.onversionchange = () => database.close();
  }

  /** Records of all stores that are named, in one transaction: `{steps: [step], pictures: [picture]}`. */
  async put(records) {
    const transaction = this.database.transaction(Object.keys(records), "readwrite");
    for (const [name, each] of Object.entries(records)) for (const record of each) transaction.objectStore(name).put(record);
    await finished(transaction);
  }

  get(name, id) {
    return done(this.database.transaction(name).objectStore(name).get(id));
  }

  /** All works, the one touched last first. */
  async works() {
    const works = await done(this.database.transaction("works").objectStore("works").getAll());
    return works.sort((one, other) => other.touched - one.touched);
  }

  /** The steps of a work, the oldest first. */
  async steps(work) {
    const steps = await done(this.database.transaction("steps").objectStore("steps").index("work").getAll(work));
    return steps.sort((one, other) => one.made - other.made);
  }

  /** Show another picture at a step that has one. */
  async replace(step, picture) {
    const [old] = step.pictures;
    Object.assign(step, { pictures: [picture.id], sizes: [picture.blob.size] });
    await this.put({ steps: [step], pictures: [picture] });
    const transaction = this.database.transaction(["steps", "pictures"], "readwrite");
    const all = await done(transaction.objectStore("steps").getAll());
    if (!all.some((each) => each.pictures.includes(old))) transaction.objectStore("pictures").delete(old);
    await finished(transaction);
  }

  /** Let steps go, with their masks and with pictures that no other step shows. */
  async dropSteps(ids) {
    const gone = new Set(ids);
    const transaction = this.database.transaction(["steps", "masks", "pictures"], "readwrite");
    const steps = transaction.objectStore("steps");
    const all = await done(steps.getAll());
    const kept = new Set(all.filter((step) => !gone.has(step.id)).flatMap((step) => step.pictures));
    for (const step of all.filter((each) => gone.has(each.id))) {
      steps.delete(step.id);
      transaction.objectStore("masks").delete(step.id);
      for (const id of step.pictures) if (!kept.has(id)) transaction.objectStore("pictures").delete(id);
    }
    await finished(transaction);
  }

  async dropWork(id) {
    await this.dropSteps((await this.steps(id)).map((step) => step.id));
    const transaction = this.database.transaction("works", "readwrite");
    transaction.objectStore("works").delete(id);
    await finished(transaction);
  }

  /** A copy of a work under a name of its own, which shows the same pictures. */
  async copy(id) {
    const names = new Map();
    const named = (old) => {
      if (old && !names.has(old)) names.set(old, newId());
      return old && names.get(old);
    };
    const work = await this.get("works", id);
    const steps = await this.steps(id);
    const masks = (await Promise.all(steps.map((step) => this.get("masks", step.id)))).filter(Boolean);
    const copy = { ...work, id: newId(), current: named(work.current), touched: Date.now() };
    await this.put({
      works: [copy],
      steps: steps.map((step) => ({ ...step, id: named(step.id), parent: named(step.parent), work: copy.id })),
      masks: masks.map((mask) => ({ ...mask, id: named(mask.id) })),
    });
    return copy.id;
  }

  /** Let the works go that were touched the longest ago, until the pictures fit; those that are open anywhere stay. */
  async trim(own) {
    let bytes = await this.bytes();
    if (bytes <= this.most) return bytes;
    for (const { id } of (await this.works()).reverse()) {
      if (id === own || (await this.#isOpen(id))) continue;
      await this.dropWork(id);
      bytes = await this.bytes();
      if (bytes <= this.most) break;
    }
    return bytes;
  }

  /** How many bytes the pictures have in all. */
  async bytes() {
    const steps = await done(this.database.transaction("steps").objectStore("steps").getAll());
    const sizes = new Map(steps.flatMap((step) => step.pictures.map((id, i) => [id, step.sizes[i]])));
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  }

  /** Hold a work for this page until it is left; false where another page has it open. */
  async hold(id) {
    if (!navigator.locks || this.held.has(id)) return true;
    const held = deferred();
    // A page that is being left gives its work back a moment after this one begins.
    navigator.locks
      .request(this.#lock(id), { signal: AbortSignal.timeout(600) }, () => {
        this.held.add(id);
        held.resolve(true);
        return new Promise(() => {}); // until the page is left
      })
      .catch(() => held.resolve(false));
    return held.promise;
  }

  async #isOpen(id) {
    const { held } = (await navigator.locks?.query()) ?? { held: [] };
    return held.some((lock) => lock.name === this.#lock(id));
  }

  #lock(id) {
    return `limner-edit-${this.account}-${id}`;
  }
}

function finished(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

function deferred() {
  let resolve;
  const promise = new Promise((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve };
}
