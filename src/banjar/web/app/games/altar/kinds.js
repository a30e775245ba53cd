/** The order in which cards and goods lie sorted on every table. */
export const GOODS = ["rice", "peanut", "banana", "pepper"];
export const KINDS = [...GOODS, "stonemason", "priest", "shrine"];
export const ROW_NAMES = "ABCD";

/** Counted cards one by one. @param {Record<string, number>} counts @param {string[]} order */
export const spread = (counts, order) => order.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind));
