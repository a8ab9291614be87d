import { axeFaults } from './support/accessibility';
import {
  confirmWithCode,
  controlTotalOf,
  fillDecision,
  keepReport,
  openFromQueue,
  pageOf,
  sendForConfirmation,
} from './support/confirmation';
import { confirmInDialog } from './support/second-factor';
import { expect, test } from './support/test';

const run = Date.now().toString(36);
const title = `Filed at the portal ${run}`;
const why = `The authority takes reports through its portal alone, ${run}.`;

// Three people, a connection that changes, and a report on its whole way.

/** Two days before the last month, whose reports wait in the demo and keep their figures from who is to confirm them. */
function earlierPeriod(): { from: string; to: string } {
  const dayAt = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  return { from: dayAt(71), to: dayAt(70) };
}

test('a report for a portal is confirmed, filed by hand by a second person, and accepted without an endpoint @deep', async ({
  browser,
  baseURL,
  sessions,
  watch,
}) => {
  // A code that somebody used a moment ago is refused.
  watch.allow(/status of 403/);
  const of = { browser, origin: new URL(baseURL ?? '').origin, sessions };
  // Elm alone: what is set for it sends no report of another test elsewhere.
  const { page: admin } = await pageOf('admin', of, 'Elm');
  const { page: rehema } = await pageOf('reporter', of, 'Elm');
  const { page: amos } = await pageOf('approver', of, 'Elm');

  await test.step('two people say that the authority is filed with at its portal', async () => {
    await admin.goto('/authorities?authority=MGA');
    await admin.getByRole('button', { name: 'Propose a connection of Elm to MGA' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Propose a connection to MGA' });
    await dialog.getByRole('combobox', { name: 'Environment' }).click();
    await admin.getByTitle('Portal, manual').click();
    await dialog.getByLabel('Reason', { exact: true }).fill(why);
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(admin.getByRole('link', { name: 'View in changes' })).toBeVisible();
    await amos.goto('/settings/changes');
    await amos
      .getByRole('button', { name: /MGA.*portal/i })
      .first()
      .click();
    const drawer = amos.getByRole('dialog', { name: 'Proposed change' });
    await drawer.getByRole('button', { name: 'Confirm' }).click();
    await confirmInDialog(amos, amos.getByRole('dialog', { name: 'Confirm this change?' }));
    await expect(
      drawer.getByText('Amos Approver (approver@tallyhouse.test) confirmed it, and it was applied'),
    ).toBeVisible();
  });

  await test.step('a report is kept, submitted and confirmed as any other', async () => {
    await keepReport(rehema, title, earlierPeriod());
    await sendForConfirmation(rehema, title, 'Elm');
    await openFromQueue(rehema, 'submitted', title);
    const control = await controlTotalOf(rehema);
    await openFromQueue(amos, 'mine', title);
    await fillDecision(amos, control);
    await confirmWithCode(amos);
    await expect(amos.getByText('Confirmed, to be filed at the portal')).toBeVisible();
  });

  await test.step('who prepared it sees what to type in, and that somebody else files it', async () => {
    await rehema.reload();
    const panel = rehema.getByRole('region', { name: 'Filing at the portal of MGA' });
    await expect(panel).toContainText('Someone who did not prepare it must file it');
    await expect(panel.getByRole('row', { name: /^Gross gaming revenue/ })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Record the filing' })).toHaveCount(0);
  });

  await test.step('the second person takes the confirmed file there, and records what the portal gave', async () => {
    await openFromQueue(amos, 'sent', title);
    const panel = amos.getByRole('region', { name: 'Filing at the portal of MGA' });
    const saving = amos.waitForEvent('download');
    await panel.getByRole('button', { name: /^Download the confirmed file/ }).click();
    expect((await saving).suggestedFilename()).toMatch(/^ONLINE_DAILY-.*\.json$/);
    await panel.getByRole('button', { name: 'Record the filing' }).click();
    const dialog = amos.getByRole('dialog', { name: 'Record the receipt from MGA' });
    await dialog.getByRole('button', { name: 'Record filing' }).click();
    await expect(dialog.getByText('Enter the reference issued by the portal')).toBeVisible();
    expect(await axeFaults(amos)).toEqual([]);
    await dialog.getByLabel('Portal reference').fill(`MGA-${run}`);
    await dialog.locator('input[type="file"]').setInputFiles({
      ...{ name: 'receipt.pdf', mimeType: 'application/pdf' },
      buffer: Buffer.from('%PDF-1.4 a receipt'),
    });
    await dialog.getByRole('button', { name: 'Record filing' }).click();
    await expect(panel.getByText(`MGA-${run}`).first()).toBeVisible();
    await expect(panel.getByRole('button', { name: 'receipt.pdf' })).toBeVisible();
  });

  await test.step('the answer of the authority ends it', async () => {
    await amos.getByRole('button', { name: 'Attach a response' }).click();
    const dialog = amos.getByRole('dialog', { name: 'Attach the response from MGA' });
    await expect(dialog.getByLabel('Authority reference')).toHaveValue(`MGA-${run}`);
    await dialog.getByLabel('Source of the response').fill('Shown at the portal');
    await dialog.getByRole('button', { name: 'Attach' }).click();
    await expect(amos.getByText('Accepted by the authority.')).toBeVisible();
  });
});
