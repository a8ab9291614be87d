import { startProduct } from '../tools/browser-product.mjs';
import { codeOf, demoSecret } from './support/authenticator';
import { expect, test } from './support/test';

const account = { email: 'auditor@tallyhouse.test', password: 'Tallyhouse-demo-1' };

test('a passkey is added in the settings, and signs in in place of the code @deep', async ({
  page,
  context,
  watch,
}) => {
  // Browsers make none for 127.0.0.1; and its account's authenticator is changed.
  const product = await startProduct();
  const address = product.address.replace('127.0.0.1', 'localhost');
  watch.allow(/^foreign: /);
  watch.allow(/status of 401/);
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const signIn = async () => {
    await page.goto(`${address}/login`);
    await page.getByLabel('E-mail address').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  try {
    await signIn();
    await expect(page).not.toHaveURL(/login/);
    await page.goto(`${address}/settings#secondFactor`);
    await page.getByLabel('Current password for the authenticator').fill(account.password);
    await page.getByLabel(/^Code of the current authenticator/).fill(codeOf(demoSecret));
    await page.getByRole('button', { name: 'Replace the authenticator' }).click();
    const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '');
    await page.getByLabel('First code of the new authenticator').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('The new authenticator is now active.')).toBeVisible();

    await page.getByLabel('Name of the new passkey').fill('Work laptop');
    await page.getByLabel('Current password for passkeys').fill(account.password);
    // A code is good once: the one of the next half minute passes already.
    await page.getByLabel('Code of your authenticator for a passkey').fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Work laptop' })).toContainText('never used');
    await page.getByRole('button', { name: /^Account of / }).click();
    // Signing out loads the page anew: what is opened before is cut short by it.
    const left = page.waitForEvent('load');
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await left;
    await expect(page).toHaveURL(/login/);

    await signIn();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).not.toHaveURL(/login/);
    await page.goto(`${address}/settings#secondFactor`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Work laptop' })).toContainText('last used');
  } finally {
    // A page that is left open would ask a server that is gone.
    await page.close();
    await product.stop();
  }
});
