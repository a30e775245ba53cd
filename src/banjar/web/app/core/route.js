/** The client-side router: the current address, and navigation without a page load. */
import { signal } from "./html.js";

const here = () => ({ path: location.pathname, query: new URLSearchParams(location.search) });

export const route = signal(here());

addEventListener("popstate", () => {
  route.value = here();
});

/** @param {string} address @param {boolean} [replacing] */
export function go(address, replacing = false) {
  history[replacing ? "replaceState" : "pushState"](null, "", address);
  route.value = here();
  scrollTo(0, 0);
}

/** Handle clicks on links to our own pages; leave all others to the browser. */
document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href^='/']");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.hasAttribute("download") || link.getAttribute("target")) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
});
