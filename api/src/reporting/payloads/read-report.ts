import Papa from 'papaparse';
import * as z from 'zod/mini';
import { Refusal, type FiledReport } from './filed-report';
import { readXml, type XmlElement } from './read-xml';

/** Reads a report by its media type. Errors: `Refusal` `FORMAT` or `SCHEMA`. */
export function readReport(contentType: string, payload: Buffer): FiledReport {
  const text = decodeUtf8(payload);
  switch (contentType.split(';', 1)[0]?.trim().toLowerCase()) {
    case 'application/json':
      return inSchema(() => readJson(text));
    case 'application/xml':
      return inSchema(() => readXmlReport(text));
    case 'text/csv':
      return inSchema(() => readCsv(text));
    default:
      throw new Refusal('FORMAT', `Reports in ${contentType} are not taken: send JSON, XML or CSV.`);
  }
}

function decodeUtf8(payload: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(payload);
  } catch {
    throw new Refusal('FORMAT', 'The file is not text in UTF-8.');
  }
}

function inSchema(read: () => FiledReport): FiledReport {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('SCHEMA', 'The file is not a report of the agreed schema.');
  }
}

const cellSchema = z.nullable(z.union([z.string(), z.number()]));
const documentSchema = z.object({
  format: z.literal('tallyhouse-report/1'),
  report: z.object({ id: z.string(), version: z.int() }),
  replaces: z.nullable(z.object({ reportId: z.string() })),
  obligation: z.string(),
  brand: z.object({ id: z.string() }),
  licences: z.array(z.object({ number: z.string() })),
  period: z.object({ from: z.iso.date(), to: z.iso.date() }),
  columns: z.array(z.object({ field: z.string() })),
  rows: z.array(z.array(cellSchema)),
  totals: z.array(cellSchema),
  controlTotals: z.record(z.string(), z.string()),
});

function readJson(text: string): FiledReport {
  const document = z.parse(documentSchema, JSON.parse(text));
  const texts = (row: readonly (string | number | null)[]) =>
    row.map((cell) => (cell === null ? null : String(cell)));
  return {
    reportId: document.report.id,
    version: document.report.version,
    replaces: document.replaces?.reportId ?? null,
    obligation: document.obligation,
    brandId: document.brand.id,
    licences: document.licences.map(({ number }) => number),
    periodFrom: document.period.from,
    periodTo: document.period.to,
    fields: document.columns.map(({ field }) => field),
    rows: document.rows.map(texts),
    totals: texts(document.totals),
    controlTotals: document.controlTotals,
  };
}

function readXmlReport(text: string): FiledReport {
  const root = readXml(text);
  if (root.name !== 'Report' || root.attributes['xmlns'] !== 'urn:tallyhouse:report:1')
    throw schemaRefusal('Report');
  const part = (name: string): XmlElement => {
    const found = root.children.find((child) => child.name === name);
    if (found === undefined) throw schemaRefusal(name);
    return found;
  };
  const fields = part('Columns').children.map(({ attributes }) => attributes['field'] ?? '');
  const rows = part('Rows');
  if (rows.attributes['count'] !== String(rows.children.length)) throw schemaRefusal('Rows');
  return {
    ...headOf(part('Header').children.map(({ name, text: value }) => [name, value] as const)),
    fields,
    rows: rows.children.map((row) => cellsOf(row, fields)),
    totals: cellsOf(part('Totals'), fields),
    controlTotals: Object.fromEntries(
      part('ControlTotals').children.map(({ attributes, text: value }) => [attributes['field'] ?? '', value]),
    ),
  };
}

function cellsOf(row: XmlElement, fields: readonly string[]): (string | null)[] {
  const byField = new Map(row.children.map(({ attributes, text }) => [attributes['field'] ?? '', text]));
  return fields.map((field) => byField.get(field) ?? null);
}

function readCsv(text: string): FiledReport {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  if (errors.length > 0) throw new Refusal('FORMAT', 'The file is not CSV.');
  const ofKind = (kind: string) => data.filter(([first]) => first === kind).map(([, ...cells]) => cells);
  const nullable = (cells: readonly string[]) => cells.map((cell) => (cell === '' ? null : cell));
  return {
    ...headOf(ofKind('H').map(([name = '', value = '']) => [name, value] as const)),
    fields: ofKind('C')[0] ?? [],
    rows: ofKind('D').map(nullable),
    totals: nullable(ofKind('T')[0] ?? []),
    controlTotals: Object.fromEntries(ofKind('K').map(([field = '', value = '']) => [field, value])),
  };
}

type Head = Omit<FiledReport, 'fields' | 'rows' | 'totals' | 'controlTotals'>;

function headOf(fields: readonly (readonly [name: string, value: string])[]): Head {
  const value = (name: string) => fields.find(([field]) => field === name)?.[1];
  const needed = (name: string) => {
    const found = value(name);
    if (found === undefined || found === '') throw schemaRefusal(name);
    return found;
  };
  return {
    reportId: needed('ReportId'),
    version: Number(needed('Version')),
    replaces: value('ReplacesReportId') ?? null,
    obligation: needed('Obligation'),
    brandId: needed('BrandId'),
    licences: fields.filter(([name]) => name === 'Licence').map(([, number]) => number),
    periodFrom: needed('PeriodFrom'),
    periodTo: needed('PeriodTo'),
  };
}

function schemaRefusal(place: string): Refusal {
  return new Refusal('SCHEMA', `The file is not a report of the agreed schema: see ${place}.`);
}
