import type { Locator, Page } from '@playwright/test';

/** The list of online reports on `/online`. */
export function onlineReports(page: Page): Locator {
  return page.getByRole('grid', { name: 'Online reports' });
}
