import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { headerFields } from './header-fields';
import type { PayloadDocument } from './payload-document';

/**
 * A payload as CSV (RFC 4180) in UTF-8. The first cell says what a line is:
 *
 * `H` header field, `C` columns, `D` row, `T` totals, `X` tax (rule, code, authority, base, rate, amount), `N` note (number
 * of the row from 1, column or nothing for the whole row, instant, text), `V` difference to the version replaced, `K` control total. A cell without a value is empty, an empty text is `""`.
 */
export function writeCsv(document: PayloadDocument): string {
  const { columns, rows, totals, tax, controlTotals, replaces, notes = [] } = document;
  const lines: (readonly Cell[])[] = [
    ...headerFields(document).map((field) => ['H', ...field]),
    ['C', ...columns.map(({ field }) => field)],
    ...rows.map((row) => ['D', ...row]),
    ['T', ...totals],
    ...tax.map(({ ruleId, code, authority, baseAmount, rate, tax: amount }) => [
      'X',
      ruleId,
      code,
      authority,
      baseAmount,
      rate,
      amount,
    ]),
    ...notes.map(({ row, field, text, at }) => ['N', row, field, at, text]),
    ...named('V', replaces?.delta ?? {}),
    ...named('K', controlTotals),
  ];
  return lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

function named(kind: string, amounts: Readonly<Record<string, string>>): Cell[][] {
  return Object.keys(amounts)
    .sort()
    .map((field) => [kind, field, amounts[field] ?? null]);
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  const text = String(cell);
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
