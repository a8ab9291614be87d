import { freshnessStateOf } from './freshness-state';

const loadedAt = '2026-11-20T10:00:00Z';

test.each([
  [{ lastLoadedAt: null, lagSeconds: null, missing: 0 }, 'silent'],
  [{ lastLoadedAt: loadedAt, lagSeconds: 7200, missing: 0 }, 'fresh'],
  [{ lastLoadedAt: loadedAt, lagSeconds: 7201, missing: 0 }, 'late'],
  [{ lastLoadedAt: loadedAt, lagSeconds: null, missing: 0 }, 'late'],
  [{ lastLoadedAt: loadedAt, lagSeconds: 9000, missing: 1 }, 'gap'],
])('%j is %s', (source, state) => {
  expect(freshnessStateOf(source)).toBe(state);
});
