import type { Page } from '@playwright/test';

/** Adds up what moves on the pages opened from now on without anybody doing anything: cumulative layout shift. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: { value: number; what: string }[] = [];
    Reflect.set(window, '__shifts', moved);
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources
          .map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : '#text'))
          .join(', ');
        moved.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shift since the page was opened, with what moved, for whoever reads why a test failed. */
export async function shiftsOf(page: Page): Promise<{ readonly sum: number; readonly what: string }> {
  const moved = await page.evaluate(
    () => Reflect.get(window, '__shifts') as readonly { value: number; what: string }[],
  );
  return {
    sum: moved.reduce((sum, { value }) => sum + value, 0),
    what: moved.map(({ value, what }) => `${value.toFixed(3)}: ${what}`).join('\n'),
  };
}
