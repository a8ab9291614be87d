import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { headerFields } from './header-fields';
import type { PayloadNote } from '../reports/notes/payload-notes';
import type { PayloadDocument } from './payload-document';

/** A payload as XML 1.0, one element a line. A cell without a value is absent, an empty text is not. */
export function writeXml(document: PayloadDocument): string {
  const { columns, rows, totals, tax, controlTotals, replaces, notes = [] } = document;
  const cells = (row: readonly Cell[]) =>
    columns.map(({ field }, index) => cellXml(field, row[index] ?? null)).join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Report xmlns="urn:tallyhouse:report:1">',
    '<Header>',
    ...headerFields(document).map(([name, value]) => `<${name}>${text(value)}</${name}>`),
    '</Header>',
    '<Columns>',
    ...columns.map(
      ({ field, type, title }) => `<Column field="${text(field)}" type="${type}">${text(title)}</Column>`,
    ),
    '</Columns>',
    `<Rows count="${rows.length}">`,
    ...rows.map((row) => `<Row>${cells(row)}</Row>`),
    '</Rows>',
    `<Totals>${cells(totals)}</Totals>`,
    '<Taxes>',
    ...tax.map(
      ({ ruleId, code, authority, baseAmount, rate, tax: amount }) =>
        `<Tax rule="${text(ruleId)}" code="${text(code)}" authority="${text(authority)}" base="${baseAmount}"` +
        `${rate === null ? '' : ` rate="${rate}"`}>${amount}</Tax>`,
    ),
    '</Taxes>',
    ...(notes.length === 0 ? [] : ['<Notes>', ...notes.map(noteXml), '</Notes>']),
    ...(replaces === null ? [] : [`<Delta>${named(replaces.delta)}</Delta>`]),
    `<ControlTotals>${named(controlTotals)}</ControlTotals>`,
    '</Report>',
    '',
  ].join('\n');
}

function noteXml({ row, field, text: words, at }: PayloadNote): string {
  return `<Note row="${row}"${field === null ? '' : ` field="${text(field)}"`} at="${at}">${text(words)}</Note>`;
}

function named(amounts: Readonly<Record<string, string>>): string {
  return Object.keys(amounts)
    .sort()
    .map((field) => cellXml(field, amounts[field] ?? null))
    .join('');
}

function cellXml(field: string, cell: Cell): string {
  return cell === null ? '' : `<Cell field="${text(field)}">${text(String(cell))}</Cell>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Whether XML 1.0 has a way to write a character. A half of a pair has none, and comes here alone. */
function isWritable(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return (code < 0xd800 || code > 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

/** Nothing to escape: nearly every cell of the many. */
const plain = /^[ !#-%'-;=?-~]*$/;

function text(value: string): string {
  if (plain.test(value)) return value;
  // A text is gone through by whole characters.
  return Array.from(value, (letter) => (isWritable(letter) ? letter : '\ufffd'))
    .join('')
    .replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)
    .replaceAll(/[\t\n\r]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
