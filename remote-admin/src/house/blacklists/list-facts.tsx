import type { Blacklist } from '@tallyhouse/shared/contracts/blacklists';
import { instantText } from '@tallyhouse/shared/format/instant';
import { Alert, Typography } from '@tallyhouse/shared/kit/core';
import { Link } from '@tallyhouse/shared/kit/router';
import { useBlacklistsText } from './use-blacklists-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';
import { listText } from '@tallyhouse/shared/format/list-text';

interface ListFactsProps {
  readonly list: Blacklist;
  readonly zone: string;
  readonly titleOf: (field: string) => string;
}

/** Who changed a list last, when and why, and what is proposed for it. */
export function ListFacts({ list: { last, pending }, zone, titleOf }: ListFactsProps) {
  const text = useBlacklistsText();
  return (
    <>
      {pending === null ? null : (
        <Alert
          type="info"
          showIcon
          role="note"
          className="th-after-12"
          title={text('pending', {
            name: personInWords(pending.by.name, pending.by.account),
            time: instantText(pending.at, zone),
          })}
          description={
            <>
              <div>
                {text('pendingColumns', {
                  columns: listText(pending.hidden.map(titleOf)) || text('nothing'),
                })}
              </div>
              <div>{text('why', { reason: pending.reason })}</div>
              <Link to={`/settings/changes?change=${encodeURIComponent(pending.changeId)}`}>
                {text('openChange')}
              </Link>
            </>
          }
        />
      )}
      <Typography.Paragraph type="secondary" className="th-before-8 th-after-8 th-text-12">
        {last === null
          ? text('never')
          : last.confirmedBy === null
            ? text('last', {
                name: personInWords(last.by.name, last.by.account),
                time: instantText(last.at, zone),
              })
            : text('lastOfTwo', {
                name: personInWords(last.by.name, last.by.account),
                other: personInWords(last.confirmedBy.name, last.confirmedBy.account),
                time: instantText(last.at, zone),
              })}
        {last?.reason === null || last === null ? null : ` ${text('why', { reason: last.reason })}`}
      </Typography.Paragraph>
    </>
  );
}
