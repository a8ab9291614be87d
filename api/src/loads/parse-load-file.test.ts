import { LoadFileRefused } from './load-file';
import { parseLoadFile } from './parse-load-file';
import { givenBet, givenFile } from './testing/given-load';

const loadedAt = new Date('2026-03-10T13:05:00Z');
const parse = (text: string) => parseLoadFile({ name: 'f.csv', text, loadedAt });
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
