import type { Locator, Page } from '@playwright/test';
import { codesToTry } from './authenticator';

/** Confirms in a dialog with a code; one that somebody used a moment ago is followed by the next. */
export async function confirmInDialog(page: Page, dialog: Locator, secret?: string): Promise<void> {
  for await (const code of codesToTry(secret)) {
    await dialog.getByLabel('Authenticator code').fill(code);
    const answering = page.waitForResponse((response) => response.url().endsWith('/confirm'));
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    const answer = await answering;
    if (answer.ok()) return;
    const { code: refusal } = (await answer.json()) as { code?: string };
    if (refusal !== 'SECOND_FACTOR_REQUIRED') throw new Error(`refused with ${refusal}`);
  }
  throw new Error('no code of the authenticator passed');
}
