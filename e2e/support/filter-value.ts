import { expect, type Locator } from '@playwright/test';

/** Chooses `value` in the focused field of values by keyboard, once it is offered. */
export async function chooseValue(panel: Locator, value: string): Promise<void> {
  const page = panel.page();
  await page.keyboard.type(value);
  await expect(page.locator('.ant-select-item-option-active', { hasText: value })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel.locator('.ant-select-selection-item', { hasText: value })).toBeVisible();
}
