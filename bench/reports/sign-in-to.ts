import type { Page } from '@playwright/test';

/** Signs a page in as the demo's person of a role, for the brand Alder; what is opened next is shown so. */
export async function signInTo(page: Page, address: string, role: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('E-mail address').fill(`${role}@tallyhouse.test`);
  await page.getByLabel('Password', { exact: true }).fill('Tallyhouse-demo-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}') as object;
    localStorage.setItem(
      'auth',
      JSON.stringify({ ...auth, selectedBrand: 'alder', selectedBrandName: 'Alder' }),
    );
    sessionStorage.clear();
  });
}
