import type { Page } from '@playwright/test';
import { pageOf } from './support/confirmation';
import { expect, test } from './support/test';

test('check 17: a view is saved from its report, opened from the list, and its deletion undone by the keyboard @deep', async ({
  page,
  signIn,
}) => {
  const name = `October, settled ${Date.now()}`;
  await signIn('reporter');
  await page.goto('/total-report?from=2026-10-01&to=2026-10-31&basis=SETTLED');
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await page.getByRole('menuitem', { name: /^Save as/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a new search' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is a problem');
  await page.keyboard.press('Escape');
  await saveView(page, name);
  await expect(page.getByText('Search changed')).toHaveCount(0);

  await page.goto('/save-search');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('From is 1 Oct 2026');
  await row.getByRole('button', { name: `Open ${name}` }).click();
  await expect(page).toHaveURL(/\/total-report\?.*from=2026-10-01.*view=sch_/);
  await expect(page.getByRole('button', { name: `Saved search: ${name}` })).toBeVisible();

  await page.goto('/save-search');
  await row.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toBeVisible();
  // The row that had the focus came back as another one: the list has it.
  await expect(page.getByRole('region', { name: 'Saved searches' })).toBeFocused();
});

test('check 17: a deletion can be undone for eight seconds, then Undo goes and leaves the focus to who works on @deep', async ({
  page,
  signIn,
}) => {
  const name = `Gone for good ${Date.now()}`;
  await signIn('reporter');
  await page.clock.install();
  await page.goto('/total-report?from=2026-10-01&to=2026-10-31');
  await saveView(page, name);
  await page.goto('/save-search');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();

  await page.clock.fastForward(7000);
  await expect(undo).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find by name' });
  await search.focus();
  await page.clock.fastForward(2000);
  await expect(undo).toHaveCount(0);
  await expect(search).toBeFocused();
  await expect(row).toHaveCount(0);
});

test('check 3: a saved search that is not there any more says so, and the filters of its link hold', async ({
  page,
  watch,
  signIn,
}) => {
  watch.allow(/status of 404/);
  await signIn('reporter');
  await page.goto('/total-report?from=2026-10-01&to=2026-10-31&view=sch_gone');

  await expect(page.getByText('The search in this link no longer exists')).toBeVisible();
  await expect(page).toHaveURL(/from=2026-10-01/);
});

test('check 3: the private search of somebody else is no more to be had than one that is gone @deep', async ({
  page,
  browser,
  baseURL,
  sessions,
  signIn,
  watch,
}) => {
  watch.allow(/status of 404/);
  const name = `Nobody else’s ${Date.now()}`;
  await signIn('reporter');
  await page.goto('/total-report?from=2026-10-01&to=2026-10-31&basis=SETTLED');
  await saveView(page, name);
  const link = page.url();

  const { page: theirs, context } = await pageOf('viewer', { browser, origin: baseURL ?? '', sessions });
  await theirs.goto(link);
  await expect(theirs.getByText('The search in this link no longer exists')).toBeVisible();
  await expect(theirs.getByText(name)).toHaveCount(0);
  await expect(theirs).toHaveURL(/from=2026-10-01&to=2026-10-31/);
  await context.close();
});

/** Saves what a report shows as a view of one's own. */
async function saveView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await page.getByRole('menuitem', { name: /^Save as/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a new search' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/view=sch_/);
}
