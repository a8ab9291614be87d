import { startWidthPx, type GridColumn } from './grid-model';

const state = (words: readonly string[]): GridColumn => ({
  field: 'state',
  title: 'State',
  type: 'text',
  valueLabels: new Map(words.map((word) => [word, word])),
});

test('a column of codes begins as wide as the longest of their words, within reason', () => {
  const usual = startWidthPx({ field: 'state', title: 'State', type: 'text' });

  expect(startWidthPx(state(['Open', 'Paid']))).toBe(usual);
  expect(startWidthPx(state(['Open', '… Awaiting confirmation']))).toBeGreaterThanOrEqual(185);
  expect(startWidthPx(state(['x'.repeat(200)]))).toBe(320);
});

test('a column begins no narrower than what it asks for, and a moment needs', () => {
  const time: GridColumn = { field: 'time', title: 'Time', type: 'text' };

  expect(startWidthPx({ ...time, startPx: 200 })).toBe(200);
  expect(startWidthPx({ ...time, isInstant: true })).toBe(224);
  expect(startWidthPx({ ...state(['x'.repeat(200)]), startPx: 224 })).toBe(320);
});
