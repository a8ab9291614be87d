import { tsvCell, tsvLine } from './tsv';

test.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['+cmd', `'+cmd`],
  ['-cmd', `'-cmd`],
  ['@SUM(A1)', `'@SUM(A1)`],
  [' =1+1', `' =1+1`],
  ['\t=1+1', `' =1+1`],
  ['\r\n=1+1', `' =1+1`],
  ['\u0000=1+1', `'=1+1`],
  ['\u200b=1+1', `'\u200b=1+1`],
  ['\ufeff@SUM(A1)', `'\ufeff@SUM(A1)`],
  ['\uff1d1+1', `'\uff1d1+1`],
  ['\uff0bcmd', `'\uff0bcmd`],
  ["'=1+1", `''=1+1`],
  ['"=1+1"', `'"=1+1"`],
  ['"quoted', '"""quoted"'],
  ['-40.50', '-40.50'],
  ['-2+3+cmd|"/C calc"!A0', `'-2+3+cmd|"/C calc"!A0`],
  ['Kariakoo 2', 'Kariakoo 2'],
  ['5 - 6', '5 - 6'],
])('%j is copied as %j', (value, copied) => {
  expect(tsvCell(value)).toBe(copied);
});

test.each(['a\tb', 'a\nb', 'a\r\nb', 'a\u2028b', 'a\vb'])('%j stays one cell of one row', (value) => {
  expect(tsvCell(value)).toBe('a b');
});

test('a row is one line, and missing values are empty', () => {
  expect(tsvLine(['2026-10-01', null, 12, 'a\tb\nc'])).toBe('2026-10-01\t\t12\ta b c');
});
