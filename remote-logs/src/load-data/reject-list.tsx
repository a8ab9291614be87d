import { countText } from '@tallyhouse/shared/format/count';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Typography } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Flex } from '@tallyhouse/shared/kit/layout';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { Unmasking } from '@tallyhouse/shared/reporting/drill/unmasking';
import { RecordList } from '@tallyhouse/shared/ui/record-list';
import { useState } from 'react';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { rejectPageSize, rejectsQuery, type Reject } from './load-data-queries';

interface RejectListProps {
  readonly batchId: string;
  /** Why players are shown; null while they are masked. */
  readonly unmaskReason: string | null;
  readonly onUnmask: (reason: string) => void;
}

/** The refused records of one batch: line, reason in words, and the line as it came. */
export function RejectList({ batchId, unmaskReason, onUnmask }: RejectListProps) {
  const { http } = useRemoteHost();
  const text = useLoadDataText();
  const [page, setPage] = useState(1);
  const rejects = useQuery(rejectsQuery(http, { batchId, page, unmaskReason }));
  const columns: TableColumnType<Reject>[] = [
    {
      key: 'line',
      title: text('drawer.line'),
      align: 'end',
      rowScope: 'row',
      render: (_, reject) => countText(reject.line),
    },
    {
      key: 'reason',
      title: text('drawer.reason'),
      width: 220,
      render: (_, { code, field, message }) => (
        <>
          <div>{text(`reject.${code}`)}</div>
          <Typography.Text type="secondary" className="th-text-12">
            <bdi lang="en">{field === null ? message : `${field}: ${message}`}</bdi>
          </Typography.Text>
        </>
      ),
    },
    {
      key: 'raw',
      title: text('drawer.raw'),
      render: (_, { raw }) => <code className="th-text-12 th-anywhere th-block th-most-900">{raw}</code>,
    },
  ];
  return (
    <>
      {rejects.data === undefined ? null : (
        <Flex gap="small" wrap align="center" className="th-after-8">
          <Typography.Text type="secondary" role="status">
            {text(rejects.data.isMasked ? 'drawer.playersMasked' : 'drawer.playersShown')}
          </Typography.Text>
          <Unmasking isMasked={rejects.data.isMasked} onUnmask={onUnmask} />
        </Flex>
      )}
      <RecordList<Reject>
        table={{
          label: text('drawer.rejects'),
          maxHeight: '50vh',
          rowKey: 'line',
          columns,
          scroll: { x: 560 },
        }}
        query={rejects}
        failed={text('drawer.rejectsFailed')}
        empty={{ title: text('drawer.noRejects') }}
        pages={{ page, size: rejectPageSize, onPage: setPage, shown: (range) => text('rows', range) }}
      />
    </>
  );
}
