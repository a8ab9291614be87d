import type { RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import { countText } from '@tallyhouse/shared/format/count';
import { periodText } from '@tallyhouse/shared/format/day';
import { Pagination, Table, type SorterResult } from '@tallyhouse/shared/kit/table';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { useRetailText } from '../i18n/use-retail-text';
import { figure, figureFields, retailColumns } from './retail-columns';
import { pageSize, type RetailAnswer } from './retail-query';
import { sortableFields, type RetailView } from './retail-view';

interface RetailTableProps {
  readonly answer: RetailAnswer;
  readonly view: RetailView;
  readonly isRefreshing: boolean;
  readonly onView: (change: Partial<RetailView>) => void;
  readonly onOpen: (row: RetailRow) => void;
}

/** Places with their figures, and the totals of everything that matches, computed by the server. */
export function RetailTable({ answer, view, isRefreshing, onView, onOpen }: RetailTableProps) {
  const text = useRetailText();
  const { currency, totals, totalCount } = answer;
  const columns = retailColumns({ view, currency, text, open: onOpen });
  const leading = columns.length - figureFields.length;
  const count = countText(totalCount);
  const sortBy = (sorter: SorterResult<RetailRow> | SorterResult<RetailRow>[]) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    const field = sortableFields.find((sortable) => sortable === columnKey) ?? view.sort.field;
    onView({ sort: { field, direction: order === 'ascend' ? 'asc' : 'desc' }, page: 1 });
  };
  return (
    <>
      <ScrollTable<RetailRow>
        label={text('caption', { level: text(`level.${view.level}`), period: periodText(view), currency })}
        rowKey="id"
        columns={columns}
        dataSource={[...answer.items]}
        // A third click would remove the order, and an unordered page of rows means nothing.
        sortDirections={['descend', 'ascend', 'descend']}
        loading={{ spinning: isRefreshing, delay: 300 }}
        rowClassName={(row) => (row.state === 'CLOSED' ? 'th-muted' : '')}
        onChange={(_pagination, _filters, sorter) => sortBy(sorter)}
        summary={() => (
          <Table.Summary>
            <Table.Summary.Row>
              <Table.Summary.Cell index={0} colSpan={leading}>
                {text('total', {
                  count: totalCount,
                  written: count,
                  level: text(`totalLevel.${view.level}`, { count: totalCount }),
                })}
              </Table.Summary.Cell>
              {figureFields.map((field, index) => (
                <Table.Summary.Cell key={field} index={leading + index} align="end">
                  {figure(field, totals[field], currency)}
                </Table.Summary.Cell>
              ))}
            </Table.Summary.Row>
          </Table.Summary>
        )}
      />
      {totalCount > pageSize ? (
        <Pagination
          align="end"
          style={{ marginBlockStart: 12 }}
          current={view.page}
          pageSize={pageSize}
          total={totalCount}
          showSizeChanger={false}
          showTotal={(all, [first, last]) => text('rows', { first, last, count: countText(all) })}
          onChange={(page) => onView({ page })}
        />
      ) : null}
    </>
  );
}
