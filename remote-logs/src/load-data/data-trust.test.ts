import type { Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { dataTrustOf } from './data-trust';

function givenSource(overrides: Partial<Freshness> = {}): Freshness {
  return {
    source: 'sportsbook',
    brandId: 'alder',
    channel: 'ONLINE',
    lastEventAt: '2026-11-20T09:59:00Z',
    lastLoadedAt: '2026-11-20T10:05:00Z',
    lagSeconds: 300,
    missing: 0,
    rejected: 0,
    hours: [{ from: '2026-11-20T09:00:00Z', state: 'OK', records: 12 }],
    ...overrides,
  };
}

test('complete and punctual sources can be trusted', () => {
  expect(dataTrustOf([givenSource(), givenSource({ source: 'casino' })]).answer).toBe('yes');
});

test.each(['MISSING', 'OVERDUE'] as const)('one hour of any source that is %s forbids trust', (state) => {
  const hours = [{ from: '2026-11-20T09:00:00Z', state, records: 0 }];

  const trust = dataTrustOf([givenSource(), givenSource({ source: 'casino', missing: 2, hours })]);

  expect(trust).toMatchObject({ answer: 'no', missingHours: 1, missingFiles: 2 });
});

test.each([
  ['a source that never sent anything', { lastLoadedAt: null, lastEventAt: null, lagSeconds: null }],
  ['a gap older than the hours shown', { missing: 1 }],
  ['a file overdue for longer than the hours shown', { overdue: 1 }],
  [
    'an hour that came in part',
    { hours: [{ from: '2026-11-20T09:00:00Z', state: 'PARTIAL' as const, records: 5 }] },
  ],
])('%s asks for care', (_what, overrides) => {
  expect(dataTrustOf([givenSource(overrides)]).answer).toBe('with-care');
});

test('an hour that several sources lack counts once', () => {
  const nine = { from: '2026-11-20T09:00:00Z', state: 'OVERDUE' as const, records: 0 };
  const eight = { from: '2026-11-20T08:00:00Z', state: 'MISSING' as const, records: 0 };
  const ten = { from: '2026-11-20T10:00:00Z', state: 'PARTIAL' as const, records: 3 };

  const trust = dataTrustOf([
    givenSource({ hours: [eight, nine, ten] }),
    givenSource({ source: 'casino', hours: [nine, ten] }),
  ]);

  expect(trust).toMatchObject({ missingHours: 2, partialHours: 1 });
});

test('a source of a slow rhythm is late only when a file is overdue', () => {
  const hours = (state: 'DUE' | 'OVERDUE') => [{ from: '2026-11-20T09:00:00Z', state, records: 0 }];
  const daily = { source: 'casino', lagSeconds: 80_000 };

  expect(dataTrustOf([givenSource({ ...daily, hours: hours('DUE') })])).toMatchObject({
    ...{ answer: 'yes', lateSources: [] },
  });
  expect(dataTrustOf([givenSource({ ...daily, hours: hours('OVERDUE') })])).toMatchObject({
    ...{ answer: 'no', lateSources: ['casino'] },
  });
});

test('a source late on both channels is named once', () => {
  const hours = [{ from: '2026-11-20T09:00:00Z', state: 'OVERDUE' as const, records: 0 }];

  const trust = dataTrustOf([givenSource({ hours }), givenSource({ hours, channel: 'RETAIL' })]);

  expect(trust.lateSources).toEqual(['sportsbook']);
});

test('a source that never sent anything is not called overdue', () => {
  const trust = dataTrustOf([givenSource({ lastLoadedAt: null })]);

  expect(trust).toMatchObject({ lateSources: [], silentSources: ['sportsbook'] });
});

test('without any source nothing can be said', () => {
  expect(dataTrustOf([]).answer).toBe('unknown');
});
