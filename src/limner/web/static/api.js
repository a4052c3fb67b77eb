// Asking the service: the public interface under /v1 and the pages' own addresses, with the session in place of a key.

const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.content ?? "";

export const root = meta("root");

/** What the service answered instead of what was asked for. `param` names the field at fault, where there is one. */
export class ServiceError extends Error {
  constructor(status, { code = "", message = "", param = null } = {}, retryAfter = null) {
    super(message || `The service answered ${status}.`);
    this.status = status;
    this.code = code;
    this.param = param;
    this.retryAfter = retryAfter;
  }
}

/**
 * Ask for a path of this service. `body` may be a plain object, sent as JSON, or FormData. Resolves to the Response.
 * Throws ServiceError for every answer that is none, with code "unreachable" where there was no answer, and AbortError.
 * Where somebody has signed in again in another tab, the page goes on with that session.
 */
export async function ask(path, options = {}) {
  try {
    return await asked(path, options);
  } catch (error) {
    if (error.code !== "forged_request" || !(await renewed())) throw error;
    return asked(path, options);
  }
}

/** The same, with the session that the page came with and no other: for what is not to be done in another's name. */
export async function asked(path, { method, body, signal, headers = {} }) {
  const sent = { Accept: "application/json", "X-CSRF-Token": meta("csrf-token"), ...headers };
  const plain = body !== undefined && !(body instanceof FormData) && !(body instanceof Blob);
  if (plain) sent["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(root + path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      body: plain ? JSON.stringify(body) : body,
      headers: sent,
      signal,
    });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new ServiceError(0, {
      code: "unreachable",
      message: "The service cannot be reached. Nothing on this page is lost: try again in a moment.",
    });
  }
  if (answer.ok) return answer;
  throw await refused(answer);
}

/** Take over the token of the session that the browser has now; false where it is the one that the page has. */
async function renewed() {
  const page = await asked(location.pathname.slice(root.length), { headers: { Accept: "text/html" } }).catch(() => null);
  const html = page && new DOMParser().parseFromString(await page.text(), "text/html");
  const token = html?.querySelector('meta[name="csrf-token"]')?.content;
  if (!token || token === meta("csrf-token")) return false;
  document.querySelector('meta[name="csrf-token"]').content = token;
  return true;
}

async function refused(answer) {
  const text = await answer.text();
  let body = { message: text };
  try {
    body = JSON.parse(text).error ?? JSON.parse(text);
  } catch {
    // Plain text, as the interface answers a few errors.
  }
  if (answer.status === 401 && body.code !== "sign_in_refused") {
    body = { code: "sign_in_needed", message: "Your session is over. Sign in in another tab; what is here stays." };
  }
  const seconds = Number(answer.headers.get("Retry-After"));
  return new ServiceError(answer.status, body, seconds || null);
}

/** The JSON that the service answers with. */
export async function json(path, options) {
  return (await ask(path, options)).json();
}
