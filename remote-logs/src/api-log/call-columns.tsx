import type { ApiCallHeader } from '@tallyhouse/shared/contracts/api-log';
import { countText } from '@tallyhouse/shared/format/count';
import { momentText } from '@tallyhouse/shared/format/instant';
import { Button } from '@tallyhouse/shared/kit/core';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { CallStatus } from './call-status';
import type { ApiLogText } from './use-api-log-text';
import { Person } from '@tallyhouse/shared/ui/person';

interface ColumnSource {
  readonly text: ApiLogText;
  readonly zone: string;
  /** True in the group view, where brands are mixed. */
  readonly hasBrand: boolean;
  readonly open: (call: ApiCallHeader) => void;
}

/** Columns of the log of calls. */
export function callColumns({ text, zone, hasBrand, open }: ColumnSource): TableColumnType<ApiCallHeader>[] {
  return [
    { key: 'time', title: text('column.time'), render: (_, { time }) => momentText(time, zone) },
    {
      key: 'direction',
      title: text('column.direction'),
      render: (_, { direction }) => (
        <>
          <span aria-hidden>{direction === 'IN' ? '↓' : '↑'}</span> {text(`direction.${direction}`)}
        </>
      ),
    },
    {
      key: 'call',
      title: text('column.call'),
      rowScope: 'row',
      width: 380,
      render: (_, call) => (
        <Button
          type="link"
          size="small"
          className="th-words-button"
          aria-label={text('open', {
            method: call.method,
            path: call.path,
            time: momentText(call.time, zone),
          })}
          onClick={() => open(call)}
        >
          <span dir="ltr" className="th-anywhere">
            <strong>{call.method}</strong> {call.path}
          </span>
        </Button>
      ),
    },
    {
      key: 'status',
      title: text('column.status'),
      render: (_, { status, problemCode }) => <CallStatus status={status} problemCode={problemCode} />,
    },
    {
      key: 'duration',
      title: text('column.duration'),
      align: 'end',
      render: (_, { durationMs }) => text('milliseconds', { written: countText(durationMs) }),
    },
    {
      key: 'actor',
      title: text('column.actor'),
      render: (_, { actor }) => (actor === null ? text('nobody') : <Person {...actor} />),
    },
    ...(hasBrand
      ? [
          {
            key: 'brand',
            title: text('column.brand'),
            render: (_: unknown, call: ApiCallHeader) => call.brandId ?? text('noBrand'),
          },
        ]
      : []),
    {
      key: 'authority',
      title: text('column.authority'),
      render: (_, { authority }) => authority ?? <NoData />,
    },
    {
      key: 'attempt',
      title: text('column.attempt'),
      align: 'end',
      render: (_, { attempt }) => countText(attempt),
    },
    {
      key: 'bytes',
      title: text('column.bytes'),
      align: 'end',
      render: (_, { requestBytes, responseBytes }) =>
        text('bytes', { sent: countText(requestBytes), received: countText(responseBytes) }),
    },
    {
      key: 'correlation',
      title: text('column.correlation'),
      render: (_, { correlationId }) => (
        <code dir="ltr" title={correlationId}>
          {correlationId.slice(0, 13)}
          {correlationId.length > 13 ? '…' : ''}
        </code>
      ),
    },
  ];
}
