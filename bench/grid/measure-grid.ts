import type { Browser, CDPSession, Page } from '@playwright/test';
import type { ContenderName } from './build-pages';
import { rowName } from './contender';
import { firstPaint, lastRowSeen, scrollFrames, takeSlowest, watchInteractions } from './in-page';

/** How long an interaction took to be answered at all, and until its rows were there, in milliseconds. */
export interface InteractionFigures {
  readonly inpMs: number;
  /** Null when they did not come. */
  readonly rowsMs: number | null;
}

export interface GridFigures {
  readonly firstPaintMs: number;
  /** Time that the page's thread itself took, which other work on the machine does not lengthen. */
  readonly firstPaintCpuMs: number;
  readonly frameCpuMs: number;
  readonly heapMb: number;
  readonly frameP50Ms: number;
  readonly frameP95Ms: number;
  readonly lastRow: number;
  readonly sort: InteractionFigures;
  readonly filter: InteractionFigures;
  /** Null where no key leads to the next page. */
  readonly page: InteractionFigures | null;
}

/** One grid over so many rows, in a page of its own. */
export async function measureGrid(
  browser: Browser,
  address: string,
  { page: name, scroller, head }: ContenderName,
  rowCount: number,
): Promise<GridFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 800 } });
  const page = await context.newPage();
  try {
    await page.goto(`${address}/${name}`);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const heapBefore = await heapOf(session);
    const cpuBeforeMs = await cpuMsOf(session);
    const firstPaintMs = await page.evaluate(firstPaint, rowCount);
    const cpuPaintedMs = await cpuMsOf(session);
    const frames = (await page.evaluate(scrollFrames, scroller)).sort((one, other) => one - other);
    const cpuScrolledMs = await cpuMsOf(session);
    const heapMb = ((await heapOf(session)) - heapBefore) / 2 ** 20;
    const lastRow = await page.evaluate(lastRowSeen, scroller);
    await page.evaluate((place) => document.querySelector(place)?.scrollTo(0, 0), scroller);
    await page.getByText('Row 2', { exact: true }).first().waitFor();
    await page.evaluate(watchInteractions);
    const isKeyed = name !== 'antd-table';
    return {
      firstPaintMs,
      firstPaintCpuMs: cpuPaintedMs - cpuBeforeMs,
      frameCpuMs: (cpuScrolledMs - cpuPaintedMs) / Math.max(1, frames.length),
      heapMb,
      frameP50Ms: frames[Math.floor(frames.length * 0.5)] ?? 0,
      frameP95Ms: frames[Math.floor(frames.length * 0.95)] ?? 0,
      lastRow,
      page: isKeyed ? await pageDown(page, scroller) : null,
      sort: await interact(page, rowName(rowCount - 1), () => sortByRow(page, name, head)),
      filter: await interact(page, rowName(rowCount - 11), async () => {
        await page.locator('#filter').focus();
        await page.keyboard.press('0');
      }),
    };
  } finally {
    await context.close();
  }
}

const patienceMs = 30_000;

/** To the largest row: ReportGrid sorts words upwards first, so it takes a second click. */
async function sortByRow(page: Page, name: string, head: string): Promise<void> {
  await page
    .locator(head)
    .first()
    .click({ position: { x: 12, y: 12 } });
  if (name === 'report-grid')
    await page
      .locator(head)
      .first()
      .click({ position: { x: 12, y: 12 } });
}

async function pageDown(page: Page, scroller: string): Promise<InteractionFigures> {
  await page.getByText('Row 2', { exact: true }).first().click();
  await page.evaluate(takeSlowest);
  const before = await page.evaluate((place) => document.querySelector(place)?.scrollTop ?? 0, scroller);
  const startedAt = Date.now();
  await page.keyboard.press('PageDown');
  await page.waitForFunction(([place, top]) => (document.querySelector(place)?.scrollTop ?? 0) > top, [
    scroller,
    before,
  ] as const);
  const rowsMs = Date.now() - startedAt;
  const figures = { inpMs: await slowestOf(page), rowsMs };
  await page.evaluate((place) => document.querySelector(place)?.scrollTo(0, 0), scroller);
  return figures;
}

/** `first`: the row that stands on top once the rows are there. */
async function interact(page: Page, first: string, act: () => Promise<void>): Promise<InteractionFigures> {
  await page.evaluate(takeSlowest);
  const startedAt = Date.now();
  await act();
  const arrived = page.getByText(first, { exact: true }).first().waitFor({ timeout: patienceMs });
  const rowsMs = await arrived.then(
    () => Date.now() - startedAt,
    () => null,
  );
  return { inpMs: await slowestOf(page), rowsMs };
}

async function slowestOf(page: Page): Promise<number> {
  // Entries come after the frame that they measure.
  await page.waitForTimeout(400);
  return page.evaluate(takeSlowest);
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

async function cpuMsOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
