import { expect } from '@playwright/test';
import { apiHeaders } from './api-headers';

/** Says of every file that Alder's sources skipped why it is missing, by a session of its own: then no gap refuses a closing. */
export async function explainGaps(origin: string): Promise<void> {
  const headers = await apiHeaders(origin, 'reporter');
  const list = await fetch(`${origin}/api/LoadData/expected?explained=no&pageSize=200`, { headers });
  const { items } = (await list.json()) as { items: { id: string; state: string }[] };
  for (const { id } of items.filter(({ state }) => state === 'SKIPPED')) {
    const answer = await fetch(`${origin}/api/LoadData/${id}/explainGap`, {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ reason: 'LOST', note: 'The source has looked for it, and has none.' }),
    });
    expect(await answer.json()).toMatchObject({ reason: 'LOST' });
  }
}
