import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { codesToTry } from './support/authenticator';
import { confirmWithCode, decisionOf, openFromQueue, sendForConfirmation } from './support/confirmation';
import { startEmptyProduct } from './support/empty-product';
import { lastMonth, writeFirstBooks } from './support/first-books';
import { confirmInDialog } from './support/second-factor';
import { expect, test } from './support/test';

const password = 'four words nobody guesses';
const people = {
  admin: { email: 'asha@baobab.test', name: 'Asha' },
  reporter: { email: 'rehema@baobab.test', name: 'Rehema' },
  approver: { email: 'amos@baobab.test', name: 'Amos' },
};
const title = 'First return to TRA';

test('from an empty store to an accepted casino return at the portal of TRA, by three people and no endpoint @deep', async ({
  browser,
  watch,
}, testInfo) => {
  test.setTimeout(600_000);
  // A password alone is not enough, and a code that was used a moment ago is refused.
  watch.allow(/status of 40[13]/);
  const links: Record<string, string> = {};
  const product = await startEmptyProduct(async (command) => {
    await command('load', ...(await writeFirstBooks(testInfo.outputDir)));
    for (const [role, { email, name }] of Object.entries(people)) {
      const printed = await command('add-user', '--email', email, '--name', name, '--role', role);
      links[role] = /http\S+$/m.exec(printed)?.[0] ?? '';
    }
  });
  watch.allow(new RegExp(`^foreign: ${product.address}`));
  const contexts: BrowserContext[] = [];
  const join = async (role: keyof typeof people) => {
    const context = await browser.newContext({ baseURL: product.address });
    contexts.push(context);
    return joined(await context.newPage(), links[role] ?? '', people[role].email);
  };
  try {
    const [admin, rehema, amos] = await Promise.all([join('admin'), join('reporter'), join('approver')]);

    await test.step('two people say that TRA is filed with at its portal, from last month on', async () => {
      await admin.page.goto('/authorities?authority=TRA');
      await admin.page.getByRole('button', { name: 'Propose a connection of Baobab to TRA' }).click();
      const dialog = admin.page.getByRole('dialog', { name: 'Propose a connection to TRA' });
      await dialog.getByRole('combobox', { name: 'Environment' }).click();
      await admin.page.getByTitle('Portal, manual').click();
      await dialog.getByLabel(/^First day reported from here/).fill(lastMonth.from);
      await dialog.getByLabel(/^First day reported from here/).press('Enter');
      await dialog.getByLabel('Reason', { exact: true }).fill('TRA takes returns through its portal alone.');
      await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
      await expect(admin.page.getByRole('link', { name: 'View in changes' })).toBeVisible();
      await amos.page.goto('/settings/changes');
      await amos.page.getByRole('button', { name: /TRA.*portal/i }).click();
      const drawer = amos.page.getByRole('dialog', { name: 'Proposed change' });
      await drawer.getByRole('button', { name: 'Confirm' }).click();
      const asked = amos.page.getByRole('dialog', { name: 'Confirm this change?' });
      await confirmInDialog(amos.page, asked, amos.secret);
      await expect(drawer.getByText(/confirmed it, and it was applied/)).toBeVisible();
    });

    await test.step('the calendar leads from what is due first to its return, which is handed over', async () => {
      await rehema.page.goto('/authorities?view=calendar');
      await rehema.page
        .getByRole('link', { name: /^Prepare report: Gaming tax return, internet casino/ })
        .first()
        .click();
      await rehema.page.getByRole('button', { name: 'Simulate' }).click();
      await rehema.page.getByRole('button', { name: 'Save as report' }).click();
      const keeping = rehema.page.getByRole('dialog', { name: 'Save as report' });
      await keeping.getByLabel('Title').fill(title);
      await keeping.getByRole('button', { name: 'Save as report' }).click();
      await expect(rehema.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await sendForConfirmation(rehema.page, title, 'Baobab');
    });

    await test.step('who did not prepare it works out the tax, and confirms with a second factor', async () => {
      await openFromQueue(amos.page, 'mine', title);
      const decision = decisionOf(amos.page);
      const tax = decision.getByLabel(/, in TZS$/);
      await expect(tax).toBeVisible();
      for (const reason of await decision.getByRole('textbox', { name: /^Reason for sending/ }).all())
        await reason.fill('Known, and told to the authority.');
      for (const box of await decision.getByRole('checkbox').all()) await box.check();
      await tax.fill('32500');
      await confirmWithCode(amos.page, (button) => button.click(), amos.secret);
      await expect(amos.page.getByText('Confirmed, to be filed at the portal')).toBeVisible();
    });

    const panel = amos.page.getByRole('region', { name: 'Filing at the portal of TRA' });
    await test.step('the frozen bytes and the sheet state the tax, and the receipt is recorded', async () => {
      await amos.page.getByRole('button', { name: 'Track the report' }).click();
      const saving = amos.page.waitForEvent('download');
      await panel.getByRole('button', { name: /^Download the confirmed file/ }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toMatch(/^TZ_CASINO_MONTHLY-.*\.xml$/);
      expect(await readFile(await file.path(), 'utf8')).toContain('32500');
      await expect(panel.getByRole('row', { name: /32,500/ })).toBeVisible();
      await panel.getByRole('button', { name: 'Record the filing' }).click();
      const dialog = amos.page.getByRole('dialog', { name: 'Record the receipt from TRA' });
      await dialog.getByLabel('Portal reference').fill('TRA-1');
      await dialog.locator('input[type="file"]').setInputFiles({
        ...{ name: 'receipt.pdf', mimeType: 'application/pdf' },
        buffer: Buffer.from('%PDF-1.4 a receipt'),
      });
      await dialog.getByRole('button', { name: 'Record filing' }).click();
      await expect(panel.getByText('TRA-1').first()).toBeVisible();
    });

    await test.step('the answer of TRA ends it: accepted, the deadline done, and the hash in the audit', async () => {
      await amos.page.getByRole('button', { name: 'Attach a response' }).click();
      const dialog = amos.page.getByRole('dialog', { name: 'Attach the response from TRA' });
      await dialog.getByLabel('Source of the response').fill('Shown at the portal');
      await dialog.getByRole('button', { name: 'Attach' }).click();
      await expect(amos.page.getByText('Accepted by the authority.')).toBeVisible();
      await amos.page.goto('/authorities?view=calendar&state=DONE');
      await expect(amos.page.getByRole('row', { name: /Gaming tax return, internet casino/ })).toContainText(
        'Done',
      );
      await amos.page.goto('/reports-log/audit?action=REPORT_FILED_BY_HAND');
      await expect(amos.page.getByText(/payloadHash sha256:[0-9a-f]{64}/)).toBeVisible();
    });
  } finally {
    // A page that is left open would ask a server that is gone.
    await Promise.all(contexts.map((context) => context.close()));
    await product.stop();
  }
});

/** Chooses a password by `link`, signs in and sets up an authenticator, as everybody does who is new. */
async function joined(page: Page, link: string, email: string): Promise<{ page: Page; secret: string }> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat new password').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('button', { name: 'Go to sign-in' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '');
  // The earliest code that passes: those of the next half minutes are for the two confirmations.
  for await (const code of codesToTry(secret)) {
    await page.getByLabel('Six-digit code from the app').fill(code);
    const answering = page.waitForResponse((response) => response.url().includes('/api/Auth/'));
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    if ((await answering).ok()) break;
  }
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page).not.toHaveURL(/login/);
  return { page, secret };
}
