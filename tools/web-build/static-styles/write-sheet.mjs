/// <reference lib="dom" />
import { updateCSS } from '../adopted-styles/dynamic-css.mjs';
import { inPlace } from './placeholders.mjs';

/** Rules and keyframes that stand in the page. @type {Set<string>} */
const written = new Set();

/** Puts a sheet into the page, or other text into the one that has this key. @param {string} css @param {string} key @param {number} order */
export function write(css, key, order) {
  if (css !== '') updateCSS(css, key, { mark: 'data-css-hash', prepend: 'queue', priority: order });
}

/** Once for each prefix. @param {import('./extract-styles.mjs').Sheet} sheet @param {string} prefix @param {string} root */
export function writeRules({ name, rules, keyframes, order }, prefix, root) {
  const key = `${name} ${prefix}`;
  if (written.has(key)) return;
  written.add(key);
  write(inPlace(rules, prefix, root), key, order);
  for (const [frames, text] of Object.entries(keyframes)) write(text, `_effect-${frames}`, order);
}
