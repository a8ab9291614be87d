import { instantText } from '@tallyhouse/shared/format/instant';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { useBeginning } from '@tallyhouse/shared/ui/use-beginning';
import { useDeskText } from '../i18n/use-desk-text';
import { changesQuery } from './dashboard-queries';
import { Panel } from './panel';
import { tileAddress } from './tile-address';

const shownOnPhone = 5;

/** What changed since yesterday, newest first. */
export function RecentChanges({ brandId, zone }: { readonly brandId: string; readonly zone: string }) {
  const text = useDeskText();
  const { http } = useRemoteHost();
  const said = useSaid(zone);
  const changes = useQuery(changesQuery(http, brandId));
  const { shown, more } = useBeginning(changes.data?.items ?? [], shownOnPhone);
  return (
    <Panel title={text('changes.title')} failed={text('changes.failed')} query={changes}>
      {({ items, since }) =>
        items.length === 0 ? (
          <EmptyNotice title={text('changes.none', { since: instantText(since, zone) })} />
        ) : (
          <>
            <FiguresTable isList label={text('changes.title')} maxHeight="300px" isCompact>
              <tbody>
                {shown
                  .map((one) => ({ ...one, words: said.change(one) }))
                  .map(({ words, ...one }) => (
                    <tr key={`${one.time} ${one.title} ${one.detail}`}>
                      <td className="th-nowrap">{instantText(one.time, zone)}</td>
                      <th scope="row">
                        <Link to={tileAddress(one.link)}>{words.title}</Link>
                        <div className="th-soft">
                          {text(`changes.kind.${one.kind}`)} · {words.detail}
                        </div>
                      </th>
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
