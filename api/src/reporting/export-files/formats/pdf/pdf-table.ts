import { fitColumns, type Fit } from './column-widths';
import { headingOf, isNumeric, withTotalLabel, type createCellWords } from '../cell-words';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { ExportDocument, ExportTable } from '../../export-document';
import { noteMarks } from '../../export-notes';
import type { PdfFlow } from './pdf-flow';
import { writeLine } from './pdf-lines';
import { rowHeight, writeRow, type PdfRow, type RowFrame } from './pdf-rows';

type CellWords = ReturnType<typeof createCellWords>;

/** A table as it goes on paper. */
export interface PdfTable {
  readonly title: string | null;
  readonly heads: readonly string[];
  readonly numbers: readonly boolean[];
  readonly totals: readonly string[] | null;
  readonly note: string | null;
  /** The first rows, by which the widths of columns are found, and those after them. */
  readonly first: readonly (readonly string[])[];
  readonly rest: AsyncIterable<readonly string[]>;
}

const measuredRows = 500;

/** Begins to read a table. */
export async function openPdfTable(
  table: ExportTable & { readonly title: string | null },
  rows: ReturnType<ExportTable['rows']>,
  {
    words,
    document,
  }: { readonly words: CellWords; readonly document: Pick<ExportDocument, 'currency' | 'zone' | 'words'> },
): Promise<PdfTable> {
  const { title, columns, totals, note } = table;
  const inWords = (cells: readonly Cell[], number = 0) =>
    columns.map(
      (column, index) => `${words(cells[index] ?? null, column)}${noteMarks(table, number, index)}`,
    );
  const reading = textsOf(rows, inWords);
  const first: (readonly string[])[] = [];
  while (first.length < measuredRows) {
    const { done, value } = await reading.next();
    if (done === true) break;
    first.push(value);
  }
  return {
    title,
    note,
    first,
    rest: reading,
    heads: columns.map((column) => headingOf(column, document)),
    numbers: columns.map(isNumeric),
    totals: totals === null ? null : inWords(withTotalLabel(totals, document.words)),
  };
}

async function* textsOf(
  rows: ReturnType<ExportTable['rows']>,
  inWords: (cells: readonly Cell[], number: number) => readonly string[],
): AsyncGenerator<readonly string[], void> {
  let number = 0;
  for await (const row of rows) yield inWords(row, (number += 1));
}

/** Paper, letters and widths for a table, of what is known of its texts. */
export function fitTable({ heads, numbers, totals, first }: PdfTable): Fit {
  const columns = heads.map((title, index) => ({
    title,
    isNumber: numbers[index] ?? false,
    texts: first.map((texts) => texts[index] ?? ''),
    total: totals?.[index] ?? '',
  }));
  return fitColumns(columns);
}

/** Writes a table, its head on each page. Yields after each row, so that what is written can be taken away. */
export async function* writePdfTable(
  flow: PdfFlow,
  table: PdfTable,
  { paper, size, widths }: Fit,
): AsyncGenerator<void> {
  const { title, heads, numbers, totals, note, first, rest } = table;
  const frame: RowFrame = { widths, numbers, size };
  const { regular, bold } = flow;
  const head: PdfRow = {
    texts: heads,
    table: null,
    font: bold,
    type: 'TH',
    rules: { below: 0.9 },
    isLow: true,
  };
  const repeat = () => writeRow(flow, frame, head, () => undefined);

  // A head alone at the foot of a page heads nothing.
  const least = rowHeight(frame, head) + 3 * size * 2 + (title === null ? 0 : 24);
  if (paper !== flow.paper || flow.left < least) flow.turn(paper);
  if (title !== null) writeLine(flow, title, { type: 'H2', font: bold, size: 11, before: 8, after: 4 });
  const own = flow.tags.open('Table', flow.tags.root);
  writeRow(flow, frame, { ...head, table: own }, () => undefined);
  const body = (texts: readonly string[]) =>
    writeRow(flow, frame, { texts, table: own, font: regular, type: 'TD' }, repeat);
  for (const texts of first) {
    body(texts);
    yield;
  }
  for await (const texts of rest) {
    body(texts);
    yield;
  }
  if (totals !== null) {
    const row: PdfRow = {
      texts: totals,
      table: own,
      font: bold,
      type: 'TD',
      rules: { above: 0.9, below: 0.9 },
    };
    writeRow(flow, frame, { ...row, hasRowHead: true }, repeat);
  }
  flow.tags.close(own);
  if (note !== null) writeLine(flow, note, { type: 'P', font: regular, size: 9, before: 6, after: 6 });
}
