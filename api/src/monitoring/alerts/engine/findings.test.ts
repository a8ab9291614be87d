import type { Vertical } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from '../../../domain/periods/calendar';
import { latestSkew, type Arrival } from './clock-skew';
import { outliersOf, type DayHold } from './hold-outlier';
import { bandOf, spreadOf } from './robust-spread';
import { outagesOf, silentHours } from './silent-hours';

const vertical: Vertical = 'SPORTS_PREMATCH';

function holds(values: readonly number[], settlements = 100): DayHold[] {
  return values.map((hold, index) => ({
    brandId: 'alder',
    vertical,
    day: addDays('2026-01-01', index),
    settlements,
    hold,
  }));
}

const range = { first: '2026-01-01', last: '2026-12-31', sigmas: 4 };
const usual = Array.from({ length: 40 }, (_, index) => 0.2 + (index % 5) / 100);

test('a hold within four robust sigmas is usual, one beyond is not, whatever the outliers before', () => {
  // Median 0.22, median deviation 0.01: four sigmas are 0.059.
  const days = (...last: number[]) =>
    outliersOf(holds([...usual, ...last]), range).map(({ occurrence }) => occurrence);

  expect(days(0.275)).toEqual([]);
  expect(days(0.165)).toEqual([]);
  expect(days(0.285)).toEqual(['2026-02-10']);
  expect(days(-3)).toEqual(['2026-02-10']);
  expect(days(-3, 0.22, 0.9)).toEqual(['2026-02-10', '2026-02-12']);
});

test('too few days, too few settlements and days without spread are no measure', () => {
  expect(outliersOf(holds([...usual.slice(0, 29), 0.9]), range)).toEqual([]);
  expect(outliersOf(holds([...usual, 0.9], 49), range)).toEqual([]);
  expect(outliersOf(holds([...Array.from({ length: 40 }, () => 0.2), 0.9]), range)).toEqual([]);
});

test('the band of a hold is where half of the days lie; where that is wider than their median none is told', () => {
  const [found] = outliersOf(holds([...usual, -3]), range);
  expect(found?.said).toEqual({
    code: 'HOLD_OUTSIDE_BAND',
    params: expect.objectContaining({ usual: '22.0 %', least: '21.0 %', most: '23.0 %', times: '322.0' }),
  });

  const restless = Array.from({ length: 40 }, (_, index) => ((index % 9) - 3) / 10);
  const [far] = outliersOf(holds([...restless, -9]), range);
  expect(far?.said.code).toBe('HOLD_FAR_OFF');
  expect(far?.detail).not.toMatch(/between|give or take/);
});

test.each([
  [[0.5, 0.6, 0.7], { least: 0.5, most: 0.7 }],
  [[0.1, 0.6, 1.1], null],
  [[-0.4, 0.1, 0.9], null],
  [[-0.3, -0.2, -0.1], null],
  [[], { least: 0, most: 0 }],
])('the band of %j is never below zero, and never wider than its median', (values, band) => {
  const found = bandOf(spreadOf(values));

  if (band === null) expect(found).toBeNull();
  else {
    expect(found?.least).toBeCloseTo(band.least, 10);
    expect(found?.most).toBeCloseTo(band.most, 10);
  }
});

test('silent hours are one outage until an event lies between them, quiet hours or not', () => {
  const hour = 3_600_000;
  const counts = new Map([[6 * hour, 2]]);

  expect(outagesOf(counts, [])).toEqual([]);
  // The hours 2 and 3 are too quiet to be news; in hour 6 there is something.
  expect(outagesOf(counts, [0, hour, 4 * hour, 5 * hour, 7 * hour])).toEqual([
    [0, hour, 4 * hour, 5 * hour],
    [7 * hour],
  ]);
});

function arrivals(...ahead: number[]): Arrival[] {
  return ahead.map((seconds, index) => ({
    brandId: 'alder',
    source: 'alder-online',
    loadedAt: new Date(Date.parse('2026-04-10T00:00:00Z') + index * 3_600_000).toISOString(),
    ahead: seconds,
  }));
}

test('a clock that is ahead again and again is one skew, over after twenty files in time', () => {
  const inTime = Array.from({ length: 20 }, () => -240);

  expect(latestSkew(arrivals(-240, 60), 60)).toBeNull();
  expect(latestSkew(arrivals(-240, 61, -240, 300), 60)).toMatchObject({
    at: new Date('2026-04-10T01:00:00Z'),
    detail: expect.stringContaining('300 seconds'),
  });
  expect(latestSkew(arrivals(61, ...inTime.slice(1)), 60)?.over).toBeUndefined();
  expect(latestSkew(arrivals(61, ...inTime), 60)?.over?.at).toEqual(new Date('2026-04-10T01:00:00Z'));
  expect(latestSkew(arrivals(61, ...inTime, 90), 60)).toMatchObject({ at: new Date('2026-04-10T21:00:00Z') });
});

test('an hour is silent where each of the eight weeks before had five events, and only there', () => {
  const hour = Date.parse('2026-04-10T10:00:00Z');
  const week = 7 * 86_400_000;
  const before = (counts: readonly number[]) =>
    new Map(counts.map((count, index) => [hour - (index + 1) * week, count]));
  const silent = (counts: readonly number[], firstKnown = hour - 8 * week) =>
    silentHours(before(counts), { from: hour, to: hour + 3_600_000, firstKnown });

  expect(silent([5, 5, 5, 5, 5, 5, 5, 5])).toEqual([hour]);
  expect(silent([9, 9, 9, 9, 9, 9, 9, 4])).toEqual([]);
  expect(silent([9, 9, 9, 9, 9, 9, 9])).toEqual([]);
  expect(silent([9, 9, 9, 9, 9, 9, 9, 9], hour - 7 * week)).toEqual([]);
  expect(
    silentHours(new Map([...before([9, 9, 9, 9, 9, 9, 9, 9]), [hour, 1]]), {
      from: hour,
      to: hour + 1,
      firstKnown: 0,
    }),
  ).toEqual([]);
});
