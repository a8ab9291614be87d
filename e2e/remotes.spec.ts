import type { Page } from '@playwright/test';
import { tenThousandths } from './support/amount';
import { kpiAmount } from './support/kpi';
import { menu, menuEntries } from './support/menu';
import { fillSignIn, type Role } from './support/sessions';
import { expect, test } from './support/test';

test('the load screen lists batches and narrows them by state @deep', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.goto('/load-data');

  const chips = page.getByRole('group', { name: 'State of the batches' });
  const missing = chips.getByRole('button', { name: /Missing/ });
  await expect(missing).toContainText(/[1-9]/);
  await missing.click();
  const rows = page.getByRole('group', { name: 'Batches' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Missing');
  await expect(rows.filter({ hasText: 'Loaded' })).toHaveCount(0);
});

test('the dashboard shows the month so far and how fresh its sources are @deep', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.goto('/dashboard');

  expect(tenThousandths(await kpiAmount(page, 'Month to date', 'Stakes settled'))).toBeGreaterThan(0n);
  expect(tenThousandths(await kpiAmount(page, 'Month to date', 'Bets'))).toBeGreaterThan(0n);
  const sources = page.getByRole('table').filter({ hasText: 'alder-online' });
  await expect(sources).toContainText(/Fresh|Late|Gap/);
});

test('fault 1: a remote whose files are gone says so in its place, and comes back on retry @deep', async ({
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
  await expect(notice).toContainText('Its files do not exist');
  for (const name of await menuEntries(page)) {
    if (name !== 'Retail') await expectScreen(page, name);
  }

  await menu(page).getByRole('link', { name: 'Retail' }).click();
  await expect(notice).toBeVisible();
  await page.unroute(files);
  await notice.getByRole('button', { name: 'Try again' }).click();
  expect(tenThousandths(await kpiAmount(page, 'Retail totals', 'Stakes settled'))).toBeGreaterThan(0n);
});

for (const role of ['reporter', 'viewer', 'admin'] satisfies Role[]) {
  test(`every menu entry of the ${role} leads to a screen with content${role === 'admin' ? '' : ' @deep'}`, async ({
    page,
    signIn,
  }) => {
    await signIn(role);
    await page.goto('/dashboard');
    const names = await menuEntries(page);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) await expectScreen(page, name);
  });
}

test('check 3 (B13): an unknown path ends at a page that says so, without a loop', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto('/retial/7');

  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('/retial/7');
  expect([...new Set(visited)]).toEqual(['/retial/7', '/all']);
  expect(visited.length).toBeLessThan(5);
  await page.getByRole('main').getByRole('link', { name: 'Retail' }).click();
  await expect(page).toHaveURL(/\/retail(\?|$)/);
});

test('the empty path leads to /login', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

test('check 3: a link opened while signed out comes back to exactly that address', async ({ page }) => {
  const wanted = '/retail?from=2026-01-01&to=2026-01-31&q=a%26b#totals';
  await page.goto(wanted);
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(wanted)}`);

  await fillSignIn(page, 'auditor');
  await expect(page.getByRole('heading', { level: 1, name: 'Retail' })).toBeVisible();
  await expect(page).toHaveURL(wanted);
});

for (const [place, address] of [
  'https://evil.example/x',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
].entries()) {
  test(`signing in never leads to ${address}${place === 0 ? '' : ' @deep'}`, async ({ page, baseURL }) => {
    await page.goto(`/login?returnTo=${encodeURIComponent(address)}`);
    await fillSignIn(page, 'reporter');
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a brand' })).toBeVisible();
    await expect(page).toHaveURL(new URL('/brands', baseURL).href);
  });
}

/** Follows a menu entry and waits for something that only a real screen has. */
async function expectScreen(page: Page, name: string) {
  // Behind the name there may stand how much waits.
  await menu(page)
    .getByRole('link', { name: new RegExp(`^${name}( ,|$)`) })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const content = main.getByRole('table').or(main.getByRole('grid')).or(main.getByRole('listitem'));
  const nothing = main.getByRole('status').filter({ hasText: /\S/ });
  await expect(content.or(nothing).first()).toBeVisible();
  const troubles = main.getByRole('alert').filter({ hasNotText: /critical incidents? (is|are) open/ });
  await expect(troubles).toHaveCount(0);
}
