import { listSummaries } from '@tallyhouse/shared/contracts/total-reports';
import type { SummariesAnswer } from './summary-queries';
import type { SummaryView } from './summary-view-in-url';
import { isOnQuarters, isUntold } from './untold-taxes';

const view: SummaryView = {
  ...{ granularity: 'month', layout: 'pivot', by: null, measure: 'tax', chart: 'time' },
  ...{ channel: null, vertical: [], licenceId: null },
};

test.each<[string, Partial<SummaryView>, boolean]>([
  ['of whole months and all play', {}, false],
  ['of another figure by week', { measure: 'ggr', granularity: 'week' }, false],
  ['by week', { granularity: 'week' }, true],
  ['by channel', { by: 'channel' }, true],
  ['of one vertical', { vertical: ['CASINO_SLOTS'] }, true],
])('taxes %s', (_words, change, isWithout) => {
  expect(isUntold({ ...view, ...change })).toBe(isWithout);
});

test('months of a tax on quarters have none, though their total has', () => {
  const { brands, items } = listSummaries.example!.answer as SummariesAnswer;
  const whole = brands.map((brand) => ({ ...brand, measures: { ...brand.measures, tax: '165.08' } }));
  const months = (tax: string | null) => items.map((item) => ({ ...item, tax }));

  expect(isOnQuarters({ brands: whole, items: months(null) }, { granularity: 'month' })).toBe(true);
  expect(isOnQuarters({ brands: whole, items: months('165.08') }, { granularity: 'month' })).toBe(false);
  expect(isOnQuarters({ brands: whole, items: months(null) }, { granularity: 'week' })).toBe(false);
});
