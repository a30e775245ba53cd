"""Measure a page as a person sees it: what is covered, cut off or too small, and where the controls are."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize
from tests.web.browser_fixtures import DESKTOP, PHONE, TABLET

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
SIZES = (DESKTOP, TABLET, PHONE, SIDEWAYS)
LEAST_TEXT_PIXELS = 14

# Fonts, then a new size or version, what follows from it, and the units of containers that follow from that.
FRAMES = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""

# Faults in what is shown: what is wrong, with which element, and because of which other one.
# Excepted are letters drawn on cards, which are part of a picture with a name of its own (names on cards are read);
# dots at the end of people's names, which may be as long as they like, and of the line that repeats the log;
# and last deeds for which a player's place has no room: the log has them all.
MEASURE = """
(root, least) => {
  const SLACK = 1.5;
  const PRESSED = 'button, a[href], input, select, textarea, summary, [data-action]';
  const READ_IN_DRAWINGS = '.title, .name text, .laurel text';
  const MAY_HAVE_DOTS = '.name, .player-name, .recap';
  const LEFT_OUT = '.last-deeds .deed';
  // Cards that lie on each other show their upper edge.
  const FANNED = '.offer-card';

  const found = new Set();
  const styles = new Map();
  const style = (e) => styles.get(e) ?? styles.set(e, getComputedStyle(e)).get(e);
  const up = function* (e) { for (; e; e = e.parentElement) yield e; };
  const named = (e) => {
    const label = (e.getAttribute('aria-label') ?? e.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40);
    return `${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''} “${label}”`;
  };
  const fault = (what, e, over) =>
    found.add(`${what}: ${named(e)} in ${named(e.parentElement)}${over ? ` by ${named(over)}` : ''}`);
  const unseen = (e) => !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    || [...up(e)].some((it) => style(it).clipPath === 'inset(50%)' || it.matches('.skip:not(:focus)'));
  const overflow = (e, axis) => (axis === 'x' ? style(e).overflowX : style(e).overflowY);
  const scrolls = (e, axis) => /auto|scroll/.test(overflow(e, axis));

  // `look` again with the element in the middle, if it is in something that scrolls.
  const scrolled = () => [...document.querySelectorAll('*')].filter((e) => e.scrollTop || e.scrollLeft)
    .map((e) => [e, e.scrollLeft, e.scrollTop]);
  const before = scrolled();
  const inSight = (e, look) => {
    const first = look();
    if (!first) return first;
    e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const pushed = [...up(e)].find((it) => it !== document.documentElement
      && ((it.scrollTop && !scrolls(it, 'y')) || (it.scrollLeft && !scrolls(it, 'x'))));
    const again = pushed ? first : look();
    for (const [it] of scrolled()) it.scrollTo(0, 0);
    for (const [it, left, top] of before) it.scrollTo(left, top);
    return again;
  };

  // Pressed: its middle belongs to itself.
  for (const e of root.querySelectorAll(PRESSED)) {
    if (!e.getClientRects().length || unseen(e) || e.matches(':disabled')) continue;
    const over = inSight(e, () => {
      const box = e.getClientRects()[0];
      const down = e.matches(FANNED) ? 0.1 : 0.5;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * down);
      return hit && (e.contains(hit) || hit.closest('label')?.control === e) ? null : hit ?? document.body;
    });
    if (over) fault('covered', e, over);
  }

  // Read: large enough, whole, and with nothing painted over it.
  const paints = (e) => {
    const it = style(e);
    if (e.closest('svg')) return e.tagName !== 'svg' && (it.fill !== 'none' || it.stroke !== 'none');
    const alpha = /rgba\\(.*, ([\\d.]+)\\)|\\/ ([\\d.]+)\\)/.exec(it.backgroundColor);
    return it.backgroundImage !== 'none' || (alpha ? Number(alpha[1] ?? alpha[2]) > 0.3 : true);
  };
  // What all that clips a box leaves of it, and how much is lost to what does not scroll.
  const shown = (box, holder) => {
    const seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom, lost: 0 };
    for (const e of up(holder)) {
      if (e === document.documentElement) break;
      if (e.matches('svg *')) continue;
      const edge = e.getBoundingClientRect();
      for (const [axis, from, to, start, size] of [['x', 'left', 'right', e.clientLeft, e.clientWidth],
        ['y', 'top', 'bottom', e.clientTop, e.clientHeight]]) {
        if (overflow(e, axis) === 'visible') continue;
        const least = edge[from] + start, most = least + size;
        if (!scrolls(e, axis)) seen.lost = Math.max(seen.lost, least - seen[from], seen[to] - most);
        seen[from] = Math.max(seen[from], least);
        seen[to] = Math.min(seen[to], most);
      }
      if (seen.right - seen.left < 3 || seen.bottom - seen.top < 3) return { ...seen, gone: true };
      if (style(e).position === 'fixed') break;
    }
    seen.lost = Math.max(seen.lost, -seen.left, -seen.top, seen.right - innerWidth, seen.bottom - innerHeight);
    return seen;
  };
  const all = document.createElement('style');
  all.textContent = '* { pointer-events: auto !important }';
  document.head.append(all);
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest('option, script, style') || !holder.getClientRects().length) continue;
    const drawing = holder.closest('svg');
    if (unseen(holder) || (drawing && !holder.matches(READ_IN_DRAWINGS))) continue;
    const size = parseFloat(style(holder).fontSize) * (drawing ? holder.getScreenCTM().d : 1);
    if (size === 0) continue;
    if (size < least - 0.05) fault(`${size.toFixed(1)} px`, holder);
    const dots = [...up(holder)].find((e) => style(e).textOverflow === 'ellipsis' && overflow(e, 'x') !== 'visible');
    if (dots && dots.scrollWidth > dots.clientWidth + 1 && !dots.matches(MAY_HAVE_DOTS)) fault('dots', holder);
    let what = 'text covered';
    const over = inSight(holder, () => {
      range.selectNodeContents(node);
      // A range does not know of letters that are narrowed.
      for (const line of drawing ? [holder.getBoundingClientRect()] : range.getClientRects()) {
        if (line.width < 1) continue;
        // The box of a line is higher than its letters.
        const air = Math.max(0, (line.height - size) / 2);
        const { left, right, top, bottom } = line;
        const seen = shown({ left, right, top: top + air, bottom: bottom - air }, holder);
        if (seen.gone && holder.closest(LEFT_OUT)) continue;
        if (seen.lost > SLACK && !dots) {
          what = `cut by ${seen.lost.toFixed(0)} px`;
          return holder.parentElement;
        }
        if (seen.gone) continue;
        const across = (seen.top + seen.bottom) / 2;
        for (const along of [seen.left + 1.5, (seen.left + seen.right) / 2, seen.right - 1.5]) {
          if (document.elementFromPoint(along, across)?.contains(holder)) continue;
          const above = document.elementsFromPoint(along, across);
          const own = above.findIndex((e) => e.contains(holder));
          const hit = above.slice(0, own < 0 ? undefined : own)
            .find((e) => !holder.contains(e) && !drawing?.contains(e) && paints(e));
          if (hit) return hit;
        }
      }
      return null;
    });
    if (over) fault(what, holder, over);
  }
  all.remove();
  return [...found];
}
"""


def faults(page: Page, within: str = "body") -> list[str]:
    """What a person could not press or read in an element, which nothing else may lie over on purpose."""
    page.evaluate(FRAMES)
    found: list[str] = page.locator(within).first.evaluate(MEASURE, LEAST_TEXT_PIXELS)
    return found


def positions(page: Page, selector: str) -> dict[str, list[int]]:
    """Left, top, width and height of the visible matches, by what they are called."""
    page.evaluate(FRAMES)
    found: dict[str, list[int]] = page.evaluate(
        """(selector) => Object.fromEntries([...document.querySelectorAll(selector)]
          .filter((e) => e.getClientRects().length)
          .map((e) => [e.getAttribute('aria-label') ?? e.textContent.trim(),
            ['x', 'y', 'width', 'height'].map((key) => Math.round(e.getBoundingClientRect()[key]))]))""",
        selector,
    )
    return found


def scrolled_by(page: Page, selector: str) -> int:
    """By how many pixels the content is higher than the first match."""
    higher: int = page.locator(selector).first.evaluate("e => e.scrollHeight - e.clientHeight")
    return higher
