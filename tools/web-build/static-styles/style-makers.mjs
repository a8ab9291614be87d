/// <reference lib="dom" />
// Stands in for the module of antd whose functions make every component's styles, in the build of the shell: a call has
// what those functions gave at the build (extract-styles.mjs) in the place of how to compute it.
import { useContext, useInsertionEffect } from 'react';
import { DesignTokenContext } from 'antd/es/theme/context.js';
import { inPlace, signOf } from './placeholders.mjs';
import { variablesOf, write, writeRules } from './write-sheet.mjs';

/** @typedef {import('./extract-styles.mjs').Sheet} Sheet */
/** @typedef {{ injectStyle?: boolean }} Options */

/** @param {Sheet} sheet @param {string} prefix @param {string} root @param {Options} [options] */
function useRules(sheet, prefix, root, options) {
  useInsertionEffect(() => {
    writeRules(ANTD_SHARED_SHEET, '', '');
    if (options?.injectStyle !== false) writeRules(sheet, prefix, root);
  }, [prefix, root]);
}

/** Gives the class under which the variables stand. @param {Sheet} sheet @param {string} prefix @param {string} root */
function useVariables(sheet, prefix, root) {
  const theme = useContext(DesignTokenContext);
  const variables = variablesOf(sheet);
  const css = variables[signOf(theme)] ?? Object.values(variables)[0] ?? '';
  useInsertionEffect(
    () => write(inPlace(css, prefix, root), `variables ${sheet.component} ${root}`, -999),
    [css, prefix, root],
  );
  return theme.cssVar?.key;
}

/** @param {Sheet} sheet @param {Options} [options] */
export function genStyleHooks(sheet, options) {
  return (/** @type {string} */ prefix, root = prefix) => {
    useRules(sheet, prefix, root, options);
    return ['', useVariables(sheet, prefix, root)];
  };
}

/** @param {Sheet} sheet @param {Options} [options] */
export function genComponentStyleHook(sheet, options) {
  return (/** @type {string} */ prefix, root = prefix) => {
    useRules(sheet, prefix, root, options);
    return '';
  };
}

/** @param {Sheet} sheet @param {Options} [options] */
export function genSubStyleComponent(sheet, options) {
  return (/** @type {{ prefixCls: string, rootCls?: string }} */ { prefixCls, rootCls = prefixCls }) => {
    useRules(sheet, prefixCls, rootCls, options);
    return null;
  };
}

/** As antd's own: names of a component's variables, and references to them. @param {string} antCls @param {string} component */
export function genCssVar(antCls, component) {
  const start = `--${antCls.replaceAll('.', '')}-${component}-`;
  const name = (/** @type {string} */ own) => start + own;
  const reference = (/** @type {string} */ own, /** @type {string} [fallback] */ fallback) =>
    fallback ? `var(${start}${own}, ${fallback})` : `var(${start}${own})`;
  return [name, reference];
}
