import type { Readable } from 'node:stream';
import type { Cell, Column, FieldType } from '@tallyhouse/shared/contracts/report-fields';
import { writeXlsx, type Sheet } from '../../online-reports/xlsx-writer';
import type { QueryOptions } from '../../store/store';
import { tablesOf, type ExportDocument, type ExportPart, type ExportTable } from '../export-document';

/**
 * A workbook as `report.xlsx` is: Data with a header and rows alone, so that it adds up; then Totals and Cover. Of
 * several tables each is a sheet by its title.
 */
export function writeXlsxExport(document: ExportDocument, options: QueryOptions): Readable {
  const tables = tablesOf(document);
  const data = tables.map(({ title, columns, rows }): Sheet => ({
    name: title ?? 'Data',
    columns,
    rows: () => rows(options),
  }));
  const cover: Sheet = {
    name: 'Cover',
    columns: [
      { title: 'Tallyhouse', type: 'text', width: 18 },
      { title: 'Export', type: 'text', width: 90 },
    ],
    rows: () => document.head,
  };
  const totals =
    document.parts === undefined
      ? tables.flatMap((table) => (table.totals === null ? [] : [totalsSheet(table, table.totals)]))
      : [totalsOfParts(document.parts)];
  return writeXlsx([...data, ...totals, cover]);
}

function totalsSheet({ columns }: ExportTable, totals: readonly Cell[]): Sheet {
  const added = totalled(columns, totals);
  return {
    name: 'Totals',
    columns: added.map(({ column: { title, type } }) => ({ title, type, width: 22 })),
    rows: () => [added.map(({ total }) => total)],
    isForReading: true,
  };
}

/** One row for each total of each table; where a table has no rows, what it says instead. */
function totalsOfParts(parts: readonly ExportPart[]): Sheet {
  const ofType = (type: FieldType, column: Column, total: Cell) => (column.type === type ? total : null);
  return {
    name: 'Totals',
    columns: [
      { title: 'List', type: 'text', width: 34 },
      { title: 'Figure', type: 'text', width: 28 },
      { title: 'Number', type: 'count', width: 16 },
      { title: 'Amount', type: 'money', width: 22 },
      { title: 'Share', type: 'rate', width: 12 },
    ],
    rows: () =>
      parts.flatMap(({ title, columns, totals, rowCount, note }) => [
        [title, note ?? 'Rows', rowCount, null, null],
        ...totalled(columns, totals ?? []).map(({ column, total }) => [
          title,
          column.title,
          ...(['count', 'money', 'rate'] as const).map((type) => ofType(type, column, total)),
        ]),
      ]),
    isForReading: true,
  };
}

function totalled(columns: readonly Column[], totals: readonly Cell[]) {
  return columns.flatMap((column, index) => {
    const total = totals[index] ?? null;
    return total === null ? [] : [{ column, total }];
  });
}
