import type { CDPSession, Locator, Page } from '@playwright/test';
import { scrollFrames } from '../grid/in-page';

const patience = { timeout: 180_000 };

/** Milliseconds from asking until the rows asked for stand there. */
export interface ReportWalk {
  readonly firstRowsMs: number;
  readonly lastRowMs: number;
  readonly rowMs: number;
  readonly sortMs: number;
  readonly frameP95Ms: number;
  /** What was left of all that after collecting garbage, above the first rows. */
  readonly heapGrownMb: number;
}

/** Opens the kept report in a signed-in page of the product and goes through its rows. */
export async function walkReport(page: Page, path: string, rowCount: number): Promise<ReportWalk> {
  const session = await page.context().newCDPSession(page);
  const grid = page.getByRole('grid', { name: 'Rows of the report' });
  const firstRowsMs = await timed(async () => {
    await page.goto(path);
    await grid.getByText('Game 1', { exact: true }).waitFor(patience);
  });
  const heapBefore = await heapMbOf(session);
  const frames = await page.evaluate(scrollFrames, '.th-grid');
  const frameP95Ms = frames.sort((one, other) => one - other)[Math.floor(frames.length * 0.95)] ?? 0;
  await grid.locator('[data-cell="-1:0"]').focus();
  const lastRowMs = await timed(async () => {
    await page.keyboard.press('Control+End');
    await grid.getByText(`Game ${rowCount}`, { exact: true }).waitFor(patience);
  });
  const wanted = Math.floor(rowCount * 0.987654);
  await page.getByRole('button', { name: 'Go to row …' }).click();
  await page.getByRole('textbox', { name: /^Row, 1 to / }).fill(String(wanted));
  const rowMs = await timed(async () => {
    await page.keyboard.press('Enter');
    await grid.getByText(`Game ${wanted}`, { exact: true }).waitFor(patience);
  });
  await page.keyboard.press('Control+Home');
  const sortMs = await timed(() => sortByGgr(page, grid, rowCount));
  const heapGrownMb = (await heapMbOf(session)) - heapBefore;
  return { firstRowsMs, lastRowMs, rowMs, sortMs, frameP95Ms, heapGrownMb };
}

/** The largest loss first; it is that of the last game. */
async function sortByGgr(page: Page, grid: Locator, rowCount: number): Promise<void> {
  const head = grid.getByRole('columnheader', { name: /revenue|GGR/i }).first();
  await head.click({ position: { x: 60, y: 20 } });
  if ((await head.getAttribute('aria-sort')) !== 'ascending')
    await head.click({ position: { x: 60, y: 20 } });
  await page.waitForFunction(
    (name) => {
      const first = document.querySelector('.th-grid-body [aria-rowindex="2"]');
      return [...(first?.querySelectorAll('*') ?? [])].some(({ textContent }) => textContent === name);
    },
    `Game ${rowCount}`,
    patience,
  );
}

async function timed(act: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

async function heapMbOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}
