import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './support/accessibility';
import { tenThousandths } from './support/amount';
import { chooseInHeadMenu, columnsOf, focusedCell, tabInto, tabTo, toHeader } from './support/grid-keys';
import { onlineReports } from './support/online-reports';
import { fillSignIn } from './support/sessions';
import { expect, test } from './support/test';

const tickets = '/retail?from=2026-10-01&to=2026-10-31&level=ticket';

test.describe.configure({ timeout: 300_000 });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const ways = [
  { name: 'light, as it is', use: { viewport: { width: 1440, height: 900 } } },
  // A page at 200 % has half the room, drawn with twice the points.
  {
    name: 'dark, at 200 %',
    use: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, colorScheme: 'dark' as const },
  },
];

for (const [place, { name, use }] of ways.entries()) {
  test.describe(`${name}${place === 0 ? '' : ' @deep'}`, () => {
    test.use(use);

    test(`check 7: a column is found, pinned, widened and moved by keyboard alone, stays so, and a link shows it to another user (${name}) @deep`, async ({
      page,
      browser,
      baseURL,
      signIn,
    }) => {
      await signIn('reporter');
      const grid = await openReport(page);

      await test.step('finds it in the list of columns', async () => {
        const chooser = page.getByRole('button', { name: /^Columns/ });
        await tabTo(page, chooser);
        await page.keyboard.press('Enter');
        const panel = page.getByRole('tooltip', { name: 'Columns' });
        await expect(panel.getByRole('searchbox', { name: 'Search columns' })).toBeFocused();
        await page.keyboard.type('stakes');
        await expect(panel.getByRole('checkbox', { name: /Stakes/ }).first()).toBeVisible();
        await expect(panel.getByRole('checkbox', { name: 'Gross gaming revenue' })).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
      });

      await test.step('pins, widens and moves it', async () => {
        await tabInto(page, grid);
        await toHeader(page, grid, 'Stakes');
        await chooseInHeadMenu(page, 'Wider');
        await expect(said(page)).toContainText(/Stakes is \d+ pixels wide/);
        await chooseInHeadMenu(page, 'Move one place earlier');
        await expect(said(page)).toContainText(/Stakes is now column \d+ of \d+/);
        await chooseInHeadMenu(page, 'Pin at the start');
        await expect(said(page)).toContainText('Stakes is pinned at the start');
        expect((await focusedCell(grid))?.role).toBe('columnheader');
      });

      const pinned = (columns: readonly string[]) => columns.filter((one) => / Stakes.* start$/.test(one));
      await expect.poll(async () => pinned(await columnsOf(grid))).toHaveLength(1);
      const arranged = await columnsOf(grid);

      await test.step('stays over a reload', async () => {
        await page.reload();
        await expect(grid.getByRole('columnheader', { name: /^Stakes/ })).toBeVisible();
        await expect.poll(() => columnsOf(grid)).toEqual(arranged);
      });

      await test.step('is the same for another user who works for another brand', async () => {
        await tabTo(page, page.getByRole('button', { name: 'Copy link' }));
        await page.keyboard.press('Enter');
        await expect(page.getByText(/Link copied/).first()).toBeVisible();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        const context = await browser.newContext({ ...use, baseURL: baseURL ?? '' });
        try {
          const other = await context.newPage();
          await other.goto('/login');
          await fillSignIn(other, 'viewer');
          await other.getByRole('button', { name: /^Birch/ }).click();
          await expect(other).toHaveURL('/dashboard');
          await other.goto(link);
          await expect(other.getByRole('banner')).toContainText('Alder');
          const theirs = other.getByRole('grid', { name: 'Rows of the report' });
          await expect(theirs.getByRole('columnheader', { name: /^Stakes/ })).toBeVisible();
          await expect.poll(() => columnsOf(theirs)).toEqual(arranged);
          await expect(other).not.toHaveURL(/forBrand/);
        } finally {
          await context.close();
        }
      });
    });

    test(`check 10: the grid is one tab stop, says where one is, and how it is sorted (${name})`, async ({
      page,
      signIn,
    }) => {
      await signIn('reporter');
      const grid = await openReport(page);
      await expect(grid).toContainText(/all [\d,]+ rows/);
      const rows = Number(await grid.getAttribute('aria-rowcount'));
      const columns = Number(await grid.getAttribute('aria-colcount'));
      const total = Number((/all ([\d,]+) rows/.exec(await grid.innerText())?.[1] ?? '').replace(',', ''));
      // Beside the rows, the header and the totals.
      expect(rows).toBe(total + 2);

      expect(await tabStops(grid)).toBe(1);
      expect(await unplacedCells(grid)).toEqual([]);
      await tabInto(page, grid);
      await page.keyboard.press('Control+Home');
      await expect.poll(() => focusedCell(grid)).toMatchObject({ row: 2, column: 1 });
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focusedCell(grid)).toMatchObject({ role: 'gridcell', row: 3, column: 2 });
      await page.keyboard.press('End');
      await expect.poll(() => focusedCell(grid)).toMatchObject({ row: 3, column: columns });
      await page.keyboard.press('Control+End');
      await expect.poll(() => focusedCell(grid)).toMatchObject({ row: rows - 1, column: columns });
      expect(await tabStops(grid)).toBe(1);
      expect(await unplacedCells(grid)).toEqual([]);

      await toHeader(page, grid, 'Stakes');
      await page.keyboard.press('Enter');
      const stakes = grid.getByRole('columnheader', { name: /^Stakes/ });
      await expect(stakes).toHaveAttribute('aria-sort', /^(asc|desc)ending$/);
      await expect(said(page)).toContainText(/Sorted by Stakes, (asc|desc)ending/);
      await expect(page).toHaveURL(/sort=/);
      expect.soft(await axeFaults(page)).toEqual([]);

      // Leaving and coming back, the focus is where it was.
      const left = await focusedCell(grid);
      await page.keyboard.press('Tab');
      await expect.poll(() => focusedCell(grid)).toBeNull();
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => focusedCell(grid)).toEqual(left);
    });
  });
}

test('the column of the cell that is pointed at, or has the focus, stands between hairlines', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto(tickets);
  const grid = page.getByRole('main').getByRole('grid');
  const cell = (column: number) => grid.getByRole('row').nth(3).locator(`[aria-colindex="${column}"]`);
  await expect(cell(3)).toBeVisible();
  const lines = () =>
    grid.locator('.th-grid-body').evaluate((body) => {
      const { content, left, width } = getComputedStyle(body, '::after');
      if (content === 'none') return null;
      return {
        left: Math.round(body.getBoundingClientRect().left + parseFloat(left)),
        width: parseFloat(width),
      };
    });
  const columnOf = async (column: number) => {
    const box = await cell(column).boundingBox();
    return { left: Math.round(box?.x ?? 0), width: box?.width };
  };
  expect(await lines()).toBeNull();

  await cell(3).hover();
  await expect.poll(lines).toEqual(await columnOf(3));
  await page.mouse.move(0, 0);
  await expect.poll(lines).toBeNull();

  await cell(3).click({ modifiers: ['Shift'] });
  await page.mouse.move(0, 0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(lines).toEqual(await columnOf(4));
});

test('check 9: first and last row, any row by number, and a sorted column, over rows that are fetched as they are seen', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto(tickets);
  const grid = page.getByRole('main').getByRole('grid');
  await expect(grid.getByRole('row').nth(5)).toContainText(/[A-Z]{2}\d{6}-/);
  const count = Number(await grid.getAttribute('aria-rowcount')) - 2;
  expect(count).toBeGreaterThan(1000);
  const status = page.getByText(new RegExp(`of ${count.toLocaleString('en')}`)).first();

  await tabInto(page, grid);
  await page.keyboard.press('Control+End');
  await expect.poll(() => focusedCell(grid)).toMatchObject({ row: count + 1 });
  await expect(rowAt(grid, count + 1)).toContainText(/[A-Z]{2}\d{6}-/);
  await expect(status).toContainText(`–${count.toLocaleString('en')} of`);
  expect(await drawnRows(grid)).toBeLessThan(80);

  await page.keyboard.press('Control+Home');
  await expect.poll(() => focusedCell(grid)).toMatchObject({ row: 2, column: 1 });
  await expect(rowAt(grid, 2)).toContainText(/[A-Z]{2}\d{6}-/);

  const wanted = Math.floor(count * 0.987);
  await page.getByRole('button', { name: 'Go to row …' }).click();
  await page.getByRole('textbox', { name: `Row, 1 to ${count.toLocaleString('en')}` }).fill(String(wanted));
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedCell(grid)).toMatchObject({ row: wanted + 1 });
  await expect(rowAt(grid, wanted + 1)).toContainText(/[A-Z]{2}\d{6}-/);
  await expect(rowAt(grid, wanted + 1)).toBeInViewport();

  await toHeader(page, grid, 'Stake');
  await page.keyboard.press('Enter');
  const head = grid.locator('[role="columnheader"][aria-sort$="ending"]').filter({ hasText: /^Stake/ });
  await expect(head).toHaveCount(1);
  const column = await head.getAttribute('aria-colindex');
  const isDescending = (await head.getAttribute('aria-sort')) === 'descending';
  await expect(grid).not.toHaveAttribute('aria-busy', 'true');
  const amounts = grid.locator(`[role="gridcell"][aria-colindex="${column ?? ''}"]`);
  const written = async () =>
    (await amounts.allInnerTexts()).slice(0, -1).filter((amount) => /\d/.test(amount));
  // Rows are drawn empty first, each block filled at once.
  await expect.poll(async () => (await written()).length).toBeGreaterThan(5);
  const shown = (await written()).map(tenThousandths);
  const sorted = [...shown].sort((a, b) => (isDescending ? Number(b - a) : Number(a - b)));
  expect(shown).toEqual(sorted);
});

/** The rows of the first kept report of days. */
async function openReport(page: Page): Promise<Locator> {
  await page.goto('/online');
  await onlineReports(page)
    .getByText(/^Online, day by day, /)
    .first()
    .click();
  const grid = page.getByRole('grid', { name: 'Rows of the report' });
  await expect(grid.getByRole('row').nth(3)).toContainText(/\d,\d{3}/);
  return grid;
}

/** What the grid said last to those who listen. */
function said(page: Page): Locator {
  return page.locator('.th-grid-frame').getByRole('status');
}

/** Elements of the grid that Tab stops at. */
function tabStops(grid: Locator): Promise<number> {
  return grid.evaluate(
    (element) => [...element.querySelectorAll<HTMLElement>('*')].filter((one) => one.tabIndex >= 0).length,
  );
}

/** Cells that do not say their row and column, or have no header over them. */
function unplacedCells(grid: Locator): Promise<string[]> {
  return grid.evaluate((element) => {
    const heads = new Set(
      [...element.querySelectorAll('[role="columnheader"]')].map((head) =>
        head.getAttribute('aria-colindex'),
      ),
    );
    return [...element.querySelectorAll('[role="gridcell"], [role="rowheader"]')]
      .filter((cell) => {
        const row = Number(cell.closest('[role="row"]')?.getAttribute('aria-rowindex'));
        return !(row >= 2) || !heads.has(cell.getAttribute('aria-colindex'));
      })
      .map((cell) => cell.outerHTML.slice(0, 160));
  });
}

function rowAt(grid: Locator, index: number): Locator {
  return grid.locator(`[role="row"][aria-rowindex="${index}"]`);
}

function drawnRows(grid: Locator): Promise<number> {
  return grid.getByRole('row').count();
}
