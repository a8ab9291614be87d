import type { Page } from '@playwright/test';

const tenHoursSeconds = 36_000;

/** From now on the sources say that they brought nothing since that instant: the server's own answer, grown old. */
export async function silentSince(page: Page, lastEventAt: string): Promise<void> {
  await page.route(
    (url) => url.pathname === '/api/Dashboard/freshness',
    async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { items: object[] };
      const items = answer.items.map((item) => ({
        ...item,
        ...{
          lastEventAt,
          coveredTo: lastEventAt,
          lastLoadedAt: lastEventAt,
          lagSeconds: tenHoursSeconds,
          missing: 0,
          overdue: 1,
        },
      }));
      await route.fulfill({ response, json: { ...answer, items } });
    },
  );
}
