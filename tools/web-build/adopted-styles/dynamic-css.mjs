/// <reference lib="dom" />
// Stands in for @rc-component/util's dynamicCSS in the browser: the same functions over constructed style
// sheets, so that the page needs no inline styles in its content security policy. What is drawn within a shadow root
// names it by `attachTo` and has its styles there.

/** @typedef {{ mark?: string, prepend?: boolean | 'queue', priority?: number, attachTo?: Node | null }} Options */
/** @typedef {{ sheet: CSSStyleSheet, css: string, rank: number, place: number, element: ReturnType<typeof standIn> }} Entry */

/** By the document or shadow root that adopted them. @type {WeakMap<Document | ShadowRoot, Map<string, Entry>>} */
const entriesByRoot = new WeakMap();
let places = 0;

/** @param {Options} options */
function rootOf({ attachTo }) {
  const root = attachTo?.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/** @param {Document | ShadowRoot} root */
function entriesOf(root) {
  const known = entriesByRoot.get(root) ?? new Map();
  entriesByRoot.set(root, known);
  return known;
}

/** Stands for the element that callers believe to have written: they mark it and read only their own marks. */
const standIn = () => ({ setAttribute() {}, getAttribute: () => null, parentNode: null });

/** @param {string} key @param {Options} options */
const nameOf = (key, options) => `${options.mark ?? 'rc-util-key'}|${key}`;

/** Prepended rules come first, queued ones in the order of their priority. @param {Options} options */
function rankOf({ prepend, priority = 0 }) {
  if (prepend === 'queue') return 1 + priority / 1e6;
  return prepend === true ? 0 : 2;
}

/** @param {Document | ShadowRoot} root */
function adopt(root) {
  const entries = entriesOf(root);
  const own = new Set([...entries.values()].map((entry) => entry.sheet));
  const others = root.adoptedStyleSheets.filter((sheet) => !own.has(sheet));
  const sorted = [...entries.values()].sort((a, b) => a.rank - b.rank || a.place - b.place);
  root.adoptedStyleSheets = [...sorted.map((entry) => entry.sheet), ...others];
}

/** @param {string} css @param {string} key @param {Options} [options] */
export function updateCSS(css, key, options = {}) {
  const root = rootOf(options);
  const entries = entriesOf(root);
  const name = nameOf(key, options);
  const known = entries.get(name);
  if (known !== undefined) {
    if (known.css !== css) known.sheet.replaceSync(css);
    known.css = css;
    return known.element;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const entry = { sheet, css, rank: rankOf(options), place: (places += 1), element: standIn() };
  entries.set(name, entry);
  adopt(root);
  return entry.element;
}

/** @param {string} css @param {Options} [options] */
export function injectCSS(css, options = {}) {
  return updateCSS(css, `injected ${(places += 1)}`, options);
}

/** @param {string} key @param {Options} [options] */
export function removeCSS(key, options = {}) {
  const root = rootOf(options);
  const entries = entriesOf(root);
  const entry = entries.get(nameOf(key, options));
  if (entry === undefined) return;
  entries.delete(nameOf(key, options));
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet);
}

export function clearContainerCache() {}
