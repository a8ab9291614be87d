import { AllCommunityModule, ModuleRegistry, type ColDef } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useState } from 'react';
import { fields, rowName, valueOf } from '../contender';
import { draw, FilterField } from './filter-field';

ModuleRegistry.registerModules([AllCommunityModule]);

interface Row {
  readonly row: number;
}

const columns: ColDef<Row>[] = fields.map((field) => ({
  colId: field,
  headerName: field,
  width: 136,
  valueGetter: ({ data }) => (data === undefined ? '' : valueOf(data.row, field)),
  ...(field === 'row'
    ? {
        pinned: 'left',
        sortingOrder: ['desc', null],
        comparator: (_one, _other, { data: one }, { data: other }) => (one?.row ?? 0) - (other?.row ?? 0),
      }
    : {}),
}));

function Page({ rowCount }: { readonly rowCount: number }) {
  const [ending, setEnding] = useState('');
  const rows = useMemo(() => Array.from({ length: rowCount }, (_, row): Row => ({ row })), [rowCount]);
  return (
    <>
      <FilterField onFilter={setEnding} />
      <div style={{ height: 600 }}>
        <AgGridReact<Row>
          columnDefs={columns}
          rowData={rows}
          rowHeight={36}
          isExternalFilterPresent={() => ending !== ''}
          doesExternalFilterPass={({ data }) => rowName(data?.row ?? 0).endsWith(ending)}
          onGridReady={({ api }) => {
            filterAgain = () => api.onFilterChanged();
          }}
        />
      </div>
    </>
  );
}

let filterAgain = () => undefined as unknown;

window.contender = { start: (rowCount) => draw(<Page rowCount={rowCount} />) };
// The filter is outside of the grid: it must be told that the field changed, once React has passed it on.
document.addEventListener('input', () => setTimeout(() => filterAgain()));
