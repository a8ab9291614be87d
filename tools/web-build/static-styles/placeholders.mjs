/** Stand in a sheet for the classes that a component hands over when it draws. */
export const placeholders = { prefix: 'th-prefix', root: 'th-root' };

/**
 * Names one of our themes.
 *
 * @param {{ token?: { colorText?: string } }} theme as a component gets it from the context of antd
 */
export function signOf({ token }) {
  return String(token?.colorText);
}

/** With the classes of a component in the places of the placeholders. @param {string} css @param {string} prefix @param {string} root */
export function inPlace(css, prefix, root) {
  return css.replaceAll(placeholders.prefix, prefix).replaceAll(placeholders.root, root);
}
