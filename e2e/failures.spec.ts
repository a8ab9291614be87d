import type { Locator, Page } from '@playwright/test';
import { failures, hastenTimeouts, restorePatience, type Failure } from './support/failures';
import { simulateOnline } from './support/simulate';
import { expect, test } from './support/test';

const month = 'from=2026-10-01&to=2026-10-31';
const forbidden = failures.filter(({ name }) => name === '403');
const others = failures.filter(({ name }) => name !== '403');

/** Screens behind sign-in, the call that it cannot do without, and what shows that it is whole again. */
const screens: readonly { path: string; call: string; whole: (page: Page) => Locator }[] = [
  { path: '/online', call: '/api/OnlineReports', whole: firstGrid },
  {
    path: '/online/new',
    call: '/api/OnlineReports/reportfields',
    whole: (page) => page.getByRole('button', { name: 'Simulate' }),
  },
  { path: `/retail?${month}`, call: '/api/RetailReports', whole: firstGrid },
  { path: `/retail/pack/paid?${month}`, call: '/api/RetailReports/pack', whole: firstGrid },
  { path: `/total-report?${month}`, call: '/api/TotalReports', whole: (page) => page.locator('#line-R4') },
  { path: `/summary-report?${month}`, call: '/api/SummaryReports', whole: firstTable },
  { path: `/total-report-tanzania?${month}`, call: '/api/TotalReportsTanzania', whole: firstTable },
  { path: `/summary-report-tanzania?${month}`, call: '/api/SummaryReportsTanzania', whole: firstTable },
  { path: '/save-search', call: '/api/SavedSearches', whole: (page) => page.getByRole('searchbox').first() },
  {
    path: '/dashboard',
    call: '/api/Dashboard/summary',
    whole: (page) => page.getByLabel('Month to date', { exact: true }),
  },
  { path: '/online/last-reports', call: '/api/OnlineReports/lastreports', whole: firstTable },
  { path: '/retail/reports', call: '/api/RetailReports/list', whole: firstTable },
  { path: '/double-confirmation?box=all', call: '/api/DoubleConfirmation', whole: firstArticle },
  { path: '/tax-reporting', call: '/api/TaxReporting/periods', whole: firstTable },
  { path: '/authorities', call: '/api/Authorities', whole: firstTable },
  { path: '/critical-alert-history', call: '/api/CriticalAlerts', whole: firstTable },
  { path: '/notification-history', call: '/api/Notifications', whole: (page) => page.getByRole('main') },
  { path: '/load-data', call: '/api/LoadData', whole: firstTable },
  { path: '/reports-log', call: '/api/Report/status-reports', whole: firstTable },
  { path: '/api-log', call: '/api/ApiLog', whole: (page) => page.getByRole('main') },
];

test.describe.configure({ timeout: 300_000 });

for (const { path, call, whole } of screens) {
  test(`check 4: each failure of ${call} is told with cause, next step and trace id, and retry mends it`, async ({
    page,
    signIn,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    await signIn('reporter');
    await hastenTimeouts(page, call);
    for (const failure of forbidden) {
      await failWith(page, call, failure);
      await page.goto(path);
      await expectTold(page.getByRole('main'), failure);
    }
    for (const [place, failure] of others.entries()) {
      await failWith(page, call, failure);
      await (place === 0 ? page.goto(path) : retry(page));
      await expectTold(page.getByRole('main'), failure, /could not be/);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await restorePatience(page);
    await retry(page);
    await expect(whole(page)).toBeVisible({ timeout: 40_000 });
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: /could not be/ }),
    ).toHaveCount(0);
  });
}

test('check 4: a report that cannot be kept says why each time, and keeps the title typed', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const call = '/api/DoubleConfirmation/prepare';
  await signIn('reporter');
  await hastenTimeouts(page, call);
  await simulateOnline(page, { from: '2026-10-01', to: '2026-10-31' });
  await page.getByRole('button', { name: 'Keep as report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep as report' });
  const title = dialog.getByLabel('Title');
  await title.fill('Typed with care');

  await expectEachTold(page, { call, place: dialog, typed: title, value: 'Typed with care' }, () =>
    dialog.getByRole('button', { name: 'Keep as report' }).click(),
  );
});

test('check 4: a view that cannot be saved says why each time, and keeps its name', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const call = '/api/SavedSearches';
  await signIn('reporter');
  await hastenTimeouts(page, call);
  await page.goto(`/total-report?${month}`);
  await expect(page.locator('#line-R4')).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: /^Save as/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a new view' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Named with care');

  await expectEachTold(page, { call, place: dialog, typed: name, value: 'Named with care' }, () =>
    dialog.getByRole('button', { name: 'Save' }).click(),
  );
});

test('check 4: a retail filter that cannot be saved says why each time, and keeps what was typed', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const call = '/api/RetailReports/createFilter';
  await signIn('reporter', { isOwn: true });
  await hastenTimeouts(page, call);
  await page.goto(`/retail?${month}&filters=new`);
  const panel = page.getByRole('dialog', { name: 'Retail filters' });
  const name = panel.getByLabel('Name', { exact: true });
  await name.fill('Filtered with care');
  await panel.getByRole('button', { name: 'Add condition' }).click();
  await panel.getByLabel('Values', { exact: true }).focus();
  await page.keyboard.type('Arusha');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('table', { name: /^Effect in/ })).toContainText(/\d/);

  for (const failure of failures) {
    await failWith(page, call, failure);
    await panel.getByRole('button', { name: 'Save filter' }).click();
    // What is about a field stands at the field, and what somebody else did leaves a choice.
    const told = toldByForm.get(failure.name);
    if (told === undefined) await expectTold(panel, failure);
    else await expect(panel.getByRole('alert').filter({ hasText: told })).toBeVisible({ timeout: 30_000 });
    await expect(name).toHaveValue('Filtered with care');
    await expect(panel.getByText('Arusha').first()).toBeVisible();
  }
});

const toldByForm = new Map([
  ['400', /There is a problem.*lies before the first day/s],
  ['404', /not there any more.*Save as a new filter/s],
  ['409', /not there any more.*Save as a new filter/s],
]);

test('check 4: a simulation that cannot start says why each time, and keeps what was chosen', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const call = '/api/OnlineReports/simulation';
  await signIn('reporter');
  await hastenTimeouts(page, call);
  await page.goto('/online/new?type=ONLINE_DAILY&from=2026-10-01&to=2026-10-31');
  const rounds = page.getByRole('checkbox', { name: 'Rounds' });
  await rounds.click();
  await expect(rounds).toBeChecked();

  for (const failure of failures) {
    await failWith(page, call, failure);
    await page.getByRole('button', { name: 'Simulate' }).click();
    await expectTold(page.getByRole('main'), failure, /could not/);
    await expect(rounds).toBeChecked();
    await expect(page).toHaveURL(/from=2026-10-01&to=2026-10-31/);
  }
});

interface Form {
  readonly call: string;
  readonly place: Locator;
  readonly typed: Locator;
  readonly value: string;
}

/** Sends a form once per failure; each is told in the form, which stays as it was filled. */
async function expectEachTold(page: Page, form: Form, send: () => Promise<void>) {
  for (const failure of failures) {
    await failWith(page, form.call, failure);
    await send();
    await expectTold(form.place, failure);
    await expect(form.typed).toHaveValue(form.value);
  }
}

async function failWith(page: Page, call: string, failure: Failure) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route((url) => url.pathname === call, failure.answer);
}

/** A page may have a notice for each of its parts. */
async function retry(page: Page) {
  const again = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /could not be/ })
    .getByRole('button', { name: 'Try again' });
  await expect(again.first()).toBeVisible();
  // From the last to the first: a notice that goes away does not move those before it.
  for (const button of (await again.all()).reverse()) await button.click();
}

/** The notice has what failed, why, what to do, and the trace id; it is announced. */
async function expectTold(place: Locator, failure: Failure, what = /./) {
  const spoken = place.getByRole('alert').or(place.getByRole('status'));
  const notice = spoken.filter({ hasText: failure.cause }).first();
  await expect(notice, failure.name).toBeVisible({ timeout: 30_000 });
  await expect(notice, failure.name).toContainText(what);
  await expect(notice, failure.name).toContainText(failure.next);
  if (failure.traceId !== null) await expect(notice, failure.name).toContainText(failure.traceId);
  else await expect(notice, failure.name).not.toContainText(/trace id/i);
}

function firstGrid(page: Page): Locator {
  return page.getByRole('main').getByRole('grid').first();
}

function firstTable(page: Page): Locator {
  return page.getByRole('main').getByRole('table').first();
}

function firstArticle(page: Page): Locator {
  return page.getByRole('main').getByRole('article').first();
}
