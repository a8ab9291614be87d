import { memoryStorage } from './memory-storage';

// Not by its own name, which the build replaces.
const page = document;
const roots = new Set<ShadowRoot>();

/** Lets elements of this root be found; gives what ends that. */
export function knowRoot(root: ShadowRoot): () => void {
  roots.add(root);
  return () => roots.delete(root);
}

/**
 * What code drawn within shadow roots means by `document` and `localStorage`. A build for portals puts it in the place
 * of those names, in packages too: the page's own would give the host in the place of the focused field, and would
 * keep choices in the storage of a portal.
 */
export const shadowPage = {
  get activeElement(): Element | null {
    let active = page.activeElement;
    for (;;) {
      const inner = active?.shadowRoot?.activeElement ?? null;
      if (inner === null) return active;
      active = inner;
    }
  },
  getElementById(id: string): HTMLElement | null {
    for (const root of roots) {
      const found = root.getElementById(id);
      if (found !== null) return found;
    }
    return null;
  },
  elementFromPoint(x: number, y: number): Element | null {
    let found = page.elementFromPoint(x, y);
    for (;;) {
      const inner = found?.shadowRoot?.elementFromPoint(x, y) ?? null;
      if (inner === null || inner === found) return found;
      found = inner;
    }
  },
  localStorage: memoryStorage(),
  /** Where packages keep what they have once per page: the page is not theirs. */
  globals: {},
};
