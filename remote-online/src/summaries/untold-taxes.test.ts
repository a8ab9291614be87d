import type { SummaryView } from './summary-view-in-url';
import { isUntold } from './untold-taxes';

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
