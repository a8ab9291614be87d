import type { Readable } from 'node:stream';
import { writeXlsx, type Sheet } from '../../online-reports/xlsx-writer';
import type { QueryOptions } from '../../store/store';
import type { ExportDocument } from '../export-document';

/** A workbook as `report.xlsx` is: Data with a header and rows alone, so that it adds up; then Totals and Cover. */
export function writeXlsxExport(document: ExportDocument, options: QueryOptions): Readable {
  const { columns, head, totals } = document;
  const data: Sheet = { name: 'Data', columns, rows: () => document.rows(options) };
  const cover: Sheet = {
    name: 'Cover',
    columns: [
      { title: 'Tallyhouse', type: 'text', width: 18 },
      { title: 'Export', type: 'text', width: 90 },
    ],
    rows: () => head,
  };
  return writeXlsx([data, ...(totals === null ? [] : [totalsSheet(document, totals)]), cover]);
}

function totalsSheet({ columns }: ExportDocument, totals: NonNullable<ExportDocument['totals']>): Sheet {
  const added = columns.flatMap((column, index) => {
    const total = totals[index] ?? null;
    return total === null ? [] : [{ column, total }];
  });
  return {
    name: 'Totals',
    columns: added.map(({ column: { title, type } }) => ({ title, type, width: 22 })),
    rows: () => [added.map(({ total }) => total)],
    isForReading: true,
  };
}
