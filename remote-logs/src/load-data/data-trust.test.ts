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
  ['an overdue source', { lagSeconds: 8000 }],
  ['a gap older than the hours shown', { missing: 1 }],
  [
    'an hour that came in part',
    { hours: [{ from: '2026-11-20T09:00:00Z', state: 'PARTIAL' as const, records: 5 }] },
  ],
])('%s asks for care', (_what, overrides) => {
  expect(dataTrustOf([givenSource(overrides)]).answer).toBe('with-care');
});

test('a source late on both channels is named once', () => {
  const trust = dataTrustOf([
    givenSource({ lagSeconds: 8000 }),
    givenSource({ lagSeconds: 9000, channel: 'RETAIL' }),
  ]);

  expect(trust.lateSources).toEqual(['sportsbook']);
});

test('without any source nothing can be said', () => {
  expect(dataTrustOf([]).answer).toBe('unknown');
});
