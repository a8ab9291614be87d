import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './support/accessibility';
import { sumOf, tenThousandths } from './support/amount';
import { chooseValue } from './support/filter-value';
import { kpiAmount } from './support/kpi';
import { demoPassword } from './support/sessions';
import { expect, test } from './support/test';
import { BrandTruth } from './support/truth';

const month = 'from=2026-10-01&to=2026-10-31';
/** Filters belong to a user: each run has names of its own. */
const mine = (name: string) => `${name} ${Date.now().toString(36)}`;

test('the retail screen totals what the shops of last month earned @deep', async ({ page, signIn }) => {
  const truth = new BrandTruth('Alder');
  await signIn('reporter');
  await page.goto(`/retail?${new URLSearchParams(truth.lastMonth).toString()}`);

  const ggr = await kpiAmount(page, 'Retail totals', 'GGR');
  expect(tenThousandths(ggr)).toBe(truth.ggr('RETAIL', 'asLoaded'));
  await expect(totalsRow(page)).toContainText(ggr);
});

test('regions open into branches and these into tickets, and every sum is that of the place', async ({
  page,
  signIn,
}) => {
  // Wide enough that every column of a ticket is drawn.
  await page.setViewportSize({ width: 2800, height: 900 });
  await signIn('reporter');
  await page.goto(`/retail?${month}&sort=ticketsSold:asc`);
  const region = grid(page).getByRole('row').nth(1);
  const ofRegion = await stakesAndRevenue(region);
  await openByName(region);
  await expect(page).toHaveURL(/level=branch&parentId=/);
  await expect(totalsRow(page)).toContainText(/Total of (all )?\d+ branch/);
  expect(await stakesAndRevenue(totalsRow(page))).toEqual(ofRegion);

  const branch = grid(page).getByRole('row').nth(1);
  const ofBranch = await stakesAndRevenue(branch);
  await openByName(branch);
  await expect(page).toHaveURL(/level=terminal&parentId=/);
  // The address is there before the screen follows it: until then another level is one of the place before.
  await expect(totalsRow(page)).toContainText(/terminal/);
  // The radio itself is hidden behind its label.
  await page
    .locator('label')
    .filter({ hasText: /^Tickets$/ })
    .click();
  await expect(totalsRow(page)).toContainText(/ticket/);
  // Tickets have other columns beside their stakes.
  expect((await stakesAndRevenue(totalsRow(page)))[0]).toBe(ofBranch[0]);
  const stakes = async () => sumOf(await cellsOf(grid(page), 'Stakes sold'));
  await expect.poll(stakes).toBe(tenThousandths(ofBranch[0]));
});

test('a ticket paid in another shop says so in the list and in its life @deep', async ({ page, signIn }) => {
  await signIn('reporter');
  // Those first, wherever the demo of the day put them.
  await page.goto(`/retail/pack/paid?${month}&text=&sort=isCrossShop:desc`);
  const payments = grid(page).getByRole('row').filter({ hasText: '⇄' });
  await expect(payments.first()).toBeVisible();
  const number = await payments
    .first()
    .getByText(/^[A-Z]{2}\d{6}-\w+$/)
    .innerText();

  await payments.first().getByText(number).click();
  const life = page.getByRole('dialog', { name: `Ticket ${number}` });
  await expect(life).toContainText('Sold and paid in different shops');
  await expect(life).toContainText('another shop');
  await expect(life).toContainText('Sold');
  expect.soft(await axeFaults(page)).toEqual([]);
});

test('check 18: an empty filter is refused with a summary that leads to its fields @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto(`/retail?${month}&filters=new`);
  const panel = page.getByRole('dialog', { name: 'Retail filters' });
  await panel.getByRole('button', { name: 'Save filter' }).click();

  const summary = panel.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter a name for the filter.',
    'Add at least one condition.',
  ]);
  await expect(panel.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    /Enter a name for the filter\./,
  );
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Name', { exact: true })).toBeFocused();
});

test('check 17: a filter is made, its effect shown, applied, deactivated and brought back by keyboard @deep', async ({
  page,
  signIn,
}) => {
  const name = mine('Arusha');
  await signIn('reporter', { isOwn: true });
  await makeFilter(page, name);
  const panel = page.getByRole('dialog', { name: 'Retail filters' });
  await panel.getByRole('switch', { name: `Activate “${name}”` }).click();
  await expect(panel.getByRole('status').filter({ hasText: `“${name}” was activated.` })).toBeVisible();
  const everything = await kpiAmount(page, 'Retail totals', 'GGR');

  await panel.getByRole('button', { name: 'Apply', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply filters to the figures?' });
  await expect(dialog).toContainText(`Added: ${name}`);
  const after = dialog.getByRole('row').filter({ hasText: /GGR\s+TZS/ });
  await expect(after).toContainText(everything);
  const promised = (await after.getByRole('cell').last().innerText()).trim();
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/appliedSetId=fas_/);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Retail totals', { exact: true })).toContainText(promised);
  expect(promised).not.toBe(everything);

  await page.getByRole('button', { name: `Deactivate “${name}”` }).click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expect(page.getByLabel('Retail totals', { exact: true })).toContainText(promised);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Deactivate “${name}”` })).toBeVisible();
  // The chip that had the focus is another one now: the next Tab goes on where it stood.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Filters ·/ })).toBeFocused();
});

test('check 5: a session that ends in the middle of an edit loses nothing of it @deep', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/);
  const name = mine('Edited');
  await signIn('reporter', { isOwn: true });
  await makeFilter(page, name);
  const panel = page.getByRole('dialog', { name: 'Retail filters' });
  await panel.getByRole('button', { name: `Change “${name}”` }).click();
  await panel.getByLabel('Name', { exact: true }).fill(`${name} after`);
  await spoilSession(page);

  await panel.getByRole('button', { name: 'Save filter' }).click();
  const ended = page.getByRole('dialog', { name: /session has ended/i });
  await expect(ended).toBeVisible();
  await ended.getByLabel('Password', { exact: true }).fill(demoPassword);
  await ended.getByRole('button', { name: 'Sign in' }).click();
  await expect(ended).toBeHidden();
  await expect(panel.getByLabel('Name', { exact: true })).toHaveValue(`${name} after`);

  // The same after the page itself is gone.
  await page.reload();
  await expect(panel.getByLabel('Name', { exact: true })).toHaveValue(`${name} after`);
  await expect(panel).toContainText('Your unsaved changes have been restored.');
  await panel.getByRole('button', { name: 'Save filter' }).click();
  await expect(panel.getByText(`${name} after`)).toBeVisible();
});

test('check 17: a retail report is simulated, kept, and deleted only by naming it @deep', async ({
  page,
  signIn,
}) => {
  const title = mine('Retail of October');
  await signIn('reporter', { isOwn: true });
  await page.goto(`/retail/reports/new?${month}`);
  await page.getByRole('button', { name: 'Simulate', exact: true }).click();
  await page.getByRole('button', { name: 'Save as report' }).click();
  const keeping = page.getByRole('dialog', { name: 'Save as report' });
  await keeping.getByLabel('Title').fill(title);
  await keeping.getByRole('button', { name: 'Save as report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(grid(page, 'Rows of the report').getByRole('row').nth(1)).toBeVisible();

  await page.getByRole('button', { name: 'Delete report' }).click();
  const asking = page.getByRole('dialog', { name: 'Delete this report?' });
  await expect(asking.getByRole('button', { name: 'Delete report' })).toBeDisabled();
  await asking.getByRole('textbox').fill(title);
  await asking.getByRole('button', { name: 'Delete report' }).click();
  await expect(page).toHaveURL(/\/retail\/reports(\?|$)/);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

function grid(page: Page, name: RegExp | string = /./): Locator {
  return page.getByRole('grid', { name });
}

function totalsRow(page: Page): Locator {
  return grid(page)
    .getByRole('row')
    .filter({ hasText: /^Total of / });
}

/** Stakes and revenue of a row of places; nothing for what has no column. */
async function stakesAndRevenue(row: Locator): Promise<[string, string]> {
  await expect(row).toContainText(/\d,\d{3}/);
  const amounts = ['Stakes sold', 'GGR'].map(async (title) => {
    const head = grid(row.page()).getByRole('columnheader', { name: new RegExp(`^${title}`) });
    if ((await head.count()) === 0) return '';
    const index = await head.first().getAttribute('aria-colindex');
    return row.locator(`[aria-colindex="${index ?? ''}"]`).innerText();
  });
  const [stakes = '', ggr = ''] = await Promise.all(amounts);
  return [stakes, ggr];
}

/** A click on the name of a place, which stands first in its row. */
async function openByName(row: Locator): Promise<void> {
  const [name = ''] = (await row.innerText()).split('\n');
  await row.getByText(name, { exact: true }).first().click();
}

/** What stands in a column of all rows that are drawn. */
async function cellsOf(table: Locator, title: string): Promise<string[]> {
  const head = table.getByRole('columnheader').filter({ hasText: title });
  const index = await head.first().getAttribute('aria-colindex');
  const cells = table.locator(`[role="gridcell"][aria-colindex="${index ?? ''}"]`);
  return (await cells.allInnerTexts()).slice(0, -1).filter((cell) => /\d/.test(cell));
}

/** Makes a filter of one region by its form, and stays at the list. */
async function makeFilter(page: Page, name: string): Promise<void> {
  await page.goto(`/retail?${month}&filters=new`);
  const panel = page.getByRole('dialog', { name: 'Retail filters' });
  await panel.getByLabel('Name', { exact: true }).fill(name);
  await panel.getByRole('button', { name: 'Add condition' }).click();
  await panel.getByLabel('Values', { exact: true }).focus();
  await chooseValue(panel, 'Arusha');
  await expect(panel.getByRole('table', { name: /^Effect in/ })).toContainText(/\d/);
  await panel.getByRole('button', { name: 'Save filter' }).click();
  await expect(panel.getByRole('switch', { name: `Activate “${name}”` })).toBeVisible();
}

/** Puts tokens into the browser of a session that the server does not know. */
async function spoilSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}') as object;
    localStorage.setItem(
      'auth',
      JSON.stringify({ ...auth, token: 'run.out.token', refreshToken: 'refused' }),
    );
  });
}
