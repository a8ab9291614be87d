import { readCalendar, type DeadlineLine } from '@tallyhouse/shared/contracts/deadlines';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { dayText, periodText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { StateTag, type StateKind } from '@tallyhouse/shared/ui/state-tag';
import { useTanzaniaText } from '../../i18n/use-tanzania-text';
import { useSessionMay } from '@tallyhouse/shared/host/use-session-may';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { Panel } from '@tallyhouse/shared/ui/panel';

const dayMs = 86_400_000;
/** Returns and certificates of a month are due by the fifteenth of the next: no Tanzanian one takes longer. */
const longestWaitDays = 45;

const looks: Readonly<Record<DeadlineLine['state'], { readonly kind: StateKind; readonly mark: string }>> = {
  UPCOMING: { kind: 'neutral', mark: '○' },
  DUE_SOON: { kind: 'waiting', mark: '…' },
  OVERDUE: { kind: 'bad', mark: '!' },
  DONE: { kind: 'good', mark: '✓' },
};

/** What the brand owes the authorities for the days asked for: by when, and whether it is done. */
export function TaxCalendar({ period }: { readonly period: Period }) {
  const text = useTanzaniaText();
  const said = useSaid('UTC');
  const { http, session } = useRemoteHost();
  const may = useSessionMay('authorities.view');
  const until = new Date(Date.parse(period.to) + longestWaitDays * dayMs).toISOString().slice(0, 10);
  const query = { from: period.from, to: until };
  const calendar = useQuery({
    queryKey: ['tax-calendar', session.brand?.id, query],
    queryFn: ({ signal }) => http.call(readCalendar, { query, signal }),
    enabled: may,
  });
  if (!may) return null;
  const items = (calendar.data?.items ?? []).filter(
    (one) => one.period.to >= period.from && one.period.from <= period.to,
  );
  return (
    <Panel title={text('calendar.deadlines')} explain={text('calendar.explain')}>
      {calendar.isError || calendar.data === undefined ? (
        <NotLoaded query={calendar} failed={text('calendar.failed')} rows={5} />
      ) : items.length === 0 ? (
        <p>{text('calendar.none')}</p>
      ) : (
        <FiguresTable label={text('calendar.deadlines')} maxHeight="420px" isCompact>
          <thead>
            <tr>
              <th scope="col" className="th-first">
                {text('calendar.deadline')}
              </th>
              <th scope="col">{text('calendar.period')}</th>
              <th scope="col">{text('calendar.due')}</th>
              <th scope="col">{text('summary.state')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((one) => (
              <tr key={one.id}>
                <th scope="row" className="th-first">
                  <bdi>{said.deadline(one)}</bdi>
                  <div className="th-soft">
                    {one.authorityId} · {one.obligationCode}
                  </div>
                </th>
                <td className="th-nowrap">{periodText(one.period)}</td>
                <td className="th-nowrap">{dayText(one.dueDay)}</td>
                <td>
                  <StateTag {...looks[one.state]} word={text(`calendar.state.${one.state}`)} />
                </td>
              </tr>
            ))}
          </tbody>
        </FiguresTable>
      )}
    </Panel>
  );
}
