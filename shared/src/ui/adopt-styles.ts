const adopted = new Map<string, CSSStyleSheet>();
let roots: readonly DocumentOrShadowRoot[] = [document];

/**
 * Adds rules of our own components to the page, once.
 *
 * A constructed stylesheet, because the page's policy allows neither style elements nor style attributes in markup.
 * Where the browser knows none (a test's DOM) nothing happens.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css) || !('adoptedStyleSheets' in document)) return;
  const sheet = sheetOf(css);
  adopted.set(css, sheet);
  for (const root of roots) root.adoptedStyleSheets.push(sheet);
}

/** Adds rules for as long as they are needed; gives what takes them away. */
export function adoptStylesFor(css: string): () => void {
  if (!('adoptedStyleSheets' in document)) return () => undefined;
  const sheet = sheetOf(css);
  const places = roots;
  for (const root of places) root.adoptedStyleSheets.push(sheet);
  return () => {
    for (const root of places) takeOut(root, new Set([sheet]));
  };
}

/** From now on our rules hold within the roots of `addStyleRoot` and nowhere else: the page is somebody else's. */
export function leavePageStyles(): void {
  const sheets = new Set(adopted.values());
  for (const root of roots) if (root === document) takeOut(root, sheets);
  roots = roots.filter((root) => root !== document);
}

/** Gives a shadow root our rules, those added later too; gives what takes them away. */
export function addStyleRoot(root: ShadowRoot): () => void {
  root.adoptedStyleSheets.push(...adopted.values());
  roots = [...roots, root];
  return () => {
    roots = roots.filter((one) => one !== root);
  };
}

function takeOut(root: DocumentOrShadowRoot, sheets: ReadonlySet<CSSStyleSheet>): void {
  if (sheets.size === 0) return;
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => !sheets.has(one));
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
