/** The result of a score pad as a picture: an SVG of our own drawings, turned into a PNG by the browser. */
import { gameClient } from "./games.js";
import { locale, say } from "./language.js";
import { scored } from "./pad_score.js";

const WIDTH = 1080;
const MARGIN = 60;
const ROW = 74;
const HEAD = 190;
const FOOT = 90;
const LABEL_WIDTH = 360;
const COLOURS = ["#b4322b", "#2b5f9e", "#b98a00", "#3d7a3a"];
const FONT = "Georgia, 'Palatino Linotype', serif";

/**
 * @param {string} game @param {import("./types").Pad} pad @param {import("./pad_score.js").PadSheet} sheet
 * @param {import("./wording.js").Wording} words @returns {Promise<File>}
 */
export async function pictureOf(game, pad, sheet, words) {
  const result = scored(pad, sheet);
  const lines = Object.keys(result.sheets[0] ?? {});
  const height = HEAD + ROW * (lines.length + 2) + FOOT;
  const body = drawn(game, pad, result, words, height);
  const sprites = await (await fetch(gameClient(game)?.sprites ?? "/web/art/common.svg")).text();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"><defs>${sprites}</defs>${body}</svg>`;
  const blob = await rasterized(svg, height);
  return new File([blob], `banjar-${game}.png`, { type: "image/png" });
}

/** @param {string} svg @param {number} height @returns {Promise<Blob>} */
async function rasterized(svg, height) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/**
 * @param {string} game @param {import("./types").Pad} pad @param {ReturnType<typeof scored>} result
 * @param {import("./wording.js").Wording} words @param {number} height
 */
function drawn(game, pad, result, words, height) {
  const lines = Object.keys(result.sheets[0] ?? {});
  const column = (WIDTH - 2 * MARGIN - LABEL_WIDTH) / result.sheets.length;
  const centre = (/** @type {number} */ seat) => MARGIN + LABEL_WIDTH + column * (seat + 0.5);
  const title = say("web-won", {
    count: result.winners.length,
    player: result.winners.map((seat) => words.brief(seat)).join(", "),
  });
  const today = new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(new Date());
  const names = result.sheets.map((_, seat) =>
    text(centre(seat), HEAD + ROW * 0.65, words.brief(seat), {
      size: 30,
      fill: COLOURS[seat],
      weight: 700,
      width: column - 12,
    }),
  );
  const rows = lines.map((line, place) => row(pad, result, words, line, HEAD + ROW * (place + 1), centre));
  const top = HEAD + ROW * (lines.length + 1);
  const places = result.ranks.map((rank, seat) =>
    text(centre(seat), top + ROW * 0.65, say("web-pad-place", { place: rank }), {
      size: 32,
      weight: rank === 1 ? 700 : 400,
    }),
  );
  return [
    `<rect width="${WIDTH}" height="${height}" fill="#f7f0e3"/><rect width="${WIDTH}" height="${HEAD - 30}" fill="#9c3f1d"/>`,
    text(MARGIN, 74, title, { size: 48, fill: "#fff8ee", weight: 700, anchor: "start", width: WIDTH - 2 * MARGIN }),
    text(MARGIN, 126, `${say(`game-${game}`)} · ${today}`, { size: 30, fill: "#fbe3cd", anchor: "start" }),
    ...names,
    ...rows,
    ...places,
    text(WIDTH / 2, height - 34, `Banjar · ${location.host}`, { size: 26, fill: "#5d4c3c" }),
  ].join("");
}

/**
 * @param {import("./types").Pad} pad @param {ReturnType<typeof scored>} result @param {import("./wording.js").Wording} words
 * @param {string} line @param {number} y @param {(seat: number) => number} centre
 */
function row(pad, result, words, line, y, centre) {
  const total = line === "total";
  const picture = pad.entries.find((entry) => entry.line === line)?.picture;
  const size = total ? 40 : 32;
  const rule = `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y}" y2="${y}" stroke="${total ? "#2a2018" : "#cbb893"}" stroke-width="${total ? 4 : 2}"/>`;
  const icon = picture ? `<use href="#${picture}" x="${MARGIN}" y="${y + 9}" width="56" height="56"/>` : "";
  const label = text(MARGIN + (picture ? 72 : 0), y + ROW * 0.65, words.say("score", line), {
    size: 30,
    anchor: "start",
    weight: total ? 700 : 400,
    width: LABEL_WIDTH - 80,
  });
  const numbers = result.sheets.map((sheet, seat) =>
    text(centre(seat), y + ROW * 0.65, String(sheet[line]), { size, weight: total ? 700 : 400 }),
  );
  return [rule, icon, label, ...numbers].join("");
}

/** @param {number} x @param {number} y @param {string} words @param {{size: number, fill?: string, weight?: number, anchor?: string, width?: number}} look */
function text(x, y, words, { size, fill = "#2a2018", weight = 400, anchor = "middle", width }) {
  // About half its size is the width of a letter; what would be longer is set smaller.
  const fitting = width ? Math.min(size, Math.floor((2 * width) / Math.max(1, words.length))) : size;
  return `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${fitting}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

/** @param {string} words */
const escaped = (words) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
