import { useMemo, useState } from 'react';
import {
  ReportGrid,
  type GridColumn,
  type GridSort,
  type LoadBlock,
} from '@tallyhouse/shared/ui/report-grid';
import { fields, servedCount, servedRow, valueOf } from '../contender';
import { draw, FilterField } from './filter-field';

const columns: readonly GridColumn[] = fields.map((field) => ({
  field,
  title: field,
  type: field === 'row' ? 'text' : 'money',
  isSortable: true,
}));

function Page({ rowCount }: { readonly rowCount: number }) {
  const [sort, setSort] = useState<readonly GridSort[]>([]);
  const [isFiltered, setFiltered] = useState(false);
  const isSorted = sort[0]?.dir === 'desc';
  const loadBlock = useMemo<LoadBlock>(
    () => (start, count) =>
      Promise.resolve(
        Array.from({ length: count }, (_, step) => {
          const row = servedRow(start + step, { rowCount, isFiltered, isSorted });
          const values = Object.fromEntries(fields.map((field) => [field, valueOf(row, field)]));
          return { key: String(row), values };
        }),
      ),
    [rowCount, isFiltered, isSorted],
  );
  return (
    <>
      <FilterField onFilter={(text) => setFiltered(text === '0')} />
      <ReportGrid
        label="Rows"
        columns={columns}
        rowCount={servedCount({ rowCount, isFiltered })}
        loadBlock={loadBlock}
        totals={null}
        totalsLabel=""
        sort={sort}
        onSort={setSort}
        maxHeightPx={600}
      />
    </>
  );
}

window.contender = { start: (rowCount) => draw(<Page rowCount={rowCount} />) };
