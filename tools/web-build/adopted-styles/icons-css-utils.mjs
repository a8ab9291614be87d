/// <reference lib="dom" />
// Stands in for @ant-design/icons' cssUtils, which writes a <style> element of its own.
export { updateCSS } from './dynamic-css.mjs';

/** @param {Node | null} node */
export function getShadowRoot(node) {
  const top = node?.getRootNode();
  return top instanceof ShadowRoot ? top : null;
}

/** @param {boolean} holds @param {string} message */
export function warningOnce(holds, message) {
  if (!holds) console.warn(message);
}
