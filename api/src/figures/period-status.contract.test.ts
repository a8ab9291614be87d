import fc from 'fast-check';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from '../domain/periods/calendar';
import { gamingDaysOf } from '../domain/periods/gaming-day';
import { actForAllBrands } from '../store/brand-scope';
import type { Store } from '../store/store';
import { cases } from '../app/testing/depth';
import type { ActiveBrand } from '../platform/auth/current-user';
import { brandReads } from './brand-reads';
import { readPeriodStatus, readStatuses } from './period-status';
import { readSnapshotId } from './snapshot';
import { alder, elm as online, givenBrands, insert } from './testing/given-facts';
import { bothEngines } from '../store/testing/on-engines';

const asOf = '2026-04-20T00:00:00.000Z';
const march = { from: '2026-03-01', to: '2026-03-31' };
const elm: ActiveBrand = { ...online, channels: ['ONLINE', 'RETAIL'] };
const brands = [alder, elm];

/** A file of some hours, or a number never sent, of which the neighbours in its series say the time. */
const load = fc.record({
  brandId: fc.constantFrom('alder', 'elm'),
  channel: fc.constantFrom<Channel>('ONLINE', 'RETAIL'),
  state: fc.constantFrom('LOADED', 'MISSING', 'PARTIAL', 'REJECTED'),
  hour: fc.integer({ min: -72, max: 31 * 24 + 72 }),
  hours: fc.integer({ min: 1, max: 30 }),
  isPlaced: fc.boolean(),
  isSettled: fc.boolean(),
});
type Load = Readonly<typeof load extends fc.Arbitrary<infer L> ? L : never> & { readonly seq: number };

const at = (hour: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + hour * 3_600_000).toISOString();
const idOf = ({ brandId, seq }: Load) => `btc_${brandId}_${String(seq).padStart(3, '0')}`;
const timeOf = (one: Load) =>
  one.isPlaced || one.state === 'LOADED'
    ? { from: at(one.hour), to: at(one.hour + one.hours) }
    : { from: null, to: null };

/** The reasons by the words of the documents, without SQL. */
function reasonsOf(loads: readonly Load[], brand: typeof alder, channels: readonly Channel[], day = march) {
  const days = gamingDaysOf(brand.zone, brand.cutoff);
  const [from, to] = [days.startOf(day.from), days.startOf(addDays(day.to, 1))];
  const taken = loads.filter(
    ({ brandId, channel, state }) =>
      brandId === brand.id && channels.includes(channel) && ['LOADED', 'PARTIAL'].includes(state),
  );
  const first = taken.flatMap((one) => timeOf(one).from ?? []).sort()[0];
  const before = first !== undefined && from < Date.parse(first) ? [`BEFORE:${first}`] : [];
  const lacking = loads.flatMap((one) => {
    if (one.brandId !== brand.id || !channels.includes(one.channel)) return [];
    // Settled: nothing was lost, or all that was refused came after all.
    if (one.state === 'LOADED' || one.isSettled) return [];
    const series = loads.filter(({ brandId, channel }) => brandId === one.brandId && channel === one.channel);
    const ends = series.flatMap((other) => (other.seq < one.seq ? (timeOf(other).to ?? []) : []));
    const starts = series.flatMap((other) => (other.seq > one.seq ? (timeOf(other).from ?? []) : []));
    const own = timeOf(one);
    const startsAt = own.from ?? ends.sort().at(-1);
    const endsAt = own.to ?? starts.sort()[0];
    const isOf =
      (startsAt === undefined || Date.parse(startsAt) < to) &&
      (endsAt === undefined || Date.parse(endsAt) >= from);
    return isOf ? [`${one.state === 'MISSING' ? 'GAP' : one.state}:${idOf(one)}`] : [];
  });
  return [...before, ...lacking];
}

describe.each(bothEngines())('the status of a period, on %s', (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await givenBrands(store, brands);
  });
  afterAll(() => store.close());

  async function givenLoads(loads: readonly Load[]): Promise<void> {
    for (const table of ['load_batch', 'load_reject', 'load_gap_explanation'])
      await store.query(`delete from ${table}`);
    for (const one of loads) {
      const { from, to } = timeOf(one);
      await insert(store, 'load_batch', {
        ...{ id: idOf(one), brand_id: one.brandId, source_id: one.channel, channel: one.channel },
        ...{ kind: 'BETS', seq: one.seq, state: one.state, period_from: from, period_to: to, file: 'x' },
        ...{ bytes: 1, sha256: 'x', received: 1, accepted: 1, rejected: 0, duplicate: 0, corrected: 0 },
        ...{ computed_count: 1, computed_amount: '0', gap_before: false, loaded_at: '2026-04-10T00:00:00Z' },
      });
      if (one.state === 'MISSING' && one.isSettled) {
        await insert(store, 'load_gap_explanation', {
          ...{ batch_id: idOf(one), brand_id: one.brandId, reason: 'NO_EVENTS', note: 'closed' },
          ...{ explained_by: 'u_1', explained_at: '2026-04-11T00:00:00Z' },
        });
      }
      if (one.state === 'PARTIAL' || one.state === 'REJECTED') {
        await insert(store, 'load_reject', {
          ...{ batch_id: idOf(one), line: 1, code: 'BAD_AMOUNT', message: 'x', raw: 'x' },
          resolved_at: one.isSettled ? '2026-04-11T00:00:00Z' : null,
        });
      }
    }
  }

  test('it names the loads that lack something on its days, of each brand by its own clock', () =>
    fc.assert(
      fc.asyncProperty(fc.array(load, { maxLength: 14 }), (drawn) =>
        actForAllBrands(async () => {
          const loads = drawn.map((one, seq) => ({ ...one, seq }));
          await givenLoads(loads);
          // Both brands and all questions from one look.
          const reads = brandReads(store, ['alder', 'elm']);
          for (const brand of brands) {
            for (const channels of [['ONLINE', 'RETAIL'], ['RETAIL']] as const) {
              const scope = { asOf, channels };
              const told = await readPeriodStatus(store, brand, { ...scope, period: march }, reads);
              expect([...told.statusReasons].sort()).toEqual(reasonsOf(loads, brand, channels).sort());
              const statusOf = await readStatuses(store, brand, { ...scope, whole: march }, reads);
              const day = { from: '2026-03-16', to: '2026-03-16' };
              const ofDay = [...statusOf(day).statusReasons].sort();
              expect(ofDay).toEqual(reasonsOf(loads, brand, channels, day).sort());
            }
          }
        }),
      ),
      cases(15, 150),
    ));

  test('figures are not final until the files of the day have come from every source that sends', () =>
    actForAllBrands(async () => {
      const file = { brandId: 'elm', state: 'LOADED', isPlaced: true, isSettled: false } as const;
      // Until 10 March, 05:00 UTC: elm's 9 March ends then, and its 10 March a day later.
      const hour = 9 * 24;
      await givenLoads([
        { ...file, channel: 'ONLINE', hour, hours: 5, seq: 0 },
        { ...file, channel: 'RETAIL', hour, hours: 30, seq: 1 },
      ]);
      await store.query(`update load_batch set loaded_at = timestamp '2026-03-10 05:00:00'`);
      const reasonsAt = async (known: string, channels: readonly Channel[] = ['ONLINE', 'RETAIL']) => {
        const period = { from: '2026-03-10', to: '2026-03-10' };
        return (await readPeriodStatus(store, elm, { asOf: known, channels, period })).statusReasons;
      };

      expect(await reasonsAt('2026-03-11T04:59:59.000Z')).toEqual(['OPEN:2026-03-10']);
      const late = 'LATE_TOLERANCE:2026-03-12T05:00:00.000Z';
      expect(await reasonsAt('2026-03-11T05:00:05.000Z')).toEqual(['AWAITED:ONLINE', late]);
      expect(await reasonsAt('2026-03-12T05:00:00.000Z')).toEqual(['AWAITED:ONLINE']);
      expect(await reasonsAt('2026-03-12T05:00:00.000Z', ['RETAIL'])).toEqual([]);
      // Who has been silent for a week holds nothing back: it has ended, or is called overdue.
      expect(await reasonsAt('2026-03-18T00:00:00.000Z')).toEqual([]);
    }));

  test('figures are not final while late records of their last day are accepted, for as long as the brand says', () =>
    actForAllBrands(async () => {
      const file = { brandId: 'elm', state: 'LOADED', isPlaced: true, isSettled: false } as const;
      await givenLoads([{ ...file, channel: 'ONLINE', hour: 0, hours: 31 * 24 + 5, seq: 0 }]);
      await store.query(`update load_batch set loaded_at = timestamp '2026-04-01 05:00:00'`);
      const told = async (known: string) => {
        const scope = { asOf: known, channels: ['ONLINE'] as const, whole: march };
        const statusOf = await readStatuses(store, elm, scope, brandReads(store, ['alder', 'elm']));
        const dayOf = (day: string) => statusOf({ from: day, to: day }).statusReasons;
        return [statusOf(march).statusReasons, dayOf('2026-03-30'), dayOf('2026-03-31')];
      };
      const late = (until: string) => [`LATE_TOLERANCE:${until}`];
      // Elm's 31 March ends at 04:00 UTC, in summer time.
      const aDayLater = '2026-04-02T04:00:00.000Z';

      expect(await told('2026-04-01T05:00:00.000Z')).toEqual([late(aDayLater), [], late(aDayLater)]);
      expect(await told('2026-04-02T03:59:59.999Z')).toEqual([late(aDayLater), [], late(aDayLater)]);
      expect(await told(aDayLater)).toEqual([[], [], []]);

      await insert(store, 'brand_settings', {
        ...{ brand_id: 'elm', settings: '{"lateToleranceHours":48}', version: 1 },
        ...{ updated_by: 'u_reporter', updated_at: '2026-04-01T00:00:00Z' },
      });
      expect((await told(aDayLater))[0]).toEqual(late('2026-04-03T04:00:00.000Z'));
      await store.query('delete from brand_settings');
    }));

  test('of what is before the first file of its channels nothing is known', () =>
    actForAllBrands(async () => {
      const file = { brandId: 'elm', state: 'LOADED', isPlaced: true, isSettled: false, hours: 24 } as const;
      // From 10 March, 05:00 UTC, when elm's gaming day begins; of shops a day later.
      await givenLoads([
        { ...file, channel: 'ONLINE', hour: 9 * 24 + 5, seq: 0 },
        { ...file, channel: 'RETAIL', hour: 10 * 24 + 5, seq: 1 },
      ]);
      const told = (from: string, channels: readonly Channel[], to = from) =>
        readPeriodStatus(store, elm, { asOf, channels, period: { from, to } });
      const unknown = { status: 'PROVISIONAL', statusReasons: ['BEFORE:2026-03-10T05:00:00.000Z'] };

      expect(await told('2026-03-09', ['ONLINE', 'RETAIL'])).toEqual(unknown);
      // Of a period that begins before it, the first days are as little known.
      expect(await told('2026-03-09', ['ONLINE', 'RETAIL'], '2026-03-10')).toEqual(unknown);
      expect((await told('2026-03-10', ['ONLINE', 'RETAIL'])).status).toBe('FINAL');
      expect((await told('2026-03-10', ['RETAIL'])).status).toBe('PROVISIONAL');
    }));

  test('the snapshot of a brand is the same, whoever else is looked at', () =>
    actForAllBrands(async () => {
      const one = { brandId: 'alder', channel: 'ONLINE', state: 'LOADED', hour: 0, hours: 1 } as const;
      await givenLoads([{ ...one, isPlaced: true, isSettled: false, seq: 0 }]);
      const reads = brandReads(store, ['alder', 'elm']);

      for (const { id } of brands) {
        expect(await readSnapshotId(store, id, asOf, reads)).toBe(await readSnapshotId(store, id, asOf));
      }
    }));
});
