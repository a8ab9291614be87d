import type { Condition } from '../../contracts/report-fields';
import { Button } from '../../kit/core';
import { exactText } from './field-text';
import { PrintButton } from './print/print-button';
import { useGridStatus, type GridLink, type GridStatus, type SelectionSums } from './grid-link';
import { GoToRow } from './go-to-row';
import type { GridColumn, GridSort } from './grid-model';
import type { UnitSum } from './range-sum';
import { adoptStyles } from '../adopt-styles';
import { gridPartStyles } from './grid-part-styles';
import { useGridText, type GridText } from './use-grid-text';

interface GridStatusLineProps {
  readonly link: GridLink;
  readonly columns: readonly GridColumn[];
  readonly filters?: readonly Condition[] | undefined;
  readonly sort?: readonly GridSort[] | undefined;
  /** Columns that the reader does not see. */
  readonly hiddenCount?: number | undefined;
}

/** Where the reader is: `Rows 1–28 of 48,212 · 3 filters · sorted by GGR ↓ · selected 12 cells: sum 1,204,110.50`. */
export function GridStatusLine(props: GridStatusLineProps) {
  const { link, columns, filters = [], sort = [], hiddenCount = 0 } = props;
  const text = useGridText();
  adoptStyles(gridPartStyles);
  const { shown, isLoading, rowCount, selection, note } = useGridStatus(link);
  const isSelected = selection !== null && selection.cells > 1;
  const words = [
    isLoading ? null : rowWords(shown, rowCount, text),
    filters.length === 0 ? null : text('status.filters', { count: filters.length }),
    sort.length === 0 ? null : text('status.sortedBy', { columns: sortWords(sort, columns) }),
    hiddenCount === 0 ? null : text('status.hidden', { count: hiddenCount }),
    isSelected
      ? `${text('status.selected', { count: selection.cells })}${sumWords(selection.sums, text)}`
      : null,
  ];
  return (
    <div className="th-status-line">
      <span className="th-status-words">{words.filter((part) => part !== null).join(' · ')}</span>
      {isSelected ? (
        <>
          <Button size="small" type="link" onClick={() => link.copy({ withHeaders: false })}>
            {text('status.copy')}
          </Button>
          <Button size="small" type="link" onClick={() => link.copy({ withHeaders: true })}>
            {text('status.copyHeaders')}
          </Button>
          <Button size="small" type="link" onClick={() => link.copy({ withHeaders: true, isAsShown: true })}>
            {text('status.copyAsShown')}
          </Button>
        </>
      ) : null}
      <span role="status" className="th-status-note">
        {note}
      </span>
      <PrintButton link={link} />
      <GoToRow link={link} rowCount={rowCount} />
    </div>
  );
}

function rowWords(shown: GridStatus['shown'], count: number, text: GridText): string {
  if (shown === null) return text('status.none');
  return text('status.rows', { first: shown.first + 1, last: shown.last + 1, count });
}

function sortWords(sort: readonly GridSort[], columns: readonly GridColumn[]): string {
  return sort
    .map(({ field, dir }) => {
      const title = columns.find((column) => column.field === field)?.title ?? field;
      return `${title} ${dir === 'asc' ? '↑' : '↓'}`;
    })
    .join(', ');
}

function sumWords(sums: SelectionSums, text: GridText): string {
  switch (sums.kind) {
    case 'adding':
      return `: ${text('status.adding')}`;
    case 'too-many':
      return `: ${text('status.tooMany')}`;
    case 'mixed':
      return `: ${text('status.mixed')}`;
    case 'failed':
      return `: ${text('status.failed')}`;
    case 'sums':
      return sums.sums.length === 0
        ? ''
        : `: ${sums.sums.map((sum) => unitWords(sum, sums.sums.length > 1, text)).join(', ')}`;
  }
}

/** One unit needs no name: it stands in the header. */
function unitWords({ type, unit, sum }: UnitSum, isNamed: boolean, text: GridText): string {
  const shown = exactText(sum, { field: '', title: '', type, unit });
  if (type === 'count' && isNamed) return text('status.count', { sum: shown });
  return text('status.sum', { sum: isNamed && unit !== undefined ? `${unit} ${shown}` : shown });
}
