import { AllCommunityModule, ModuleRegistry, type ColDef, type IDatasource } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useState } from 'react';
import { fields, servedCount, servedRow, valueOf } from '../contender';
import { draw, FilterField } from './filter-field';

ModuleRegistry.registerModules([AllCommunityModule]);

type Row = Readonly<Record<string, string>>;

const columns: ColDef<Row>[] = fields.map((field) => ({
  field,
  width: 136,
  ...(field === 'row' ? { pinned: 'left', sortingOrder: ['desc', null] } : {}),
}));

function Page({ rowCount }: { readonly rowCount: number }) {
  const [isFiltered, setFiltered] = useState(false);
  const datasource = useMemo<IDatasource>(
    () => ({
      rowCount: servedCount({ rowCount, isFiltered }),
      getRows(wanted) {
        const { startRow, endRow, sortModel } = wanted;
        const isSorted = sortModel.length > 0;
        const count = servedCount({ rowCount, isFiltered });
        const rows = Array.from({ length: Math.min(endRow, count) - startRow }, (_, step): Row => {
          const row = servedRow(startRow + step, { rowCount, isFiltered, isSorted });
          return Object.fromEntries(fields.map((field) => [field, valueOf(row, field)]));
        });
        wanted.successCallback(rows, count);
      },
    }),
    [rowCount, isFiltered],
  );
  return (
    <>
      <FilterField onFilter={(text) => setFiltered(text === '0')} />
      <div style={{ height: 600 }}>
        <AgGridReact<Row>
          columnDefs={columns}
          rowModelType="infinite"
          datasource={datasource}
          cacheBlockSize={200}
          maxBlocksInCache={40}
          infiniteInitialRowCount={rowCount}
          rowHeight={36}
        />
      </div>
    </>
  );
}

window.contender = { start: (rowCount) => draw(<Page rowCount={rowCount} />) };
