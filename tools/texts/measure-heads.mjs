/** Opening tags of headers that stand over numbers, which are aligned at their end. */
const numberHead = /<th\b[^>]*(?:th-number|numberClass)[^>]*>/g;

/** A column of a kit’s table up to the alignment of its numbers, from its last key or title on. */
const numberColumn =
  /\{\s+(?:key:|title:|\.\.\.measureTitle)(?:(?!\{\s+(?:key:|title:|\.\.\.)).)*?align: '(?:end|right)'/gs;

/**
 * Names of amounts outside tables: in lists of facts (`<dt>` before `<dd>`, or an entry with its value), and in running
 * words, with a colon before the amount.
 */
const namedAmounts = [
  /<dt\b[^>]*>(?:(?!<\/dt>).)*<\/dt>\s*<dd\b[^>]*>(?:(?!<\/dd>).)*?money(?:(?!<\/dd>).)*<\/dd>/gs,
  /\[\s*text\('[\w.]+'\),\s*(?:money\w*Text|controlWords)\((?:(?!\)[\],]).)*\)(?:,\s*'\w+')?,?\s*\]/gs,
  /text\('[\w.]+'\)\}(?:\s|\{' '\}|<TermHelp[^>]*>)*:(?:\s|\{' '\}|<strong>)*\{money/gs,
];
const leadsToTerm = /<TermHelp|,\s*'\w+',?\s*\]$/;

/** Names before amounts that lead nowhere, as they are written. @param {string} source @returns {string[]} */
export function bareAmounts(source) {
  return namedAmounts
    .flatMap((pattern) => [...source.matchAll(pattern)].map(([name]) => name.replace(/\s+/g, ' ')))
    .filter((name) => !leadsToTerm.test(name));
}

/** How many headers over numbers a source draws without the way to what they mean. @param {string} source */
export function bareHeads(source) {
  const columns = [...source.matchAll(numberColumn)].filter(([column]) => !column.includes('measureTitle'));
  return [...source.matchAll(numberHead)].length + columns.length;
}
