import { instantText } from '@tallyhouse/shared/format/instant';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { usePhone } from '@tallyhouse/shared/ui/use-phone';
import { useState } from 'react';
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
  const isPhone = usePhone();
  const [isWhole, setWhole] = useState(false);
  const isCut = isPhone && !isWhole;
  return (
    <Panel title={text('changes.title')} failed={text('changes.failed')} query={changes}>
      {({ items, since }) =>
        items.length === 0 ? (
          <EmptyNotice title={text('changes.none', { since: instantText(since, zone) })} />
        ) : (
          <>
            <FiguresTable isList label={text('changes.title')} maxHeight="300px" isCompact>
              <tbody>
                {(isCut ? items.slice(0, shownOnPhone) : items)
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
            {isCut && items.length > shownOnPhone ? (
              <Button block className="th-before-8" onClick={() => setWhole(true)}>
                {text('changes.all', { total: items.length })}
              </Button>
            ) : null}
          </>
        )
      }
    </Panel>
  );
}
