import type { Page } from '@playwright/test';

/**
 * Lets the first question after a job find it half done, as it would on a book of fifty times the size. Everything
 * else is the server's own answer.
 */
export async function slowFirstJobAnswer(page: Page): Promise<void> {
  await page.route(
    '**/api/Jobs/*',
    async (route) => {
      const response = await route.fetch();
      const job = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: { ...job, state: 'RUNNING', done: 1, total: 2, endedAt: null } });
    },
    { times: 1 },
  );
}
