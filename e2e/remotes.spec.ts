import type { Page } from '@playwright/test';
import { tenThousandths } from './support/amount';
import { kpiAmount } from './support/kpi';
import { menu, menuEntries } from './support/menu';
import { fillSignIn, type Role } from './support/sessions';
import { expect, test } from './support/test';
import { BrandTruth } from './support/truth';

test('the retail screen totals what the shops of last month earned', async ({ page, signIn }) => {
  const truth = new BrandTruth('Alder');
  await signIn('reporter');
  await page.goto(`/retail?${new URLSearchParams(truth.lastMonth).toString()}`);

  const total = page.getByRole('row').filter({ hasText: /^Total of all \d+ regions/ });
  const ggr = await kpiAmount(page, 'Retail', 'GGR');
  expect(tenThousandths(ggr)).toBe(truth.ggr('RETAIL', 'asLoaded'));
  await expect(total).toContainText(ggr);
});

test('a place of the retail screen opens into its parts, and their total is its own', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/retail');
  const regions = page.getByRole('region', { name: /^Regions, / });
  const region = regions
    .getByRole('row')
    .filter({ has: page.getByRole('button') })
    .first();
  await expect(region).toBeVisible();
  const cells = await region.getByRole('cell').allInnerTexts();
  const amounts = cells.filter((text) => /^[−-]?[\d,]+\.\d\d$/.test(text));
  expect(amounts.length).toBeGreaterThan(3);
  await region.getByRole('button').click();

  const total = page.getByRole('row').filter({ hasText: /^Total of (all )?\d+ branch/ });
  for (const amount of amounts) await expect(total).toContainText(amount);
});

test('the load screen lists batches and narrows them by state', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.goto('/load-data');

  const chips = page.getByRole('group', { name: 'State of the batches' });
  const missing = chips.getByRole('button', { name: /Missing/ });
  await expect(missing).toContainText(/[1-9]/);
  await missing.click();
  const rows = page.getByRole('region', { name: 'Batches' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Missing');
  await expect(rows.filter({ hasText: 'Loaded' })).toHaveCount(0);
});

test('the dashboard shows the month so far and how fresh its sources are', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.goto('/dashboard');

  expect(tenThousandths(await kpiAmount(page, 'Month to date', 'Stakes'))).toBeGreaterThan(0n);
  expect(tenThousandths(await kpiAmount(page, 'Month to date', 'Bets'))).toBeGreaterThan(0n);
  const sources = page.getByRole('table').filter({ hasText: 'alder-online' });
  await expect(sources).toContainText(/Fresh|Late|Gap/);
});

test('a remote whose files are gone says so in its place, and comes back on retry', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/\/remotes\/remote-retail\/|remote-retail/);
  const files = '**/remotes/remote-retail/**';
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
  await signIn('reporter');
  await page.goto('/retail');

  const notice = page.getByRole('alert').filter({ hasText: 'Retail is not available' });
  await expect(notice).toContainText('remote-retail');
  await expect(notice).toContainText('Its files cannot be reached');
  for (const name of await menuEntries(page)) {
    if (name !== 'Retail') await expectScreen(page, name);
  }

  await menu(page).getByRole('link', { name: 'Retail' }).click();
  await expect(notice).toBeVisible();
  await page.unroute(files);
  await notice.getByRole('button', { name: 'Try again' }).click();
  expect(tenThousandths(await kpiAmount(page, 'Retail', 'Stakes'))).toBeGreaterThan(0n);
});

test('a remote whose files were altered is not run', async ({ page, signIn, watch }) => {
  watch.allow(/remote-retail|integrity/);
  await page.route('**/remotes/remote-retail/**/entry.*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.__altered = true;${await response.text()}` });
  });
  await signIn('reporter');
  await page.goto('/retail');

  await expect(page.getByRole('alert')).toContainText('not the ones that were published');
  expect(await page.evaluate(() => '__altered' in window)).toBe(false);
});

for (const role of ['reporter', 'viewer', 'admin'] satisfies Role[]) {
  test(`every menu entry of the ${role} leads to a screen with content`, async ({ page, signIn }) => {
    await signIn(role);
    await page.goto('/dashboard');
    const names = await menuEntries(page);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) await expectScreen(page, name);
  });
}

test('an unknown path ends at a page that says so, without a loop', async ({ page, signIn }) => {
  await signIn('reporter');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto('/retial/7');

  await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('/retial/7');
  expect([...new Set(visited)]).toEqual(['/retial/7', '/all']);
  expect(visited.length).toBeLessThan(5);
  await page.getByRole('main').getByRole('link', { name: 'Retail' }).click();
  await expect(page).toHaveURL('/retail');
});

test('the empty path leads to /login', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

test('a link opened while signed out comes back to exactly that address', async ({ page }) => {
  const wanted = '/retail?from=2026-01-01&to=2026-01-31&q=a%26b#totals';
  await page.goto(wanted);
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(wanted)}`);

  await fillSignIn(page, 'auditor');
  await expect(page.getByRole('heading', { level: 1, name: 'Retail' })).toBeVisible();
  await expect(page).toHaveURL(wanted);
});

for (const address of [
  'https://evil.example/x',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
]) {
  test(`signing in never leads to ${address}`, async ({ page, baseURL }) => {
    await page.goto(`/login?returnTo=${encodeURIComponent(address)}`);
    await fillSignIn(page, 'reporter');
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a brand' })).toBeVisible();
    await expect(page).toHaveURL(new URL('/brands', baseURL).href);
  });
}

/** Follows a menu entry and waits for something that only a real screen has. */
async function expectScreen(page: Page, name: string) {
  await menu(page).getByRole('link', { name, exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('table').first()).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
}
