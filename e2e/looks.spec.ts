import type { Page } from '@playwright/test';
import { seriousFaults } from './support/accessibility';
import { expect, test } from './support/test';

const widths = [1440, 1024, 390] as const;
const themes = ['light', 'dark'] as const;

/** Every screen with what says that it is there in full. */
const screens: readonly { name: string; path: string; ready: (page: Page) => Promise<void> }[] = [
  { name: 'brands', path: '/brands', ready: (page) => shown(page.getByRole('button', { name: /^Alder/ })) },
  { name: 'dashboard', path: '/dashboard', ready: (page) => shown(page.getByText('alder-online').first()) },
  { name: 'online reports', path: '/online', ready: (page) => shown(page.getByRole('table')) },
  {
    name: 'new report',
    path: '/online/new',
    ready: (page) => shown(page.getByRole('button', { name: 'Simulate' })),
  },
  { name: 'last reports', path: '/online/last-reports', ready: (page) => shown(page.getByRole('table')) },
  { name: 'retail', path: '/retail', ready: (page) => shown(page.getByText(/^Total of all /).first()) },
  {
    name: 'data loads',
    path: '/load-data',
    ready: (page) => shown(page.getByRole('region', { name: 'Batches' }).getByRole('table')),
  },
  {
    name: 'settings',
    path: '/settings',
    ready: (page) => shown(page.getByRole('row').filter({ hasText: 'This device' })),
  },
  { name: 'an unknown page', path: '/nowhere', ready: (page) => shown(page.getByText('/nowhere')) },
];

test.describe.configure({ timeout: 120_000 });

for (const theme of themes) {
  test(`the sign-in page fits and is accessible at every width, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/login');
    await shown(page.getByRole('button', { name: 'Sign in' }));
    await expectGoodLooks(page);
  });

  for (const screen of screens) {
    test(`${screen.name} fits and is accessible at every width, ${theme}`, async ({ page, signIn }) => {
      await page.emulateMedia({ colorScheme: theme });
      await signIn('reporter');
      await page.goto(screen.path);
      await screen.ready(page);
      await expectGoodLooks(page);
    });
  }

  test(`a simulation and the report kept of it fit and are accessible, ${theme}`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await signIn('reporter');
    await page.goto('/online/new');
    await page.getByRole('button', { name: 'Simulate' }).click();
    await shown(page.getByRole('grid', { name: 'Rows of the report' }));
    await expectGoodLooks(page);

    await page.goto('/online');
    await page.getByRole('table').getByRole('link').first().click();
    await shown(page.getByRole('grid', { name: 'Rows of the report' }));
    await expectGoodLooks(page);
  });
}

async function shown(target: ReturnType<Page['getByRole']>) {
  await expect(target).toBeVisible();
}

async function expectGoodLooks(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    // Charts and grids measure themselves in the frame after a change of size.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect.poll(() => pageOverflowPx(page), { message: `overflow at ${width}` }).toBe(0);
    expect.soft(await clippedFigures(page), `clipped at ${width}`).toEqual([]);
  }
  expect.soft(await seriousFaults(page), 'narrow').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect.soft(await seriousFaults(page), 'wide').toEqual([]);
}

/** Pixels by which the page as a whole can be scrolled sideways. */
function pageOverflowPx(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** Figures of the tiles that are wider than their place. */
function clippedFigures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('dl dd, dl dd *')]
      .filter((element) => element instanceof HTMLElement && element.scrollWidth > element.clientWidth)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => element.textContent),
  );
}
