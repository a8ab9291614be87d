import type { Locator, Page } from '@playwright/test';
import { sumOf, tenThousandths } from './support/amount';
import { chooseInHeadMenu, focusedCell, tabInto, toHeader } from './support/grid-keys';
import { simulateOnline } from './support/simulate';
import { expect, test } from './support/test';

// What an officer does with the rows of a report between opening and sending it, without a mouse.
const ggrTitle = 'Gross gaming revenue';
const period = { from: '2026-10-01', to: '2026-10-31' };

test.describe.configure({ timeout: 300_000 });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('rows are filtered from their header, selected cells are added up, and copied as plain numbers', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  const grid = await openRows(page);

  await tabInto(page, grid);
  await toHeader(page, grid, ggrTitle);
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Filter …' }).click();
  const form = page.getByRole('tooltip', { name: `Filter ${ggrTitle}` });
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form.getByRole('alert')).toContainText('Enter a number');
  await form.getByRole('textbox').first().fill('0.01');
  await page.keyboard.press('Enter');
  await expect(totalsRow(grid)).toContainText('matching the filter');
  const chip = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  await expect(chip.first()).toContainText(`${ggrTitle} at least 0.01`);

  await grid.getByRole('gridcell').first().focus();
  await toHeader(page, grid, ggrTitle);
  await page.keyboard.press('ArrowDown');
  for (let more = 0; more < 4; more += 1) await page.keyboard.press('Shift+ArrowDown');
  const status = page.getByText(/selected 5 cells: sum/);
  const said = /sum ([\d,.−-]+)/.exec(await status.innerText())?.[1] ?? '';
  const selected = await grid.locator('[aria-selected="true"]').allInnerTexts();
  expect(selected).toHaveLength(5);
  expect(tenThousandths(said)).toBe(sumOf(selected));

  await page.keyboard.press('Control+c');
  const copied = await clipboard(page);
  expect(copied.split(/\r?\n/)).toHaveLength(5);
  expect(copied).toMatch(/^-?\d+\.\d+$/m);
  expect(sumOf(copied.split(/\r?\n/))).toBe(sumOf(selected));
  await page.keyboard.press('Control+Shift+c');
  await expect(page.getByText(/copied with headers/).first()).toBeAttached();
  expect((await clipboard(page)).split(/\r?\n/)[0]).toMatch(new RegExp(`^${ggrTitle}`));

  await chip.getByRole('button', { name: /^Remove filter/ }).click();
  await expect(totalsRow(grid)).not.toContainText('matching the filter');
});

test('rows are grouped with subtotals that add up, at any height, and what is behind a number opens @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  const flat = await openRows(page);
  const total = await amountIn(totalsRow(flat), await columnOf(flat, ggrTitle));
  const rowPx = async (grid: Locator) => (await grid.getByRole('row').nth(2).boundingBox())?.height;

  await page.getByText('Compact', { exact: true }).click();
  await expect.poll(() => rowPx(flat)).toBe(28);
  await page.getByText('Comfortable', { exact: true }).click();
  await expect.poll(() => rowPx(flat)).toBe(44);

  await tabInto(page, flat);
  await toHeader(page, flat, 'Vertical');
  await chooseInHeadMenu(page, 'Group by this column');
  const grid = page.getByRole('treegrid', { name: 'Rows of the report' });
  await expect(totalsRow(grid)).toContainText(/\d+ groups/);
  const column = await columnOf(grid, ggrTitle);
  const amounts = grid.locator(`[aria-level="1"] [aria-colindex="${column}"]`);
  await expect(amounts.first()).toContainText(/\d/);
  const groups = await amounts.allInnerTexts();
  expect(groups.length).toBeGreaterThan(1);
  expect(sumOf(groups)).toBe(tenThousandths(total));

  await page.keyboard.press('Control+Home');
  const first = grid.getByRole('row', { expanded: false }).first();
  await expect(first).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('row', { expanded: true })).toHaveCount(1);
  const rows = grid.locator(`[aria-level="2"] [aria-colindex="${column}"]`);
  await expect(rows.first()).toContainText(/\d/);
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('row', { expanded: true })).toHaveCount(0);

  await toHeader(page, grid, ggrTitle);
  await page.keyboard.press('ArrowDown');
  expect(await focusedCell(grid)).toMatchObject({ row: 2, column: Number(column) });
  const figure = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog').filter({ hasText: 'Drill-down' });
  await expect(drawer.getByRole('region', { name: 'Figure' })).toContainText(figure);
  await expect(drawer.getByText('The parts add up exactly to the figure')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await totalsRow(grid).locator(`[aria-colindex="${column}"] span`).first().click();
  await expect(drawer.getByRole('region', { name: 'Figure' })).toContainText(total);
  await expect(drawer.getByText('The parts add up exactly to the figure')).toBeVisible();
});

test('Excel does not run what is copied: a text that begins like a formula is copied as text @deep', async ({
  page,
  signIn,
}) => {
  const title = `=1+1 ${Date.now().toString(36)}`;
  await signIn('reporter');
  await simulateOnline(page, { from: '2026-07-01', to: '2026-07-31' });
  await page.getByRole('button', { name: 'Save as report' }).click();
  const keeping = page.getByRole('dialog', { name: 'Save as report' });
  await keeping.getByLabel('Title').fill(title);
  await keeping.getByRole('button', { name: 'Save as report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto('/online');
  const cell = page.getByRole('rowheader').filter({ hasText: title });
  await cell.focus();
  await page.keyboard.press('Control+c');
  expect(await clipboard(page)).toBe(`'${title}`);
});

/** The rows of a simulation of games, more than fit into the window. */
async function openRows(page: Page): Promise<Locator> {
  await page.goto(`/online/new?${new URLSearchParams({ type: 'ONLINE_GAMES', ...period }).toString()}`);
  await page.getByRole('button', { name: 'Simulate' }).click();
  const grid = page.getByRole('grid', { name: 'Rows of the report' });
  await expect(totalsRow(grid)).toContainText(/all [\d,]+ rows/);
  return grid;
}

function totalsRow(grid: Locator): Locator {
  return grid.getByRole('row').filter({ hasText: /^Total – / });
}

async function columnOf(grid: Locator, title: string): Promise<string> {
  const head = grid.getByRole('columnheader', { name: new RegExp(`^${title}`) });
  return (await head.getAttribute('aria-colindex')) ?? '';
}

function amountIn(row: Locator, column: string): Promise<string> {
  return row.locator(`[aria-colindex="${column}"]`).innerText();
}

/** What was copied last, once it is there. */
async function clipboard(page: Page): Promise<string> {
  await expect(page.getByText(/copied/).first()).toBeAttached();
  return page.evaluate(() => navigator.clipboard.readText());
}
