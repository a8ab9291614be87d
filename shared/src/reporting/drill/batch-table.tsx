import { termOfColumn } from '../../contracts/terms/column-terms';
import { measureTitle } from '../../ui/term/measure-title';
import { countText } from '../../format/count';
import { instantText } from '../../format/instant';
import { useRemoteHost } from '../../host/remote-host';
import { Button } from '../../kit/core';
import { ScrollTable } from '../../ui/scroll-table';
import type { LineageAnswer } from './drill-queries';
import { isCounted } from '../../contracts/counted-measures';
import { batchPath, valueText } from './drill-words';
import { useDrillText } from './use-drill-text';

type Batch = LineageAnswer['batches'][number];

interface BatchTableProps {
  readonly lineage: LineageAnswer;
  readonly isLoading: boolean;
  readonly onMore: () => void;
  readonly shown: string;
}

/** The batches that brought the records, each with the way to its control totals. */
export function BatchTable({ lineage, isLoading, onMore, shown }: BatchTableProps) {
  const text = useDrillText();
  const host = useRemoteHost();
  const { batches, totalCount, cell } = lineage;
  if (totalCount === 0) return <p>{text('origin.noBatches')}</p>;
  const unit = isCounted(cell.measure) ? '' : `, ${cell.currency}`;
  return (
    <section>
      <h2>{text('origin.batches')}</h2>
      <ScrollTable
        label={text('origin.batches')}
        rowKey="id"
        maxHeight="40vh"
        dataSource={batches}
        columns={[
          {
            title: text('origin.batch'),
            render: (_, { id, file }) => (
              <a
                href={batchPath(id)}
                aria-label={text('origin.openBatch', { name: file ?? id })}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  host.navigate(batchPath(id));
                }}
              >
                {file ?? id}
              </a>
            ),
          },
          {
            title: text('origin.state'),
            render: (_, { state }) => (state === null ? '—' : text(`loadState.${state}`)),
          },
          {
            title: text('origin.loadedAt'),
            render: (_, { loadedAt }) => instantText(loadedAt, cell.zone ?? 'UTC'),
          },
          {
            ...measureTitle<Batch>(text('factCount'), 'recordsBehind'),
            align: 'end',
            render: (_, { facts }) => countText(facts),
          },
          {
            ...measureTitle<Batch>(`${text(`measure.${cell.measure}`)}${unit}`, termOfColumn(cell.measure)),
            align: 'end',
            render: (_, { value }) => valueText(value, cell.measure, cell.currency),
          },
        ]}
      />
      <div className="th-before-8 th-row-12 th-centred">
        <span>{shown}</span>
        {batches.length < Math.min(totalCount, 500) ? (
          <Button size="small" loading={isLoading} onClick={onMore}>
            {text('origin.more')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
