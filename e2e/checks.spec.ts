import type { Page } from '@playwright/test';
import { axeFaults } from './support/accessibility';
import { sendForConfirmation } from './support/confirmation';
import { chooseValue } from './support/filter-value';
import { silentSince } from './support/freshness';
import { tabTo } from './support/grid-keys';
import { hold } from './support/held-route';
import { simulateOnline } from './support/simulate';
import { demoPassword, fillSignIn } from './support/sessions';
import { expect, test } from './support/test';

// What the usability checks ask for beyond the journeys of their screens.
const month = 'from=2026-10-01&to=2026-10-31';
/** Reports kept here are of a month that no other test reads. */
const kept = 'from=2026-07-01&to=2026-07-31';
const zoomed = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, colorScheme: 'dark' } as const;

test.describe.configure({ timeout: 300_000 });

test('check 2: what is simulated, kept and sent in a tab is for the brand of that tab, whatever another tab chose', async ({
  context,
  page,
  signIn,
}) => {
  const title = `Of one brand ${Date.now().toString(36)}`;
  await signIn('reporter', { brand: 'Alder' });
  await page.goto(`/online/new?type=ONLINE_DAILY&${kept}`);
  const simulate = page.getByRole('button', { name: 'Simulate' });
  await expect(simulate).toBeVisible();

  const other = await context.newPage();
  await other.goto('/brands');
  await other.getByRole('button', { name: /^Birch/ }).click();
  await expect(other).toHaveTitle(/Birch/);

  const simulating = page.waitForRequest('**/api/OnlineReports/simulation');
  await simulate.click();
  expect((await simulating).headers()['brand']).toBe('alder');
  await page.getByRole('button', { name: 'Save as report' }).click();
  const keeping = page.getByRole('dialog', { name: 'Save as report' });
  await keeping.getByLabel('Title').fill(title);
  const preparing = page.waitForRequest('**/api/DoubleConfirmation/prepare');
  await keeping.getByRole('button', { name: 'Save as report' }).click();
  expect((await preparing).headers()['brand']).toBe('alder');
  await page.getByRole('button', { name: 'Submit for confirmation' }).click();
  const sending = page.getByRole('dialog');
  await expect(sending).toContainText('Alder');
  await expect(sending).not.toContainText('Birch');
  await page.keyboard.press('Escape');

  const submitting = page.waitForRequest('**/api/DoubleConfirmation/*/submit');
  await sendForConfirmation(page, title);
  expect((await submitting).headers()['brand']).toBe('alder');
  await expect(other).toHaveTitle(/Birch/);
});

test('check 3: an unknown address costs one step of the history, and the way back is open @deep', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/dashboard');
  // Chromium keeps fifty steps, and the page may have those of the tests before.
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await tab.evaluate(() => history.length);
  await tab.goto('/nope');
  await expect(tab.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(await tab.evaluate(() => history.length)).toBe(before + 1);
  await tab.goBack();
  await expect(tab).toHaveURL(/\/dashboard/);
  await tab.close();
});

test('check 3: an address below a screen that it does not know is an unknown one, too @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  for (const path of ['/dashboard/foo', '/total-report/foo', '/online/x/y', '/settings/x']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/all/);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
});

test('check 3: a link for a brand one may not see says so, and shows no other brand in its place @deep', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/403 \(Forbidden\)/);
  await signIn('auditor');
  await page.goto(`/total-report?${month}&forBrand=birch`);

  const notice = page.getByRole('alert').filter({ hasText: 'The brand in this link could not be opened' });
  await expect(notice).toContainText('Choose another brand, or ask an administrator for access to this one.');
  await expect(notice).toContainText('Trace id');
  await expect(page.getByText('Total report')).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose a brand' }).click();
  await expect(page).not.toHaveURL(/forBrand/);
});

test('check 3: a deep link with its brand survives signing in', async ({ page }) => {
  const wanted = `/total-report?${month}&basis=PLACED&forBrand=birch`;
  await page.goto(wanted);
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(wanted)}`);
  await fillSignIn(page, 'reporter');
  await expect(page).toHaveURL(new RegExp(`/total-report\\?${month}&basis=PLACED$`));
  await expect(page.getByRole('banner')).toContainText('Birch');
});

test.describe('dark, at 200 %', () => {
  test.use(zoomed);

  test('check 5: the end of a session is announced two minutes before, prolonged by one key, and an edit outlives it @deep', async ({
    page,
    signIn,
    watch,
  }) => {
    watch.allow(/status of 401/);
    await signIn('reporter', { isOwn: true });
    await page.clock.install();
    await page.goto(`/retail?${month}&filters=new`);
    const panel = page.getByRole('dialog', { name: 'Retail filters' });
    const name = panel.getByLabel('Name', { exact: true });
    await name.fill('Typed before the end');
    await endSessionIn(page, 5 * 60_000);
    await page.reload();
    await expect(name).toHaveValue('Typed before the end');

    await page.clock.fastForward(2 * 60_000);
    await expect(endsSoon(page)).toHaveCount(0);
    await page.clock.fastForward(62_000);
    await expect(endsSoon(page)).toBeVisible();
    const [, minutes = '0', seconds = '0'] = /(\d+):(\d\d)/.exec(await endsSoon(page).innerText()) ?? [];
    expect(Number(minutes) * 60 + Number(seconds)).toBeGreaterThan(100);
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(endsSoon(page)).toBeHidden();
    await expect(name).toHaveValue('Typed before the end');

    await page.clock.fastForward('01:30:00');
    const ended = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(ended).toBeVisible();
    await expect(ended.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await expect(ended).toBeHidden();
    await expect(name).toHaveValue('Typed before the end');
  });

  test('check 18: an empty filter and one that the server refuses are put right by keyboard alone @deep', async ({
    page,
    signIn,
    watch,
  }) => {
    watch.allow(/400 \(Bad Request\)/);
    await signIn('reporter', { isOwn: true });
    const places = await hold(page, '**/api/Branches/tree*');
    await page.goto(`/retail?${month}&filters=new`);
    const panel = page.getByRole('dialog', { name: 'Retail filters' });
    const name = panel.getByLabel('Name', { exact: true });
    const save = panel.getByRole('button', { name: 'Save filter' });
    await tabTo(page, save);
    await page.keyboard.press('Enter');

    const summary = panel.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link').first()).toHaveText('Enter a name for the filter.');
    expect.soft(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.type('Right for us, not for the server');
    await tabTo(page, panel.getByRole('button', { name: 'Add condition' }));
    await page.keyboard.press('Enter');
    await tabTo(page, panel.getByLabel('Values', { exact: true }));
    // Places may be late: what was typed before they come is not lost.
    await page.keyboard.type('Aru');
    await expect(page.getByText('Loading locations…')).toBeVisible();
    places.release();
    await chooseValue(panel, 'sha');
    await page.keyboard.press('Escape');
    await page.route('**/api/RetailReports/createFilter', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'The request is not valid',
          status: 400,
          code: 'VALIDATION',
          traceId: 'trace-of-names',
          errors: [{ field: 'name', code: 'invalid', message: 'Names may not end with a full stop' }],
        },
      }),
    );
    await tabTo(page, save);
    await page.keyboard.press('Enter');

    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(['Names may not end with a full stop']);
    await expect(name).toHaveAccessibleDescription(/Names may not end with a full stop/);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveValue('Right for us, not for the server');
  });
});

test('check 12: where the base is zero there is no percentage, and equal days stand against equal days @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  const first = await firstDayWithFigures(page);
  await page.goto(`/total-report?from=${first}&to=${first}&compare=previous`);
  const line = page.locator('#line-P3');
  await expect(line).toBeVisible();
  await expect(line).toContainText('n/a');
  await expect(line).not.toContainText(/Infinity|NaN|∞/);

  await page.goto('/total-report?from=2026-11-01&to=2026-11-12&compare=same-days');
  const shown = page.getByRole('region', { name: 'What this page shows' });
  await expect(shown).toContainText('compared with 1 – 12 Oct 2026');
  await expect(page.locator('#line-P3')).toContainText(/(more|less) by [+−]/);
});

test('check 16: offline, nothing can be handed in, and the reason is said; online again it can', async ({
  context,
  page,
  signIn,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn('reporter');
  await keepOne(page, `Not handed in ${Date.now().toString(36)}`);
  const send = page.getByRole('button', { name: 'Submit for confirmation' });
  await expect(send).toHaveAttribute('aria-disabled', 'false');

  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toHaveAccessibleDescription(/You are offline/);
  await send.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toHaveCount(0);
  await expect(send).toHaveAttribute('aria-disabled', 'false');
});

test('check 16: while the sources are silent a report says how long, and cannot be handed in; new loads clear it @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter', { isOwn: true });
  await page.clock.install();
  await keepOne(page, `Held back ${Date.now().toString(36)}`);
  const send = page.getByRole('button', { name: 'Submit for confirmation' });
  await expect(send).toHaveAttribute('aria-disabled', 'false');

  await silentSince(page, '2026-07-20T06:00:00.000Z');
  const late = page.getByRole('status').filter({ hasText: 'Data for this period is late' });
  // An answer of before may still be on its way: then the next minute brings the silence.
  await expect(async () => {
    await page.clock.fastForward(60_000);
    await expect(late).toContainText(/Nothing new from .* for 10 h 0 min/, { timeout: 5000 });
  }).toPass();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toHaveAccessibleDescription(/Data for this period is late\. Load the missing files/);
  // Between two answers of the server the age goes on.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/Dashboard/freshness', () => new Promise(() => undefined));
  await page.clock.fastForward(90_000);
  await expect(late).toContainText(/for 10 h [1-9] min/);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.clock.fastForward(60_000);
  await expect(late).toHaveCount(0);
  await expect(send).toHaveAttribute('aria-disabled', 'false');
});

function endsSoon(page: Page) {
  return page.getByRole('alertdialog', { name: 'Your session is about to end' });
}

/** Keeps a report of July; its page stands open then. */
async function keepOne(page: Page, title: string) {
  await simulateOnline(page, { from: '2026-07-01', to: '2026-07-31' });
  await page.getByRole('button', { name: 'Save as report' }).click();
  const keeping = page.getByRole('dialog', { name: 'Save as report' });
  await keeping.getByLabel('Title').fill(title);
  await keeping.getByRole('button', { name: 'Save as report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Says in the browser that its session ends in `ms`; pages opened afterwards believe it. */
async function endSessionIn(page: Page, ms: number) {
  await page.evaluate((idleMs) => {
    const meta = JSON.parse(localStorage.getItem('auth.meta') ?? '{}') as object;
    localStorage.setItem('auth.meta', JSON.stringify({ ...meta, idleEndsAtMs: Date.now() + idleMs }));
  }, ms);
}

/** The first gaming day with any figure: the day before it is zero throughout. */
async function firstDayWithFigures(page: Page): Promise<string> {
  const answering = page.waitForResponse((answer) => answer.url().includes('/api/SummaryReports?'));
  await page.goto('/summary-report?from=2025-06-01&to=2026-11-12');
  const answer = (await (await answering).json()) as { items: { from: string; hasData: boolean }[] };
  const [first] = answer.items
    .filter(({ hasData }) => hasData)
    .map(({ from }) => from)
    .sort();
  if (first === undefined) throw new Error('No day with figures');
  return first;
}
