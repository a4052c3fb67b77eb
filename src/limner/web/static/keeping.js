// What pages keep in this browser, and how it goes: a database an account, and what each tab remembers of who is in it.

const OWNER = "limner-account";
const account = document.querySelector('meta[name="account"]')?.content ?? "";
const tabs = new BroadcastChannel("limner-left");

/** The name of an account's database. */
export const databaseOf = (id) => `limner-edit-${id}`;

/** Let all go that this browser keeps of the account; false where the browser does not do so, or another tab is in the way. */
export async function forget() {
  sessionStorage.clear();
  tabs.postMessage(account);
  return deleted(databaseOf(account));
}

const deleted = (name) =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve(true);
    request.onerror = request.onblocked = () => resolve(false);
  });

/** A tab remembers nothing of whoever was in it before. */
function takeOver() {
  const owner = sessionStorage.getItem(OWNER);
  if (owner && owner !== account) sessionStorage.clear();
  sessionStorage.setItem(OWNER, account);
}

tabs.addEventListener("message", ({ data }) => {
  if (data === account || data === sessionStorage.getItem(OWNER)) sessionStorage.clear();
});
if (account) takeOver();
