// The last complete month has figures for every brand of the demo data.
const brand = { id: 'alder', name: 'Alder' };
const password = 'Tallyhouse-demo-1';

/**
 * Signs a page in as the demo's person of a role, for the brand Alder; what is opened next is shown so.
 *
 * @param {any} page of Playwright, which belongs to the browser tests
 * @param {{ role: string, patienceMs?: number }} options
 */
export async function signInToDemo(page, { role, patienceMs = 60_000 }) {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(`${role}@tallyhouse.test`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((/** @type {URL} */ url) => url.pathname !== '/login', { timeout: patienceMs });
  await page.evaluate((/** @type {typeof brand} */ { id, name }) => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}');
    localStorage.setItem('auth', JSON.stringify({ ...auth, selectedBrand: id, selectedBrandName: name }));
    sessionStorage.clear();
  }, brand);
}
