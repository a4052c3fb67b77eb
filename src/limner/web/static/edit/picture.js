// Pictures as they are opened: told by their bytes, measured as the service measures them, and held against its limits
// before anything is sent.

import { ask, root } from "../api.js";

const SCREEN_SIDE = 4096; // what an SVG is drawn at, on its longer side
const SVG_SHORTEST = 16;

/** What a file is not that it should be; the message is for the person who opened it. */
export class NoPicture extends Error {}

/**
 * A file as a picture: `{blob, type, width, height, vector, name}`, the size upright and in pixels. A kind of file that
 * the service does not take and the browser can show becomes a PNG. Throws NoPicture.
 */
export async function opened(file, name = file.name ?? "picture") {
  const type = await typeOf(file);
  if (type === "image/svg+xml") {
    const text = await file.text();
    const { width, height } = sizeOfSvg(text);
    return { blob: new Blob([text], { type }), type, width, height, vector: true, name };
  }
  const bitmap = await bitmapOf(file);
  const { width, height } = bitmap;
  if (type) {
    bitmap.close();
    return { blob: file.slice(0, file.size, type), type, width, height, vector: false, name };
  }
  const blob = await encoded(bitmap, width, height);
  return { blob, type: blob.type, width, height, vector: false, name: `${name.replace(/\.\w+$/, "")}.png` };
}

/** The picture behind a link of this service, wherever the page was given it from. Throws NoPicture, ServiceError. */
export async function fetched(link) {
  const address = new URL(link, location.href);
  const path = address.pathname.slice(address.pathname.indexOf("/v1/images/"));
  if (!address.pathname.startsWith(`${root}/v1/images/`) || path.split("/").length !== 4) {
    throw new NoPicture("That link is not one of this service's pictures. Save the picture and open the file.");
  }
  const answer = await ask(path + address.search, { headers: { Accept: "image/*" } });
  const picture = await opened(await answer.blob(), path.split("/").pop());
  return { ...picture, link: address.href };
}

/** The picture as an ImageBitmap; an SVG is drawn large enough to look into. */
export async function drawn({ blob, vector, width, height }) {
  if (!vector) return bitmapOf(blob);
  const scale = Math.min(SCREEN_SIDE, Math.max(2048, width, height)) / Math.max(width, height);
  return drawnSvg(blob, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
}

/** The picture as pixels of its own size, for what takes no SVG. */
export async function asPixels(picture) {
  const bitmap = await drawnSvg(picture.blob, picture.width, picture.height);
  const blob = await encoded(bitmap, picture.width, picture.height);
  return { ...picture, blob, type: blob.type, vector: false, link: null, name: picture.name.replace(/\.svg$/, ".png") };
}

/** The picture with its sides brought within what the service takes. */
export async function fitted(picture, least, most) {
  const { width, height } = picture;
  const scale = Math.min(most / Math.max(width, height), Math.max(1, least / Math.min(width, height)));
  const size = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const bitmap = picture.vector ? await drawnSvg(picture.blob, ...size) : await bitmapOf(picture.blob);
  const blob = await encoded(bitmap, ...size);
  return { blob, type: blob.type, width: size[0], height: size[1], vector: false, name: picture.name };
}

/** Why the service would not take the picture for an operation, or null. `fit` tells whether `fitted` would help. */
export function refusal(picture, operation, limits) {
  const { width, height, blob } = picture;
  const size = `${width} × ${height} pixels`;
  if (Math.max(width, height) > limits.side) {
    return { message: `The picture has ${size}; ${limits.side} a side are taken.`, fit: true };
  }
  const least = picture.vector ? SVG_SHORTEST : operation.crisp ? limits.shortestCrisp : limits.shortest;
  if (Math.min(width, height) < least) {
    return { message: `The picture has ${size}; the shorter side has to have ${least}.`, fit: true };
  }
  if (blob.size > limits.bytes) {
    const megabytes = (blob.size / 1e6).toFixed(1);
    return { message: `The file has ${megabytes} MB; ${limits.bytes / 1e6} MB are taken.`, fit: true };
  }
  return null;
}

/** A small picture of it for strips and lists. */
export async function thumbnail(bitmap, side = 192) {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.max(1, bitmap.width * scale), Math.max(1, bitmap.height * scale));
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
}

async function typeOf(file) {
  const bytes = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes);
  if (text.startsWith("\x89PNG\r\n")) return "image/png";
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "image/webp";
  const start = text.replace(/^\u00ef\u00bb\u00bf/, "").trimStart();
  return /^<(\?xml|!--|!DOCTYPE svg|svg)/i.test(start) ? "image/svg+xml" : null;
}

async function bitmapOf(blob) {
  try {
    return await createImageBitmap(blob, { imageOrientation: "from-image" });
  } catch {
    throw new NoPicture("This file is no picture that the browser can read. PNG, JPG, WEBP and SVG are taken.");
  }
}

function sizeOfSvg(text) {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (svg.localName !== "svg") throw new NoPicture("This file is no SVG that the browser can read.");
  const box = (svg.getAttribute("viewBox") ?? "").trim().split(/[\s,]+/).map(Number);
  const [width, height] =
    box.length === 4 && box[2] > 0 && box[3] > 0
      ? box.slice(2)
      : ["width", "height"].map((side) => Number.parseFloat(svg.getAttribute(side)));
  if (!(width > 0 && height > 0)) throw new NoPicture("This SVG does not say how large it is; give it a viewBox.");
  const scale = Math.min(1, 4096 / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function drawnSvg(blob, width, height) {
  // Without a size of its own, an SVG is drawn as an image of 300 × 150: it gets the one that it is wanted in.
  const page = new DOMParser().parseFromString(await blob.text(), "image/svg+xml");
  const svg = page.documentElement;
  // The service does not draw HTML within an SVG, and a canvas that has shown some gives nothing out any more.
  for (const html of page.querySelectorAll("foreignObject")) html.remove();
  if (!svg.hasAttribute("viewBox")) {
    svg.setAttribute("viewBox", `0 0 ${Number.parseFloat(svg.getAttribute("width"))} ${Number.parseFloat(svg.getAttribute("height"))}`);
  }
  svg.setAttribute("width", width);
  svg.setAttribute("height", height);
  const sized = new Blob([new XMLSerializer().serializeToString(page)], { type: "image/svg+xml" });
  const address = URL.createObjectURL(sized);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d").drawImage(image, 0, 0, width, height);
    return canvas.transferToImageBitmap();
  } catch {
    throw new NoPicture("The browser cannot draw this SVG.");
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function encoded(bitmap, width, height) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/png" });
}
