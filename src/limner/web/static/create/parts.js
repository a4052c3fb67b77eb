// Small things that the page's modules make.

const icons = new URL("../icons.svg", import.meta.url).pathname;

/** An element with properties and what is inside it. */
export function made(tag, properties = {}, ...inside) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inside);
  return element;
}

/** One of the drawings of `icons.svg`. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "icon-drawing");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${icons}#${name}`);
  svg.append(use);
  return svg;
}

/** The picture in the place of the one before; its file is let go. */
export function swap(place, picture) {
  const before = place.querySelector("img.draft");
  picture.className = "draft";
  if (before) before.replaceWith(picture);
  else place.prepend(picture);
  if (before) URL.revokeObjectURL(before.src);
}
