// What pages keep in this browser, and how it goes: a database an account, and what each tab remembers of who is in it.

import { root } from "./api.js";

const OWNER = "limner-account";
const NOBODY = "nobody";
const PATIENCE = 2000; // ms that tabs in the way have to let the database go
const account = document.querySelector('meta[name="account"]')?.content ?? "";
const tabs = whereAllowed(() => new BroadcastChannel("limner-left"));
/** Whether the account has been left: what its page still does is not remembered for whoever comes next. */
let left = false;

/** The name of an account's database. */
export const databaseOf = (id) => `limner-edit-${id}`;

/** Keep a value for the life of the tab and the session of the account; not where the browser keeps nothing. */
export function remember(name, value) {
  if (!left) whereAllowed(() => sessionStorage.setItem(name, JSON.stringify(value)));
}

/** A value that the tab remembers; null where it does not, or what it has was written by another version. */
export const remembered = (name) => whereAllowed(() => JSON.parse(sessionStorage.getItem(name)));

/** Remember it no longer. */
export const unremember = (name) => whereAllowed(() => sessionStorage.removeItem(name));

/** Let all go that this browser keeps of the account; false where the browser does not do so, or another tab is in the way. */
export async function forget() {
  clear();
  left = true;
  tabs?.postMessage(account);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, false));
  return Promise.race([deleted(databaseOf(account)), late]);
}

const deleted = (name) =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve(true);
    request.onerror = request.onblocked = () => resolve(false);
  });

const clear = () => whereAllowed(() => sessionStorage.clear());

/** What a browser gives that may refuse it, as for who takes no cookies; null where it does. */
function whereAllowed(get) {
  try {
    return get();
  } catch {
    return null;
  }
}

/** A tab remembers nothing of whoever was in it before. */
function takeOver() {
  if (remembered(OWNER) !== account) clear();
  remember(OWNER, account);
}

tabs?.addEventListener("message", ({ data }) => {
  // The session ends a moment after the account is left; a page without anybody tells that it has.
  if (data === NOBODY && left) location.replace(`${root}/sign-in`);
  if (data !== NOBODY && (data === account || data === remembered(OWNER))) {
    clear();
    left = data === account;
  }
});
if (account) takeOver();
else tabs?.postMessage(NOBODY);
