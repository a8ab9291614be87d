import { expect } from '@playwright/test';
import { apiHeaders } from './api-headers';

/** Has the approver return what waits for them at Alder: until then they see no figures of the same play. */
export async function returnWaiting(origin: string): Promise<void> {
  const headers = await apiHeaders(origin, 'approver');
  const list = await fetch(`${origin}/api/DoubleConfirmation?box=mine&pageSize=100`, { headers });
  const { items } = (await list.json()) as { items: { report: { id: string } }[] };
  for (const { report } of items) {
    const answer = await fetch(`${origin}/api/DoubleConfirmation/${report.id}/return`, {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ reason: 'The tax of the month is closed first.' }),
    });
    expect(answer.status).toBe(200);
  }
}
