import { memo } from 'react';
import type { Condition } from '../../contracts/report-fields';
import type { ArrangedColumns, PlacedColumn } from './arranged-columns';
import { withGaps } from './body-row';
import type { GridSort } from './grid-model';
import type { HeadAbilities, HeadActions } from './head-actions';
import { HeadCell } from './head-cell';
import { useColumnDrag } from './use-column-drag';

export interface OpenHead {
  readonly field: string;
  readonly what: 'menu' | 'filter';
}

interface HeadRowProps {
  readonly cells: readonly PlacedColumn[];
  readonly arranged: ArrangedColumns;
  readonly heightPx: number;
  /** Column of the active header; -1 while another row has the tab stop. */
  readonly activeColumn: number;
  readonly sort: readonly GridSort[];
  readonly filters: readonly Condition[];
  readonly groupBy: readonly string[];
  readonly abilities: HeadAbilities;
  readonly actions: HeadActions;
  readonly open: OpenHead | null;
  readonly onFilter: (old: Condition | null, next: Condition) => void;
  readonly onClosed: (at: number) => void;
}

/** Headers of the columns in view. */
export const HeadRow = memo(function HeadRow(props: HeadRowProps) {
  const { cells, arranged, heightPx, activeColumn, groupBy, actions, open } = props;
  const drag = useColumnDrag(arranged.placed, actions.move);
  return (
    <div role="row" aria-rowindex={1} className="th-grid-row" style={{ height: heightPx }}>
      {withGaps(cells, arranged.widthPx, (place) => (
        <HeadCell
          place={place}
          columnCount={arranged.placed.length}
          isActive={activeColumn === place.at}
          sort={props.sort}
          filters={props.filters}
          isGrouped={groupBy.includes(place.column.field)}
          abilities={props.abilities}
          actions={actions}
          open={open?.field === place.column.field ? open.what : null}
          mark={drag.mark?.at === place.at ? drag.mark : null}
          onPress={drag.press}
          wasDragged={drag.wasDragged}
          onFilter={props.onFilter}
          onClosed={props.onClosed}
        />
      ))}
    </div>
  );
});
