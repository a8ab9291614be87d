import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './support/accessibility';
import { pageOf } from './support/confirmation';
import { confirmInDialog } from './support/second-factor';
import { explainGaps } from './support/explain-gaps';
import { returnWaiting } from './support/return-waiting';
import { settled } from './support/screens';
import { expect, test } from './support/test';

const run = Date.now().toString(36);
const why = `A test of two people, ${run}.`;

// Each journey has two people and several pages.

/** Opens a proposed change as the one who decides, and confirms it. */
async function confirmChange(page: Page, summary: RegExp): Promise<void> {
  await page.goto('/settings/changes');
  await page.getByRole('button', { name: summary }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Proposed change' });
  await expect(drawer.getByText(why)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await confirmInDialog(page, page.getByRole('dialog', { name: 'Confirm this change?' }));
  await expect(
    drawer.getByText('Amos Approver (approver@tallyhouse.test) confirmed it, and it was applied'),
  ).toBeVisible();
}

async function openUser(page: Page, name: string): Promise<Locator> {
  await page.goto(`/settings/users?text=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Open ${name}` }).click();
  return page.getByRole('dialog', { name });
}

test('an account and its role are proposed by one, confirmed by another, and its password is chosen by a link @deep', async ({
  page,
  signIn,
  browser,
  baseURL,
  sessions,
  watch,
}) => {
  // A code that somebody used a moment ago is refused, and so is what the new role may not see.
  watch.allow(/status of 403/);
  const name = `Newcomer ${run}`;
  const email = `newcomer-${run}@tallyhouse.test`;
  const origin = new URL(baseURL ?? '').origin;
  await signIn('admin');
  const { page: amos, context } = await pageOf('approver', { browser, origin, sessions });

  await test.step('the administrator proposes, and cannot decide', async () => {
    await page.goto('/settings/users');
    await page.getByRole('button', { name: 'Invite a user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a user' });
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('E-mail address').fill(email);
    await dialog.getByLabel('Reason', { exact: true }).fill(why);
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await page.getByRole('link', { name: 'View in changes' }).click();
    const drawer = page.getByRole('dialog', { name: 'Proposed change' });
    await expect(drawer.getByText('You proposed this: another person must decide')).toBeVisible();
    await expect(drawer.getByText('Amos Approver', { exact: false })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  });

  await test.step('another person confirms with a code', () => confirmChange(amos, new RegExp(email)));

  const newcomer = await browser.newContext({ baseURL: origin });
  const own = await newcomer.newPage();
  await test.step('the link takes a password once, and the password opens the house', async () => {
    const drawer = await openUser(page, name);
    await drawer.getByRole('button', { name: 'Create a password link' }).click();
    const dialog = page.getByRole('dialog', { name: `Link for ${name}` });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByText(/\/login\?invitation=/).innerText();
    await own.goto(link);
    await own.getByLabel('New password', { exact: true }).fill(`Chosen by ${run}`);
    await own.getByLabel('Repeat new password').fill(`Chosen by ${run}`);
    await own.getByRole('button', { name: 'Set the password' }).click();
    await own.getByRole('button', { name: 'Go to sign-in' }).click();
    await own.getByLabel('E-mail address').fill(email);
    await own.getByLabel('Password', { exact: true }).fill(`Chosen by ${run}`);
    await own.getByRole('button', { name: 'Sign in' }).click();
    await expect(own).toHaveURL('/dashboard');
    await expect(menuOf(own).getByRole('link', { name: 'Reports log' })).toHaveCount(0);
  });

  await test.step('a further role needs two people, taking it away one', async () => {
    const drawer = await openUser(page, name);
    await drawer.getByRole('button', { name: 'Assign a role' }).click();
    const dialog = page.getByRole('dialog', { name: `Assign a role to ${name}` });
    await dialog.getByLabel('Role').click();
    await page.getByTitle('Reporter', { exact: true }).click();
    await dialog.getByLabel('Reason', { exact: true }).fill(why);
    await dialog.getByRole('button', { name: 'Propose' }).click();
    const waits = page
      .getByRole('alert')
      .filter({ hasText: 'Proposed, awaiting confirmation by a second person' });
    await expect(waits).toBeVisible();
    await confirmChange(amos, new RegExp(`reporter.*${name}|${name}.*reporter|${email}`, 'i'));
    // The only brand opens by itself, with the rights of now.
    await own.goto('/brands');
    await expect(own).toHaveURL('/dashboard');
    await expect(menuOf(own).getByRole('link', { name: 'Reports log' })).toBeVisible();

    const again = await openUser(page, name);
    await again.getByRole('button', { name: 'Remove: Reporter for Alder' }).click();
    const taking = page.getByRole('dialog', { name: 'Remove this role?' });
    await taking.getByLabel('Reason', { exact: true }).fill(why);
    await taking.getByRole('button', { name: 'Remove the role' }).click();
    await expect(again.getByText('Reporter for Alder')).toHaveCount(0);
  });
  await Promise.all([context.close(), newcomer.close()]);
});

test('a column is hidden for a whole brand, and shown again, by two people @deep', async ({
  page,
  signIn,
  browser,
  baseURL,
  sessions,
  watch,
}) => {
  watch.allow(/status of 403/);
  const origin = new URL(baseURL ?? '').origin;
  await signIn('admin');
  const { page: amos, context } = await pageOf('approver', { browser, origin, sessions });
  const reader = await pageOf('reporter', { browser, origin, sessions });

  const propose = async (action: 'Hide' | 'Show') => {
    await page.goto('/settings/columns#blacklist-online');
    const section = page.getByRole('region', { name: 'Columns, online' });
    await section.getByText(/^For everyone at/).click();
    await section.getByRole('button', { name: `${action} Provider`, exact: true }).click();
    await section.getByLabel('Reason', { exact: true }).fill(why);
    await section.getByRole('button', { name: 'Propose' }).click();
    await expect(section.getByText(/has proposed a different list/)).toBeVisible();
  };
  const columnOfReader = async () => {
    await reader.page.goto('/settings/columns#blacklist-online');
    const section = reader.page.getByRole('region', { name: 'Columns, online' });
    return section.getByRole('listitem').filter({ hasText: 'Provider' }).first();
  };

  await propose('Hide');
  await expect(await columnOfReader()).not.toContainText('Hidden for the whole brand');
  await confirmChange(amos, /column/i);
  await expect(await columnOfReader()).toContainText('Hidden for the whole brand');

  await propose('Show');
  await confirmChange(amos, /column/i);
  await expect(await columnOfReader()).not.toContainText('Hidden for the whole brand');
  await Promise.all([context.close(), reader.context.close()]);
});

test('a tax period is closed and reopened by two people, and its history keeps both @deep', async ({
  page,
  signIn,
  browser,
  baseURL,
  sessions,
  watch,
}) => {
  watch.allow(/status of 403/);
  const origin = new URL(baseURL ?? '').origin;
  await signIn('reporter');
  const { page: amos, context } = await pageOf('approver', { browser, origin, sessions });
  await explainGaps(origin);
  await returnWaiting(origin);
  const period = await openClosable(page, amos);

  const propose = async (step: string) => {
    await page.getByRole('button', { name: step, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${step}`) });
    await expect(dialog.getByRole('button', { name: step, exact: true })).toBeVisible();
    for (const field of await dialog.getByRole('textbox').all()) await field.fill(why);
    await dialog.getByRole('button', { name: step, exact: true }).click();
    await expect(
      page.getByText('You proposed this. Another person must confirm it.', { exact: false }).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  };
  const confirm = async () => {
    await amos.goto(period);
    await amos.getByRole('button', { name: 'Confirm', exact: true }).click();
    await confirmInDialog(amos, amos.getByRole('dialog', { name: /^Confirm: / }));
  };
  const life = (state: string) =>
    page
      .getByRole('list', { name: 'Lifecycle of the period' })
      .getByRole('listitem')
      .filter({ hasText: new RegExp(state) });

  await propose('Propose to close');
  await confirm();
  await expect(life('Closed')).toHaveAttribute('aria-current', 'step');
  await propose('Propose to reopen');
  await confirm();
  await expect(life('Reopened')).toHaveAttribute('aria-current', 'step');
  await page.getByRole('tab', { name: 'History' }).click();
  const history = page.getByRole('tabpanel');
  await expect(history).toContainText('Rehema Reporter');
  await expect(history).toContainText('Amos Approver');
  await expect(history).toContainText(why);
  await context.close();
});

/**
 * Opens a period that is over and that nothing refuses to close; gives its address. `confirmer` sees its figures: no
 * report on the same play waits for them.
 */
async function openClosable(page: Page, confirmer: Page): Promise<string> {
  await confirmer.goto('/tax-reporting?state=SOFT_CLOSED');
  const links = confirmer.getByRole('group', { name: 'Tax periods' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  for (const address of addresses) {
    await page.goto(address);
    const close = page.getByRole('button', { name: 'Propose to close' });
    await expect(close).toBeVisible();
    // What refuses it is known when all of the page is there.
    await settled(page);
    if ((await close.getAttribute('aria-disabled')) !== 'true') return address;
  }
  throw new Error('no period of the demo can be closed');
}

function menuOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Menu' });
}
