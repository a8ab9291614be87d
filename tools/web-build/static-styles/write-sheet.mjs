/// <reference lib="dom" />
import { updateCSS } from '../adopted-styles/dynamic-css.mjs';
import { inPlace } from './placeholders.mjs';

/** @typedef {import('./extract-styles.mjs').Sheet} Sheet */

/** What writes the rules and keyframes of a sheet again, for each prefix for which they stand in the page. @type {Map<string, Map<string, () => void>>} */
const written = new Map();

/** What came for a sheet from where it stands apart. @type {Map<string, import('./apart.mjs').Part>} */
const added = new Map();

/** Puts a sheet into the page, or other text into the one that has this key. @param {string} css @param {string} key @param {number} order */
export function write(css, key, order) {
  if (css !== '') updateCSS(css, key, { mark: 'data-css-hash', prepend: 'queue', priority: order });
}

/** Once for each prefix. @param {Sheet} sheet @param {string} prefix @param {string} root */
export function writeRules({ name, rules, keyframes, order }, prefix, root) {
  const places = written.get(name) ?? new Map();
  if (places.has(prefix)) return;
  const writeAll = () => {
    const more = added.get(name);
    write(inPlace(rules + (more?.rules ?? ''), prefix, root), `${name} ${prefix}`, order);
    for (const [frames, text] of Object.entries({ ...keyframes, ...more?.keyframes }))
      write(text, `_effect-${frames}`, order);
  };
  written.set(name, places.set(prefix, writeAll));
  writeAll();
}

/** Values of a component's variables, by the sign of a theme. @param {Sheet} sheet */
export function variablesOf({ name, variables }) {
  return { ...variables, ...added.get(name)?.variables };
}

/** Gives a sheet the part of it that stands apart (apart.mjs), in the page too where the rest is there already. @param {import('./apart.mjs').Part} part */
export function addToSheet(part) {
  added.set(part.name, part);
  for (const writeAgain of written.get(part.name)?.values() ?? []) writeAgain();
}
