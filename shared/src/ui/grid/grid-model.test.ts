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

test('a column begins as wide as two lines of its title with the unit, no word of them broken', () => {
  const money = (title: string) =>
    startWidthPx({ field: 'x', title, type: 'money', unit: 'TZS', term: 'stakes' });

  expect(money('Stakes settled')).toBe(136);
  // `Dau` and `zilizomalizika, TZS`; `Zilizobatilishwa,` and `TZS`.
  expect(money('Dau zilizomalizika')).toBeGreaterThanOrEqual(170);
  expect(money('Zilizobatilishwa')).toBeGreaterThanOrEqual(158);
  expect(money('x'.repeat(80))).toBe(240);
});
