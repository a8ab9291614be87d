import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { codesToTry } from './authenticator';
import { withBrand, type BrandName, type Role, type Sessions } from './sessions';
import { simulateOnline } from './simulate';
import { expect } from './test';

const dayMs = 86_400_000;

/** Two days of the last weeks, picked so that tests and runs seldom meet in the same ones. */
export function pickedPeriod(): { from: string; to: string } {
  const daysAgo = 12 + Math.floor(Math.random() * 60);
  const dayAt = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
  return { from: dayAt(daysAgo + 1), to: dayAt(daysAgo) };
}

/** A page of somebody else at work on `brand`, signed in beside the one of the test. */
export async function pageOf(
  role: Role,
  { browser, origin, sessions }: { browser: Browser; origin: string; sessions: Sessions },
  brand: BrandName = 'Alder',
): Promise<{ page: Page; context: BrowserContext }> {
  const state = await sessions.of(role, origin);
  const context = await browser.newContext({ baseURL: origin, storageState: withBrand(state, brand) });
  return { page: await context.newPage(), context };
}

/** Simulates a report and keeps it; the page of the report stands open then. */
export async function keepReport(page: Page, title: string, period = pickedPeriod()): Promise<void> {
  await simulateOnline(page, period);
  await page.getByRole('button', { name: 'Save as report' }).click();
  const keeping = page.getByRole('dialog', { name: 'Save as report' });
  await keeping.getByLabel('Title').fill(title);
  await keeping.getByRole('button', { name: 'Save as report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Hands the report that stands open over for confirmation. */
export async function sendForConfirmation(page: Page, title: string, ownBrand = 'Alder'): Promise<void> {
  await page.getByRole('button', { name: 'Submit for confirmation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit for confirmation' });
  const brand = dialog.getByLabel(/Type the short name of this brand/);
  const send = dialog.getByRole('button', { name: 'Submit for confirmation' });
  await expect(send).toBeEnabled();
  if (await brand.isVisible()) await brand.fill(ownBrand);
  await send.click();
  const answer = page.getByRole('dialog', { name: title });
  await expect(answer.getByRole('status')).toHaveText('Awaiting confirmation');
  await answer.getByRole('button', { name: 'Close', exact: true }).last().click();
}

/** Opens a report from the part of the queue that it stands in. */
export async function openFromQueue(page: Page, box: string, title: string): Promise<void> {
  await page.goto(`/double-confirmation?box=${box}`);
  await page.getByRole('article', { name: title }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Amount of the control total as the page of who prepared the report says it. */
export async function controlTotalOf(page: Page): Promise<string> {
  const words = await page
    .getByText(/^Gross gaming revenue: (TZS|EUR)/)
    .first()
    .innerText();
  return words.replace(/^.*(TZS|EUR)\s*/, '');
}

export function decisionOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Your decision' });
}

/** Answers every warning, types the control total, and leaves the code. */
export async function fillDecision(page: Page, control: string): Promise<void> {
  const decision = decisionOf(page);
  const total = decision.getByLabel(/^Gross gaming revenue, in (TZS|EUR)/);
  await expect(total).toBeVisible();
  for (const box of await decision.getByRole('checkbox').all()) await box.check();
  for (const reason of await decision.getByRole('textbox', { name: /^Reason for sending/ }).all()) {
    await reason.fill('Known, and told to the authority.');
  }
  await total.fill(control);
}

/** Presses “Confirm and submit” with a code; a code that somebody used a moment ago is followed by the next. */
export async function confirmWithCode(
  page: Page,
  press = (button: Locator) => button.click(),
  secret?: string,
): Promise<void> {
  const decision = decisionOf(page);
  const confirm = decision.getByRole('button', { name: 'Confirm and submit' });
  for await (const code of codesToTry(secret)) {
    await decision.getByLabel('Authenticator code').fill(code);
    // Until the page has read the answer to the code before, it takes no click.
    await expect(confirm).not.toHaveClass(/ant-btn-loading/);
    const answering = page.waitForResponse((response) => response.url().endsWith('/confirm'));
    await press(confirm);
    const body = (await (await answering).json()) as { code?: string };
    if (body.code !== 'SECOND_FACTOR_REQUIRED') return;
  }
  throw new Error('no code of the authenticator passed');
}
