import { expectAccessible, expectFits, expectLargeText, expectMirrored, resize } from './support/look-checks';
import { visibleTexts } from './support/looks';
import { onlineReports } from './support/online-reports';
import { go, open, screens, signInPage, type Screen } from './support/screens';
import type { Role } from './support/sessions';
import { expect, test } from './support/test';
import { englishWords, foreignWords } from './support/words';

// A made-up word is made longer as a whole, so that a label does not hold the words that it is longer than.
const madeUp = ['label-content-name-mismatch'];

// Each screen in each theme, language and width once; deep/looks.spec.ts has them in more pairs.
for (const [place, visited] of [[signInPage], ...byRole()].entries()) {
  const names = visited.map(({ name }) => name).join(', ');
  const [first = signInPage, ...others] = visited;

  test(`check 19: ${names}: fit when words are 40 % longer, come from a catalogue and are accessible, at 200 % too${place === 0 ? '' : ' @deep'}`, async ({
    page,
    signIn,
  }) => {
    if (first !== signInPage) await signIn(roleOf(first));
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, first, 'pseudo');
    for (const screen of [first, ...others]) {
      const { name } = screen;
      if (screen !== first) await go(page, screen);
      await expectAccessible(page, name, 1440, madeUp);
      if (screen.isQuoting !== true)
        expect.soft(foreignWords(await visibleTexts(page)), `${name}: words from no catalogue`).toEqual([]);
      await expectFits(page, name);
      await expectLargeText(page, name, madeUp);
    }
  });

  test(`check 19: ${names}: in the dark, mirrored and in Swahili, at 200 % too @deep`, async ({
    page,
    signIn,
  }) => {
    if (first !== signInPage) await signIn(roleOf(first));
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, first, 'rtl');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    for (const screen of [first, ...others]) {
      if (screen !== first) await go(page, screen);
      await expectMirrored(page, screen.name);
      await expectFits(page, screen.name, [1024, 390]);
      await expectAccessible(page, screen.name, 390);
      await resize(page, 1440);
    }
    await open(page, first, 'sw');
    for (const screen of [first, ...others]) {
      const { name } = screen;
      if (screen !== first) await go(page, screen);
      await expectFits(page, name, [1440]);
      await expectLargeText(page, name);
      if (screen.isQuoting !== true)
        expect.soft(englishWords(await visibleTexts(page)), `${name}: English in Swahili`).toEqual([]);
    }
  });
}

test('a simulation and the report kept of it fit and are accessible', async ({ page, signIn }) => {
  await signIn('reporter');
  const expectLooks = async (name: string) => {
    await expect(page.getByRole('grid', { name: 'Rows of the report' })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    await expectFits(page, name);
    await expectAccessible(page, name, 390);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page, name, 1440);
  };
  await page.goto('/online/new');
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expectLooks('a simulation');

  await page.goto('/online');
  await onlineReports(page).getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
  await expectLooks('a report');
});

/** Screens that one person sees, some at a time: the next one is reached without loading the page anew. */
function byRole(atOnce = 5): readonly (readonly Screen[])[] {
  const roles = [...new Set(screens.map(roleOf))];
  return roles.flatMap((role) => {
    const ofRole = screens.filter((screen) => roleOf(screen) === role);
    return Array.from({ length: Math.ceil(ofRole.length / atOnce) }, (_, place) =>
      ofRole.slice(place * atOnce, (place + 1) * atOnce),
    );
  });
}

function roleOf({ role = 'reporter' }: Screen): Role {
  return role;
}
