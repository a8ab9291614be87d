import type { Locator, Page } from '@playwright/test';
import { tenThousandths } from './support/amount';
import { tabTo } from './support/grid-keys';
import { kpiAmount } from './support/kpi';
import { menu } from './support/menu';
import { demoPassword } from './support/sessions';
import { expect, test } from './support/test';
import { BrandTruth } from './support/truth';

const ggrTitle = 'Gross gaming revenue';

test.describe.configure({ timeout: 300_000 });

test('check 1: last month’s online GGR is read after six clicks at most, without help @deep', async ({
  page,
}) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const startedMs = Date.now();
  await page.goto('/');
  await page.getByLabel('E-mail address').fill('reporter@tallyhouse.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await click(page.getByRole('button', { name: 'Sign in' }));
  await click(page.getByRole('button', { name: /^Alder/ }));
  await click(menu(page).getByRole('link', { name: 'Online', exact: true }));
  await click(reportOfLastMonth(page));

  await expectLastMonth(page);
  expect(clicks).toBeLessThanOrEqual(6);
  expect(Date.now() - startedMs).toBeLessThan(90_000);
});

test.describe('dark, at 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, colorScheme: 'dark' });

  test('check 1: the same is done by keyboard alone, in the dark and at 200 %', async ({ page }) => {
    const press = async (target: Locator, key?: 'Shift+Tab') => {
      await tabTo(page, target, key);
      await expectInView(page, target);
      await page.keyboard.press('Enter');
    };
    await page.goto('/');
    await tabTo(page, page.getByLabel('E-mail address'));
    await page.keyboard.type('reporter@tallyhouse.test');
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Alder/ })).toBeVisible();
    await press(page.getByRole('button', { name: /^Alder/ }));
    await expect(page).toHaveURL('/dashboard');
    // The page has put the focus on what is new; the menu lies before it.
    await press(menu(page).getByRole('link', { name: 'Online', exact: true }), 'Shift+Tab');
    const grid = page.getByRole('grid', { name: 'Online reports' });
    await expect(reportOfLastMonth(page)).toBeVisible();
    await tabTo(page, grid.locator('[tabindex="0"]'));
    await page.keyboard.press('Control+Home');
    for (let rows = 0; rows < 60; rows += 1) {
      const row = await page.evaluate(
        () => document.activeElement?.closest('[role="row"]')?.textContent ?? '',
      );
      if (row.startsWith(`Online, day by day, ${lastMonth()}`)) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');

    await expectLastMonth(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

/** The report of the days of last month, which nobody is to make another version of. */
function reportOfLastMonth(page: Page): Locator {
  return page.getByRole('grid', { name: 'Online reports' }).getByText(`Online, day by day, ${lastMonth()}`);
}

/** As the demo data names it: `October 2026`. */
function lastMonth(): string {
  const { from } = new BrandTruth('Alder').reportedMonth;
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${from}T00:00:00Z`),
  );
}

async function expectLastMonth(page: Page) {
  const truth = new BrandTruth('Alder');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Online, day by day, /);
  expect(tenThousandths(await kpiAmount(page, 'Totals', ggrTitle))).toBe(
    truth.ggr('ONLINE', 'asLoaded', truth.reportedMonth),
  );
  await expect(page).toHaveTitle(/Online, day by day, .*20\d\d.*Alder/);
}

/** Whoever tabs sees where they are: the control with the focus lies in the window, under nothing. */
async function expectInView(page: Page, target: Locator) {
  await expect(target.first()).toBeInViewport();
  const isCovered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null) return true;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const top0 = document.elementFromPoint(left + width / 2, top + height / 2);
      return top0 === null || !(focused.contains(top0) || top0.contains(focused));
    });
  await expect.poll(isCovered, 'the focus is covered').toBe(false);
}
