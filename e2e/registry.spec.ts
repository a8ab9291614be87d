import { fillSignIn } from './support/sessions';
import { registryIn, serveRegistry, signedRegistry } from './support/registry-place';
import { expect, test } from './support/test';

/** What the server gives everybody. */
async function served(baseURL: string | undefined): Promise<string> {
  return (await fetch(`${baseURL}/registry.json`)).text();
}

const unsigned = (text: string) => JSON.stringify({ ...(JSON.parse(text) as object), signature: '' });

test('without a registry that can be trusted, signing in works and the page says what is wrong', async ({
  page,
  context,
  baseURL,
}) => {
  const text = unsigned(await served(baseURL));
  await serveRegistry(context, () => text);
  await page.goto('/retail');
  await fillSignIn(page, 'auditor');

  const notice = page.getByRole('alert').filter({ hasText: 'There are no screens to open' });
  await expect(notice).toContainText('It is not signed.');
  await expect(notice).toContainText('Reload the page');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(page).toHaveURL(/\/retail/);
});

/** The same, signed, with a remote that takes the name of another. */
async function withNamesake(text: string): Promise<string> {
  const registry = registryIn(text);
  const [first] = registry.remotes;
  return signedRegistry({ ...registry, remotes: [...registry.remotes, ...(first ? [first] : [])] });
}

const damages: [string, string, (text: string) => string | Promise<string>][] = [
  ['fault 15: a registry that is missing', 'The server sent none.', () => ''],
  ['fault 16: a registry that is unsigned', 'It is not signed.', unsigned],
  ['fault 16: a registry that is cut off', 'It is damaged or incomplete.', (text) => text.slice(0, -200)],
  [
    'fault 16: a registry that is altered',
    'Its content does not match its signature.',
    (text) => text.replaceAll('/retail', '/wrong'),
  ],
  ['fault 18: a registry with two remotes of one name', 'It is damaged or incomplete.', withNamesake],
];
for (const [title, cause, damage] of damages) {
  test(`${title} is refused, and the last good one is used @deep`, async ({
    page,
    context,
    baseURL,
    signIn,
  }) => {
    const good = await served(baseURL);
    let text = good;
    await serveRegistry(context, () => text);
    await signIn('reporter');
    await page.goto('/retail');
    await expect(page.getByRole('heading', { level: 1, name: 'Retail' })).toBeVisible();
    await expect(page.getByText('could not be verified')).toHaveCount(0);

    text = await damage(good);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Retail' })).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: 'could not be verified' });
    await expect(notice).toContainText(cause);
    await expect(notice).toContainText('You are using the last verified list');

    text = good;
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Retail' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}

test('fault 16: a registry that is played again, to bring a removed remote back, is refused', async ({
  page,
  context,
  baseURL,
  signIn,
}) => {
  const old = await served(baseURL);
  const registry = registryIn(old);
  const remotes = registry.remotes.filter(({ name }) => name !== 'remote-retail');
  let text = await signedRegistry({ ...registry, sequence: registry.sequence + 1, remotes });
  await serveRegistry(context, () => text);
  await signIn('reporter');
  await page.goto('/online');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Online', exact: true })).toBeVisible();

  text = old;
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'could not be verified' });
  await expect(notice).toContainText('It is older than one already used in this browser.');
  await expect(menu.getByRole('link', { name: 'Online', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Retail', exact: true })).toHaveCount(0);
});
