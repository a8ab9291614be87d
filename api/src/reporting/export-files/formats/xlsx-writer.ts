import { Readable } from 'node:stream';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { offsetReaderOf } from '../../../domain/periods/gaming-day';
import type { ExportColumn } from '../export-document';
import { inertText } from '../../../platform/http/inert-text';
import { columnName, declaration, escapeXml, main, office, packaging } from './xlsx-xml';
import { commentBoxes, commentRelations, commentsXml, type SheetComment } from './xlsx-comments';
import { zipStream, type ZipEntry } from '../zip-stream';

/** One sheet: its first row in bold and in view, with filters; columns formatted by type. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly {
    readonly title: string;
    readonly type: ExportColumn['type'];
    readonly width?: number;
  }[];
  readonly rows: () => Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
  /** On its cells; asked for once its rows are written. */
  readonly comments?: () => readonly SheetComment[];
}

const formats = {
  date: 'yyyy-mm-dd',
  instant: 'yyyy-mm-dd hh:mm:ss',
  money: '#,##0.00##',
  odds: '0.00##',
  count: '#,##0',
  rate: '0.00%',
};
const formatNames = Object.keys(formats);
const style = { plain: 0, head: 1 };
const styleOf = (type: keyof typeof formats) => 2 + formatNames.indexOf(type);

/**
 * A workbook as a stream, in constant memory, sheets in the order given. Instants are shown as the clocks of `zone` do.
 *
 * Amounts and counts are numbers, as long as a spreadsheet keeps every digit: 15 at most, below 10^15; longer ones are
 * text. Dates are dates. There are no formulas, and a text that a spreadsheet would take for one gets an apostrophe.
 */
export function writeXlsx(sheets: readonly Sheet[], zone: string): Readable {
  const offsetAt = offsetReaderOf(zone);
  const entries: ZipEntry[] = [
    { name: '[Content_Types].xml', text: () => [contentTypes(sheets)] },
    { name: '_rels/.rels', text: () => [rootRelations] },
    { name: 'xl/workbook.xml', text: () => [workbook(sheets)] },
    { name: 'xl/_rels/workbook.xml.rels', text: () => [workbookRelations(sheets)] },
    { name: 'xl/styles.xml', text: () => [styles] },
    ...sheets.flatMap((sheet, index) => sheetEntries(sheet, index + 1, offsetAt)),
  ];
  return Readable.from(zipStream(entries), { objectMode: false });
}

function sheetEntries(sheet: Sheet, number: number, offsetAt: OffsetAt): ZipEntry[] {
  const { comments } = sheet;
  const own = { name: `xl/worksheets/sheet${number}.xml`, text: () => sheetXml(sheet, offsetAt) };
  if (comments === undefined) return [own];
  return [
    own,
    { name: `xl/worksheets/_rels/sheet${number}.xml.rels`, text: () => [commentRelations(number)] },
    { name: `xl/comments${number}.xml`, text: () => [commentsXml(comments())] },
    { name: `xl/drawings/vmlDrawing${number}.vml`, text: () => [commentBoxes(comments())] },
  ];
}

async function* sheetXml(sheet: Sheet, offsetAt: OffsetAt): AsyncGenerator<string> {
  const names = sheet.columns.map((_, index) => columnName(index));
  const widths = sheet.columns.map(
    ({ width = 16 }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield (
    `${declaration}<worksheet xmlns="${main}" xmlns:r="${office}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData>`
  );
  const heads = sheet.columns.map(({ title }, index) => textCell(`${names[index]}1`, title, style.head));
  yield `<row r="1">${heads.join('')}</row>`;
  let number = 1;
  for await (const row of sheet.rows()) {
    number += 1;
    const cells = row.map((cell, index) =>
      cellXml(cell, sheet.columns[index]?.type ?? 'text', { at: `${names[index]}${number}`, offsetAt }),
    );
    yield `<row r="${number}">${cells.join('')}</row>`;
  }
  const drawing = sheet.comments === undefined ? '' : '<legacyDrawing r:id="rId1"/>';
  yield `</sheetData><autoFilter ref="A1:${names.at(-1) ?? 'A'}${number}"/>${drawing}</worksheet>`;
}

type OffsetAt = (epochMs: number) => number;

function cellXml(
  cell: Cell,
  type: ExportColumn['type'],
  { at, offsetAt }: { readonly at: string; readonly offsetAt: OffsetAt },
): string {
  if (cell === null) return `<c r="${at}"/>`;
  const text = String(cell);
  switch (type) {
    case 'date':
      return numberCell(at, serialOf(Date.parse(`${text}T00:00:00Z`)), 'date');
    case 'instant': {
      const epochMs = Date.parse(text);
      return numberCell(at, serialOf(epochMs + offsetAt(epochMs)), 'instant');
    }
    case 'money':
    case 'odds':
      return fitsNumber(text) ? numberCell(at, text, type) : textCell(at, text);
    case 'count':
    case 'rate':
      return numberCell(at, text, type);
    default:
      return textCell(at, inertText(text));
  }
}

/** Days since the one that spreadsheets count from. */
function serialOf(epochMs: number): string {
  return String(epochMs / 86_400_000 + 25_569);
}

function fitsNumber(amount: string): boolean {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.');
  const digits = `${whole}${fraction.replace(/0+$/, '')}`.replace(/^0+/, '');
  return whole.length <= 15 && digits.length <= 15;
}

function numberCell(at: string, value: string, type: keyof typeof formats): string {
  return `<c r="${at}" s="${styleOf(type)}"><v>${value}</v></c>`;
}

function textCell(at: string, text: string, styleId = style.plain): string {
  return `<c r="${at}" t="inlineStr" s="${styleId}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const rootRelations = `${declaration}<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

function contentTypes(sheets: readonly Sheet[]): string {
  const overrides = sheets.map(
    ({ comments }, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${spreadsheet}.worksheet+xml"/>` +
      (comments === undefined
        ? ''
        : `<Override PartName="/xl/comments${index + 1}.xml" ContentType="${spreadsheet}.comments+xml"/>`),
  );
  return (
    `${declaration}<Types xmlns="${packaging}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${overrides.join('')}</Types>`
  );
}

function workbook(sheets: readonly Sheet[]): string {
  const list = sheets.map(
    ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`;
}

function workbookRelations(sheets: readonly Sheet[]): string {
  const list = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const stylesRelation = `<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/>`;
  return `${declaration}<Relationships xmlns="${packaging}/relationships">${list.join('')}${stylesRelation}</Relationships>`;
}

const formatCodes = Object.values(formats);

const styles =
  `${declaration}<styleSheet xmlns="${main}"><numFmts count="${formatCodes.length}">` +
  formatCodes.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join('') +
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  `<cellXfs count="${formatCodes.length + 2}"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/>` +
  formatCodes.map((_, index) => `<xf xfId="0" numFmtId="${164 + index}" applyNumberFormat="1"/>`).join('') +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
