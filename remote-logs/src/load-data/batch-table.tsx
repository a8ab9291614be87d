import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { countText } from '@tallyhouse/shared/format/count';
import { Pagination } from '@tallyhouse/shared/kit/table';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { batchColumns } from './batch-columns';
import { batchPageSize, type BatchesAnswer } from './load-data-queries';

interface BatchTableProps {
  readonly answer: BatchesAnswer;
  readonly zone: string;
  readonly hasBrand: boolean;
  readonly isRefreshing: boolean;
  readonly onPage: (page: number) => void;
  readonly onOpen: (batch: LoadBatch) => void;
}

/** Batches, newest first, with the missing ones among them. */
export function BatchTable({ answer, zone, hasBrand, isRefreshing, onPage, onOpen }: BatchTableProps) {
  const text = useLoadDataText();
  return (
    <>
      <ScrollTable<LoadBatch>
        label={text('caption')}
        rowKey="id"
        columns={batchColumns({ text, zone, hasBrand, open: onOpen })}
        dataSource={[...answer.items]}
        loading={{ spinning: isRefreshing, delay: 300 }}
      />
      <Pagination
        align="end"
        className="th-before-12"
        current={answer.page}
        pageSize={batchPageSize}
        total={answer.totalCount}
        showSizeChanger={false}
        showTotal={(all, [first, last]) => text('rows', { first, last, count: countText(all) })}
        onChange={onPage}
      />
    </>
  );
}
