/** Opening tags of headers that stand over numbers, which are aligned at their end. */
const numberHead = /<th\b[^>]*(?:th-number|numberClass)[^>]*>/g;

/** A column of a kit’s table up to the alignment of its numbers, from its last key or title on. */
const numberColumn =
  /\{\s+(?:key:|title:|\.\.\.measureTitle)(?:(?!\{\s+(?:key:|title:|\.\.\.)).)*?align: '(?:end|right)'/gs;

/** How many headers over numbers a source draws without the way to what they mean. @param {string} source */
export function bareHeads(source) {
  const columns = [...source.matchAll(numberColumn)].filter(([column]) => !column.includes('measureTitle'));
  return [...source.matchAll(numberHead)].length + columns.length;
}
