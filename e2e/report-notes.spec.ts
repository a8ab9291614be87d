import type { Page } from '@playwright/test';
import { BrandTruth } from './support/truth';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 300_000 });

/** Where reports of each family are made, and which of them is made here. */
const makers = {
  online: ['/online/new', 'ONLINE_GAMES'],
  retail: ['/retail/reports/new', 'RETAIL_TERMINALS'],
} as const;

const figureOf = (page: Page) => page.getByRole('grid').locator('[data-cell="0:3"]');

/** Keeps a report of last month, of games or of terminals, and leaves its page open. */
async function keepReport(page: Page, family: keyof typeof makers = 'online'): Promise<void> {
  const [path, type] = makers[family];
  // A title of people, as those of the demo end: no word of the product.
  const title = `Noted ${Date.now().toString(36)}, 2026`;
  const period = new BrandTruth('Alder').lastMonth;
  await page.goto(`${path}?${new URLSearchParams({ type, ...period }).toString()}`);
  await page.getByRole('button', { name: 'Simulate' }).click();
  await page.getByRole('button', { name: 'Save as report' }).click();
  const keeping = page.getByRole('dialog', { name: 'Save as report' });
  await keeping.getByLabel('Title').fill(title);
  await keeping.getByRole('button', { name: 'Save as report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // A cell whose row is still to come has no menu.
  await expect(figureOf(page)).toContainText(/\S/);
}

test('a note is written on a cell by its menu, shown where it is pointed at, and read by others @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await keepReport(page);
  // Whether notes can be written is known with those that there are.
  await expect(page.getByText(/^No notes\. Right-click a cell/)).toBeVisible();
  await figureOf(page).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Add a note to this cell' }).click();
  const dialog = page.getByRole('dialog', { name: /^Note on / });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Agreed on the phone, GBT-88');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog).toBeHidden();

  const shown = page.locator('.th-note-words');
  await figureOf(page).hover();
  await expect(shown).toContainText('Agreed on the phone, GBT-88');
  await page.getByRole('heading', { level: 1 }).hover();
  await figureOf(page).focus();
  await expect(shown).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Add a note to the whole line' }).click();
  const ofLine = page.getByRole('dialog', { name: /Whole line$/ });
  await ofLine.getByRole('textbox', { name: 'Note' }).fill('The whole line');
  await ofLine.getByRole('button', { name: 'Save note' }).click();
  const notes = page.getByRole('region', { name: 'Notes' });
  await expect(notes.getByRole('listitem')).toHaveCount(2);

  const address = page.url();
  // A page that is open would take the other session for the end of its own.
  await page.goto('about:blank');
  await signIn('auditor');
  await page.goto(address);
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await expect(notes.getByRole('button')).toHaveCount(0);
  await expect(figureOf(page)).toContainText('Note: Agreed on the phone, GBT-88');
  await figureOf(page).click({ button: 'right' });
  await expect(page.getByRole('menuitem')).toHaveCount(0);
});

test('notes are written on a cell and on a line of a retail report, and stay with it @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await keepReport(page, 'retail');
  await expect(page.getByText(/^No notes\. Right-click a cell/)).toBeVisible();
  for (const [action, words] of [
    ['Add a note to this cell', 'Drawer counted twice'],
    ['Add a note to the whole line', 'This terminal was moved'],
  ] as const) {
    await figureOf(page).click({ button: 'right' });
    await page.getByRole('menuitem', { name: action }).click();
    const dialog = page.getByRole('dialog', { name: /^Note on / });
    await dialog.getByRole('textbox', { name: 'Note' }).fill(words);
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toHaveText([
    /Drawer counted twice/,
    /This terminal was moved/,
  ]);
  await expect(figureOf(page)).toContainText('Note: Drawer counted twice');
});

test('the address of a report shows another reader the columns that its sender sees, and their own list stays @deep', async ({
  page,
  signIn,
}) => {
  const head = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  const hide = async (name: string) => {
    await page.getByRole('button', { name: `Options for ${name}` }).click();
    // Shown at once, kept when it is answered: who leaves before may lose it.
    const kept = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/api/BlackList/'),
    );
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(head(name)).toHaveCount(0);
    expect((await kept).ok()).toBe(true);
  };
  await signIn('reporter', { isOwn: true });
  await keepReport(page);
  const plain = page.url();
  await hide('Provider');
  await expect(page).toHaveURL(/[?&]hide=provider/);
  const sent = page.url();

  await page.goto('about:blank');
  await signIn('viewer', { isOwn: true });
  await page.goto(plain);
  await expect(head('Provider')).toBeVisible();
  await hide('Bets');
  await page.goto(sent);
  await expect(page.getByText('Columns as in the link you opened')).toBeVisible();
  await expect(head('Bets')).toBeVisible();
  await expect(head('Provider')).toHaveCount(0);
  await page.goto(plain);
  await expect(head('Provider')).toBeVisible();
  await expect(head('Bets')).toHaveCount(0);
});
