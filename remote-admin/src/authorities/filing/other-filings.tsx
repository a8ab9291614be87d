import { addDays } from '@tallyhouse/shared/contracts/period-steps';
import { dayText } from '@tallyhouse/shared/format/day';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { usePeriod } from '@tallyhouse/shared/reporting/use-period';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { calendarQuery } from '../authorities-queries';
import { byUrgency } from '../deadline-order';
import { DeadlineStateTag } from '../deadline-state-tag';
import { dueAgo } from '@tallyhouse/shared/format/due-ago';
import { filingAddress } from '@tallyhouse/shared/reporting/filing-address';
import { useFilingText } from './use-filing-text';

/** How far back what is late still counts, as for the tasks of the dashboard. */
const lateDays = 366;

/** Other things that are late or due within eight days, the late ones first. */
export function OtherFilings({ id, nowMs }: { readonly id: string; readonly nowMs: number }) {
  const text = useFilingText();
  const { http, session } = useRemoteHost();
  const { today } = usePeriod();
  const zone = session.brand?.zone ?? 'UTC';
  const said = useSaid(zone);
  const range = { from: addDays(today, -lateDays), to: addDays(today, 8) };
  const calendar = useQuery(calendarQuery(http, session.brand?.id ?? null, { ...range, state: undefined }));
  const others = byUrgency(calendar.data?.items ?? []).filter((one) => one.id !== id && one.state !== 'DONE');
  return (
    <section aria-label={text('others')}>
      <h2 className="th-before-0 th-after-8 th-text-16">{text('others')}</h2>
      {calendar.isError ? (
        <ProblemNotice title={text('othersFailed')} error={calendar.error} />
      ) : calendar.data === undefined ? null : others.length === 0 ? (
        <p>{text('othersNone')}</p>
      ) : (
        <FiguresTable isList label={text('others')} maxHeight="320px" isCompact>
          <tbody>
            {others.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <Link to={filingAddress(one.id)}>
                    <bdi>{said.deadline(one)}</bdi>
                  </Link>
                </th>
                <td className="th-nowrap">
                  {dayText(one.dueDay)}
                  <div className="th-soft">
                    {dueAgo({ day: one.dueDay, lateFrom: one.dueAt, zone: one.zone }, nowMs, zone)}
                  </div>
                </td>
                <td>
                  <DeadlineStateTag state={one.state} />
                </td>
              </tr>
            ))}
          </tbody>
        </FiguresTable>
      )}
    </section>
  );
}
