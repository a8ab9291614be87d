import { steppedPeriod } from '../../contracts/period-steps';
import type { Period } from '../../contracts/scalars';
import { useQuery } from '../../kit/query';
import { useReportClient } from '../report-family';
import { reportListQuery, type RowSource } from '../report-queries';
import type { ComparedWith } from './chart-in-url';

interface Compared {
  readonly type: string;
  /** Undefined until it is known. */
  readonly period: Period | undefined;
  readonly source: RowSource;
  /** Null: with nothing. */
  readonly comparedWith: ComparedWith | null;
}

/**
 * The report whose rows a drawing is compared with: the latest that is kept for the period before, or the one that the
 * authority accepted last for the same period; null where there is none.
 */
export function useComparedReport({ type, period, source, comparedWith }: Compared) {
  const client = useReportClient();
  const days = period === undefined || comparedWith === null ? null : daysOf(period, comparedWith);
  const accepted = { status: 'ACCEPTED', version: 'all' } as const;
  const found = useQuery({
    ...reportListQuery(client, {
      ...{ type, ...days, page: 1, pageSize: 50 },
      ...(comparedWith === 'accepted' && accepted),
    }),
    enabled: days !== null,
  });
  const report = found.data?.answer.items.find(
    ({ id, period: { from, to } }) =>
      from === days?.from && to === days.to && !('reportId' in source && source.reportId === id),
  );
  const isKnown = found.data !== undefined && !found.isPlaceholderData;
  return {
    period: days,
    report: report ?? null,
    isKnown,
    error: found.error,
    retry: () => void found.refetch(),
  };
}

/** The days that a report compared with is of; no more of `period` than that, which may say where its days begin. */
function daysOf(period: Period, comparedWith: ComparedWith): Period | null {
  if (comparedWith === 'previous') return steppedPeriod(period, -1);
  const { from, to } = period;
  return { from, to };
}
