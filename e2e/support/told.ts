import type { Locator, Page } from '@playwright/test';
import type { Failure } from './failures';
import { expect } from './test';

/** From now on a call answers with `failure`, and every other one as the server does. */
export async function failWith(page: Page, call: string, failure: Failure) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route((url) => url.pathname === call, failure.answer);
}

/** A page may have a notice for each of its parts. */
export async function retry(page: Page) {
  const again = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /could not be/ })
    .getByRole('button', { name: 'Try again' });
  await expect(again.first()).toBeVisible();
  await expect(again.first()).toBeEnabled();
  // At once: an answer that several notices wait for takes all of them away, whichever asked.
  await again.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
}

/** The notice has what failed, why, what to do, and the trace id; it is announced. */
export async function expectTold(place: Locator, failure: Failure, what = /./) {
  const spoken = place.getByRole('alert').or(place.getByRole('status'));
  const notice = spoken.filter({ hasText: failure.cause }).first();
  await expect(notice, failure.name).toBeVisible();
  await expect(notice, failure.name).toContainText(what);
  await expect(notice, failure.name).toContainText(failure.next);
  if (failure.traceId !== null) await expect(notice, failure.name).toContainText(failure.traceId);
  else await expect(notice, failure.name).not.toContainText(/trace id/i);
}
