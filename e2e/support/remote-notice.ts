import { expect, type Locator, type Page } from '@playwright/test';
import { menu } from './menu';

/** Files of remote-retail, the remote that these journeys break. */
export const filesOfRetail = '**/remotes/remote-retail/**';
export const entryOfRetail = '**/remotes/remote-retail/**/entry.*.js';

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** What stands in the place of a remote that is not there. */
export const noticeOf = (page: Page, name: string): Locator =>
  page.getByRole('alert').filter({ hasText: `${name} is not available` });

/** Goes to a screen by the menu. */
export async function follow(page: Page, name: string): Promise<void> {
  await menu(page)
    // Behind the name there may stand how much waits.
    .getByRole('link', { name: new RegExp(`^${name}( ,|$)`) })
    .click();
}

/** The rest of the product goes on: a screen of another remote opens. */
export async function expectRestWorks(page: Page): Promise<void> {
  await follow(page, 'Data loads');
  await expect(heading(page, 'Data loads')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}
