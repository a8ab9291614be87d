import type { Page } from '@playwright/test';
import { axeFaults } from './support/accessibility';
import { menu } from './support/menu';
import { demoPassword, fillSignIn } from './support/sessions';
import { simulateOnline } from './support/simulate';
import { expect, test } from './support/test';
import { onlineReports } from './support/online-reports';

test('an access token that ran out is renewed once, and the user notices nothing', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/);
  await signIn('reporter', { isOwn: true });
  await page.goto('/online');
  await expect(onlineReports(page)).toBeVisible();
  await leaveProduct(page);
  const renewals = requestsTo(page, '/api/Auth/refresh');
  await spoilToken(page);

  await page.goto('/dashboard');
  await expect(page.getByLabel('Month to date', { exact: true })).toContainText('TZS');
  await expect(page.getByRole('table').filter({ hasText: 'alder-online' })).toBeVisible();
  expect(renewals).toHaveLength(1);
});

test('a session that cannot be renewed is asked for over the page, once; leaving it goes to /login and back', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/);
  await signIn('reporter', { isOwn: true });
  await page.goto('/online');
  await expect(onlineReports(page)).toBeVisible();
  await leaveProduct(page);
  await spoilSession(page);
  const renewals = requestsTo(page, '/api/Auth/refresh');

  await page.goto('/dashboard');
  await expect(sessionHasEnded(page)).toContainText('reporter@tallyhouse.test');
  await expect(page).toHaveTitle('Dashboard · Alder · Tallyhouse');
  for (let tries = 0; tries < 3; tries += 1) await page.keyboard.press('Escape');
  await expect(sessionHasEnded(page)).toBeVisible();
  expect(renewals).toHaveLength(1);
  expect(await storedToken(page)).toBeNull();

  await page.getByRole('button', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL('/login?returnTo=%2Fdashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await fillSignIn(page, 'reporter');
  await expect(page).toHaveURL('/dashboard');
});

test('check 5: what was typed survives signing in again, in a dialog of a remote too @deep', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/);
  await signIn('reporter', { isOwn: true });
  await simulateOnline(page, { from: '2026-10-01', to: '2026-10-31' });
  await page.getByRole('button', { name: 'Save as report' }).click();
  const keeping = page.getByRole('dialog', { name: 'Save as report' });
  const title = `Kept after signing in again ${Date.now().toString(36)}`;
  await keeping.getByLabel('Title').fill(title);
  await spoilSession(page);

  await keeping.getByRole('button', { name: 'Save as report' }).click();
  await expect(sessionHasEnded(page)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect.soft(await axeFaults(page)).toEqual([]);
  await signInAgain(page);

  await expect(sessionHasEnded(page)).toBeHidden();
  await expect(keeping.getByLabel('Title')).toHaveValue(title);
  await keeping.getByRole('button', { name: 'Save as report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('signing in again in one tab brings back all of them @deep', async ({
  context,
  page,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/);
  await signIn('reporter', { isOwn: true });
  await page.goto('/dashboard');
  await expect(page.getByLabel('Month to date', { exact: true })).toContainText('TZS');
  const other = await context.newPage();
  await other.goto('/online');
  await expect(onlineReports(other)).toBeVisible();
  await leaveProduct(page);
  await spoilSession(page);

  await page.goto('/dashboard');
  await expect(sessionHasEnded(page)).toBeVisible();
  await expect(sessionHasEnded(other)).toBeVisible();
  await signInAgain(other);

  await expect(sessionHasEnded(page)).toBeHidden();
  await expect(page.getByLabel('Month to date', { exact: true })).toContainText('TZS');
});

test('check 5: a session about to end is prolonged by one key, in every tab', async ({
  context,
  page,
  signIn,
}) => {
  await signIn('reporter', { isOwn: true });
  await page.goto('/dashboard');
  await expect(menu(page)).toBeVisible();
  // Nearly the two minutes before which it is announced: both tabs are opened within them.
  await endSessionIn(page, 118_000);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/online');
    await expect(sessionEndsSoon(tab)).toBeVisible();
  }
  expect.soft(await axeFaults(other)).toEqual([]);

  await expect(other.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await other.keyboard.press('Enter');

  for (const tab of [other, page]) await expect(sessionEndsSoon(tab)).toBeHidden();
});

test('a session that nobody prolongs hides its page and keeps it @deep', async ({ page, signIn, watch }) => {
  watch.allow(/status of 401/);
  await signIn('reporter', { isOwn: true });
  await page.clock.install();
  await page.goto('/online');
  await expect(onlineReports(page)).toBeVisible();
  const search = page.getByRole('textbox', { name: 'Search title or id' });
  await search.fill('October');

  await page.clock.fastForward('01:00:00');
  await expect(sessionHasEnded(page)).toBeVisible();
  await signInAgain(page);

  await expect(sessionHasEnded(page)).toBeHidden();
  await expect(search).toHaveValue('October');
  await expect(onlineReports(page)).toBeVisible();
});

test('check 6: signing out in one tab brings four tabs to /login within a second @alone', async ({
  context,
  page,
  signIn,
}) => {
  await signIn('reporter', { isOwn: true });
  const tabs = [page];
  while (tabs.length < 4) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto('/online');
    await expect(onlineReports(tab)).toBeVisible();
  }
  const idle = await context.newPage();
  await page.getByRole('button', { name: /^Account of / }).click();
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  await expect(signOut).toBeVisible();

  // Counted from the server's answer, which is waited for half a second at most: a busy one answers later, or never.
  const sent = page.waitForRequest('**/api/Auth/logout').then(() => Date.now());
  let answeredMs = Infinity;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/Auth/logout')) answeredMs = Date.now();
  });
  const arrivals = tabs.map((tab) =>
    tab.waitForURL(/\/login/, { waitUntil: 'commit' }).then(() => Date.now()),
  );
  const takeStalledMs = await watchStalls(idle);
  await signOut.click();
  const arrivedMs = Math.max(...(await Promise.all(arrivals)));
  const stalledMs = await takeStalledMs();
  const longestMs = arrivedMs - Math.min(answeredMs, (await sent) + 500);

  console.log(
    `four tabs on /login after ${longestMs} ms, for ${stalledMs} of which a page that does nothing stood still`,
  );
  expect(longestMs - stalledMs).toBeLessThan(1000);
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  }
  await page.waitForLoadState();
  expect(await storedToken(page)).toBeNull();
});

/** Tells for how long in all the machine, which has other work, let a page wait that only looks at the clock. */
async function watchStalls(idle: Page): Promise<() => Promise<number>> {
  const everyMs = 20;
  const stalls = await idle.evaluateHandle((ms) => {
    const found = { ms: 0 };
    let last = performance.now();
    setInterval(() => {
      const now = performance.now();
      found.ms += Math.max(0, now - last - 2 * ms);
      last = now;
    }, ms);
    return found;
  }, everyMs);
  return () => stalls.evaluate(({ ms }) => Math.round(ms));
}

function sessionHasEnded(page: Page) {
  return page.getByRole('dialog', { name: 'Your session has ended' });
}

function sessionEndsSoon(page: Page) {
  return page.getByRole('alertdialog', { name: 'Your session is about to end' });
}

async function signInAgain(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Says in the browser that its session ends in `ms`; pages opened afterwards believe it. */
async function endSessionIn(page: Page, ms: number) {
  await page.evaluate((idleMs) => {
    const meta = JSON.parse(localStorage.getItem('auth.meta') ?? '{}') as object;
    localStorage.setItem('auth.meta', JSON.stringify({ ...meta, idleEndsAtMs: Date.now() + idleMs }));
  }, ms);
}

/** Leaves for an empty page of the origin: the product would use what is put into the storage before the next. */
async function leaveProduct(page: Page) {
  const body = '<!doctype html><link rel="icon" href="data:," />';
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/empty');
}

/** Puts a token into the browser that the server does not know. */
async function spoilToken(page: Page) {
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}') as object;
    localStorage.setItem('auth', JSON.stringify({ ...auth, token: 'run.out.token' }));
  });
}

/** Puts tokens into the browser of a session that the server does not know. */
async function spoilSession(page: Page) {
  await spoilToken(page);
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}') as object;
    localStorage.setItem('auth', JSON.stringify({ ...auth, refreshToken: 'refused' }));
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
