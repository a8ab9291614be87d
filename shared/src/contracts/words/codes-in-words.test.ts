import { codesInWords } from './codes-in-words';

test('codes are said by the place that they stand in, alone, in a list and in a formula', () => {
  expect(codesInWords('vertical', 'SPORTS_PREMATCH', 'en')).toBe('Sports, pre-match');
  expect(codesInWords('state', 'PARTIAL, REJECTED, MISSING', 'en')).toBe(
    'partially rejected, rejected, missing',
  );
  expect(codesInWords('charge', '37.8 % × GGR_INCL_BONUS_STAKES', 'en')).toBe(
    '37.8 % × GGR with bonus stakes',
  );
  expect(codesInWords('charge', '0 % × STAKES (0 – 100), 5 % × STAKES (100 – …)', 'sw')).toBe(
    '0 % × dau (0 – 100), 5 % × dau (100 – …)',
  );
  expect(
    codesInWords('series', 'BETS 2026-11-22T19:00:00.000Z; DRAWERS 2026-11-22T20:00:00.000Z', 'sw'),
  ).toBe('Beti 2026-11-22T19:00:00.000Z; Droo za fedha 2026-11-22T20:00:00.000Z');
  expect(codesInWords('sort', 'ggr desc', 'en')).toBe('GGR descending');
});

test('a law of data is said in its words', () => {
  expect(codesInWords('laws', 'PLACED, ONE_VERSION', 'sw')).toBe(
    'Kilichoamuliwa kiliwekwa kama dau kwanza, Toleo moja tu la rekodi linatumika',
  );
});

test('what is no code of the place stays as it came', () => {
  expect(codesInWords('vertical', 'NEW_GAME', 'en')).toBe('NEW_GAME');
  expect(codesInWords('title', 'BINGO', 'en')).toBe('BINGO');
  expect(codesInWords('after', 'The Act says what STAKES are', 'en')).toBe('The Act says what STAKES are');
  expect(codesInWords('constructor', 'BETS', 'en')).toBe('BETS');
});
