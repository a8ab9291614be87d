import { axeFaults } from './support/accessibility';
import { settled } from './support/screens';
import { expect, test } from './support/test';

// Tiles look at every figure of the month: on a busy machine that takes a while.
const patience = { timeout: 60_000 };

test('a tile says what it means: read, followed to a neighbour, closed by Escape; nothing is fetched before @deep', async ({
  page,
  signIn,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/terms\.[\w.]*js$/.test(request.url())) fetched.push(request.url());
  });
  await signIn('reporter', { brand: 'Alder' });
  await page.goto('/dashboard');
  const strip = page.getByLabel('Month to date', { exact: true });
  await expect(strip).toContainText(/\d/, patience);
  const mark = strip.getByRole('button', { name: 'What “GGR” means' });
  await settled(page);
  const before = await strip.boundingBox();
  expect(fetched).toEqual([]);
  await mark.focus();
  await page.keyboard.press('Enter');

  const panel = page.getByRole('dialog', { name: 'Gross gaming revenue' });
  await expect(panel.getByRole('heading')).toBeFocused();
  await expect(panel).toContainText('Stakes − Voids − Winnings');
  await expect(panel).toContainText('1,000.00 − 40.00 − 810.00 = 150.00 EUR');
  await expect(panel).toContainText('Finance Act 2023');
  expect(await strip.boundingBox()).toEqual(before);
  expect(fetched.length).toBeGreaterThan(0);
  expect(await axeFaults(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Hold' }).click();
  const hold = page.getByRole('dialog', { name: 'Hold' });
  await expect(hold.getByRole('heading')).toBeFocused();
  await hold.getByRole('button', { name: 'Back to Gross gaming revenue' }).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(mark).toBeFocused();
});

test('on a phone the mark is as large as a finger, and its explanation comes from below @deep', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('reporter', { brand: 'Alder' });
  await page.goto('/dashboard');
  const strip = page.getByLabel('Month to date', { exact: true });
  await expect(strip).toContainText(/\d/, patience);
  const mark = strip.getByRole('button', { name: 'What “GGR” means' });
  const box = await mark.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await mark.click();

  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('1,000.00 − 40.00 − 810.00 = 150.00 EUR');
  await expect(drawer.getByRole('heading')).toBeFocused();
  await drawer.getByRole('button', { name: 'Net stakes' }).click();
  await expect(drawer).toContainText('1,000.00 − 40.00 = 960.00 EUR');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(mark).toBeFocused();
});

test('a header of the grid says it by mouse and by its menu, and gives the focus back to the header @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter', { brand: 'Alder' });
  await page.goto('/retail');
  const head = page.getByRole('grid').getByRole('columnheader', { name: /^Stakes sold/ });
  await expect(head).toBeVisible(patience);
  await head.getByRole('button', { name: 'What “Stakes sold” means' }).click();
  const panel = page.getByRole('dialog', { name: 'Stakes sold' });
  await expect(panel).toContainText('tickets sold in the period');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(head).toBeFocused();
  await expect(head).toHaveAttribute('aria-sort', 'none');

  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Explain this column' }).click();
  await expect(panel.getByRole('heading')).toBeFocused();
});

test('the palette finds terms in either language, and the account’s menu opens all of them @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter', { brand: 'Alder' });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Type a page/ }).fill('kodi ya zuio');
  await page.getByRole('option', { name: /^Withholding on winnings/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Glossary' });
  await expect(drawer).toContainText('Gaming Act Cap. 41 s. 31A');
  await drawer.getByRole('button', { name: 'All terms' }).click();
  await drawer.getByRole('searchbox', { name: 'Find a term' }).fill('hold');
  await expect(drawer.getByRole('button', { name: 'Hold', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Glossary' }).click();
  await expect(drawer.getByRole('status')).toContainText(/\d+ terms/);
  // Before any term is opened, names look like what they are: links.
  await expect(drawer.getByRole('button', { name: 'Basis', exact: true })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  expect(await axeFaults(page)).toEqual([]);
});
