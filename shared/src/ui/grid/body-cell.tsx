import { memo, type CSSProperties } from 'react';
import type { Cell } from '../../contracts/report-fields';
import { NoData } from '../no-data';
import type { PlacedColumn } from './arranged-columns';
import { CellWords } from './cell-words';
import { exactText, fieldText, isPresent } from './field-text';
import { NoteMark } from './note-mark';
import { isNumeric, type GridColumn } from './grid-model';
import { useGridText } from './use-grid-text';
import { Withheld } from '../withheld';

interface BodyCellProps {
  readonly place: PlacedColumn;
  readonly row: number;
  /** Undefined while its row is on the way. */
  readonly value: Cell | undefined;
  /** What is noted on it. */
  readonly note?: string | null;
  /** An amount that is missing is withheld from the reader. */
  readonly isWithheld?: boolean | undefined;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** Opens something on a click. */
  readonly isLink: boolean;
  /** Where it leads; null where it opens something here only. */
  readonly address: string | null;
}

/** One cell of a row. */
export const BodyCell = memo(function BodyCell(props: BodyCellProps) {
  const { place, row, value, note = null, isWithheld, isActive, isSelected, isLink, address } = props;
  const { column, at } = place;
  const isText = column.type === 'text';
  const mark = value === undefined ? null : (column.markOf?.(value) ?? null);
  const words = isPresent(value)
    ? { words: fieldText(value, column), whole: exactText(value, column) }
    : null;
  return (
    <div
      role="gridcell"
      aria-colindex={at + 1}
      aria-selected={isSelected ? true : undefined}
      className={cellClasses(place, {
        isSelected,
        isLink: isLink && words !== null,
        isMarked: mark !== null,
        isNoted: note !== null,
      })}
      style={cellStyle(place)}
      tabIndex={isActive ? 0 : -1}
      data-cell={`${row}:${at}`}
      data-head={place.isInCard === true ? titleWithUnit(column) : undefined}
    >
      {mark === null ? null : <CellMark words={mark} />}
      {value === undefined ? (
        <i className="th-skeleton" aria-hidden="true" />
      ) : words !== null ? (
        // Names and codes keep their own direction: `BR-01 / 2` must not turn round in a page from right to left.
        <CellWords dir={isText ? 'auto' : 'ltr'} {...words} address={address} />
      ) : column.awaited !== undefined ? (
        <i className="th-skeleton" role="img" aria-label={column.awaited} />
      ) : (
        <span className="th-missing">
          {isWithheld && column.type === 'money' ? <Withheld isBrief /> : <NoData />}
        </span>
      )}
      <NoteMark note={note} />
    </div>
  );
});

/** `Stakes, TZS` */
function titleWithUnit({ title, unit }: GridColumn): string {
  return unit === undefined ? title : `${title}, ${unit}`;
}

/** A shape for who sees it, words for everybody. */
export function CellMark({ words }: { readonly words: string }) {
  const text = useGridText();
  return (
    <span className="th-mark" title={words}>
      <span aria-hidden="true">◆</span>
      <span className="th-hidden-text">{text('mark.cell', { mark: words })}</span>
    </span>
  );
}

/** Classes of a cell at its place, in body and totals alike. */
export function cellClasses(
  { column, pin }: PlacedColumn,
  {
    isSelected = false,
    isLink = false,
    isMarked = false,
    isNoted = false,
  }: {
    readonly isSelected?: boolean;
    readonly isLink?: boolean;
    readonly isMarked?: boolean;
    readonly isNoted?: boolean;
  } = {},
): string {
  const classes = ['th-cell'];
  if (isNumeric(column.type)) classes.push('th-number');
  if (pin !== null) classes.push('th-pinned', `th-pinned-${pin}`);
  if (isSelected) classes.push('th-selected');
  if (isLink) classes.push('th-link-cell');
  if (isMarked) classes.push('th-marked');
  if (isNoted) classes.push('th-noted');
  return classes.join(' ');
}

/** Width of a cell, and the edge that it is pinned to. */
export function cellStyle({ widthPx, pin, insetPx }: PlacedColumn): CSSProperties {
  const flex = `0 0 ${widthPx}px`;
  if (pin === null) return { flex };
  return pin === 'start' ? { flex, insetInlineStart: insetPx } : { flex, insetInlineEnd: insetPx };
}
