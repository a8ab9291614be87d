import type { Browser, Page, Route } from '@playwright/test';
import { fillSignIn } from './support/sessions';
import { expect, test } from './support/test';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1';

test('the settings are in the menu of every role, and their sections have addresses', async ({
  page,
  signIn,
}) => {
  await signIn('auditor');
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Password' }).click();

  await expect(page).toHaveURL('/settings#password');
  await expect(page).toHaveTitle('Settings · Alder · Tallyhouse');
});

test('a section that the address names stays in view while what stands above it loads @deep', async ({
  page,
  signIn,
}) => {
  await signIn('viewer');
  const held: Route[] = [];
  await page.route('**/api/User/sessions', (route) => void held.push(route));
  await page.goto('/settings#notifications');
  const section = page.locator('#notifications');
  await expect(section).toBeInViewport();
  await expect.poll(() => held.length).toBeGreaterThan(0);

  await page.unroute('**/api/User/sessions');
  await Promise.all(held.map((route) => route.fallback()));
  await expect(page.getByRole('row').filter({ hasText: 'This device' })).toBeAttached();
  // As high as the end of the page lets it stand.
  await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThan(450);

  await page.mouse.wheel(0, -2000);
  await expect(section).not.toBeInViewport();
});

test('that settings were saved is said in view, above the tabs of a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn('approver');
  await page.goto('/settings/brand');
  const field = page.getByLabel('Source clock tolerance, seconds');
  const before = await field.inputValue();

  for (const value of ['61', before]) {
    await field.fill(value);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    // The tabs would take the click.
    await save.click({ trial: true, timeout: 5000 });
    await field.press('Enter');
    await expect(page.getByText('Saved.', { exact: true })).toBeInViewport();
  }
});

test('in the group view the settings are there too, and the title says so @deep', async ({
  page,
  signIn,
}) => {
  await signIn('viewer', { isOwn: true });
  await page.goto('/brands?returnTo=%2Fsettings');
  await page.getByRole('button', { name: /^All my brands/ }).click();

  await expect(page.getByRole('row').filter({ hasText: 'This device' })).toBeVisible();
  await expect(page).toHaveTitle('Settings · All my brands · Tallyhouse');
});

test('a session ended from another device ends at the dialog, unasked @deep', async ({
  browser,
  baseURL,
  page,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/);
  const phone = await openOnPhone(browser, baseURL);
  try {
    await signIn('viewer', { isOwn: true });
    await page.goto('/settings');
    const row = page.getByRole('row').filter({ hasText: 'Safari on iPhone' });
    await row.getByRole('button', { name: 'End Safari on iPhone' }).click();
    await page.getByRole('button', { name: 'End the session' }).click();
    await expect(row).toHaveCount(0);

    await expect(phone.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'This device' })).toBeVisible();
  } finally {
    await phone.context().close();
  }
});

test('another password signs out the other devices, and the old one opens nothing @deep', async ({
  browser,
  baseURL,
  page,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/);
  const phone = await openOnPhone(browser, baseURL);
  try {
    await signIn('viewer', { isOwn: true });
    await page.goto('/settings#password');
    await changePassword(page, 'Tallyhouse-demo-1', 'Tallyhouse-demo-2');

    await expect(phone.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await phone.getByRole('button', { name: 'Leave this page' }).click();
    await fillSignIn(phone, 'viewer');
    await expect(phone.getByRole('alert')).toContainText('E-mail address or password is incorrect');
    await fillSignIn(phone, 'viewer', 'Tallyhouse-demo-2');
    await expect(phone).not.toHaveURL(/login/);
  } finally {
    await phone.context().close();
    await page.goto('/settings#password');
    await changePassword(page, 'Tallyhouse-demo-2', 'Tallyhouse-demo-1');
  }
});

test('signing out everywhere ends this session too @deep', async ({
  browser,
  baseURL,
  page,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/);
  const phone = await openOnPhone(browser, baseURL);
  try {
    await signIn('viewer', { isOwn: true });
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();

    await expect(page).toHaveURL('/login?returnTo=%2Fsettings');
    await expect(phone.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await phone.reload();
    await expect(phone).toHaveURL('/login?returnTo=%2Fdashboard');
    await expect(phone.getByText('Your session has ended. Sign in to go back')).toBeVisible();
  } finally {
    await phone.context().close();
  }
});

/** The viewer signed in on another device, at the dashboard of Alder. */
async function openOnPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent: iPhone });
  const page = await context.newPage();
  await page.goto('/login');
  await fillSignIn(page, 'viewer');
  await page.getByRole('button', { name: /^Alder/ }).click();
  await expect(page).toHaveURL('/dashboard');
  return page;
}

async function changePassword(page: Page, from: string, to: string) {
  await page.getByLabel('Current password', { exact: true }).fill(from);
  await page.getByLabel('New password', { exact: true }).fill(to);
  await page.getByLabel('Repeat new password').fill(to);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
}
