import type { Page } from '@playwright/test';

/**
 * Lets questions after jobs find them half done, as on a book of fifty times the size, until `end` is called.
 * Everything else is the server's own answer.
 */
export async function holdJobsHalfDone(page: Page): Promise<{ readonly end: () => void }> {
  let isHeld = true;
  await page.route('**/api/Jobs/*', async (route) => {
    if (!isHeld) return route.fallback();
    const response = await route.fetch();
    const job = (await response.json()) as Record<string, unknown>;
    return route.fulfill({ response, json: { ...job, state: 'RUNNING', done: 1, total: 2, endedAt: null } });
  });
  return {
    end: () => {
      isHeld = false;
    },
  };
}
