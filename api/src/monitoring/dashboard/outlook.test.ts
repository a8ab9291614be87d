import type { Deadline } from '../../filing/authorities/list-deadlines';
import { outlookOf } from './outlook';

const deadline: Deadline = {
  ...{
    id: 'd',
    brandId: 'alder',
    brandIds: ['alder'],
    licenceId: 'l',
    owner: { entity: { id: 'alder', name: 'Alder' }, licenceNumber: '1', brands: [], otherBrands: 0 },
    authorityId: 'TRA',
    obligationCode: 'GGT',
    titleSw: 'Ritani',
    titleAr: 'إقرار',
    title: 'Return',
  },
  period: { from: '2026-02-01', to: '2026-02-28' },
  dueDay: '2026-03-07',
  dueAt: new Date('2026-03-07T21:00:00Z'),
  ...{ zone: 'Africa/Dar_es_Salaam', today: '2026-03-05', daysLeft: 2 },
  reportType: 'TZ_SPORTS_MONTHLY',
  isByTaxPeriods: false,
  ...{ reportId: null, reportIds: [], reportState: null, state: 'DUE_SOON' },
};
const made = { reportId: 'r1', reportState: 'SIMULATED' } as const;
const at = (instant: string) => new Date(instant);

test.each([
  ['done', { state: 'DONE' }, {}, '2026-03-10T00:00:00Z', 'DONE'],
  ['late', {}, {}, '2026-03-07T21:00:00Z', 'MISSED'],
  ['days before, nothing prepared', {}, {}, '2026-03-05T00:00:00Z', 'FINE'],
  ['a day before, nothing prepared', {}, {}, '2026-03-06T22:00:00Z', 'LIKELY_MISSED'],
  ['a day before, but it takes an hour', {}, { usualHours: 1 }, '2026-03-06T22:00:00Z', 'FINE'],
  ['days before, but it takes a week', {}, { usualHours: 168 }, '2026-03-05T00:00:00Z', 'LIKELY_MISSED'],
  ['a day before, prepared', made, {}, '2026-03-06T22:00:00Z', 'FINE'],
  [
    'a day before, rejected',
    { reportId: 'r1', reportState: 'REJECTED' },
    {},
    '2026-03-06T22:00:00Z',
    'LIKELY_MISSED',
  ],
  ['two days before, files missing', made, { missingFiles: 2 }, '2026-03-06T00:00:00Z', 'LIKELY_MISSED'],
  [
    'the period is over by the clock of the authority, files missing',
    { ...made, period: { from: '2026-03-01', to: '2026-03-05' }, today: '2026-03-06' },
    { missingFiles: 2 },
    '2026-03-05T22:00:00Z',
    'LIKELY_MISSED',
  ],
  [
    'the period still runs, files missing',
    { ...made, period: { from: '2026-03-01', to: '2026-03-31' } },
    { missingFiles: 2 },
    '2026-03-06T00:00:00Z',
    'FINE',
  ],
  [
    'hours before, waiting for a second person',
    { reportId: 'r1', reportState: 'PENDING_CONFIRMATION' },
    {},
    '2026-03-07T18:00:00Z',
    'LIKELY_MISSED',
  ],
  ['done elsewhere, nothing to prepare', { reportType: null }, {}, '2026-03-06T22:00:00Z', 'FINE'],
] as const)('%s', (_what, changes, way, now, outlook) => {
  const known = { usualHours: null, missingFiles: 0, ...way };

  expect(outlookOf({ ...deadline, ...changes }, known, at(now)).outlook).toBe(outlook);
});
