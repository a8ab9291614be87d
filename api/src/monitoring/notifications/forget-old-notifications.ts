import type { Store } from '../../store/store';

const dayMs = 86_400_000;
// A year's reports are looked back on with the next one's.
const keptDays = 400;
// Longer than anything is told for the second time.
const notedDays = 60;

/** Forgets messages after 400 days, and what was taken note of once nothing asks for it any more. */
export async function forgetOldNotifications(store: Store, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  await store.query('delete from notification where created_at < cast($1 as timestamp)', [before(keptDays)]);
  await store.query('delete from notified where noted_at < cast($1 as timestamp)', [before(notedDays)]);
}
