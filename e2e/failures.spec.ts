import type { Locator, Page } from '@playwright/test';
import { failingScreens } from './support/failing-screens';
import { failureNamed, failures, hastenTimeouts, restorePatience } from './support/failures';
import { chooseValue } from './support/filter-value';
import { simulateOnline } from './support/simulate';
import { expectTold, failWith, retry } from './support/told';
import { expect, test } from './support/test';

const month = 'from=2026-10-01&to=2026-10-31';

// Each failure on some screens; deep/failures.spec.ts has each on all of them.
for (const [place, { path, call, whole }] of failingScreens.entries()) {
  const failure = failureNamed(failures[place % failures.length]?.name);

  test(`check 4: ${failure.name} of ${call} is told with cause, next step and trace id, and the screen is whole afterwards${place === 0 ? '' : ' @deep'}`, async ({
    page,
    signIn,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    await signIn('reporter');
    if (failure.name === 'a timeout') await hastenTimeouts(page, call);
    await failWith(page, call, failure);
    await page.goto(path);
    const isForbidden = failure.name === '403';
    await expectTold(page.getByRole('main'), failure, isForbidden ? /./ : /could not be/);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await restorePatience(page);
    await (isForbidden ? page.reload() : retry(page));
    await expect(whole(page)).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: /could not be/ }),
    ).toHaveCount(0);
  });
}

test('check 4: a screen tells one failure after the other, and a retry mends the last @deep', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const call = '/api/RetailReports';
  await signIn('reporter');
  await hastenTimeouts(page, call);
  for (const [place, failure] of failures.filter(({ name }) => name !== '403').entries()) {
    await failWith(page, call, failure);
    await (place === 0 ? page.goto(`/retail?${month}`) : retry(page));
    await expectTold(page.getByRole('main'), failure, /could not be/);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await restorePatience(page);
  await retry(page);
  await expect(page.getByRole('main').getByRole('grid').first()).toBeVisible();
});

test('check 4: a report that cannot be kept says why each time, and keeps the title typed @deep', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const call = '/api/DoubleConfirmation/prepare';
  await signIn('reporter');
  await simulateOnline(page, { from: '2026-10-01', to: '2026-10-31' });
  await page.getByRole('button', { name: 'Save as report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as report' });
  const title = dialog.getByLabel('Title');
  await title.fill('Typed with care');

  const form = { call, place: dialog, typed: title, value: 'Typed with care', names: ['400', '500'] };
  await expectEachTold(page, form, () => dialog.getByRole('button', { name: 'Save as report' }).click());
});

test('check 4: a view that cannot be saved says why each time, and keeps its name @deep', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const call = '/api/SavedSearches';
  await signIn('reporter');
  await page.goto(`/total-report?${month}`);
  await expect(page.locator('#line-R4')).toBeVisible();
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await page.getByRole('menuitem', { name: /^Save as/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a new search' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Named with care');

  const form = { call, place: dialog, typed: name, value: 'Named with care' };
  await expectEachTold(page, { ...form, names: ['409', 'a broken connection'] }, () =>
    dialog.getByRole('button', { name: 'Save' }).click(),
  );
});

test('check 4: a retail filter that cannot be saved says why each time, and keeps what was typed @deep', async ({
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
  await chooseValue(panel, 'Arusha');
  await expect(panel.getByRole('table', { name: /^Effect in/ })).toContainText(/\d/);

  for (const failure of failures) {
    await failWith(page, call, failure);
    await panel.getByRole('button', { name: 'Save filter' }).click();
    // What is about a field stands at the field, and what somebody else did leaves a choice.
    const told = toldByForm.get(failure.name);
    if (told === undefined) await expectTold(panel, failure);
    else await expect(panel.getByRole('alert').filter({ hasText: told })).toBeVisible();
    await expect(name).toHaveValue('Filtered with care');
    await expect(panel.getByText('Arusha').first()).toBeVisible();
  }
});

const toldByForm = new Map([
  ['400', /There is a problem.*lies before the first day/s],
  ['404', /no longer exists.*Save as a new filter/s],
  ['409', /no longer exists.*Save as a new filter/s],
]);

test('check 4: a simulation that cannot start says why each time, and keeps what was chosen @deep', async ({
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

  for (const failure of ['403', 'a timeout'].map(failureNamed)) {
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
  /** Of the failures that it meets; the form of the retail filter meets all of them. */
  readonly names: readonly string[];
}

/** Sends a form once per failure; each is told in the form, which stays as it was filled. */
async function expectEachTold(page: Page, form: Form, send: () => Promise<void>) {
  for (const failure of form.names.map(failureNamed)) {
    await failWith(page, form.call, failure);
    await send();
    await expectTold(form.place, failure);
    await expect(form.typed).toHaveValue(form.value);
  }
}
