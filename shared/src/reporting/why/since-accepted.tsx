import { listOnlineReports } from '../../contracts/online-reports';
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

/** Offers to set the figures of a period against what was known when its last accepted return was made; nothing without one. */
export function SinceAccepted({ period, dayOf, onChoose }: SinceAcceptedProps) {
  const text = useWhyText();
  const { http, session } = useRemoteHost();
  const brandId = session.brand?.id ?? null;
  const query = { ...period, status: 'ACCEPTED', version: 'all', pageSize: 50 } as const;
  const accepted = useQuery({
    queryKey: ['accepted-returns', brandId, query],
    queryFn: ({ signal }) => http.call(listOnlineReports, { query, signal }),
    enabled: brandId !== null && session.permissions.includes('reports.view'),
    staleTime: 60_000,
  });
  const last = accepted.data?.items
    .filter(({ period: { from, to } }) => from === period.from && to === period.to)
    .reduce<Instant | null>((so, { preparedAt }) => (so === null || preparedAt > so ? preparedAt : so), null);
  return last === null || last === undefined ? null : (
    <Button type="link" size="small" onClick={() => onChoose(last)}>
      {text('sinceAccepted', { day: dayText(dayOf(last)) })}
    </Button>
  );
}
