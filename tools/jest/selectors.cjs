/**
 * `a, b:is(c, d)` is `a` and `b:is(c, d)`.
 *
 * @param {string} list
 */
exports.selectorsOf = function selectorsOf(list) {
  /** @type {string[]} */
  const found = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= list.length; at += 1) {
    const letter = list[at];
    if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (letter === undefined || (letter === ',' && depth === 0)) {
      found.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  return found;
};

/**
 * The class or the tag that an element must have for the selector to fit, as far as that is plain to see.
 *
 * @param {string} selector
 */
exports.keyOf = function keyOf(selector) {
  const last = /[^\s>+~]*$/.exec(selector)?.[0] ?? '';
  if (/[()[\]\\]/.test(last)) return '*';
  return /\.[\w-]+/.exec(last)?.[0] ?? /^[\w-]+/.exec(last)?.[0]?.toLowerCase() ?? '*';
};
