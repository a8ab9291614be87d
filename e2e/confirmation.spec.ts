import type { Page } from '@playwright/test';
import { axeFaults } from './support/accessibility';
import {
  confirmWithCode,
  controlTotalOf,
  decisionOf,
  fillDecision,
  keepReport,
  openFromQueue,
  pageOf,
  sendForConfirmation,
} from './support/confirmation';
import { expect, test } from './support/test';

const run = Date.now().toString(36);

// Two people, a kept report and an authority that answers: more than one journey each.

test('check 15: Rehema submits, Amos confirms once and gets a reference number, Victor looks on', async ({
  page,
  signIn,
  browser,
  baseURL,
  sessions,
  watch,
}) => {
  // Refusals are part of the story: of the second factor, and of who may not.
  watch.allow(/status of 403/);
  const title = `Confirmed by a test ${run}`;
  const origin = new URL(baseURL ?? '').origin;
  await signIn('reporter');
  await keepReport(page, title);
  const report = page.url();
  await sendForConfirmation(page, title);
  await openFromQueue(page, 'submitted', title);
  const control = await controlTotalOf(page);

  await test.step('who prepared it is told who else can confirm it, and has no button for it', async () => {
    await expect(page.getByText('You prepared this. Another person must confirm.')).toBeVisible();
    await expect(
      page.getByText('Amos Approver (approver@tallyhouse.test) can confirm it.', { exact: false }),
    ).toBeVisible();
    await expect(decisionOf(page)).toHaveCount(0);
    expect(await confirmDirectly(page)).toBe(403);
  });

  const second = await pageOf('approver', { browser, origin, sessions });
  const amos = second.page;
  await test.step('the second person sees what was frozen, and not the figure to be typed in', async () => {
    await openFromQueue(amos, 'mine', title);
    await expect(amos.getByRole('region', { name: 'Review the frozen content' })).toContainText('Alder');
    await expect(amos.getByRole('region', { name: 'Differences' })).toContainText(
      'the frozen content is identical to the simulation',
    );
    await expect(amos.getByText(`TZS ${control}`, { exact: false })).toHaveCount(0);
    expect(await axeFaults(amos)).toEqual([]);
  });

  await test.step('nor does the report itself tell it, and it says when it will', async () => {
    await amos.goto(report);
    await expect(amos.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(
      amos.getByRole('status').filter({ hasText: 'withheld until you have confirmed or returned' }),
    ).toContainText('from your own records');
    await expect(amos.getByText(control, { exact: false })).toHaveCount(0);
    expect(await axeFaults(amos)).toEqual([]);
    await openFromQueue(amos, 'mine', title);
  });

  await test.step('an empty form says what is missing, and leads to it', async () => {
    await decisionOf(amos).getByRole('button', { name: 'Confirm and submit' }).click();
    const problem = decisionOf(amos).getByRole('alert');
    await expect(problem).toContainText('There is a problem');
    await problem.getByRole('link', { name: 'Enter the control total: Gross gaming revenue' }).click();
    await expect(decisionOf(amos).getByLabel(/^Gross gaming revenue/)).toBeFocused();
  });

  await test.step('a double click is one submission, and ends at the reference number', async () => {
    const sent: string[] = [];
    amos.on('request', (request) => {
      if (request.url().endsWith('/confirm')) sent.push(request.headers()['idempotency-key'] ?? '');
    });
    await fillDecision(amos, control);
    await confirmWithCode(amos, (button) => button.dblclick());
    await expect(amos.getByText('Reference number')).toBeVisible();
    await expect(amos.locator('[data-reference]')).toHaveText(/^sub_/);
    const tries = new Set(sent).size;
    expect(sent).toHaveLength(tries);
  });

  await test.step('the receipt follows the authority without being asked, and stands after a reload', async () => {
    await expect(amos.getByText(/^GBT-/)).toBeVisible();
    await amos.reload();
    await expect(amos.getByRole('heading', { level: 1, name: /Confirmed and sent|Accepted/ })).toBeVisible();
    await amos.getByRole('button', { name: 'Track the report' }).click();
    const history = amos.getByRole('region', { name: 'History' });
    await expect(history.getByText(/^Amos Approver \(approver@tallyhouse\.test\), /)).toBeVisible();
    await expect(history.getByText(/^Rehema Reporter \(reporter@tallyhouse\.test\), /).first()).toBeVisible();
    await expect(amos.getByRole('button', { name: 'Evidence pack' })).toBeVisible();
  });

  await test.step('the page of who prepared it has moved on by itself', async () => {
    await expect(page.getByRole('region', { name: 'Status' })).toContainText(/sent|acknowledged|accepted/i, {
      timeout: 60_000,
    });
  });

  const third = await pageOf('viewer', { browser, origin, sessions });
  await test.step('a reader sees it and can do nothing', async () => {
    await openFromQueue(third.page, 'sent', title);
    await expect(third.page.getByRole('button', { name: /Correct|Attach|Withdraw|Return/ })).toHaveCount(0);
    expect(await confirmDirectly(third.page)).toBe(403);
  });
  await Promise.all([second.context.close(), third.context.close()]);
});

test('a wrong control total is refused with the tries that are left; returned with a reason, it is corrected, submitted anew and confirmed @deep', async ({
  page,
  signIn,
  browser,
  baseURL,
  sessions,
  watch,
}) => {
  watch.allow(/status of 4(03|22)/);
  const title = `Returned by a test ${run}`;
  const reason = `The first day is missing, says ${run}.`;
  const origin = new URL(baseURL ?? '').origin;
  await signIn('reporter');
  await keepReport(page, title);
  await sendForConfirmation(page, title);
  const report = page.url();

  const { page: amos, context } = await pageOf('approver', { browser, origin, sessions });
  await openFromQueue(amos, 'mine', title);
  await fillDecision(amos, '1');
  await confirmWithCode(amos);
  await expect(decisionOf(amos).getByRole('alert')).toContainText('2 attempts are left');

  await decisionOf(amos).getByRole('button', { name: 'Return with reason' }).click();
  const dialog = amos.getByRole('dialog', { name: `Return “${title}”?` });
  await dialog.getByRole('button', { name: 'Return it' }).click();
  await expect(dialog.getByText('Enter at least three characters')).toBeVisible();
  await dialog.getByLabel('What needs to be corrected').fill(reason);
  await dialog.getByRole('button', { name: 'Return it' }).click();
  await expect(amos.getByRole('region', { name: 'Status' })).toContainText(reason);

  await openFromQueue(page, 'returned', title);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText(
    `Returned by Amos Approver (approver@tallyhouse.test): ${reason}`,
  );
  await page.getByRole('button', { name: 'Open the report' }).click();
  await expect(page).toHaveURL(report);

  await test.step('who prepared it builds it again, and hands the same report over anew', async () => {
    await page.getByRole('button', { name: 'Build again' }).click();
    await page.getByRole('button', { name: 'Simulate' }).click();
    await page.getByRole('button', { name: 'Save as report' }).click();
    const keeping = page.getByRole('dialog', { name: 'Save as report' });
    await keeping.getByLabel('Title').fill(title);
    await keeping.getByRole('button', { name: 'Save as report' }).click();
    await expect(page).toHaveURL(report);
    await sendForConfirmation(page, title);
  });
  await openFromQueue(page, 'submitted', title);
  const control = await controlTotalOf(page);

  await test.step('the other person finds it in the queue with fresh attempts, and confirms', async () => {
    await openFromQueue(amos, 'mine', title);
    await fillDecision(amos, control);
    await confirmWithCode(amos);
    await expect(amos.getByText('Reference number')).toBeVisible();
  });
  await context.close();
});

test('the bell tells of what waits, and leads there @deep', async ({
  page,
  signIn,
  browser,
  baseURL,
  sessions,
}) => {
  const title = `Told of by a test ${run}`;
  const origin = new URL(baseURL ?? '').origin;
  await signIn('reporter');
  const { page: amos, context } = await pageOf('approver', { browser, origin, sessions });
  await amos.goto('/notification-history');
  await keepReport(page, title);
  await sendForConfirmation(page, title);

  const message = amos
    .getByRole('article')
    .filter({ hasText: `Awaiting confirmation: ${title}` })
    .first();
  await expect(message).toBeVisible();
  await amos.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  const drawer = amos.getByRole('dialog', { name: 'Notifications' });
  await drawer.getByRole('link', { name: `Awaiting confirmation: ${title}` }).click();

  await expect(amos).toHaveURL(/\/double-confirmation\?id=rep_/);
  await expect(amos.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await amos.goto('/notification-history?read=true');
  await expect(message.getByText(/Read \d/)).toBeVisible();
  expect(await axeFaults(amos)).toEqual([]);
  await context.close();
});

/** What the server says to a confirmation past the page: its status. */
function confirmDirectly(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: string };
    const csrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const id = new URLSearchParams(location.search).get('id') ?? '';
    const answer = await fetch(`/api/DoubleConfirmation/${id}/confirm`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        Brand: 'alder',
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': decodeURIComponent(csrf),
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify({
        payloadHash: `sha256:${'0'.repeat(64)}`,
        controlTotals: { ggr: '1' },
        otp: '000000',
      }),
    });
    return answer.status;
  });
}
