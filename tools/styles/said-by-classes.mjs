// Styles of an element that classes of the kit say already (shared/src/ui/layout-classes.ts): `marginBlockEnd: 12` is
// `th-after-12`.

const unitless = new Set(['fontWeight', 'opacity', 'flex', 'flexShrink', 'lineHeight']);
/** Sides and sizes as the classes name them: by the direction of reading. */
/** @type {Readonly<Record<string, string>>} */
const logical = {
  width: 'inline-size',
  minWidth: 'min-inline-size',
  maxWidth: 'max-inline-size',
  height: 'block-size',
};

/**
 * Literal styles of a source of which every declaration stands in one of the classes, and numbered classes that are not
 * there, `3: th-after-10`.
 *
 * @param {string} source
 * @param {Readonly<Record<string, string>>} classes each with its declarations
 * @returns {string[]}
 */
export function saidByClasses(source, classes) {
  const declared = Object.values(classes).flatMap((declarations) => declarations.split('; '));
  const said = new Set(declared.map((one) => one.replace(': 0px', ': 0')));
  const scales = new Set(Object.keys(classes).flatMap((name) => /^th-(.+)-\d+$/.exec(name)?.[1] ?? []));
  const numbered = new RegExp(String.raw`(?<![\w.-])th-(?:${[...scales].join('|')})-\d+`, 'g');
  const styles = [...source.matchAll(/\bstyle=\{\{([^{}]*)\}\}/g)].filter(([, object = '']) => {
    const declarations = declarationsOf(object);
    return declarations?.every((one) => said.has(one)) ?? false;
  });
  const unknown = [...source.matchAll(numbered)].filter(([name]) => classes[name] === undefined);
  return [...styles, ...unknown]
    .sort((one, other) => one.index - other.index)
    .map(({ index, 0: text }) => `${source.slice(0, index).split('\n').length}: ${text}`);
}

/** Null where a value is computed. @param {string} object `fontSize: 12, margin: 0` @returns {string[] | null} */
function declarationsOf(object) {
  const literal = /\s*(\w+):\s*(?:'([^']*)'|(-?[\d.]+))\s*(?:,|$)/gy;
  const found = [...object.matchAll(literal)];
  if (
    found
      .map(([whole]) => whole)
      .join('')
      .trim() !== object.trim()
  )
    return null;
  return found.flatMap(([, property = '', words, number = '']) => {
    const isBare = number === '0' || unitless.has(property);
    const value = words ?? (isBare ? number : `${number}px`);
    if (property !== 'marginBlock') return [`${cssName(property)}: ${value}`];
    const [start = '', end = start] = value.split(' ');
    return [`margin-block-start: ${start}`, `margin-block-end: ${end}`];
  });
}

/** @param {string} property `fontSize` */
const cssName = (property) =>
  logical[property] ?? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
