import { Fragment, memo, type ReactNode } from 'react';
import type { Cell } from '../../contracts/report-fields';
import { NoData } from '../no-data';
import type { PlacedColumn } from './arranged-columns';
import type { RowState } from './block-store';
import { BodyCell, CellMark } from './body-cell';
import { CellWords } from './cell-words';
import { exactText, fieldText, isPresent } from './field-text';
import type { GridColumn } from './grid-model';
import type { ReportGridProps } from './grid-props';
import { RowHeadCell } from './row-head-cell';

/** What of a row differs from the row beside it; all of it by value, so that unchanged rows are left alone. */
export interface BodyRowProps {
  readonly index: number;
  readonly state: RowState;
  readonly topPx: number;
  readonly rowPx: number;
  readonly widthPx: number;
  readonly cells: readonly PlacedColumn[];
  /** Active cell's column; -1 in other rows. */
  readonly activeColumn: number;
  /** Selected columns, both included; the first is -1 where none is. */
  readonly selectedFrom: number;
  readonly selectedTo: number;
  readonly depth: number;
  readonly isOpen: boolean | undefined;
  /** Rows are groups within groups. */
  readonly isTree: boolean;
  readonly hasRowLink: boolean;
  readonly addressOf: ReportGridProps['addressOf'];
  readonly noteOf: ReportGridProps['noteOf'];
  /** Column that the row groups by; undefined for plain rows, which are named by the first column. */
  readonly groupColumn: GridColumn | undefined;
}

/** One row: the cells in view, with gaps for those that are not. */
export const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  const { index, state, cells, activeColumn, selectedFrom, selectedTo, depth, isOpen, isTree } = props;
  const isSelected = (at: number) => selectedFrom >= 0 && at >= selectedFrom && at <= selectedTo;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-level={isTree ? depth + 1 : undefined}
      aria-expanded={isOpen}
      aria-busy={state.kind === 'loading' ? true : undefined}
      className={isTree && isOpen !== undefined ? 'th-grid-row th-group-row' : 'th-grid-row'}
      style={{ top: props.topPx, height: props.rowPx }}
    >
      {withGaps(cells, props.widthPx, (place) =>
        place.at === 0 ? (
          <RowHeadCell
            place={place}
            row={index}
            isActive={activeColumn === 0}
            isSelected={isSelected(0)}
            isLink={props.hasRowLink}
            note={noteIn(props, place)}
            depth={depth}
            isOpen={isOpen}
          >
            {headContent(props, place.column)}
          </RowHeadCell>
        ) : (
          <BodyCell
            place={place}
            row={index}
            value={valueOf(state, place.column.field)}
            note={noteIn(props, place)}
            isWithheld={state.kind === 'loaded' && state.row.isWithheld === true}
            isActive={activeColumn === place.at}
            isSelected={isSelected(place.at)}
            isLink={place.column.isLink === true}
            address={place.column.isLink === true ? addressIn(props, place.column) : null}
          />
        ),
      )}
    </div>
  );
});

function headContent(props: BodyRowProps, first: GridColumn): ReactNode {
  const { state, groupColumn } = props;
  const column = groupColumn ?? first;
  const value = valueOf(state, column.field);
  if (value === undefined) return <i className="th-skeleton" aria-hidden="true" />;
  if (!isPresent(value))
    return (
      <span className="th-missing">
        <NoData />
      </span>
    );
  const shown = fieldText(value, column);
  const mark = groupColumn === undefined ? (column.markOf?.(value) ?? null) : null;
  return (
    <>
      {mark === null ? null : <CellMark words={mark} />}
      <CellWords
        dir="auto"
        words={shown}
        whole={exactText(value, column)}
        address={props.hasRowLink ? addressIn(props, first) : null}
      />
    </>
  );
}

function addressIn({ state, addressOf }: BodyRowProps, column: GridColumn): string | null {
  return state.kind === 'loaded' ? (addressOf?.(state.row, column) ?? null) : null;
}

function noteIn({ state, noteOf }: BodyRowProps, { column, at }: PlacedColumn): string | null {
  return state.kind === 'loaded' ? (noteOf?.(state.row, column, at === 0) ?? null) : null;
}

/** Cells in order, with a spacer wherever columns between them are out of view. */
export function withGaps(
  cells: readonly PlacedColumn[],
  widthPx: number,
  draw: (place: PlacedColumn) => ReactNode,
): ReactNode {
  let reachedPx = 0;
  const drawn = cells.map((place) => {
    const gapPx = place.startPx - reachedPx;
    reachedPx = place.startPx + place.widthPx;
    return (
      <Fragment key={place.column.field}>
        {gapPx > 0 ? <i className="th-gap" aria-hidden="true" style={{ flex: `0 0 ${gapPx}px` }} /> : null}
        {draw(place)}
      </Fragment>
    );
  });
  if (widthPx > reachedPx) {
    drawn.push(
      <i key=" end" className="th-gap" aria-hidden="true" style={{ flex: `0 0 ${widthPx - reachedPx}px` }} />,
    );
  }
  return drawn;
}

function valueOf(state: RowState, field: string): Cell | undefined {
  if (state.kind === 'loaded') return state.row.values[field] ?? null;
  return state.kind === 'failed' ? null : undefined;
}
