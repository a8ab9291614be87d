import { memo } from 'react';
import type { ArrangedColumns } from './arranged-columns';
import { withGaps } from './body-row';
import type { GridView } from './grid-view-in-url';
import type { HeadActions } from './head-actions';
import { HeadCell } from './head-cell';
import { useColumnDrag } from './use-column-drag';

export interface OpenHead {
  readonly field: string;
  readonly what: 'menu' | 'filter';
}

interface HeadRowProps {
  readonly inView: ArrangedColumns;
  readonly arranged: ArrangedColumns;
  readonly heightPx: number;
  /** Column of the active header; -1 while another row has the tab stop. */
  readonly activeColumn: number;
  readonly view: GridView;
  readonly canHide: boolean;
  readonly actions: HeadActions;
  readonly open: OpenHead | null;
}

/** Headers of the columns in view. */
export const HeadRow = memo(function HeadRow(props: HeadRowProps) {
  const { inView, arranged, heightPx, activeColumn, actions, open } = props;
  const { mark, drag } = useColumnDrag(arranged.placed, actions.move);
  return (
    <div role="row" aria-rowindex={1} className="th-grid-row" style={{ height: heightPx }}>
      {withGaps(inView, (place) => (
        <HeadCell
          place={place}
          columnCount={arranged.placed.length}
          isActive={activeColumn === place.at}
          view={props.view}
          canHide={props.canHide}
          actions={actions}
          open={open?.field === place.column.field ? open.what : null}
          mark={mark?.at === place.at ? mark : null}
          drag={drag}
        />
      ))}
    </div>
  );
});
