// Stands in for the module of antd whose functions make every component's styles, in a program that is bundled and run
// by extract-styles.mjs. There each call has its key before its arguments.
import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { createElement, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import * as makers from 'antd/es/theme/util/genStyleUtils';
import { inPlace, placeholders, signOf } from './placeholders.mjs';

export { genCssVar } from 'antd/es/theme/util/genStyleUtils';
export const genStyleHooks = recorderOf('genStyleHooks');
export const genComponentStyleHook = recorderOf('genComponentStyleHook');
export const genSubStyleComponent = recorderOf('genSubStyleComponent');

/** What each component has made, by the key of the call. @type {Map<string, { make: string, given: any[] }>} */
const calls = new Map();

/** Notes what is to be made, and makes nothing. @param {string} make */
function recorderOf(make) {
  return (/** @type {string} */ key, /** @type {unknown[]} */ ...given) => {
    calls.set(key, { make, given });
    return () => ['', ''];
  };
}

/** What a component hands over: its prefix, in one place that of the tree within it, and that it wants its styles. */
const drawn = [placeholders.prefix, 'ant-select-tree', true];

/** @typedef {import('./extract-styles.mjs').Sheet} Sheet */
/** @typedef {{ sign: string, order: number, rules: string, keyframes: Record<string, string>, variables: string, shared: Sheet, icons: Sheet }} Written */

/**
 * @param {object} parts
 * @param {any} parts.ConfigProvider
 * @param {any} parts.DesignTokenContext
 * @param {(theme: 'light' | 'dark', reducedMotion: boolean) => any} parts.themeConfigOf
 * @param {any[]} parts.modules of antd that make styles
 * @returns {import('./extract-styles.mjs').Styles}
 */
export function recordStyles({ ConfigProvider, DesignTokenContext, themeConfigOf, modules }) {
  // Some have theirs made only when a component draws.
  for (const { default: hook } of modules) if (typeof hook === 'function') hook(...drawn);
  const themes = /** @type {const} */ (['light', 'dark']).flatMap((theme) =>
    [false, true].map((reducedMotion) => themeConfigOf(theme, reducedMotion)),
  );

  /** @param {string} make @param {any[]} given @param {any} theme @param {typeof placeholders} [classes] @returns {Written} */
  function write(make, given, theme, classes = placeholders) {
    const cache = createCache();
    const made = /** @type {any} */ (makers)[make](...given);
    let sign = '';
    const Probe = () => {
      sign = signOf(useContext(DesignTokenContext));
      const { prefix, root } = classes;
      if (make === 'genSubStyleComponent') return createElement(made, { prefixCls: prefix, rootCls: root });
      made(prefix, root);
      return null;
    };
    const provided = createElement(ConfigProvider, { theme }, createElement(Probe));
    renderToString(createElement(StyleProvider, { cache }, provided));
    return { sign, ...writtenIn(cache, classes) };
  }

  const sheets = [...calls].map(([key, { make, given }]) => {
    const written = themes.map((theme) => write(make, given, theme));
    requireAnyClasses(key, written[0], write(make, given, themes[0], otherClasses));
    return /** @type {const} */ ([key, sheetOf(key, componentOf(given[0]), written)]);
  });
  const [first] = calls.values();
  if (first === undefined) throw new Error('antd makes no styles where it made them before');
  const { shared, icons } = write(first.make, first.given, themes[0]);
  return { shared, icons, sheets: Object.fromEntries(sheets) };
}

const otherClasses = { prefix: 'ant-other', root: 'other-root' };

/** A sheet stands for any classes only if others make no difference but their names. @param {string} key @param {Written | undefined} written @param {Written} other */
function requireAnyClasses(key, written, other) {
  const { prefix, root } = otherClasses;
  const isSame =
    inPlace(written?.rules ?? '', prefix, root) === other.rules &&
    inPlace(written?.variables ?? '', prefix, root) === other.variables;
  if (!isSame) throw new Error(`${key}: its styles depend on its classes`);
}

/** @param {string | string[]} named `Input`, or `['Input', 'Search']` for a part of it */
function componentOf(named) {
  return Array.isArray(named) ? (named[0] ?? '') : named;
}

/** What a drawn component left for the page. @param {any} cache @param {typeof placeholders} classes @returns {Omit<Written, 'sign'>} */
function writtenIn(cache, classes) {
  const entries = [...cache.cache].map(([path, [, value]]) => ({ path: path.split('%'), value }));
  const rules = entries.find(({ path }) => path[0] === 'style' && path.includes(classes.prefix))?.value;
  const shared = entries.find(({ path }) => path[0] === 'style' && path.includes('Shared'))?.value ?? [];
  const icons =
    entries.find(({ path }) => path[0] === 'style' && path.includes('ant-design-icons'))?.value ?? [];
  const variables = entries.find(({ path }) => path[0] === 'cssVar' && path.includes(classes.root))?.value;
  return {
    order: rules?.[4] ?? 0,
    rules: rules?.[0] ?? '',
    keyframes: rules?.[2] ?? {},
    variables: variables?.[1] ?? '',
    shared: commonSheet('shared', shared),
    icons: commonSheet('icons', icons),
  };
}

/** @param {string} name @param {any[]} value of the cache @returns {Sheet} */
function commonSheet(name, [rules, , keyframes, , order]) {
  return { name, component: '', order, rules, keyframes, variables: {} };
}

/** @param {string} key @param {string} component @param {Written[]} written @returns {Sheet} */
function sheetOf(key, component, written) {
  const [{ order, rules, keyframes }] = /** @type {[Written]} */ (written);
  const isSame = written.every(
    (other) => other.rules === rules && JSON.stringify(other.keyframes) === JSON.stringify(keyframes),
  );
  if (!isSame) throw new Error(`${key}: its rules differ between our themes`);
  /** @type {Record<string, string>} */
  const variables = {};
  for (const { sign, variables: css } of written) {
    if (variables[sign] !== undefined && variables[sign] !== css)
      throw new Error(`${key}: its variables differ with motion and without`);
    variables[sign] = css;
  }
  const isOne = new Set(Object.values(variables)).size === 1;
  return {
    name: key,
    component,
    order,
    rules,
    keyframes,
    variables: isOne ? { '': Object.values(variables)[0] ?? '' } : variables,
  };
}
