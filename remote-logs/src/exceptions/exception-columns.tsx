import type { DataException } from '@tallyhouse/shared/contracts/data-exceptions';
import { dayText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { Person } from '@tallyhouse/shared/ui/person';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useExceptionsText, type ExceptionsText } from './use-exceptions-text';

interface ColumnSource {
  readonly text: ExceptionsText;
  readonly zone: string;
  /** True in the group view, where brands are mixed. */
  readonly hasBrand: boolean;
  readonly open: (id: string) => void;
}

/** Columns of the list: what is wrong, with which record, whose days it concerns, and who looks after it. */
export function exceptionColumns({
  text,
  zone,
  hasBrand,
  open,
}: ColumnSource): TableColumnType<DataException>[] {
  return [
    { key: 'state', title: text('column.state'), render: (_, one) => <ExceptionState exception={one} /> },
    {
      key: 'record',
      title: text('column.record'),
      rowScope: 'row',
      render: (_, { id, record: { kind, recordId, source } }) => (
        <>
          <Button
            type="link"
            size="small"
            className="th-pad-inline-0"
            aria-label={text('openRecord', { kind: text(`kind.${kind}`), record: recordId })}
            onClick={() => open(id)}
          >
            {recordId}
          </Button>
          <Typography.Text type="secondary" className="th-text-12 th-block">
            {text(`kind.${kind}`)} · {source}
          </Typography.Text>
        </>
      ),
    },
    { key: 'law', title: text('column.law'), width: 340, render: (_, { law }) => text(`law.${law}`) },
    ...(hasBrand ? [{ key: 'brand', title: text('column.brand'), dataIndex: 'brandId' }] : []),
    {
      key: 'channel',
      title: text('column.channel'),
      render: (_, { channel }) => text(`channel.${channel}`),
    },
    { key: 'day', title: text('column.day'), render: (_, { day }) => dayText(day) },
    {
      key: 'owner',
      title: text('column.owner'),
      render: (_, { owner }) => (owner === null ? <NoData /> : <Person {...owner} />),
    },
    { key: 'found', title: text('column.found'), render: (_, { foundAt }) => instantText(foundAt, zone) },
  ];
}

const looks = {
  OPEN: { kind: 'bad', mark: '!' },
  WAIVED: { kind: 'neutral', mark: '✓' },
  GONE: { kind: 'good', mark: '✓' },
} as const;

/** The state, and whether somebody has proposed to waive it. */
export function ExceptionState({ exception: { state, waiver } }: { readonly exception: DataException }) {
  const text = useExceptionsText();
  return (
    <>
      <StateTag {...looks[state]} word={text(`state.${state}`)} title={text(`stateMeaning.${state}`)} />
      {state === 'OPEN' && waiver?.state === 'OPEN' ? (
        <Typography.Text type="secondary" className="th-text-12 th-block">
          {text('proposed')}
        </Typography.Text>
      ) : null}
    </>
  );
}
