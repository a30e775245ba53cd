/** Drawings outside the component tree, for animations. */
import { say } from "../../core/language.js";
import { BOLD, PAPER, PLATE } from "./card.js";
import { KINDS } from "./kinds.js";

const CENTRED = { "text-anchor": "middle" };
const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** A drawing by its id, with the letters of a card or the number of the laurel. @param {string} picture @param {number} width @param {number} height */
export function drawing(picture, width, height) {
  const viewBox = document.getElementById(picture)?.getAttribute("viewBox") ?? "0 0 100 140";
  const drawn = shape("svg", { viewBox, "aria-hidden": "true", width: String(width), height: String(height) });
  drawn.append(shape("use", { href: `#${picture}` }));
  const kind = picture.replace("altar-", "");
  if (kind === "oracle" || KINDS.some((one) => one === kind)) drawn.append(letters(say(`altar-web-letter-${kind}`)));
  if (kind === "laurel")
    drawn.append(shape("text", { ...BOLD, ...CENTRED, "font-size": "26", x: "32", y: "42" }, "+1"));
  return drawn;
}

/** The letters in a card's corner. @param {string} text */
function letters(text) {
  const group = shape("g", {});
  group.append(
    shape("path", { ...PAPER, d: PLATE }),
    shape("text", { ...BOLD, ...CENTRED, "font-size": "20.5", "letter-spacing": "-0.6", x: "25.5", y: "24" }, text),
  );
  return group;
}

/** @param {string} name @param {Record<string, string>} attributes @param {string} [text] */
function shape(name, attributes, text = "") {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG_NAMESPACE, name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}
