const adopted = new Set<string>();

/**
 * Adds rules of our own components to the page, once.
 *
 * A constructed stylesheet, because the page's policy allows neither style elements nor style attributes in markup.
 * Where the browser knows none (a test's DOM) nothing happens.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css) || !('adoptedStyleSheets' in document)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
