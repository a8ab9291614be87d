import { fillPlaces } from './said';

test.each([
  [1, '1 file is missing'],
  [2, '2 files are missing'],
  [0, '0 files are missing'],
])('of %s the English form that fits is said', (count, words) => {
  expect(fillPlaces('{{count}} {{count|file is|files are}} missing', { count })).toBe(words);
});
