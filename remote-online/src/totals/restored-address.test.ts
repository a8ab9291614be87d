import { restoredAddress, type TotalReportState } from './restored-address';

const kept: TotalReportState = {
  version: 1,
  period: { from: '2026-09-01', to: '2026-09-30' },
  basis: 'PLACED_PAID',
  grouping: ['channel', 'vertical'],
  columns: ['voids', 'bets'],
  layout: 'rows',
};

test('a bare address opens what was looked at last', () => {
  expect(restoredAddress(new URLSearchParams(), kept)?.toString()).toBe(
    'from=2026-09-01&to=2026-09-30&basis=PLACED_PAID&groupBy=channel&groupBy=vertical&layout=rows&hide=voids%2Cbets',
  );
});

test('what the address says itself is kept', () => {
  const asked = restoredAddress(new URLSearchParams('from=2026-10-01&to=2026-10-31&basis=SETTLED'), kept);

  expect(asked?.get('from')).toBe('2026-10-01');
  expect(asked?.getAll('basis')).toEqual(['SETTLED']);
  expect(asked?.getAll('groupBy')).toEqual(['channel', 'vertical']);
});

test('a saved view is opened as it was saved', () => {
  expect(restoredAddress(new URLSearchParams('view=srch_1'), kept)).toBeNull();
});

test('what another version kept, or what cannot be read, counts as nothing', () => {
  expect(restoredAddress(new URLSearchParams(), { ...kept, version: 2 })).toBeNull();
  expect(
    restoredAddress(new URLSearchParams(), { ...kept, period: { from: '2026-10-01', to: 'x' } }),
  ).toBeNull();
  expect(restoredAddress(new URLSearchParams(), null)).toBeNull();
});

test('a full address is left alone', () => {
  const full = restoredAddress(new URLSearchParams(), kept) ?? new URLSearchParams();

  expect(restoredAddress(full, kept)).toBeNull();
});
