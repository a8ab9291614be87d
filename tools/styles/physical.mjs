// Looks that name a side of the page, left or right: a page in Arabic is read from right to left, and so are its looks.

/** In rules: `margin-left: 4px`, `text-align: right`; not under `:dir(…)`, which says for which direction it is. */
const inRules = [
  /(?<![\w-])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b[\w-]*\s*:/g,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\s*:/g,
  /(?<![\w-])(?:left|right)\s*:\s*[^;}]+[;}]/g,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g,
];

/** In styles of an element: `marginLeft: 4`, `textAlign: 'right'`. */
const inStyles = [
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*\s*:/g,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius\s*:/g,
  /\b(?:textAlign|float)\s*:\s*'(?:left|right)'/g,
  /\bstyle=\{\{[^}]*\b(?:left|right)\s*:/g,
];

/**
 * Places of a source that name a side, `3: margin-left:`.
 *
 * @param {string} path
 * @param {string} source
 * @returns {string[]}
 */
export function physicalSides(path, source) {
  const isSheet = path.endsWith('.css');
  const sheets = isSheet ? [{ css: source, at: 0 }] : sheetsIn(source);
  const ofRules = sheets.flatMap(({ css, at }) =>
    matches(css, inRules)
      .filter(({ index }) => !/:dir\([^{}]*\{[^{}]*$/.test(css.slice(0, index)))
      .map(({ index, text }) => ({ index: at + index, text })),
  );
  return [...ofRules, ...(isSheet ? [] : matches(source, inStyles))]
    .sort((one, other) => one.index - other.index)
    .map(({ index, text }) => `${source.slice(0, index).split('\n').length}: ${text.trim()}`);
}

/** Rules that a component writes: a text that is called styles or rules. @param {string} source */
function sheetsIn(source) {
  return [...source.matchAll(/(?:[sS]tyles|[rR]ules) = `([^`]*)`/g)].map(
    ({ index, 0: whole, 1: css = '' }) => ({
      css,
      at: index + whole.indexOf(css),
    }),
  );
}

/**
 * @param {string} text
 * @param {readonly RegExp[]} patterns
 */
function matches(text, patterns) {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ index, text: found })),
  );
}
