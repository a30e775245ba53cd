/** Tooltips for every element with `data-tip`: by pointing, by keyboard focus, by a long press, or by a tap on what is no button. */
const HOVER_MS = 350;
const LONG_PRESS_MS = 500;
/** A gap between two things with tooltips is crossed in this time. */
const LEAVE_MS = 150;
/** How long a tooltip opened by touch stays. */
const TOUCH_MS = 6000;
const MARGIN_PX = 8;
const TIPPED = "[data-tip]";
const BUTTONS = "button, a, summary, input, select, label";

const box = document.createElement("div");
/** @type {Element | null} */
let target = null;
let timer = 0;
let isHeld = false;

/** Start showing tooltips. */
export function startTooltips() {
  box.id = "tooltip";
  // Screen readers have the text as a description, or hidden inside the element.
  box.ariaHidden = "true";
  box.popover = "manual";
  document.body.append(box);
  addEventListener("pointerover", point);
  addEventListener("focusin", focus);
  addEventListener("focusout", hide);
  addEventListener("touchstart", press, { passive: true });
  addEventListener("touchmove", cancel, { passive: true });
  addEventListener("touchcancel", cancel);
  addEventListener("touchend", release, { passive: false });
  addEventListener("contextmenu", (event) => isHeld && event.preventDefault());
  addEventListener("click", tap);
  addEventListener("keydown", (event) => event.key === "Escape" && hide());
  addEventListener("scroll", hide, { capture: true, passive: true });
  // What a tooltip explains may be redrawn or gone.
  new MutationObserver(() => target && (target.isConnected ? show(target) : hide())).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-tip"],
  });
}

/** @param {Event} event @returns {Element | null} */
const tipped = (event) => (event.target instanceof Element ? event.target.closest(TIPPED) : null);

/** @param {() => void} work @param {number} delay */
function later(work, delay) {
  clearTimeout(timer);
  timer = setTimeout(work, delay);
}

/** @param {PointerEvent} event */
function point(event) {
  if (event.pointerType !== "mouse") return;
  const found = tipped(event);
  if (found && found === target) clearTimeout(timer);
  else if (found) later(() => show(found), HOVER_MS);
  else later(hide, LEAVE_MS);
}

/** @param {FocusEvent} event */
function focus(event) {
  const found = tipped(event);
  if (found?.matches(":focus-visible")) later(() => show(found), HOVER_MS);
}

/** @param {TouchEvent} event */
function press(event) {
  isHeld = false;
  hide();
  const found = tipped(event);
  if (!found) return;
  later(() => {
    isHeld = true;
    show(found);
    later(hide, TOUCH_MS);
  }, LONG_PRESS_MS);
}

function cancel() {
  if (!isHeld) clearTimeout(timer);
}

/** @param {TouchEvent} event */
function release(event) {
  // A long press is not a click.
  if (isHeld) event.preventDefault();
  else clearTimeout(timer);
}

/** @param {MouseEvent} event */
function tap(event) {
  const found = tipped(event);
  hide();
  if (!found || found.closest(BUTTONS) || /** @type {PointerEvent} */ (event).pointerType === "mouse") return;
  show(found);
  later(hide, TOUCH_MS);
}

/** @param {Element} element */
function show(element) {
  const text = element.getAttribute("data-tip");
  if (!text || !element.isConnected) return hide();
  target = element;
  if (box.textContent !== text) box.textContent = text;
  if (!box.matches(":popover-open")) box.showPopover();
  const place = element.getBoundingClientRect();
  const fit = (/** @type {number} */ wanted, /** @type {number} */ size, /** @type {number} */ room) =>
    Math.max(MARGIN_PX, Math.min(wanted, room - size - MARGIN_PX));
  const above = place.top - box.offsetHeight - MARGIN_PX;
  const top = above >= MARGIN_PX ? above : place.bottom + MARGIN_PX;
  box.style.left = `${fit(place.left + place.width / 2 - box.offsetWidth / 2, box.offsetWidth, innerWidth)}px`;
  box.style.top = `${fit(top, box.offsetHeight, innerHeight)}px`;
  return undefined;
}

function hide() {
  clearTimeout(timer);
  target = null;
  if (box.matches(":popover-open")) box.hidePopover();
}
