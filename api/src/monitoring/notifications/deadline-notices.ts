import { filingAddress } from '../../filing/authorities/filing-link';
import { lastMinuteOf, listDeadlines, type Deadline } from '../../filing/authorities/list-deadlines';
import { addDays } from '../../domain/periods/calendar';
import type { Queryable } from '../../store/store';
import type { Notice, Notices } from './notice';
import { noticeIn } from './notice-words';

/** Days before a deadline at which people are told; the last day has its alert. */
const warnings = [3, 7] as const;

/** Deadlines that come near and are not met, each told once a week and once three days before. */
export async function collectDeadlineNotices(store: Queryable, now: Date): Promise<Notices> {
  const brands = await store.query<{ id: string }>('select id from brand order by id');
  const today = now.toISOString().slice(0, 10);
  // By the clock of an authority it may be the day before or after.
  const range = { from: addDays(today, -1), to: addDays(today, warnings[1] + 1), now };
  const deadlines = await listDeadlines(
    store,
    brands.map(({ id }) => id),
    range,
  );
  const notices = deadlines
    .filter(({ state }) => state !== 'DONE' && state !== 'OVERDUE')
    .flatMap((deadline) => noticeOf(deadline) ?? []);
  const known = await readNoted(store);
  const fresh = notices.filter(({ sourceId }) => !known.has(sourceId));
  return { notices: fresh, noted: fresh.map(({ sourceId, brandId }) => ({ sourceId, brandId })) };
}

async function readNoted(store: Queryable): Promise<Set<string>> {
  const rows = await store.query<{ id: string }>(
    `select source_id as "id" from notified where source_id like 'deadline:%'`,
  );
  return new Set(rows.map(({ id }) => id));
}

function noticeOf(deadline: Deadline): Notice | null {
  const warning = warnings.find((days) => deadline.daysLeft <= days);
  if (warning === undefined) return null;
  const { id, brandId, authorityId, title, titleSw, titleAr } = deadline;
  const due = { authority: authorityId, dueAt: lastMinuteOf(deadline) };
  return {
    sourceId: `deadline:${id}:${warning}`,
    event: 'DEADLINE',
    brandId,
    ...noticeIn('DEADLINE_NEAR', { days: warning, title, titleSw, titleAr, ...due }),
    object: { kind: 'deadline', id },
    link: filingAddress(id),
    isFor: (person) => person.may('reports.submit', brandId) || person.may('reports.confirm', brandId),
  };
}
