import { codeOf } from './support/authenticator';
import { expect, test } from './support/test';
import { startShortLivedServer } from './tabs/short-lived-server';

test('the first sign-in sets up an authenticator, and a recovery code signs in without it @deep', async ({
  page,
  watch,
}) => {
  const server = await startShortLivedServer(600, 10, {});
  // It is no part of the product that the other tests share; a password that is not enough is refused.
  watch.allow(/^foreign: /);
  watch.allow(/status of 401/);
  const signIn = async () => {
    await page.goto(`${server.address}/login`);
    await page.getByLabel('E-mail address').fill(server.account.email);
    await page.getByLabel('Password', { exact: true }).fill(server.account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  try {
    await signIn();
    await expect(page.getByRole('img', { name: 'QR code of the secret' }).locator('svg')).toBeVisible();
    const secret = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText();
    await page.getByLabel('Six-digit code from the app').fill(codeOf(secret.replaceAll(' ', '')));
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    const codes = page.getByRole('listitem').filter({ hasText: /^([A-Z2-7]{4}-?){4}$/ });
    await expect(codes).toHaveCount(10);
    const recoveryCode = await codes.first().innerText();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page).not.toHaveURL(/login/);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/login/);

    await signIn();
    await page.getByRole('button', { name: 'I do not have my authenticator' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).not.toHaveURL(/login/);
  } finally {
    await server.stop();
  }
});
