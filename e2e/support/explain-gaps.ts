import { expect, type Page } from '@playwright/test';

/** Says of every file that Alder's sources skipped why it is missing, as whoever is signed in on `page`: then no gap refuses a closing. */
export async function explainGaps(page: Page): Promise<void> {
  const refusals = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: string };
    const csrf = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const headers = { Authorization: `Bearer ${token}`, Brand: 'alder' };
    const list = await fetch('/api/LoadData/expected?explained=no&pageSize=200', { headers });
    const { items } = (await list.json()) as { items: { id: string; state: string }[] };
    const refusals: string[] = [];
    for (const { id } of items.filter(({ state }) => state === 'SKIPPED')) {
      const answer = await fetch(`/api/LoadData/${id}/explainGap`, {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'application/json',
          'X-XSRF-TOKEN': csrf,
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify({ reason: 'LOST', note: 'The source has looked for it, and has none.' }),
      });
      if (!answer.ok) refusals.push(await answer.text());
    }
    return refusals;
  });
  expect(refusals).toEqual([]);
}
