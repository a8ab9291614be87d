import { tsvCell, tsvLine } from './tsv';

test.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['+cmd', `'+cmd`],
  ['-cmd', `'-cmd`],
  ['@SUM(A1)', `'@SUM(A1)`],
  [' =1+1', `' =1+1`],
  ['\t=1+1', `' =1+1`],
  ['-40.50', '-40.50'],
  ['Kariakoo 2', 'Kariakoo 2'],
])('%j is copied as %j', (value, copied) => {
  expect(tsvCell(value)).toBe(copied);
});

test('a row is one line, and missing values are empty', () => {
  expect(tsvLine(['2026-10-01', null, 12, 'a\tb\nc'])).toBe('2026-10-01\t\t12\ta b c');
});
