import { expect } from '@playwright/test';
import { demoPassword } from './sessions';

/** Says of every file that Alder's sources skipped why it is missing, by a session of its own: then no gap refuses a closing. */
export async function explainGaps(origin: string): Promise<void> {
  const json = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: 'reporter@tallyhouse.test', password: demoPassword });
  const entered = await fetch(`${origin}/api/Auth/login`, { method: 'POST', headers: json, body });
  const { token } = (await entered.json()) as { token: string };
  const mark = /XSRF-TOKEN=([^;]+)/.exec(entered.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const headers = {
    ...json,
    Authorization: `Bearer ${token}`,
    Brand: 'alder',
    Cookie: `XSRF-TOKEN=${mark}`,
    'X-XSRF-TOKEN': mark,
  };
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
