import { Fragment, memo, type ReactNode } from 'react';
import type { Cell } from '../../contracts/report-fields';
import { NoData } from '../no-data';
import type { ArrangedColumns, PlacedColumn } from './arranged-columns';
import type { RowState } from './block-store';
import { BodyCell, CellMark } from './body-cell';
import { CellWords } from './cell-words';
import { exactText, fieldText, isPresent } from './field-text';
import type { GridColumn } from './grid-model';
import type { GridCells } from './grid-props';
import { RowHeadCell } from './row-head-cell';

/** What is the same for all rows. */
interface EveryRow extends Pick<GridCells, 'addressOf' | 'noteOf'> {
  readonly inView: ArrangedColumns;
  readonly rowPx: number;
  readonly hasRowLink: boolean;
}

/** What of a row differs from the row beside it; all of it by value, so that unchanged rows are left alone. */
interface BodyRowProps {
  readonly every: EveryRow;
  readonly index: number;
  readonly state: RowState;
  readonly topPx: number;
  /** Active cell's column; -1 in other rows. */
  readonly activeColumn: number;
  /** Selected columns, both included. */
  readonly selected: { readonly first: number; readonly last: number } | null;
  /** Groups that it lies in; null where rows are no groups. */
  readonly depth: number | null;
  readonly isOpen: boolean | undefined;
  /** Column that the row groups by; undefined for plain rows, which are named by the first column. */
  readonly groupColumn: GridColumn | undefined;
}

/** One row: the cells in view, with gaps for those that are not. */
export const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  const { every, index, state, activeColumn, selected, depth, isOpen } = props;
  const isSelected = (at: number) => selected !== null && at >= selected.first && at <= selected.last;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-level={depth === null ? undefined : depth + 1}
      aria-expanded={isOpen}
      aria-busy={state.kind === 'loading' ? true : undefined}
      className={isOpen === undefined ? 'th-grid-row' : 'th-grid-row th-group-row'}
      style={{ top: props.topPx, height: every.rowPx }}
    >
      {withGaps(every.inView, (place) =>
        place.at === 0 ? (
          <RowHeadCell
            place={place}
            row={index}
            isActive={activeColumn === 0}
            isSelected={isSelected(0)}
            isLink={every.hasRowLink}
            note={noteIn(props, place)}
            depth={depth ?? 0}
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
        address={props.every.hasRowLink ? addressIn(props, first) : null}
      />
    </>
  );
}

function addressIn({ state, every }: BodyRowProps, column: GridColumn): string | null {
  return state.kind === 'loaded' ? (every.addressOf?.(state.row, column) ?? null) : null;
}

function noteIn({ state, every }: BodyRowProps, { column, at }: PlacedColumn): string | null {
  return state.kind === 'loaded' ? (every.noteOf?.(state.row, column, at === 0) ?? null) : null;
}

/** Cells in order, with a spacer wherever columns between them are out of view. */
export function withGaps(
  { placed, widthPx }: ArrangedColumns,
  draw: (place: PlacedColumn) => ReactNode,
): ReactNode {
  let reachedPx = 0;
  const drawn = placed.map((place) => {
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
