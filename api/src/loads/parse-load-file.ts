import Papa from 'papaparse';
import * as z from 'zod/mini';
import { loadFileHeaderSchema, type LoadFileHeader } from '@tallyhouse/shared/contracts/load-data';
import { csvLine } from './csv';
import { LoadFileRefused, type LoadFile } from './load-file';
import type { KindOfLoad } from './load-field';
import { loadKinds } from './load-kinds';
import { schemaFaultText } from './schema-fault-text';

/** One record as text. `cells` has one text per field of the kind, in its order; `fault` says why it has none. */
export interface RawRecord {
  /** First line of the record in the file, from 1. */
  readonly line: number;
  readonly raw: string;
  readonly cells: readonly string[];
  /** `cells` as a CSV line. */
  readonly csv: string;
  readonly fault?: string;
}

export interface ParsedLoadFile {
  readonly header: LoadFileHeader;
  readonly kind: KindOfLoad;
  /** Column names as the file has them; null for NDJSON, and for CSV in the usual order. */
  readonly columns: string | null;
  records(): Iterable<RawRecord>;
}

/**
 * Reads the header of a file now and its records when they are asked for.
 *
 * Errors: `LoadFileRefused` in words when the header or the column names are not those of docs/domain/load-files.md.
 */
export function parseLoadFile({ name, text }: LoadFile): ParsedLoadFile {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return body.startsWith('{') ? parseNdjson(name, body) : parseCsv(name, body);
}

function parseCsv(name: string, text: string): ParsedLoadFile {
  const comments: Record<string, unknown> = {};
  let offset = 0;
  let line = 1;
  while (text.charCodeAt(offset) === 35 /* # */) {
    const end = endOfLine(text, offset);
    const [, key, value] = /^#\s*(\w+):\s*(.*?)\s*$/.exec(text.slice(offset, end)) ?? [];
    if (key === undefined) throw new LoadFileRefused(name, `line ${line} is not "# key: value"`);
    comments[key] = key === 'seq' || key === 'count' ? Number(value) : value;
    offset = end + 1;
    line += 1;
  }
  const header = parseHeader(name, comments);
  const kind = loadKinds[header.kind];
  const end = endOfLine(text, offset);
  const columns = text.slice(offset, end).trimEnd().replaceAll('"', '').split(',');
  const places = placesOf(name, kind, columns);
  const body = { text, offset: end + 1, line: line + 1, columnCount: columns.length, places };
  return {
    header,
    kind,
    columns: places === null ? null : columns.join(','),
    records: () => (text.includes('"', end) ? quotedRecords(body) : plainRecords(body)),
  };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function parseHeader(name: string, header: unknown): LoadFileHeader {
  const parsed = z.safeParse(loadFileHeaderSchema, header);
  if (!parsed.success) {
    throw new LoadFileRefused(name, `the header is not valid (${schemaFaultText(parsed.error)})`);
  }
  if (Date.parse(parsed.data.periodFrom) >= Date.parse(parsed.data.periodTo)) {
    throw new LoadFileRefused(name, 'the header is not valid (periodTo: not after periodFrom)');
  }
  return parsed.data;
}

/** For each field of the kind its column in the file, -1 where it has none; null when columns and fields are the same. */
function placesOf(name: string, kind: KindOfLoad, columns: readonly string[]): readonly number[] | null {
  const unknown = columns.filter((column) => kind.fields.every((field) => field.name !== column));
  if (unknown.length > 0) throw new LoadFileRefused(name, `${kind.kind} has no column ${unknown.join(', ')}`);
  if (new Set(columns).size < columns.length) throw new LoadFileRefused(name, 'a column stands twice');
  const missing = kind.fields.filter((field) => !isOptional(field.rule) && !columns.includes(field.name));
  if (missing.length > 0) {
    throw new LoadFileRefused(name, `the column ${missing.map((field) => field.name).join(', ')} is missing`);
  }
  const places = kind.fields.map((field) => columns.indexOf(field.name));
  return places.every((place, index) => place === index) ? null : places;
}

function isOptional(rule: unknown): boolean {
  return typeof rule === 'string' && rule.endsWith('?');
}

interface CsvBody {
  readonly text: string;
  readonly offset: number;
  readonly line: number;
  readonly columnCount: number;
  readonly places: readonly number[] | null;
}

/** Without a quote in the file a line is a record and a comma a border. */
function* plainRecords(body: CsvBody): Iterable<RawRecord> {
  const { text } = body;
  let { line } = body;
  for (let start = body.offset; start < text.length; line += 1) {
    let end = text.indexOf('\n', start);
    if (end === -1) end = text.length;
    const raw = text.slice(start, text.charCodeAt(end - 1) === 13 /* CR */ ? end - 1 : end);
    start = end + 1;
    if (raw !== '') yield recordOf(body, { line, raw, cells: raw.split(',') });
  }
}

function* quotedRecords(body: CsvBody): Iterable<RawRecord> {
  const { data, errors } = Papa.parse<string[]>(body.text.slice(body.offset), {
    delimiter: ',',
    newline: body.text.includes('\r\n') ? '\r\n' : '\n',
  });
  const faults = new Map(errors.map(({ row, message }) => [row, message]));
  let { line } = body;
  for (const [index, cells] of data.entries()) {
    const fault = faults.get(index);
    const record = { line, raw: csvOfTexts(cells), cells };
    if (cells.length > 1 || cells[0] !== '') yield fault ? faulty(record, fault) : recordOf(body, record);
    line += 1 + cells.join('').split('\n').length - 1;
  }
}

function recordOf(
  { columnCount, places }: CsvBody,
  record: { line: number; raw: string; cells: readonly string[] },
): RawRecord {
  const { line, raw, cells } = record;
  if (cells.length !== columnCount) {
    return faulty(record, `has ${cells.length} fields, the header names ${columnCount}`);
  }
  if (places === null) return { line, raw, cells, csv: raw };
  const ordered = places.map((place) => cells[place] ?? '');
  return { line, raw, cells: ordered, csv: csvOfTexts(ordered) };
}

/** An empty text is an empty field, which the store takes for null. */
function csvOfTexts(cells: readonly string[]): string {
  return csvLine(cells.map((cell) => (cell === '' ? null : cell)));
}

function faulty({ line, raw }: { line: number; raw: string }, fault: string): RawRecord {
  return { line, raw, cells: [], csv: '', fault };
}

function parseNdjson(name: string, text: string): ParsedLoadFile {
  const end = endOfLine(text, 0);
  const header = parseHeader(name, jsonObject(text.slice(0, end)) ?? {});
  const kind = loadKinds[header.kind];
  return { header, kind, columns: null, records: () => ndjsonRecords(kind, text, end + 1) };
}

function* ndjsonRecords(kind: KindOfLoad, text: string, offset: number): Iterable<RawRecord> {
  let line = 2;
  for (let start = offset; start < text.length; line += 1) {
    const end = endOfLine(text, start);
    const raw = text.slice(start, end).trimEnd();
    start = end + 1;
    if (raw !== '') yield ndjsonRecord(kind, line, raw);
  }
}

function ndjsonRecord(kind: KindOfLoad, line: number, raw: string): RawRecord {
  const object = jsonObject(raw);
  if (object === null) return faulty({ line, raw }, 'is not a JSON object');
  let used = 0;
  const cells: string[] = [];
  for (const { name, rule } of kind.fields) {
    const value = object[name];
    if (value !== undefined) used += 1;
    if (value === undefined || value === null) cells.push('');
    else if (typeof value === 'string') cells.push(value);
    else if (typeof value === 'number' && (rule === 'count' || rule === 'version')) cells.push(String(value));
    else return faulty({ line, raw }, `${name} is not a text`);
  }
  if (used < Object.keys(object).length) return faulty({ line, raw }, 'has a field that this kind has not');
  return { line, raw, cells, csv: csvOfTexts(cells) };
}

function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
