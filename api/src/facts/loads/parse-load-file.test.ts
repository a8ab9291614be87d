import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import Papa from 'papaparse';
import { cases } from '../../app/testing/depth';
import { LoadFileRefused } from './load-file';
import { parseLoadFile } from './parse-load-file';
import { givenBet, givenFile } from './testing/given-load';

const parse = (text: string) => parseLoadFile({ name: 'f.csv', text });
const recordsOf = (text: string) => [...parse(text).records()];
const plain = givenFile({ records: [givenBet(), givenBet({ recordId: 'b2' })] }).text;

test('lines are counted from the start of the file', () => {
  expect(recordsOf(plain).map(({ line, cells }) => [line, cells[0]])).toEqual([
    [12, 'b1'],
    [13, 'b2'],
  ]);
});

test.each([
  ['Windows line ends', plain.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${plain}`],
  ['no last line end', plain.trimEnd()],
  ['quoted fields', plain.replace('b1,', '"b1",')],
  ['empty lines', plain.replace('b2,', '\nb2,')],
])('%s change nothing about the records', (_what, text) => {
  expect(recordsOf(text).map(({ csv }) => csv)).toEqual(recordsOf(plain).map(({ csv }) => csv));
});

test('columns may come in any order and optional ones be left out', () => {
  const [columns = '', ...records] = plain.split('\n').slice(10);
  const reorder = (line: string) => line.split(',').slice(0, -1).reverse().join(',');
  const text = [
    ...plain.split('\n').slice(0, 10),
    ...[columns, ...records].filter(Boolean).map(reorder),
  ].join('\n');

  expect(recordsOf(text).map(({ cells }) => cells)).toEqual(recordsOf(plain).map(({ cells }) => cells));
});

test('a record with another number of fields has a fault of its own', () => {
  const faults = recordsOf(plain.replace('b1,', 'b1,,')).map(({ fault }) => fault);

  expect(faults).toEqual(['has 19 fields, the header names 18', undefined]);
});

test.each([
  ['text after a closing quote', '"b1"x,', 'has text after a closing quote'],
  ['a line longer than any record', `${'"'.repeat(100_001)}b1,`, 'is longer than 100000 characters'],
])('%s is a fault of its record alone', (_what, start, fault) => {
  const records = recordsOf(plain.replace('b1,', start));

  expect(records.map((record) => [record.line, record.cells[0], record.fault])).toEqual([
    [12, undefined, fault],
    [13, 'b2', undefined],
  ]);
});

test('a quoted field may hold line ends, commas and quotes', () => {
  const records = recordsOf(plain.replace('b1,', '"b\n""1"",",'));

  expect(records.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [12, 'b\n"1",'],
    [14, 'b2'],
  ]);
});

test('a quote that is not closed takes the rest of the file with it', () => {
  expect(recordsOf(plain.replace('b1,', '"b1,')).map(({ fault }) => fault)).toEqual([
    'has a quote that is not closed',
  ]);
});

test('well-formed CSV is read as papaparse reads it', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é', '€'), maxLength: 6 });
  const rows = fc.array(fc.array(cell, { minLength: 18, maxLength: 18 }), { minLength: 1, maxLength: 5 });
  const head = plain.split('\n').slice(0, 11).join('\n');
  fc.assert(
    fc.property(rows, (cells) => {
      const body = Papa.unparse(cells, { newline: '\n', quotes: true });
      const expected = Papa.parse<string[]>(body, { delimiter: ',', newline: '\n' }).data;
      expect(recordsOf(`${head}\n${body}\n`).map((record) => record.cells)).toEqual(expected);
    }),
    cases(100, 5000),
  );
});

test('a file on the disk is read as the same text in memory, whatever its pieces cut', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-lines-'));
  const long = Array.from({ length: 9000 }, (_, n) => `b${n},${'€é,"x\ny",'.repeat(n % 4)}\r`).join('\n');
  const text = `\uFEFF${plain}${long}`;
  try {
    const path = join(folder, 'file');
    writeFileSync(path, text);
    expect([...parseLoadFile({ name: 'f.csv', path }).records()]).toEqual(recordsOf(text));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['a header without a sequence number', plain.replace(/# seq.*\n/, ''), /seq/],
  ['another format', plain.replace('load/1', 'load/2'), /format/],
  ['a field the header has not', plain.replace('# seq', '# colour: red\n# seq'), /colour/i],
  ['a period that ends before it starts', plain.replace('T13:00', 'T11:00'), /periodTo/],
  ['a column nobody knows', plain.replace('recordId,', 'recordId,colour,'), /no column colour/],
  ['a column too few', plain.replace('recordId,', ''), /recordId is missing/],
  ['a comment that is no header line', plain.replace('# seq: 1', '# seq'), /line 6/],
  ['nothing at all', '', /header/],
])('%s refuses the file in words', (_what, text, words) => {
  expect(() => parse(text)).toThrow(LoadFileRefused);
  expect(() => parse(text)).toThrow(words);
});

test.each([
  ['text that is no JSON', '{"recordId":', 'is not a JSON object'],
  ['an amount as a number', JSON.stringify({ ...givenBet(), stakeCash: 10 }), 'stakeCash is not a text'],
  [
    'a field nobody knows',
    JSON.stringify({ ...givenBet(), colour: 'red' }),
    'has a field that this kind has not',
  ],
])('in NDJSON %s is a fault of the record', (_what, line, fault) => {
  const text = `${givenFile({ asNdjson: true }).text}${line}\n`;

  expect(recordsOf(text).map((record) => record.fault)).toEqual([undefined, fault]);
});
