import { dataHealthOf } from './data-health';

const nowMs = Date.parse('2026-11-20T08:00:00Z');
const meta = {
  asOf: '2026-11-20T07:50:00.000Z',
  period: { from: '2026-11-01', to: '2026-11-19', zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
};
const source = {
  source: 'alder-online',
  brandId: 'alder',
  lastLoadedAt: '2026-11-20T07:30:00.000Z',
  lastEventAt: '2026-11-20T07:20:00.000Z',
  lagSeconds: 1800,
  missing: 0,
  hours: [{ from: '2026-11-20T07:00:00.000Z', state: 'DUE' as const, records: 0 }],
};
const overdue = { hours: [{ from: '2026-11-20T05:00:00.000Z', state: 'OVERDUE' as const, records: 0 }] };
const told = { toldAtMs: nowMs, nowMs };

test('data that came before the figures says nothing against them', () => {
  expect(dataHealthOf(meta, [source], told)).toEqual({ newerAt: null, isNewerUrgent: false, late: null });
});

test('data that came after the figures of yesterday is urgent', () => {
  const lastLoadedAt = '2026-11-20T07:55:00.000Z';

  expect(dataHealthOf(meta, [source, { ...source, lastLoadedAt }], told)).toMatchObject({
    newerAt: lastLoadedAt,
    isNewerUrgent: true,
  });
});

test('data that came after figures of a month long over is offered quietly', () => {
  const october = { ...meta, period: { ...meta.period, from: '2026-10-01', to: '2026-10-31' } };
  const lastLoadedAt = '2026-11-20T07:55:00.000Z';

  expect(dataHealthOf(october, [{ ...source, lastLoadedAt }], told)).toMatchObject({
    newerAt: lastLoadedAt,
    isNewerUrgent: false,
  });
});

test('a source that has not reached the end of the period is late once a file is overdue, and for ever longer', () => {
  const silent = { ...source, lastEventAt: '2026-11-19T05:00:00.000Z', lagSeconds: 7000 };

  expect(dataHealthOf(meta, [silent], told).late).toBeNull();
  expect(
    dataHealthOf(meta, [{ ...silent, ...overdue }], { toldAtMs: nowMs, nowMs: nowMs + 201_000 }).late,
  ).toEqual({
    sources: ['alder-online'],
    seconds: 7201,
  });
});

test('a silent source that has passed the period owes it nothing', () => {
  const silent = { ...source, ...overdue, lagSeconds: 90_000 };

  expect(dataHealthOf(meta, [silent], told).late).toBeNull();
});

test('a source whose last files reach past a quiet end of the period owes it nothing', () => {
  const quiet = { ...source, ...overdue, lastEventAt: '2026-11-14T05:00:00.000Z', lagSeconds: 529_200 };
  const lateBy = (coveredTo: string) => dataHealthOf(meta, [{ ...quiet, coveredTo }], told).late?.seconds;

  expect(lateBy('2026-11-20T02:59:59.000Z')).toBe(529_200);
  expect(lateBy('2026-11-20T03:00:00.000Z')).toBeUndefined();
});
