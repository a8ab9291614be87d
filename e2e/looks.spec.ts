import type { Page } from '@playwright/test';
import { seriousFaults } from './support/accessibility';
import { brokenAmounts, clippedLabels, pageOverflow, visibleTexts } from './support/looks';
import { onlineReports } from './support/online-reports';
import { open, screens, settled, type Screen } from './support/screens';
import { expect, test } from './support/test';
import { englishWords, foreignWords } from './support/words';

const widths = [1440, 1024, 390] as const;

test.describe.configure({ timeout: 300_000 });

const signInPage: Screen = {
  name: 'sign-in',
  path: '/login',
  ready: (page) => page.locator('input[type="password"]'),
};

// Themes, languages and widths in pairs: every screen is seen in each of them, and each pair on many screens.
for (const screen of [signInPage, ...screens]) {
  test(`check 19: ${screen.name} bears every theme, language and width`, async ({ page, signIn }) => {
    if (screen !== signInPage) await signIn(screen.role ?? 'reporter');

    await test.step('English, light: fits, is labelled and accessible', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, screen, 'en');
      await expectFits(page);
      await expectAccessible(page, 1440);
    });
    await test.step('English, dark: fits and is accessible on a telephone', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expectAccessible(page, 390);
      await expectAccessible(page, 1440);
    });
    await test.step('Swahili, dark: fits, and no English is left', async () => {
      await open(page, screen, 'sw');
      await expectFits(page);
      if (screen.isQuoting !== true)
        expect.soft(englishWords(await visibleTexts(page)), 'English in Swahili').toEqual([]);
    });
    await test.step('words 40 % longer, light: nothing is cut off, and every word comes from a catalogue', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, screen, 'pseudo');
      await expectFits(page);
      if (screen.isQuoting !== true)
        expect.soft(foreignWords(await visibleTexts(page)), 'words from no catalogue').toEqual([]);
    });
    await test.step('right to left, light: mirrored, and fits', async () => {
      await open(page, screen, 'rtl');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expectFits(page);
      await expectAccessible(page, 1024);
      await expectMirrored(page);
    });
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`a simulation and the report kept of it fit and are accessible, ${theme}`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await signIn('reporter');
    await page.goto('/online/new');
    await page.getByRole('button', { name: 'Simulate' }).click();
    await expect(page.getByRole('grid', { name: 'Rows of the report' })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page, 1440);

    await page.goto('/online');
    await onlineReports(page).getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('grid', { name: 'Rows of the report' })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page, 390);
  });
}

async function expectFits(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  for (const width of widths) {
    await resize(page, width);
    await expect.poll(() => pageOverflow(page), { message: `overflow at ${width}` }).toEqual([]);
    expect.soft(await clippedLabels(page), `clipped at ${width}`).toEqual([]);
    expect.soft(await brokenAmounts(page), `amounts broken at ${width}`).toEqual([]);
  }
  await resize(page, 1440);
}

async function expectAccessible(page: Page, width: number) {
  await resize(page, width);
  expect.soft(await seriousFaults(page), `axe at ${width}`).toEqual([]);
  await resize(page, 1440);
}

/** The menu stands where reading begins, amounts are not turned round, and pinned columns stand at the start. */
async function expectMirrored(page: Page) {
  await resize(page, 1440);
  const sides = await page.evaluate(() => {
    const placeOf = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect();
      return box === undefined || box.width === 0 ? null : box.left + box.width / 2;
    };
    const heads = [...document.querySelectorAll('[role="grid"] [role="columnheader"]')];
    return {
      menu: placeOf(document.querySelector('nav.nav')),
      firstColumn: placeOf(heads[0]),
      lastColumn: placeOf(heads.at(-1)),
      middle: window.innerWidth / 2,
      turned: [
        ...document.querySelectorAll('[role="gridcell"].th-number > span:not([role="img"]), .th-kpi-amount'),
      ]
        // What stands for no amount has no direction.
        .filter((amount) => /\d/.test(amount.textContent))
        .filter((amount) => getComputedStyle(amount).direction !== 'ltr')
        .map((amount) => amount.textContent),
    };
  });
  if (sides.menu !== null) expect(sides.menu).toBeGreaterThan(sides.middle);
  if (sides.firstColumn !== null && sides.lastColumn !== null && sides.firstColumn !== sides.lastColumn)
    expect(sides.firstColumn).toBeGreaterThan(sides.lastColumn);
  expect(sides.turned).toEqual([]);
}

async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  await settled(page);
}
