import { listOnlineReports, readOnlineReport } from '../../contracts/online-reports';
import type { Instant, Period } from '../../contracts/scalars';
import { dayText } from '../../format/day';
import { useRemoteHost } from '../../host/remote-host';
import { Button } from '../../kit/core';
import { useQuery } from '../../kit/query';
import { useWhyText } from './use-why-text';

interface SinceAcceptedProps {
  readonly period: Period;
  readonly dayOf: (instant: Instant) => string;
  readonly onChoose: (since: Instant) => void;
}

/**
 * Offers to set the figures of a period against what its last accepted report was made of: what was known as its rows were
 * read, a while before it was kept. Nothing without one.
 */
export function SinceAccepted({ period, dayOf, onChoose }: SinceAcceptedProps) {
  const text = useWhyText();
  const { http, session } = useRemoteHost();
  const brandId = session.brand?.id ?? null;
  const query = { ...period, status: 'ACCEPTED', version: 'all', pageSize: 50 } as const;
  const accepted = useQuery({
    queryKey: ['accepted-reports', brandId, query],
    queryFn: ({ signal }) => http.call(listOnlineReports, { query, signal }),
    enabled: brandId !== null && session.permissions.includes('reports.view'),
    staleTime: 60_000,
  });
  const last = accepted.data?.items
    .filter(({ period: { from, to } }) => from === period.from && to === period.to)
    .toSorted((one, other) => (one.preparedAt < other.preparedAt ? 1 : -1))[0];
  const read = useQuery({
    queryKey: ['online-report', brandId, last?.id],
    queryFn: ({ signal }) => http.call(readOnlineReport, { query: { id: last?.id ?? '' }, signal }),
    enabled: last !== undefined,
    staleTime: 60_000,
  });
  if (last === undefined || read.data === undefined) return null;
  const { asOf } = read.data.meta;
  return (
    <Button type="link" size="small" onClick={() => onChoose(asOf)}>
      {text('sinceAccepted', { day: dayText(dayOf(last.preparedAt)) })}
    </Button>
  );
}
