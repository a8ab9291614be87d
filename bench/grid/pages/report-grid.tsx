import { useMemo, useState } from 'react';
import { ConfigProvider } from '@tallyhouse/shared/kit/core';
import { adoptBaseStyles } from '@tallyhouse/shared/ui/base-styles';
import {
  ReportGrid,
  type GridColumn,
  type LoadBlock,
  type ReportGridProps,
} from '@tallyhouse/shared/ui/report-grid';
import { themeConfigOf, variablesClass } from '@tallyhouse/shared/ui/theme-config';
import { fields, servedCount, servedRow, valueOf } from '../contender';
import { draw, FilterField } from './filter-field';

const columns: readonly GridColumn[] = fields.map((field) => ({
  field,
  title: field,
  type: field === 'row' ? 'text' : 'money',
  isSortable: true,
}));

function Page({ rowCount }: { readonly rowCount: number }) {
  const [view, setView] = useState<NonNullable<ReportGridProps['view']>>({});
  const [isFiltered, setFiltered] = useState(false);
  const isSorted = view.sort?.[0]?.dir === 'desc';
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
      {/* As high as the grids that it is compared with. */}
      <style>{'.th-grid.th-grid { max-height: 600px; }'}</style>
      <FilterField onFilter={(text) => setFiltered(text === '0')} />
      <ReportGrid
        label="Rows"
        columns={columns}
        rows={{ rowCount: servedCount({ rowCount, isFiltered }), loadBlock }}
        totals={null}
        view={view}
        onView={setView}
      />
    </>
  );
}

adoptBaseStyles();
window.contender = {
  start: (rowCount) =>
    draw(
      <ConfigProvider theme={themeConfigOf('light', false)}>
        <div className={variablesClass}>
          <Page rowCount={rowCount} />
        </div>
      </ConfigProvider>,
    ),
};
