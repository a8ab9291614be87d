import {
  expectAccessible,
  expectFits,
  expectLargeText,
  expectMirrored,
  resize,
} from '../support/look-checks';
import { visibleTexts } from '../support/looks';
import { open, screens, signInPage } from '../support/screens';
import { expect, test } from '../support/test';
import { englishWords, foreignWords } from '../support/words';

test.describe.configure({ timeout: 300_000 });

// Themes, languages and widths in pairs: every screen is seen in each of them, and each pair on many screens.
for (const screen of [signInPage, ...screens]) {
  test(`check 19: ${screen.name} bears every theme, language and width`, async ({ page, signIn }) => {
    if (screen !== signInPage) await signIn(screen.role ?? 'reporter');

    await test.step('English, light: fits, is labelled and accessible', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, screen, 'en');
      await expectFits(page, screen.name);
      await expectAccessible(page, screen.name, 1440);
      await expectLargeText(page, screen.name);
    });
    await test.step('English, dark: fits and is accessible on a telephone', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expectAccessible(page, screen.name, 390);
      await expectAccessible(page, screen.name, 1440);
      await expectLargeText(page, screen.name);
    });
    await test.step('Swahili, dark: fits, and no English is left', async () => {
      await resize(page, 1440);
      await open(page, screen, 'sw');
      await expectFits(page, screen.name);
      if (screen.isQuoting !== true)
        expect.soft(englishWords(await visibleTexts(page)), 'English in Swahili').toEqual([]);
      await expectLargeText(page, screen.name);
    });
    await test.step('Swahili, light: at 200 %', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await expectLargeText(page, screen.name);
    });
    await test.step('words 40 % longer, light: nothing is cut off, and every word comes from a catalogue', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await resize(page, 1440);
      await open(page, screen, 'pseudo');
      await expectFits(page, screen.name);
      if (screen.isQuoting !== true)
        expect.soft(foreignWords(await visibleTexts(page)), 'words from no catalogue').toEqual([]);
    });
    await test.step('right to left, light: mirrored, and fits', async () => {
      await resize(page, 1440);
      await open(page, screen, 'rtl');
      await expectFits(page, screen.name);
      await expectAccessible(page, screen.name, 1024);
      await expectMirrored(page, screen.name);
    });
  });
}
