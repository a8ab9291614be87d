import { dayText } from '@tallyhouse/shared/format/day';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useBeginning } from '@tallyhouse/shared/ui/use-beginning';
import { useState } from 'react';
import { byUrgency } from '../authorities/deadline-order';
import { DeadlineStateTag } from '../authorities/deadline-state-tag';
import { dueAgo } from '@tallyhouse/shared/format/due-ago';
import { useDeskText } from '../i18n/use-desk-text';
import { deadlinesQuery } from './dashboard-queries';
import { Panel } from './panel';
import { tileAddress } from './tile-address';

const shownOnPhone = 5;

/** What is due when, and whether it will be met, going by what is done so far. */
export function DeadlineCalendar({ brandId }: { readonly brandId: string }) {
  const text = useDeskText();
  const { http, session } = useRemoteHost();
  const zone = session.brand?.zone ?? 'UTC';
  const said = useSaid(zone);
  const [nowMs] = useState(() => Date.now());
  const calendar = useQuery(deadlinesQuery(http, brandId));
  const { shown, more } = useBeginning(byUrgency(calendar.data?.items ?? []), shownOnPhone);
  return (
    <Panel
      title={text('calendar.title')}
      failed={text('calendar.failed')}
      query={calendar}
      extra={<Link to="/authorities?view=calendar">{text('calendar.all')}</Link>}
    >
      {({ items }) =>
        items.length === 0 ? (
          <EmptyNotice title={text('calendar.none')} />
        ) : (
          <>
            <FiguresTable isList label={text('calendar.title')} maxHeight="380px" isCompact>
              <tbody>
                {shown.map((entry) => (
                  <tr key={entry.id}>
                    <td className="th-nowrap">
                      {dayText(entry.dueDay)}
                      <div className="th-soft">
                        {dueAgo({ day: entry.dueDay, lateFrom: entry.dueAt, zone: entry.zone }, nowMs, zone)}
                      </div>
                    </td>
                    <th scope="row">
                      <Link to={tileAddress(entry.link)}>
                        <bdi>{said.deadline(entry)}</bdi>
                      </Link>
                      <div className="th-soft">{entry.authorityId}</div>
                    </th>
                    <td>
                      <div className="th-row-4 th-wraps">
                        <DeadlineStateTag state={entry.state} />
                        {entry.outlook === 'LIKELY_MISSED' ? (
                          <StateTag
                            kind="waiting"
                            mark="!"
                            word={text('likelyMissed')}
                            title={said.outlook(entry)}
                          />
                        ) : null}
                      </div>
                    </td>
                  </tr>
                ))}
              </tbody>
            </FiguresTable>
            {more}
          </>
        )
      }
    </Panel>
  );
}
