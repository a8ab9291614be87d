import { axeFaults } from './support/accessibility';
import { expect, test } from './support/test';

test('the reports log opens a report, compares its versions, and its address holds the filters', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/reports-log?state=REJECTED');
  const opened = page.getByRole('button', { name: /^Open Tanzania .*, version 1$/ }).first();
  await opened.click();
  await expect(page).toHaveURL(/state=REJECTED&report=/);
  const drawer = page.getByRole('dialog', { name: 'Report' });
  await expect(
    drawer.getByText(/^No change: both are /).or(drawer.getByRole('table', { name: /causes of the change/ })),
  ).toBeVisible();
  await expect(drawer.getByText(/add up exactly to each change|All figures are the same/)).toBeVisible();
  const life = drawer.getByRole('list', { name: 'Lifecycle of this version' }).getByRole('listitem');
  await expect(life.first()).toContainText('Rejected');
  await expect(drawer.getByRole('button', { name: 'Download evidence pack' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await axeFaults(page)).toEqual([]);
});

test('an auditor verifies the chain and takes the evidence of a report home @deep', async ({
  page,
  signIn,
}) => {
  await signIn('auditor');
  await page.goto('/reports-log?state=ACCEPTED');
  await page.getByRole('button', { name: 'Verify the chain' }).click();
  const dialog = page.getByRole('dialog', { name: 'Audit chain' });
  await dialog.getByRole('button', { name: 'Verify now' }).click();
  await expect(dialog.getByText('The chain is intact')).toBeVisible();
  await expect(dialog.getByText(/rows are as they were written, from row 1/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page
    .getByRole('button', { name: /^Open .*, version \d+$/ })
    .first()
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download evidence pack' }).click();
  expect((await download).suggestedFilename()).toMatch(/^evidence-rep_.*\.zip$/);
  await expect(page.getByText(/^Saved as evidence-rep_/)).toBeVisible();
});

test('a refused call is found in the API log by the trace id that its message showed @deep', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/404/);
  await signIn('reporter');
  await page.goto('/reports-log');
  await expect(page.getByRole('button', { name: /^Open / }).first()).toBeVisible();
  await page.goto('/critical-alert-history?id=alr_not_there');
  const notice = page.getByRole('alert').filter({ hasText: 'The alert could not be loaded' });
  await expect(notice).toContainText('Trace id');
  // The way from the message to its call; lines are written beside the answering, some seconds later.
  await expect(async () => {
    await page.goto('/critical-alert-history?id=alr_not_there');
    await notice.getByRole('button', { name: 'Show the call in the API log' }).click();
    await page.goto('/api-log?path=alr_not_there&statusClass=4xx');
    const call = page.getByRole('button', { name: /^Open GET .*alr_not_there/ }).first();
    await expect(call).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page
    .getByRole('button', { name: /^Open GET .*alr_not_there/ })
    .last()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Call' });
  await expect(drawer.getByText('NOT_FOUND').first()).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'cURL command' })).toContainText('$TOKEN');
  expect(await axeFaults(page)).toEqual([]);
});

test('a file in place of another is compared before, and one that does not fit changes nothing @deep', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/status of 400/);
  await signIn('reporter');
  await page.goto('/load-data?state=LOADED&kind=BETS&source=alder-online');
  await page
    .getByRole('button', { name: /^Open batch / })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'File' });
  const [, seq = '', source = ''] =
    /no\. (\d+) of (\S+)/.exec(await drawer.getByRole('heading', { level: 2 }).innerText()) ?? [];
  await drawer.getByRole('button', { name: 'Replace with a newer file' }).click();
  const dialog = page.getByRole('dialog', {
    name: `Replace no. ${seq} of ${source} with a newer file?`,
  });
  await expect(dialog.getByText(/are withdrawn when it is loaded/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace the file' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose the newer file');
  const choose = (fields: object) => {
    const header = {
      ...{ format: 'tallyhouse-load/1', brand: 'alder', source, channel: 'ONLINE', kind: 'BETS' },
      ...{ seq: Number(seq), periodFrom: '2026-10-01T00:00:00Z', periodTo: '2026-10-01T01:00:00Z' },
      ...{ count: 1, amount: '10.00' },
      ...fields,
    };
    return dialog.locator('input[type="file"]').setInputFiles({
      name: 'newer.ndjson',
      mimeType: '',
      buffer: Buffer.from(`${JSON.stringify(header)}\n{"recordId":"one"}\n`),
    });
  };

  await choose({ seq: Number(seq) + 1 });
  await expect(dialog.getByRole('alert')).toContainText(`must be ${seq}`);
  await choose({});
  await expect(dialog.getByRole('row').filter({ hasText: 'Records' })).toContainText('1');
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Replace the file' }).click();

  await expect(dialog.getByText('The file was not replaced, and nothing was changed')).toBeVisible();
  // The file that was chosen is not lost without a question.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(drawer).toContainText('Every record was accepted');
});
