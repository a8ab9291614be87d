import type { AuditEventLine } from '@tallyhouse/shared/contracts/audit';
import { countText } from '@tallyhouse/shared/format/count';
import { momentText } from '@tallyhouse/shared/format/instant';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { ShortHash } from '@tallyhouse/shared/ui/short-hash';
import type { AuditFields } from './audit-fields';
import { Withheld } from '@tallyhouse/shared/ui/withheld';
import { actionWords, detailWords, kindWords } from './audit-words';
import type { AuditText } from './use-audit-text';
import { Person } from '@tallyhouse/shared/ui/person';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface AuditColumnsOptions {
  readonly text: AuditText;
  readonly zone: string;
  /** True in the group view, where brands are mixed. */
  readonly hasBrand: boolean;
  readonly change: AuditFields['change'];
}

/** Columns of the audit; who did it and what it was done to narrow the list to them. */
export function auditColumns({
  text,
  zone,
  hasBrand,
  change,
}: AuditColumnsOptions): TableColumnType<AuditEventLine>[] {
  return [
    { key: 'seq', title: text('seq'), align: 'end', render: (_, { seq }) => countText(seq) },
    { key: 'time', title: text('time'), render: (_, { time }) => momentText(time, zone) },
    {
      key: 'action',
      title: text('action'),
      rowScope: 'row',
      render: (_, { action }) => actionWords(action, text),
    },
    {
      key: 'actor',
      title: text('actor'),
      render: (_, { actor }) =>
        actor === null ? (
          <Typography.Text type="secondary">{text('nobody')}</Typography.Text>
        ) : (
          <Button
            type="link"
            className="th-words-button"
            aria-label={text('onlyActor', { actor: personInWords(actor.name, actor.account) })}
            onClick={() => change({ actor: actor.id })}
          >
            <Person name={actor.name} account={actor.account} />
          </Button>
        ),
    },
    ...(hasBrand
      ? [
          {
            key: 'brand',
            title: text('brand'),
            render: (_: unknown, { brandId }: AuditEventLine) => brandId ?? <NoData />,
          },
        ]
      : []),
    {
      key: 'object',
      title: text('object'),
      render: (_, { object }) => <ObjectOf {...{ object, text, change }} />,
    },
    {
      key: 'detail',
      title: text('detail'),
      width: 320,
      render: (_, { detail, withheld }) => (
        <>
          <span lang="en" className="th-anywhere">
            {detailWords(detail)}
          </span>
          {withheld === undefined ? null : (
            <div>
              <Withheld />
            </div>
          )}
        </>
      ),
    },
    { key: 'hash', title: text('hash'), render: (_, { hash }) => <ShortHash hash={hash} /> },
  ];
}

interface ObjectOfProps extends Pick<AuditColumnsOptions, 'text' | 'change'> {
  readonly object: AuditEventLine['object'];
}

function ObjectOf({ object: { kind, id }, text, change }: ObjectOfProps) {
  const words = kindWords(kind, text);
  if (id === null) return words;
  return (
    <>
      {words}{' '}
      <Button
        type="link"
        className="th-words-button th-anywhere"
        aria-label={text('onlyObject', { object: `${words} ${id}` })}
        onClick={() => change({ objectKind: kind, objectId: id })}
      >
        <code>{id}</code>
      </Button>
    </>
  );
}
