import { axeFaults } from './support/accessibility';
import { expect, test } from './support/test';

test('the palette goes to a page by the keyboard alone, and gives the focus back when it is closed', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^Type a page/ });
  await expect(field).toBeFocused();
  await field.fill('data lo');
  const options = page.getByRole('listbox', { name: 'Search or jump to' }).getByRole('option');
  await expect(options.first()).toContainText('Data loads');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/load-data/);
  await expect(field).toHaveCount(0);
  // A page that is gone to takes the focus, some time after its address is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Data loads' })).toBeVisible();

  const button = page.getByRole('button', { name: /^Search or jump to/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  // Which one is the last is settled when every list has come.
  await expect(page.getByRole('status').filter({ hasText: /\d results/ })).not.toContainText('Searching');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('what is typed at once is not lost while the palette opens @deep', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('data lo', { delay: 40 });
  await expect(page.getByRole('combobox', { name: /^Type a page/ })).toHaveValue('data lo');
});

test('another brand, a recent report, a theme and a language are found by a few letters @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter', { brand: 'Alder' });
  await page.goto('/load-data');
  const choose = async (words: string, name: RegExp) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Type a page|^Andika ukurasa/ }).fill(words);
    await page.getByRole('option', { name }).first().click();
  };
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await choose('birch', /Switch to Birch/);
  await expect(page.getByRole('link', { name: /Change brand, now Birch/ })).toBeVisible();
  await expect(page).toHaveURL(/\/load-data$/);
  await choose('return', /return.*version \d/i);
  await expect(page).toHaveURL(/\/online\/rep_|\/retail\/reports\/rep_/);
  await choose('dark', /Dark theme/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose('kiswahili', /Kiswahili/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^sw/);
  // The account keeps it, also for the tests that come after.
  const kept = page.waitForResponse((answer) => answer.request().postDataJSON()?.locale === 'en');
  await choose('english', /English/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  expect((await kept).ok()).toBe(true);
});

test('single keys lead to pages and to their sheet, never while somebody types @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Search or jump')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await expect(page).toHaveURL(/\/save-search/);

  await page
    .getByRole('searchbox', { name: 'Find by name' })
    .or(page.getByRole('textbox').first())
    .first()
    .click();
  await page.keyboard.type('g u ?');
  await expect(page).toHaveURL(/\/save-search/);
  await expect(sheet).toHaveCount(0);
});

test('what can be done on the screen stands in the palette, says why where it cannot, and gives the focus back @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/reports-log');
  await expect(page.getByRole('button', { name: 'Verify the chain' })).toBeVisible();
  const find = async (words: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Type a page/ }).fill(words);
    return page.getByRole('group', { name: 'Actions here' }).getByRole('option');
  };
  await expect((await find('verify')).first()).toContainText(
    'Only approvers and auditors can verify the chain',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Verify the chain: /)).toBeVisible();

  await page.goto('/online');
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect((await find('export')).first()).toHaveText('Export');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Export/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();

  await find('row height');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/density=/);
});
