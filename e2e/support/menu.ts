import type { Locator, Page } from '@playwright/test';

export function menu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Menu' });
}

/** Names of the entries without what is counted beside them, once the menu is there. */
export async function menuEntries(page: Page): Promise<string[]> {
  await menu(page).getByRole('link').first().waitFor();
  const names = await menu(page).locator('.nav-words').allInnerTexts();
  return names.map((name) => name.trim());
}
