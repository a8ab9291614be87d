import type { Page } from '@playwright/test';
import { menu } from './support/menu';
import { expect, test } from './support/test';

test('an access token that ran out is renewed once, and the user notices nothing', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/);
  await signIn('reporter', { isOwn: true });
  await page.goto('/online');
  await expect(page.getByRole('table')).toBeVisible();
  const renewals = requestsTo(page, '/api/Auth/refresh');
  await spoilToken(page);

  await page.goto('/dashboard');
  await expect(page.getByLabel('Month to date', { exact: true })).toContainText('TZS');
  await expect(page.getByRole('table').filter({ hasText: 'alder-online' })).toBeVisible();
  expect(renewals).toHaveLength(1);
});

test('a session that cannot be renewed ends at /login, once, and comes back to where it was', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/);
  await signIn('reporter', { isOwn: true });
  await page.goto('/online');
  await expect(page.getByRole('table')).toBeVisible();
  await spoilToken(page);
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}') as object;
    localStorage.setItem('auth', JSON.stringify({ ...auth, refreshToken: 'refused' }));
  });
  const renewals = requestsTo(page, '/api/Auth/refresh');

  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?returnTo=%2Fdashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(renewals).toHaveLength(1);
  expect(await storedToken(page)).toBeNull();
});

test('signing out in one tab signs out the other', async ({ context, page, signIn }) => {
  await signIn('reporter', { isOwn: true });
  await page.goto('/online');
  const other = await context.newPage();
  await other.goto('/retail');
  await expect(other.getByRole('heading', { level: 1, name: 'Retail' })).toBeVisible();
  await expect(menu(page)).toBeVisible();

  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  expect(await storedToken(other)).toBeNull();
});

/** Puts a token into the browser that the server does not know. */
async function spoilToken(page: Page) {
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}') as object;
    localStorage.setItem('auth', JSON.stringify({ ...auth, token: 'run.out.token' }));
  });
}

function storedToken(page: Page) {
  return page.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: unknown }).token);
}

function requestsTo(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request.method());
  });
  return seen;
}
