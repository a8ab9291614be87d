import { steppedPeriod } from '@tallyhouse/shared/contracts/period-steps';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { reportListQuery } from '../online-queries';

/** The latest kept report of a kind for the period before, whose rows a drawing is compared with; null where there is none. */
export function useReportBefore(type: string, period: Period | undefined, isAsked: boolean) {
  const { http, session } = useRemoteHost();
  const before = period === undefined ? null : steppedPeriod(period, -1);
  const query = { type, ...before, page: 1, pageSize: 50 };
  const found = useQuery({
    ...reportListQuery(http, session.brand?.id ?? null, query),
    enabled: isAsked && before !== null,
  });
  const report = found.data?.answer.items.find(
    (one) => one.period.from === before?.from && one.period.to === before.to,
  );
  return { before, report: report ?? null, isKnown: found.data !== undefined };
}
