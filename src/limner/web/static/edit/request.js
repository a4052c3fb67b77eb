// What is sent to the service for an edit, and what comes back of it.

import { ask, root } from "../api.js";
import { paid } from "../progress.js";
import { operationOf } from "./operations.js";
import { opened } from "./picture.js";

/**
 * The request that a state of the page comes to: `{path, fields, files}`, fields as text and files as `{name, blob}`.
 * `state` has the operation's id, the values of its fields, the picture and, where the operation takes one, the mask's
 * file, or nothing yet.
 */
export function requestOf({ operation: id, values, picture, mask = null }) {
  const operation = operationOf(id);
  const fields = {};
  for (const [name, value] of Object.entries(flat(operation, values))) {
    if (value === "" || value === null || value === undefined || value.length === 0) continue;
    fields[name] = typeof value === "object" ? JSON.stringify(value) : String(value);
  }
  const files = {};
  // By its link, the service knows what it drew the picture from, and variations keep to that.
  if (id === "variateImage" && isGood(picture.link)) fields.image_url = picture.link;
  else files.image = { name: picture.name, blob: picture.blob };
  if (operation.mask) files.mask = { name: "mask.png", blob: mask };
  return { path: `/v1/images/${id}`, fields, files };
}

/** The request as programs write it: the path below the interface's base, the fields, and the files by their names. */
export function codeOf({ path, fields, files }) {
  const named = Object.entries(files).map(([name, file]) => [name, file.name]);
  return { path: path.replace(/^\/v1/, ""), body: fields, files: Object.fromEntries(named) };
}

/**
 * Send it, or take the answer that it had, as `paid` does. Resolves to `{images, credits}`, images as the interface tells of
 * them.
 */
export async function send({ path, fields, files }, { written, signal, progress }) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, { name: fileName, blob }] of Object.entries(files)) body.append(name, blob, fileName);
  const { data, image, credits } = await paid(path, { written, body, signal, progress });
  return { images: data ?? [image], credits };
}

/** The picture that an answer tells of, with its `id` and its `link`. Throws as `ask` does, and NoPicture. */
export async function pictureOf({ image_id: id, url }, signal) {
  const { pathname, search } = new URL(url);
  const path = pathname.slice(pathname.indexOf("/v1/images/"));
  const answer = await ask(path + search, { headers: { Accept: "image/*" }, signal });
  return { ...(await opened(await answer.blob(), path.split("/").pop())), id, link: url };
}

function flat(operation, values) {
  const sent = {};
  for (const name of operation.fields) {
    if (name === "extent") Object.assign(sent, values.extent);
    else if (name === "ratio") sent.size = values.size;
    else if (name.startsWith("controls.")) sent.controls = controlsOf(values.controls);
    else sent[name] = values[name];
  }
  return sent;
}

function controlsOf(controls = {}) {
  const given = Object.entries(controls).filter(([, value]) => value !== null && value !== "" && value?.length !== 0);
  return given.length > 0 ? Object.fromEntries(given) : null;
}

function isGood(link) {
  if (!link || !link.startsWith(location.origin + root)) return false;
  return Number(new URL(link).searchParams.get("expires")) * 1000 > Date.now() + 60_000;
}
