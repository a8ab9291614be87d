import type { Page } from '@playwright/test';

/** As `--expose-gc` gives it to a page (playwright.config.ts). */
declare const gc: (options: { readonly type: 'major'; readonly execution: 'async' }) => Promise<void>;

/**
 * Has the page let go of all that nothing holds. In a task of its own: a collection from within a call, as that of
 * `HeapProfiler`, keeps for minutes what something on the stack happens to look like the address of.
 */
export function collectGarbage(page: Page): Promise<void> {
  return page.evaluate(() => gc({ type: 'major', execution: 'async' }));
}
