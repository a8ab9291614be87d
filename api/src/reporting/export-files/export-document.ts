import type { ReportNote } from '@tallyhouse/shared/contracts/report-notes';
import type { Cell, Column, FieldType } from '@tallyhouse/shared/contracts/report-fields';
import type { QueryOptions } from '../../store/store';
import type { HeadLine } from './export-head';
import type { FileWords } from './words/file-words';
import type { CodeGroup, Labels } from './words/code-labels';

/** A column of a file: `instant` is an ISO 8601 instant in UTC, `odds` a decimal string. */
export interface ExportColumn extends Omit<Column, 'type'> {
  readonly type: FieldType | 'instant' | 'odds';
  /** What its codes are called, in files that people read; those that programs read keep the codes. */
  readonly labels?: Labels;
}

/** A column as a source declares it: its title in English, as the glossary or `words/phrases.sw.ts` has it, and what its codes are. */
export interface SourceColumn extends Omit<ExportColumn, 'labels'> {
  readonly codes?: CodeGroup;
}

/** Of a list, with the cell that it has for each of its items. */
export interface ListColumn<Item> extends SourceColumn {
  readonly cell: (item: Item) => Cell;
}

/** A note on a cell or a row of a file's table. */
export interface ExportNote extends Pick<ReportNote, 'field' | 'text' | 'carriedFrom'> {
  /** Title of its column; null for a whole row. */
  readonly column: string | null;
  /** Place of its row in the file, from 1; null where it is not among them. Asked once that row was written. */
  readonly row: () => number | null;
  /** What names the row, in words. */
  readonly line: string;
  readonly isGone: boolean;
  readonly author: string;
  /** Instant at which it got this text. */
  readonly at: string;
}

/** Rows under titles, with what they add up to. */
export interface ExportTable {
  readonly columns: readonly ExportColumn[];
  /** Column by column over all rows; null where adding up makes no sense. */
  readonly totals: readonly Cell[] | null;
  readonly rowCount: number;
  /** Stands in place of rows, where there are none. */
  readonly note: string | null;
  /** What is noted on its cells and rows. */
  readonly notes?: readonly ExportNote[];
  /** Rows in their order, as many as the caller takes; each call begins anew. */
  readonly rows: (options: QueryOptions) => Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}

/** A table of a file that has several. */
export interface ExportPart extends ExportTable {
  /** Short enough for the name of a sheet: 31 characters, none of `[]:*?/\\`. */
  readonly title: string;
}

/**
 * Columns in the words of a file, without what a source has beside, such as how their cells are made. `more` are labels of
 * codes that no catalogue has, by the field.
 */
export function columnsOf(
  columns: readonly SourceColumn[],
  words: FileWords,
  more: Readonly<Record<string, Labels>> = {},
): ExportColumn[] {
  return columns.map(({ field, title, type, codes }) => {
    const labels = codes === undefined ? more[field] : words.labels(codes);
    return { field, title: words.title(title), type, ...(labels === undefined ? {} : { labels }) };
  });
}

/** A cell as people read it. */
export function labelOf(cell: Cell, { labels }: Pick<ExportColumn, 'labels'>): Cell {
  return (typeof cell === 'string' ? labels?.[cell] : undefined) ?? cell;
}

/** What an export is about, whatever it is written as. */
export interface ExportDocument extends ExportTable {
  /** Of the file, without its brand and ending. */
  readonly name: string;
  readonly head: readonly HeadLine[];
  /** ISO 4217, of its amounts; null where it has none. */
  readonly currency: string | null;
  /** IANA, of its brand. */
  readonly zone: string;
  readonly words: FileWords;
  /** Where a file has several tables; its own has no columns then, and counts the rows of all. */
  readonly parts?: readonly ExportPart[];
}

/** Why there are no rows: nothing happened, or nothing is left by the filter; null where there are some. */
export function noteOf(rowCount: number, noActivity: boolean, { say }: FileWords): string | null {
  if (rowCount > 0) return null;
  return say(noActivity ? 'No activity in this period' : 'Nothing matches the filter');
}
