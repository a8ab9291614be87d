import type { Page } from '@playwright/test';

/** Milliseconds from the click on an entry of the menu, as the page itself measures them. */
export interface EntryFigures {
  /** Until the heading of the screen stood there. */
  readonly frameMs: number;
  /** Until its first rows, cards or fields did. */
  readonly rowsMs: number;
  /** The slowest answer of the page to the click, and to what was clicked and pressed on the screen. */
  readonly paintMs: number;
}

interface Watch {
  readonly next: (path: string) => void;
  readonly take: () => EntryFigures | null;
}
declare const thWatch: Watch;

const patienceMs = 60_000;

/** To be called before the page is opened: the page notes when what is seen stood there. */
export async function watchEntries(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const rows = 'tbody tr:not(.ant-table-measure-row, .ant-table-placeholder), [role="gridcell"]';
    const content = `${rows}, article, [role="article"], dd, .ant-empty, .ant-alert`;
    // Settings have fields in place of rows.
    const hasContent = (path: string) =>
      [...document.querySelectorAll(`main :is(${path === '/settings' ? 'section input' : content})`)].some(
        (one) =>
          one.closest('.ant-skeleton, .th-skeleton, [aria-busy="true"], [aria-hidden="true"]') === null,
      );
    const slowest = { ms: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if ((entry.interactionId ?? 0) > 0) slowest.ms = Math.max(slowest.ms, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    let found: { frameMs: number | null; rowsMs: number | null } | undefined;

    const headingText = () => document.querySelector('main h1')?.textContent ?? '';
    function look(path: string, before: string, clickedAt: number): void {
      const isThere = location.pathname === path && !['', before].includes(headingText());
      if (found !== undefined && isThere) {
        const ms = performance.now() - clickedAt;
        found.frameMs ??= ms;
        if (hasContent(path)) found.rowsMs ??= ms;
      }
      // What an animation frame finds is painted right after it.
      if (found?.rowsMs === null) requestAnimationFrame(() => look(path, before, clickedAt));
    }

    Reflect.set(window, 'thWatch', {
      next(path: string) {
        found = { frameMs: null, rowsMs: null };
        slowest.ms = 0;
        const before = headingText();
        const onClick = ({ timeStamp }: Event) => requestAnimationFrame(() => look(path, before, timeStamp));
        addEventListener('click', onClick, { capture: true, once: true });
      },
      take() {
        const { frameMs = null, rowsMs = null } = found ?? {};
        return frameMs === null || rowsMs === null ? null : { frameMs, rowsMs, paintMs: slowest.ms };
      },
    });
  });
}

/** Clicks an entry of the menu, and then what opens and closes on its screen. */
export async function measureEntry(page: Page, path: string): Promise<EntryFigures> {
  // Some lead back to what was last looked at.
  const entry = page.locator(`nav a:is([href="${path}"], [href^="${path}?"])`);
  await page.evaluate((to) => thWatch.next(to), path);
  await entry.click();
  await page
    .waitForFunction(() => thWatch.take() !== null, undefined, { timeout: patienceMs })
    .catch((cause: unknown) => {
      throw new Error(`${path} showed no heading or nothing below it`, { cause });
    });
  await useScreen(page);
  const figures = await page.evaluate(() => thWatch.take());
  if (figures === null) throw new Error(`${path} was left while it was measured`);
  return figures;
}

/** What changes nothing but the page: heads that sort, lists that open, tabs. */
async function useScreen(page: Page): Promise<void> {
  const harmless = page.locator(
    'main :is(th.ant-table-column-has-sorters, [role="combobox"], [role="tab"], [aria-haspopup="menu"])',
  );
  for (let index = 0; index < Math.min(3, await harmless.count()); index += 1) {
    await harmless
      .nth(index)
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await page.keyboard.press('Escape');
  }
  // The observer is told of an interaction with the frame after it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
}
