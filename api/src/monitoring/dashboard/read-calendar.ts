import type { CalendarEntry } from '@tallyhouse/shared/contracts/dashboard-tiles';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { readMissingFiles } from '../../facts/loads/read-missing-files';
import { filingLink } from '../../filing/authorities/filing-link';
import { listDeadlines, presentDeadline } from '../../filing/authorities/list-deadlines';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';
import { outlookOf } from './outlook';

/** Deadlines of some brands, each with whether it will be met. */
export async function readCalendar(
  store: Queryable,
  brandIds: readonly string[],
  { from, to, now }: { readonly from: Day; readonly to: Day; readonly now: Date },
): Promise<CalendarEntry[]> {
  if (brandIds.length === 0) return [];
  const [deadlines, usual, gaps] = await Promise.all([
    listDeadlines(store, brandIds, { from, to, now }),
    readUsualHours(store, brandIds),
    readMissingFiles(store, brandIds),
  ]);
  return deadlines.map((deadline) => {
    const missingFiles = gaps.filter(
      ({ brandId, period }) =>
        brandId === deadline.brandId &&
        period.from <= deadline.period.to &&
        period.to >= deadline.period.from,
    ).length;
    const usualHours = usual.get(`${deadline.brandId}|${deadline.reportType ?? ''}`) ?? null;
    return {
      ...presentDeadline(deadline),
      ...outlookOf(deadline, { usualHours, missingFiles }, now),
      link: filingLink(deadline.id),
    };
  });
}

/** Hours from making to sending, as most reports of a type took them, by brand and type. */
async function readUsualHours(store: Queryable, brandIds: readonly string[]): Promise<Map<string, number>> {
  const params = createSqlParams();
  const rows = await store.query<{ brandId: string; type: string; preparedAt: string; sentAt: string }>(
    `select brand_id as "brandId", type as "type", prepared_at as "preparedAt", sent_at as "sentAt" from report
     where brand_id in (${params.addAll(brandIds)}) and sent_at is not null`,
    params.values,
  );
  const byType = new Map<string, number[]>();
  for (const { brandId, type, preparedAt, sentAt } of rows) {
    const name = `${brandId}|${type}`;
    byType.set(name, [
      ...(byType.get(name) ?? []),
      (Date.parse(sentAt) - Date.parse(preparedAt)) / 3_600_000,
    ]);
  }
  return new Map([...byType].map(([name, hours]) => [name, medianOf(hours)]));
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
