import type { Page } from '@playwright/test';
import { onlineReports } from './support/online-reports';
import { pdfPages } from './support/pdf-text';
import { expect, test } from './support/test';

/** Opens the kept report with the most rows, of those that take no minute to print, and waits for them. */
async function openReport(page: Page) {
  const answering = page.waitForResponse((answer) => answer.url().includes('/api/OnlineReports?'));
  await page.goto('/online');
  const { items } = (await (await answering).json()) as { items: { id: string; rowCount: number }[] };
  const [longest] = items
    .filter(({ rowCount }) => rowCount < 1000)
    .toSorted((a, b) => b.rowCount - a.rowCount);
  await page.goto(`/online/${longest?.id ?? ''}`);
  const grid = page.getByRole('grid', { name: 'Rows of the report' });
  await expect(grid.getByRole('row').nth(2)).toBeVisible();
  return grid;
}

test('a report in the list is a link: it opens here, or in a tab of its own, and the cell keeps the keys @deep', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/online');
  const name = onlineReports(page).getByRole('link').first();
  const path = (await name.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/online\/rep_/);

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    name.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(new RegExp(`${path}$`));
  await expect(page).toHaveURL(/\/online$/);
  await tab.close();

  await expect(onlineReports(page).getByRole('rowheader').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(path));
});

test('a print has every row of the report, not only those in view, each page with brand, hash and number @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  const grid = await openReport(page);
  const rowCount = Number(await grid.getAttribute('aria-rowcount')) - 2;
  expect(await grid.getByRole('row').count()).toBeLessThan(rowCount);
  // The dialog of the browser would wait for a person: the test prints in its place, once the rows are there.
  const printed = page.evaluate(
    () =>
      new Promise<{ rows: number; words: string }>((done) => {
        window.print = () => {
          dispatchEvent(new Event('beforeprint'));
          requestAnimationFrame(() => {
            const paper = document.querySelector('.th-grid-paper');
            done({
              rows: paper?.querySelectorAll('tbody tr').length ?? 0,
              words: paper?.querySelector('p')?.textContent ?? '',
            });
          });
        };
      }),
  );
  await page.getByRole('button', { name: 'Print all rows' }).click();

  expect(await printed).toEqual({ rows: rowCount + 1, words: `All ${rowCount} rows.` });
  const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThan(2);
  for (const [place, text] of pages.entries()) {
    expect(text).toContain('Alder·');
    expect(text).toContain('Hashsha256:');
    expect(text).toContain(`Page${place + 1}of${pages.length}`);
  }
});

test('a column is fitted by a double click and by its menu, widened, moved, pinned and sorted without dragging', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  const grid = await openReport(page);
  const head = grid.getByRole('columnheader').nth(2);
  const name = (await head.innerText()).split('\n')[0]?.trim() ?? '';
  await head.focus();
  const before = (await head.boundingBox())?.width ?? 0;
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await head.boundingBox())?.width).toBeGreaterThan(before + 20);
  await head.locator('.th-resize').dblclick();
  await expect.poll(async () => (await head.boundingBox())?.width).not.toBe(before + 40);

  await head.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Move one place earlier' }).click();
  await expect(grid.getByRole('columnheader').nth(1)).toContainText(name);
  // A menu that is leaving has the same entries as the next one.
  await expect(page.getByRole('menu')).toBeHidden();
  await grid.getByRole('columnheader').nth(1).press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Sort descending' }).click();
  // The second order is added to the first once the address has that.
  await expect(grid.getByRole('columnheader').nth(1)).toHaveAttribute('aria-sort', 'descending');
  await grid.getByRole('columnheader').nth(0).press('Shift+Enter');
  await expect(grid.getByRole('columnheader').nth(1)).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=/);
});
