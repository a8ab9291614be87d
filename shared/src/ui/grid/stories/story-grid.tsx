import { useState } from 'react';
import { countText } from '../../../format/count';
import { ReportGrid, type ReportGridProps } from '../../report-grid';
import { FilterChips } from '../filter-chips';
import { useGridLink } from '../grid-link';
import { GridToolbar } from '../grid-toolbar';
import { gridViewOf, type GridView } from '../grid-view-in-url';
import { GridStatusLine } from '../status-line';
import { useMarkedColumns } from '../use-marked-columns';

interface StoryGridProps extends Pick<ReportGridProps, 'columns' | 'rows' | 'empty'> {
  readonly start?: Partial<GridView>;
}

/** A grid with everything around it, as a screen has it. */
export function StoryGrid({ columns, rows, empty, start }: StoryGridProps) {
  const link = useGridLink();
  const [view, setView] = useState<GridView>(() => ({ ...gridViewOf(new URLSearchParams()), ...start }));
  const change = (next: Partial<GridView>) => setView((current) => ({ ...current, ...next }));
  const { rowCount } = rows;
  const marked = useMarkedColumns(columns, view.marks);
  return (
    <div className="th-stack-8 th-shrinks">
      <GridToolbar
        columns={columns}
        view={view}
        onView={change}
        canMark
        unavailable={[
          {
            field: 'player',
            title: 'Player reference',
            reason: 'Your role does not see players.',
          },
        ]}
      />
      <FilterChips columns={columns} filters={view.filters} onFilter={(filters) => change({ filters })} />
      <FilterChips
        use="mark"
        columns={columns}
        filters={view.marks}
        onFilter={(marks) => change({ marks })}
      />
      <ReportGrid
        label="Rows of the report"
        columns={marked}
        rows={rows}
        totals={{
          label: `Total – all ${countText(rowCount)} rows`,
          values: { bets: 1_204_110, stakes: '9007199254740993.25', ggr: '-1204110.50', hold: '0.0525' },
        }}
        view={view}
        onView={change}
        link={link}
        empty={empty}
      />
      <GridStatusLine
        link={link}
        columns={columns}
        filters={view.filters}
        sort={view.sort}
        hiddenCount={view.layout.hidden.length}
      />
    </div>
  );
}
