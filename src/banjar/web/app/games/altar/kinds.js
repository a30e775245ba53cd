/** The display order of cards and goods. */
/** @type {import("./types").Good[]} */
export const GOODS = ["rice", "peanut", "banana", "pepper"];
/** @type {import("./types").HandKind[]} */
export const KINDS = [...GOODS, "stonemason", "priest", "shrine"];
export const ROW_NAMES = "ABCD";

/** A list of cards from counts by kind. @template {string} K @param {Record<K, number>} counts @param {K[]} order */
export const spread = (counts, order) => order.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind));
