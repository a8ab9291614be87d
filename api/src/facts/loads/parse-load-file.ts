import * as z from 'zod/mini';
import { loadFileHeaderSchema, type LoadFileHeader } from '@tallyhouse/shared/contracts/load-data';
import { csvLine } from '../../store/csv';
import { LoadFileRefused } from './load-file';
import type { KindOfLoad } from './load-field';
import { loadKinds } from './load-kinds';
import { QuotedRecord, tooLong } from './quoted-record';
import { schemaFaultText } from './schema-fault-text';
import { linesOf, longestLine, type TextPlace } from './text-lines';

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
  readonly firstLine: string;
  /** Column names as the file has them; null for NDJSON, and for CSV in the usual order. */
  readonly columns: string | null;
  records(): Iterable<RawRecord>;
}

/**
 * Reads the header of a file now and its records when they are asked for, each time from the file.
 *
 * Errors: `LoadFileRefused` in words when the header or the column names are not those of docs/domain/load-files.md.
 */
export function parseLoadFile({ name, ...place }: { readonly name: string } & TextPlace): ParsedLoadFile {
  const [first = ''] = linesOf(place);
  return first.startsWith('{') ? parseNdjson(name, place, first) : parseCsv(name, place, first);
}

function parseCsv(name: string, place: TextPlace, firstLine: string): ParsedLoadFile {
  const comments: Record<string, unknown> = {};
  let headLines = 0;
  let columnLine = '';
  for (const text of linesOf(place)) {
    headLines += 1;
    columnLine = text;
    if (!text.startsWith('#')) break;
    const [, key, value] = /^#\s*(\w+):\s*(.*?)\s*$/.exec(text) ?? [];
    if (key === undefined || headLines > mostHeadLines) {
      throw new LoadFileRefused(name, `line ${headLines} is not "# key: value"`);
    }
    comments[key] = key === 'seq' || key === 'count' ? Number(value) : value;
  }
  const header = parseHeader(name, comments);
  const kind = loadKinds[header.kind];
  const columns = columnLine.slice(0, longestLine).trimEnd().replaceAll('"', '').split(',');
  const places = placesOf(name, kind, columns);
  const body = { place, headLines, columnCount: columns.length, places };
  return {
    header,
    kind,
    firstLine,
    columns: places === null ? null : columns.join(','),
    records: () => csvRecords(body),
  };
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

/** More than there are keys; each is looked at before anybody else gets a turn. */
const mostHeadLines = 50;

interface CsvBody {
  readonly place: TextPlace;
  /** Lines above the first record. */
  readonly headLines: number;
  readonly columnCount: number;
  readonly places: readonly number[] | null;
}

/** Without a quote a line is a record and a comma a border; with one, the record ends where its quotes close. */
function* csvRecords(body: CsvBody): Iterable<RawRecord> {
  let number = 0;
  let open: { readonly line: number; readonly record: QuotedRecord } | null = null;
  for (const text of linesOf(body.place)) {
    number += 1;
    if (number <= body.headLines) continue;
    if (open === null && (text.length > longestLine || !text.includes('"'))) {
      const raw = text.charCodeAt(text.length - 1) === 13 /* CR */ ? text.slice(0, -1) : text;
      if (raw === '') continue;
      yield raw.length > longestLine
        ? faulty({ line: number, raw }, tooLong)
        : recordOf(body, { line: number, raw, cells: raw.split(',') });
      continue;
    }
    open ??= { line: number, record: new QuotedRecord() };
    const state = open.record.add(text);
    if (state === 'open') continue;
    const { line, record } = open;
    open = null;
    if (state !== 'whole') yield faulty({ line, raw: record.raw }, state.fault);
    else if (record.cells.length > 1 || record.cells[0] !== '') {
      yield recordOf(body, { line, raw: csvOfTexts(record.cells), cells: record.cells });
    }
  }
  if (open !== null) {
    const { line, record } = open;
    yield faulty({ line, raw: record.raw }, record.isTooLong ? tooLong : 'has a quote that is not closed');
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

function parseNdjson(name: string, place: TextPlace, firstLine: string): ParsedLoadFile {
  const header = parseHeader(name, jsonObject(firstLine) ?? {});
  const kind = loadKinds[header.kind];
  return { header, kind, firstLine, columns: null, records: () => ndjsonRecords(kind, place) };
}

function* ndjsonRecords(kind: KindOfLoad, place: TextPlace): Iterable<RawRecord> {
  let line = 0;
  for (const text of linesOf(place)) {
    line += 1;
    if (line === 1) continue;
    const raw = text.trimEnd();
    if (raw.length > longestLine) yield faulty({ line, raw }, tooLong);
    else if (raw !== '') yield ndjsonRecord(kind, line, raw);
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
