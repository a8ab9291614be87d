import type { Page } from '@playwright/test';
import { axeFaults } from './accessibility';
import { brokenAmounts, clippedLabels, coveredControls, pageOverflow } from './looks';
import { settled } from './screens';
import { expect } from './test';

/** In CSS pixels: 720 is what a page of 1440 has at 200 %. */
export type Width = 1440 | 1024 | 720 | 390;
export const widths: readonly Width[] = [1440, 1024, 390];
const heights: Readonly<Record<Width, number>> = { 1440: 900, 1024: 900, 720: 450, 390: 844 };

/** Nothing on the page is wider than the page or cut off; `name` says which screen it is. */
export async function expectFits(page: Page, name: string, at: readonly Width[] = widths): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  await expect(page.getByRole('main'), name).toHaveCount(1);
  for (const width of at) {
    await resize(page, width);
    await settled(page);
    await expect.poll(() => pageOverflow(page), { message: `${name}: overflow at ${width}` }).toEqual([]);
    expect.soft(await clippedLabels(page), `${name}: clipped at ${width}`).toEqual([]);
    expect.soft(await brokenAmounts(page), `${name}: amounts broken at ${width}`).toEqual([]);
  }
}

export async function expectAccessible(
  page: Page,
  name: string,
  width: Width,
  without: readonly string[] = [],
): Promise<void> {
  await resize(page, width);
  expect.soft(await axeFaults(page, without), `${name}: axe at ${width}`).toEqual([]);
}

/**
 * At 200 % nothing is cut off, no control lies under something else, and axe finds nothing; leaves the page at 1440.
 * `without` names rules of axe that do not hold there.
 */
export async function expectLargeText(
  page: Page,
  name: string,
  without: readonly string[] = [],
): Promise<void> {
  await expectFits(page, `${name} at 200 %`, [720]);
  expect.soft(await coveredControls(page), `${name} at 200 %: covered`).toEqual([]);
  await expectAccessible(page, `${name} at 200 %`, 720, without);
  await resize(page, 1440);
}

/** The menu stands where reading begins, amounts are not turned round, and pinned columns stand at the start. */
export async function expectMirrored(page: Page, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
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
  if (sides.menu !== null) expect(sides.menu, name).toBeGreaterThan(sides.middle);
  if (sides.firstColumn !== null && sides.lastColumn !== null && sides.firstColumn !== sides.lastColumn)
    expect(sides.firstColumn, name).toBeGreaterThan(sides.lastColumn);
  expect(sides.turned, name).toEqual([]);
}

export async function resize(page: Page, width: Width): Promise<void> {
  if (page.viewportSize()?.width === width) return;
  await page.setViewportSize({ width, height: heights[width] });
  await settled(page);
}
