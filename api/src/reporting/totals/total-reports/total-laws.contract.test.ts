import Big from 'big.js';
import fc from 'fast-check';
import type { TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { brandReads } from '../../../figures/brand-reads';
import { alder, elm, givenBrands } from '../../../figures/testing/given-facts';
import { givenRate } from '../../../facts/fx/testing/given-rate';
import { writeRates } from '../../../facts/fx/write-rates';
import type { Store } from '../../../store/store';
import { readParts } from './read-parts';
import { readBridge } from './read-bridge';
import { readSummaries } from './read-summaries';
import { readTotals } from './read-totals';
import { correctedAt, dayOf, keepBook, moneyOf, randomBook, type RandomBet } from './testing/random-book';
import type { TotalQuestion } from './total-question';
import { cases } from '../../../app/testing/depth';
import { bothEngines } from '../../../store/testing/on-engines';

const now = '2026-04-10T00:00:00Z';
const period = { from: dayOf(2), to: dayOf(8) };
const additive = [
  'stakesPlaced',
  'stakesSettled',
  'voids',
  'netStakes',
  'winnings',
  'ggr',
  'openBets',
] as const satisfies readonly (keyof TotalMeasures)[];
const bases = ['PLACED', 'SETTLED', 'PAID', 'PLACED_PAID'] as const;

const lostBet: RandomBet = {
  ...{ brandId: 'alder', day: 4, channel: 'ONLINE', vertical: 'BINGO', licenceId: 'lic-1' },
  ...{ cash: 12_345, bonus: 0, fate: 'LOST', settledAfter: 0, payout: 0 },
  ...{ collected: 'NEVER', paidAfter: 0, firstTold: null },
};
/** Two games on one day, each worth less than half a cent, together more: converted together they would be one. */
/** Net stakes of less than nothing, and a win beside them. */
const takenBack: RandomBet[] = [
  { ...lostBet, day: 0, cash: 1, fate: 'LATE_VOID', paidAfter: 2 },
  { ...lostBet, day: 0, cash: 0, fate: 'WON', settledAfter: 0, payout: 1, collected: 'PAID', paidAfter: 2 },
];
const halfCents: RandomBet[] = [
  { ...lostBet, cash: 1400 },
  { ...lostBet, cash: 1400, vertical: 'SPORTS_LIVE' },
];

describe.each(bothEngines())('laws of totals in %s', (_engine, open) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
    await givenBrands(store, [alder, elm]);
    const rates = [0, 4, 6].map((day) =>
      givenRate({
        from: 'TZS',
        to: 'EUR',
        rateDate: day === 0 ? '2026-02-20' : dayOf(day),
        rate: `0.000341${day}77`,
      }),
    );
    await store.tx((tx) => writeRates(tx, rates));
  });
  afterAll(() => store.close());

  const asked = (more: Partial<TotalQuestion> = {}): TotalQuestion => ({
    ...period,
    basis: 'SETTLED',
    groupBy: [],
    taxes: 'false',
    ...more,
  });
  const totals = (brand: ActiveBrand, more: Partial<TotalQuestion> = {}, asOf = now) =>
    readTotals(brandReads(store, [brand.id]), brand, { question: asked(more), asOf }, {});

  /** Keeps each of some random books in the store and asks what must hold of it. */
  function forBooks(
    law: (book: RandomBet[]) => Promise<void>,
    examples: [RandomBet[]][] = [],
  ): Promise<void> {
    return fc.assert(
      fc.asyncProperty(randomBook, async (book) => {
        await keepBook(store, book);
        await law(book);
      }),
      { ...cases(2 + examples.length, 6 + examples.length), examples },
    );
  }

  test('INV-01, INV-25: revenue is stakes less voids less winnings on every basis, and hold is at most one', () =>
    forBooks(async () => {
      for (const basis of bases) {
        const { whole, rows } = await totals(alder, { basis, groupBy: ['channel', 'vertical'] });
        for (const row of [whole, ...rows]) {
          const stakes = basis === 'SETTLED' ? row.stakesSettled : row.stakesPlaced;
          if (row.ggr !== null) expect(row.ggr).toBe(less(stakes, row.voids, row.winnings));
          expect(Number(row.hold ?? 0)).toBeLessThanOrEqual(1);
          expect(Number(row.stakesPlaced)).toBeGreaterThanOrEqual(0);
        }
      }
    }, [[takenBack]]));

  test('INV-02, INV-04: channels, games, licences, days and weeks each add up to the total', () =>
    forBooks(async () => {
      const { whole } = await totals(alder);
      for (const groupBy of [['channel'], ['vertical'], ['licence', 'channel', 'vertical']] as const)
        expectSum((await totals(alder, { groupBy })).rows, whole, additive);
      for (const basis of bases) {
        const sum = (await totals(alder, { basis })).whole;
        for (const by of ['branch', 'product'] as const) {
          const { items: parts } = await readParts(
            store,
            alder,
            { question: asked({ basis }), by, asOf: now },
            {},
          );
          for (const name of ['bets', 'netStakes', 'winnings', 'ggr'] as const) {
            const added = parts.reduce((all, part) => all.plus(part[name] ?? 0), new Big(0));
            expect([basis, by, name, added.toFixed(2)]).toEqual([
              basis,
              by,
              name,
              new Big(sum[name] ?? 0).toFixed(2),
            ]);
          }
        }
      }
      for (const granularity of ['day', 'week', 'month'] as const) {
        const question = { ...asked({ groupBy: ['channel'] }), granularity, fillMissing: false };
        const { rows } = await readSummaries(
          brandReads(store, [alder.id]),
          alder,
          { question, asOf: now },
          {},
        );
        expectSum(
          rows,
          whole,
          additive.filter((name) => name !== 'openBets'),
        );
      }
    }));

  test('INV-03: the group is the sum of its brands, converted at the lowest grain', () =>
    forBooks(async () => {
      for (const groupBy of [[], ['channel', 'licence', 'vertical']] as const) {
        const converted = await totals(alder, { currency: 'EUR', groupBy });
        const finest = await totals(alder, { currency: 'EUR', groupBy: ['channel', 'licence', 'vertical'] });

        expect(converted.brand).toMatchObject({ currency: 'EUR', meta: { status: 'FINAL' } });
        expectSum(converted.rows, finest.whole, additive);
        expect(converted.whole).toEqual(finest.whole);
      }
    }, [[halfCents]]));

  test('INV-07, INV-09: open bets are the stakes of bets that are open, and roll forward', () =>
    forBooks(async (book) => {
      for (const to of [dayOf(1), dayOf(5), dayOf(8)]) {
        const { brand } = await totals(alder, { from: dayOf(0), to });
        const isOpen = ({ day, fate, settledAfter }: RandomBet) =>
          dayOf(day) <= to && (fate === 'OPEN' || dayOf(day + settledAfter) > to);
        const open = book.filter((bet) => bet.brandId === 'alder' && isOpen(bet));

        expect(brand.openBets).toBe(moneyOf(open.reduce((sum, { cash, bonus }) => sum + cash + bonus, 0)));
      }
      const before = await totals(alder, { from: dayOf(0), to: dayOf(1) });
      const { whole } = await totals(alder);
      const rolled = new Big(before.brand.openBets).plus(whole.stakesPlaced).minus(whole.stakesSettled);
      expect(whole.openBets).toBe(rolled.toFixed(2));
    }));

  test('INV-10, INV-12: the bridge from placed and paid to settled revenue leaves nothing unexplained', () =>
    forBooks(async () => {
      const { bridge } = await readBridge(store, alder, { ...period, channel: undefined, asOf: now }, {});
      const reached = bridge.lines.reduce((sum, { amount }) => sum.plus(amount), new Big(bridge.start));

      expect(reached.toFixed(2)).toBe(bridge.end);
      expect(bridge.lines.map(({ code }) => code)).not.toContain('UNEXPLAINED');
    }));

  test('INV-14: at any instant one version of a record counts', () =>
    forBooks(async (book) => {
      const placed = (pick: (bet: RandomBet) => number) =>
        moneyOf(
          book
            .filter(({ brandId, day }) => brandId === 'alder' && day >= 2 && day <= 8)
            .reduce((sum, bet) => sum + pick(bet) + bet.bonus, 0),
        );
      const before = new Date(Date.parse(correctedAt) - 1).toISOString();

      expect((await totals(alder)).whole.stakesPlaced).toBe(placed(({ cash }) => cash));
      expect((await totals(alder, {}, before)).whole.stakesPlaced).toBe(
        placed(({ cash, firstTold }) => firstTold ?? cash),
      );
    }));

  test('INV-18, INV-26: order does not matter, and a lost bet raises revenue by its net stake', () =>
    forBooks(async (book) => {
      const { whole } = await totals(alder);
      await keepBook(store, [lostBet, ...book.toReversed()]);
      const { whole: more } = await totals(alder);

      expect(more.ggr).toBe(new Big(whole.ggr ?? NaN).plus('123.45').toFixed(2));
      expect(more.winnings).toBe(whole.winnings);
    }));

  test('INV-27: what a filter takes and what it leaves are all there is', () =>
    forBooks(async () => {
      const { whole } = await totals(alder);
      const sides = [
        [{ channel: 'ONLINE' }, { channel: 'RETAIL' }],
        [{ vertical: ['BINGO'] }, { vertical: ['CASINO_SLOTS', 'SPORTS_LIVE'] }],
        [{ licenceId: 'lic-1' }, { licenceId: 'lic-2' }],
      ] as const;
      for (const [taken, left] of sides)
        expectSum([(await totals(alder, taken)).whole, (await totals(alder, left)).whole], whole, additive);
    }));
});

function less(stakes: string, voids: string | null, winnings: string | null): string {
  return new Big(stakes)
    .minus(voids ?? 0)
    .minus(winnings ?? 0)
    .toFixed(2);
}

function expectSum(
  rows: readonly TotalMeasures[],
  whole: TotalMeasures,
  names: readonly (typeof additive)[number][],
): void {
  for (const name of names) {
    const sum = rows.reduce((all, row) => all.plus(row[name] ?? 0), new Big(0));
    // A brand without any fact in the period has no rows: nothing is told of what is open then.
    if (rows.length > 0) expect([name, sum.toFixed(2)]).toEqual([name, whole[name] ?? '0.00']);
  }
}
