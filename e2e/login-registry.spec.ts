import type { Page } from '@playwright/test';
import { serveRegistry } from './support/registry-place';
import { fillSignIn } from './support/sessions';
import { expect, test } from './support/test';

/** Counts what a page asks for at the registry's own address. */
function registryRequestsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/registry.json') count += 1;
  });
  return () => count;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Retail' });

test('/login carries no registry; signing in asks for it once, beside the call, and opens a screen of a remote', async ({
  page,
  baseURL,
}) => {
  const html = await (await fetch(`${baseURL}/login`, { headers: { Accept: 'text/html' } })).text();
  expect(html).not.toContain('application/json');
  const asked = registryRequestsOf(page);
  await page.goto('/login?returnTo=%2Fretail');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(asked()).toBe(0);
  let isSignedIn = false;
  await page.route('**/api/Auth/login', async (route) => {
    await expect.poll(asked).toBe(1);
    isSignedIn = true;
    return route.fallback();
  });

  await fillSignIn(page, 'auditor');
  await expect(heading(page)).toBeVisible();
  expect(isSignedIn).toBe(true);
  expect(asked()).toBe(1);
  await expect(page.getByText('could not be verified')).toHaveCount(0);
});

const faults: [string, string, string][] = [
  ['that nobody signed', '{}', 'It is not signed.'],
  ['that does not come', '', 'The server sent none.'],
];
for (const [title, text, words] of faults) {
  test(`a registry ${title} after signing in is told, and loading the page anew mends it @deep`, async ({
    page,
    context,
  }) => {
    await serveRegistry(context, () => text);
    await page.goto('/login?returnTo=%2Fretail');
    await fillSignIn(page, 'auditor');
    const notice = page.getByRole('alert').filter({ hasText: 'There are no screens to open' });
    await expect(notice).toContainText(words);

    await context.unrouteAll({ behavior: 'wait' });
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page)).toBeVisible();
  });
}

test('who is signed in already and comes by /login gets the registry, too @deep', async ({
  page,
  signIn,
}) => {
  await signIn('auditor');
  const asked = registryRequestsOf(page);

  await page.goto('/login?returnTo=%2Fretail');
  await expect(heading(page)).toBeVisible();
  expect(asked()).toBe(1);
});
