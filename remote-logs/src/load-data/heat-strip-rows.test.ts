import type { Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { heatStripOf } from './heat-strip-rows';

type Hour = Freshness['hours'][number];

function givenSource(source: string, hours: Hour[]): Freshness {
  return {
    source,
    brandId: 'alder',
    channel: 'ONLINE',
    lastEventAt: null,
    lastLoadedAt: null,
    lagSeconds: null,
    missing: 0,
    rejected: 0,
    hours,
  };
}
const hour = (clock: string, state: Hour['state'] = 'OK'): Hour => ({
  from: `2026-11-20T${clock}:00:00Z`,
  state,
  records: 4,
});

test('sources stand on the same hours, with a hole where one says nothing', () => {
  const strip = heatStripOf([
    givenSource('casino', [hour('09')]),
    givenSource('sportsbook', [hour('08'), hour('09')]),
  ]);

  expect(strip.hours).toEqual(['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z']);
  expect(strip.rows.map((row) => row.cells.map((cell) => cell?.state ?? null))).toEqual([
    [null, 'OK'],
    ['OK', 'OK'],
  ]);
});

test('where only the beginning is in view, the newest hour comes first', () => {
  const strip = heatStripOf([givenSource('casino', [hour('08'), hour('09', 'MISSING')])], {
    isNewestFirst: true,
  });

  expect(strip.hours).toEqual(['2026-11-20T09:00:00Z', '2026-11-20T08:00:00Z']);
  expect(strip.rows[0]?.cells.map((cell) => cell?.state)).toEqual(['MISSING', 'OK']);
});

test('the source with a missing hour stands above one with many late hours', () => {
  const late = givenSource('a-late', [hour('07', 'LATE'), hour('08', 'LATE'), hour('09', 'PARTIAL')]);
  const gap = givenSource('z-gap', [hour('07'), hour('08'), hour('09', 'MISSING')]);

  const { rows } = heatStripOf([late, gap]);

  expect(rows.map((row) => row.source.source)).toEqual(['z-gap', 'a-late']);
  expect(rows[1]?.counts).toMatchObject({ OK: 0, LATE: 2, PARTIAL: 1, MISSING: 0, NONE: 0 });
});
