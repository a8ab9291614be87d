import type { Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { heatMapOf } from './heat-map-rows';

const source = (name: string, hours: Freshness['hours']): Freshness => ({
  source: name,
  brandId: 'alder',
  channel: 'RETAIL',
  lastEventAt: null,
  lastLoadedAt: null,
  lagSeconds: null,
  missing: 0,
  rejected: 0,
  hours,
});
const nine = '2026-11-20T09:00:00.000Z';
const ten = '2026-11-20T10:00:00.000Z';

test('sources of one channel are one row: the worst state of an hour, and all its records', () => {
  const map = heatMapOf([
    source('tills', [
      { from: ten, state: 'OK', records: 3 },
      { from: nine, state: 'OK', records: 5 },
    ]),
    source('kiosks', [{ from: nine, state: 'MISSING', records: 0 }]),
  ]);

  expect(map.hours).toEqual([nine, ten]);
  expect(map.rows).toEqual([
    {
      brandId: 'alder',
      channel: 'RETAIL',
      cells: [
        { from: nine, state: 'MISSING', records: 5 },
        { from: ten, state: 'OK', records: 3 },
      ],
    },
  ]);
});

test('no source says nothing', () => {
  expect(heatMapOf([])).toEqual({ hours: [], rows: [] });
});
