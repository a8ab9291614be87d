import type { ExpectedBatch } from '@tallyhouse/shared/contracts/load-handling';
import { fileSigns } from '@tallyhouse/shared/format/file-signs';
import { durationText, instantsText, instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { RecordList } from '@tallyhouse/shared/ui/record-list';
import { useState } from 'react';
import { useLoadDataText, type LoadDataText } from '../i18n/use-load-data-text';
import { expectedPageSize, expectedQuery } from './load-data-queries';

interface ExpectedFilesProps {
  readonly zone: string;
  readonly source: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** Files that should be there, are not, and that nobody has explained: skipped numbers, and series that stopped. */
export function ExpectedFiles({ zone, source, onOpen }: ExpectedFilesProps) {
  const { http, session } = useRemoteHost();
  const text = useLoadDataText();
  const [page, setPage] = useState(1);
  const expected = useQuery(expectedQuery(http, session.brand?.id ?? null, { source, page }));
  return (
    <section aria-label={text('expectedFiles.title')} className="th-before-24">
      <Typography.Title level={2} className="th-before-0 th-after-8 th-text-16">
        {text('expectedFiles.title')}
      </Typography.Title>
      {expected.data?.totalCount === 0 ? (
        <Typography.Text type="secondary">{text('expectedFiles.none')}</Typography.Text>
      ) : (
        <RecordList<ExpectedBatch>
          table={{
            label: text('expectedFiles.title'),
            maxHeight: '30vh',
            rowKey: 'id',
            columns: expectedColumns({ text, zone, hasBrand: session.brand === null, onOpen }),
          }}
          query={expected}
          failed={text('expectedFiles.failed')}
          empty={{ title: text('expectedFiles.none') }}
          pages={{ page, size: expectedPageSize, onPage: setPage }}
        />
      )}
    </section>
  );
}

interface ColumnSource {
  readonly text: LoadDataText;
  readonly zone: string;
  readonly hasBrand: boolean;
  readonly onOpen: (id: string) => void;
}

function expectedColumns({ text, zone, hasBrand, onOpen }: ColumnSource): TableColumnType<ExpectedBatch>[] {
  return [
    {
      key: 'state',
      title: text('columns.state'),
      render: (_, { state }) => (
        <StateTag
          kind="bad"
          mark={fileSigns[state === 'SKIPPED' ? 'MISSING' : state]}
          word={text(`expectedFiles.state.${state}`)}
          title={text(`expectedFiles.help.${state}`)}
        />
      ),
    },
    {
      key: 'file',
      title: text('drawer.file'),
      rowScope: 'row',
      render: (_, { id, kind, seq, source, state }) => {
        const words = text('drawer.title', { kind: text(`kind.${kind}`), seq, source });
        // An overdue file has no row yet: there is nothing to open.
        return state === 'SKIPPED' ? (
          <Button type="link" size="small" className="th-pad-inline-0" onClick={() => onOpen(id)}>
            {words}
          </Button>
        ) : (
          words
        );
      },
    },
    ...(hasBrand ? [{ key: 'brand', title: text('columns.brand'), dataIndex: 'brandId' }] : []),
    {
      key: 'channel',
      title: text('channelLabel'),
      render: (_, { channel }) => text(`channel.${channel}`),
    },
    {
      key: 'period',
      title: text('columns.period'),
      render: (_, { periodFrom, periodTo }) => instantsText(periodFrom, periodTo, zone),
    },
    {
      key: 'expectedBy',
      title: text('expectedFiles.by'),
      render: (_, { expectedBy }) => instantText(expectedBy, zone),
    },
    {
      key: 'late',
      title: text('expectedFiles.late'),
      align: 'end',
      render: (_, { lateSeconds }) => durationText(lateSeconds),
    },
  ];
}
