import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFaults } from './support/accessibility';
import { pageOf } from './support/confirmation';
import { confirmInDialog } from './support/second-factor';
import { expect, test } from './support/test';

const run = Date.now().toString(36);
const why = `A test of proposals, ${run}.`;

// Two people with several pages each.

/** Opens a proposed change as the one who decides. */
async function openChange(page: Page, summary: RegExp) {
  await page.goto('/settings/changes');
  await page.getByRole('button', { name: summary }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Proposed change' });
  await expect(drawer.getByRole('paragraph').filter({ hasText: why })).toBeVisible();
  return drawer;
}

test('an obligation is changed on its screen by one, and holds once another confirms @deep', async ({
  page,
  signIn,
  browser,
  baseURL,
  sessions,
  watch,
}) => {
  // A code that somebody used a moment ago is refused.
  watch.allow(/status of 403/);
  const origin = new URL(baseURL ?? '').origin;
  await signIn('admin');
  const { page: amos, context } = await pageOf('approver', { browser, origin, sessions });

  await page.goto('/authorities?authority=TRA');
  const authority = page.getByRole('dialog', { name: 'Tanzania Revenue Authority' });
  await authority
    .getByRole('button', { name: 'Propose a change to Withholding on winnings, return and certificates' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Propose a change to WHT-RETURN' });
  await expect(dialog.getByLabel('Title in English')).toHaveValue(/Withholding on winnings/);
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByLabel('Note (optional)').fill(why);
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(dialog.getByText(/at least/i).first()).toBeVisible();
  await dialog.getByLabel('Reason', { exact: true }).fill(why);
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(authority.getByRole('link', { name: 'View in changes' })).toBeVisible();

  const drawer = await openChange(amos, /WHT-RETURN of TRA/);
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await confirmInDialog(amos, amos.getByRole('dialog', { name: 'Confirm this change?' }));
  await expect(
    drawer.getByText('Amos Approver (approver@tallyhouse.test) confirmed it, and it was applied'),
  ).toBeVisible();

  await page.goto('/authorities?authority=TRA');
  await expect(authority.getByText('Changed by the operator').first()).toBeVisible();
  await context.close();
});

test('a rule pack is proposed from a file, refused rule by rule where it is wrong, and decided on by another @deep', async ({
  page,
  signIn,
  browser,
  baseURL,
  sessions,
  watch,
}) => {
  watch.allow(/status of 400/);
  const shipped = JSON.parse(
    await readFile(new URL('../api/src/domain/rules/rules.json', import.meta.url), 'utf8'),
  ) as { rules: { id: string; note: string; currency: string }[] };
  const [first, ...others] = shipped.rules;
  if (first === undefined) throw new Error('the product ships no rules');
  const fileOf = (rule: object) => ({
    name: 'rules.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...shipped, rules: [{ ...first, ...rule }, ...others] })),
  });
  const origin = new URL(baseURL ?? '').origin;
  await signIn('admin');
  const { page: amos, context } = await pageOf('approver', { browser, origin, sessions });

  await page.goto('/authorities?view=rules');
  await page.getByRole('button', { name: 'Propose a rule pack' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose a rule pack' });
  await dialog.getByLabel('Name', { exact: true }).fill(`Rules ${run}`);
  await dialog.getByLabel('Source', { exact: true }).fill(why);
  await dialog.getByLabel('Reason', { exact: true }).fill(why);
  await dialog.locator('input[type="file"]').setInputFiles(fileOf({ currency: 'shillings' }));
  await expect(dialog.getByText(/^rules\.json, /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(`Rule ${first.id}`);
  expect(await axeFaults(page)).toEqual([]);

  await dialog.locator('input[type="file"]').setInputFiles(fileOf({ note: why }));
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View in changes' })).toBeVisible();

  // Refused, so that the figures of the other tests keep their rules.
  const drawer = await openChange(amos, new RegExp(`Rules ${run}`));
  await drawer.getByRole('button', { name: 'Reject' }).click();
  const refusing = amos.getByRole('dialog', { name: 'Reject this change?' });
  await refusing.getByLabel('Reason', { exact: true }).fill(why);
  await refusing.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(
    drawer.getByText('Amos Approver (approver@tallyhouse.test) rejected it').first(),
  ).toBeVisible();
  await context.close();
});
