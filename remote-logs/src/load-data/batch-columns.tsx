import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { countText } from '@tallyhouse/shared/format/count';
import { durationText } from '@tallyhouse/shared/format/instant';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import type { ReactNode } from 'react';
import type { LoadDataText } from '../i18n/use-load-data-text';
import { BatchState } from './batch-state';
import { ControlMark } from './control-mark';
import { hoursText } from '@tallyhouse/shared/format/hour-text';
import { measureTitle } from '@tallyhouse/shared/ui/term/measure-title';

interface ColumnSource {
  readonly text: LoadDataText;
  readonly zone: string;
  /** True in the group view, where brands are mixed. */
  readonly hasBrand: boolean;
  readonly open: (batch: LoadBatch) => void;
}

const countFields = ['received', 'accepted', 'rejected', 'duplicate', 'corrected'] as const;

const terms = {
  received: 'recordsSent',
  accepted: 'recordsLoaded',
  rejected: 'recordsRejected',
  duplicate: 'recordsRepeated',
  corrected: 'recordsCorrected',
} as const;

/** Columns of the list. A missing file has a number and a state; its other cells are blank, not zero. */
export function batchColumns({ text, zone, hasBrand, open }: ColumnSource): TableColumnType<LoadBatch>[] {
  const arrived = (batch: LoadBatch, content: ReactNode) =>
    batch.state === 'MISSING' ? <NoData /> : content;
  return [
    {
      key: 'seq',
      title: text('columns.seq'),
      fixed: 'start',
      rowScope: 'row',
      render: (_, batch) => (
        <Button
          type="link"
          size="small"
          className="th-pad-inline-0 th-digits"
          aria-label={text('open', { seq: batch.seq, source: batch.source })}
          onClick={() => open(batch)}
        >
          {batch.seq}
        </Button>
      ),
    },
    { key: 'state', title: text('columns.state'), render: (_, batch) => <BatchState state={batch.state} /> },
    ...(hasBrand ? [{ key: 'brand', title: text('columns.brand'), dataIndex: 'brandId' }] : []),
    {
      key: 'source',
      title: text('columns.source'),
      render: (_, batch) => (
        <>
          {batch.source}{' '}
          <Typography.Text type="secondary">{text(`channel.${batch.channel}`)}</Typography.Text>
        </>
      ),
    },
    { key: 'kind', title: text('columns.kind'), render: (_, batch) => text(`kind.${batch.kind}`) },
    {
      key: 'period',
      title: text('columns.period'),
      render: (_, batch) => <Period batch={batch} zone={zone} expected={text('expected')} />,
    },
    ...countFields.map((field) => ({
      key: field,
      ...measureTitle<LoadBatch>(text(`columns.${field}`), terms[field]),
      align: 'end' as const,
      render: (_: unknown, batch: LoadBatch) => arrived(batch, countText(batch[field])),
    })),
    {
      key: 'lag',
      title: text('columns.lag'),
      align: 'end',
      render: (_, batch) => durationText(batch.lagSeconds),
    },
    {
      key: 'control',
      title: text('columns.control'),
      render: (_, batch) => arrived(batch, <ControlMark batch={batch} />),
    },
  ];
}

function Period({
  batch,
  zone,
  expected,
}: {
  readonly batch: LoadBatch;
  readonly zone: string;
  readonly expected: string;
}) {
  if (batch.periodFrom === null || batch.periodTo === null) return <em>{expected}</em>;
  return (
    <span className="th-nowrap">
      {hoursText(batch.periodFrom, batch.periodTo, zone)}
      {batch.state === 'MISSING' ? <em>, {expected}</em> : null}
    </span>
  );
}
