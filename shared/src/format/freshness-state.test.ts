import type { Freshness } from '../contracts/dashboard';
import { freshnessStateOf } from './freshness-state';

const loadedAt = '2026-11-20T10:00:00Z';

type HourState = Freshness['hours'][number]['state'];

test.each<[string, { lastLoadedAt: string | null; missing: number; states: HourState[] }, string]>([
  ['nothing ever came', { lastLoadedAt: null, missing: 0, states: ['NONE'] }, 'silent'],
  ['the next file is not due yet', { lastLoadedAt: loadedAt, missing: 0, states: ['OK', 'DUE'] }, 'fresh'],
  ['a file came late', { lastLoadedAt: loadedAt, missing: 0, states: ['LATE', 'OK'] }, 'fresh'],
  ['a file is overdue', { lastLoadedAt: loadedAt, missing: 0, states: ['OVERDUE', 'DUE'] }, 'late'],
  ['a number was skipped, too', { lastLoadedAt: loadedAt, missing: 1, states: ['OVERDUE'] }, 'gap'],
])('%s: %j is %s', (_what, { states, ...source }, state) => {
  const hours = states.map((one) => ({ from: loadedAt, state: one, records: 0 }));

  expect(freshnessStateOf({ ...source, hours })).toBe(state);
});

test('a weekly file that is overdue for days is late, whatever the last hours tell', () => {
  const source = { lastLoadedAt: loadedAt, missing: 0, hours: [] };

  expect(freshnessStateOf({ ...source, overdue: 1 })).toBe('late');
  expect(freshnessStateOf({ ...source, overdue: 0 })).toBe('fresh');
});
