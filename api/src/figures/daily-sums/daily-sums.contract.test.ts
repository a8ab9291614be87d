import Big from 'big.js';
import fc from 'fast-check';
import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import { addMoney } from '../../domain/money/money';
import { loadReferenceData } from '../../facts/loads/reference-data';
import { oakReference } from '../../facts/loads/testing/given-load';
import { readDirectTotals } from '../../reporting/reports/queries/read-direct-totals';
import migration from '../../store/migrations/0073-daily-sums.sql';
import fillTickets from '../../store/migrations/0078-fill-tickets.sql';
import fillCharges from '../../store/migrations/0097-fill-winnings-charges.sql';
import fillBetChanges from '../../store/migrations/0098-fill-bet-changes.sql';
import fillMoneyByDay from '../../store/migrations/0099-fill-money-by-day.sql';
import fillCancelledByDay from '../../store/migrations/0100-fill-cancelled-by-day.sql';
import fillPayoutsByDay from '../../store/migrations/0102-fill-payouts-by-day.sql';
import type { Store } from '../../store/store';
import { cases } from '../../app/testing/depth';
import { sumFacts } from '../../reporting/totals/total-reports/queries/sum-facts';
import { countOpenBets } from '../../reporting/totals/reconciliation/testing/count-open-bets';
import { readOpenBets } from '../../reporting/totals/reconciliation/read-open-bets';
import { shippedPack } from '../../taxes/assessment/read-current-pack';
import { chargeWinnings } from '../../taxes/assessment/queries/charge-tickets';
import { sumTaxFacts, taxMeasures, type FactGrain } from '../../taxes/assessment/queries/sum-tax-facts';
import { keptOfTickets } from '../tickets/keep-tickets';
import { keepCharges } from '../tickets/winnings-charges';
import { loadAll, loadings, minutesAfterLoad, toldBet, type Loading } from '../testing/random-loads';
import { columnsOf, playTables, sumKeys } from './daily-sums';
import { differingSums, rebuildDailySums } from './rebuild-daily-sums';
import { bothEngines } from '../../store/testing/on-engines';
import { emptyBook } from '../testing/empty-book';

/** What tells from the facts what a store of before does not keep. */
const fillsOfMigrations = [
  // Before the columns that the last ones fill.
  migration
    .slice(migration.indexOf('insert into daily_sum'))
    .replace(
      'daily_sum',
      `daily_sum (${[...sumKeys, 'changed_at', ...playTables.flatMap(columnsOf).filter((name) => !name.includes('cancelled'))].join(', ')})`,
    ),
  fillMoneyByDay,
  ...fillTickets.split(/(?<=;)\n\n/),
  fillCharges,
  ...fillBetChanges.split(/(?<=;)\n\n/),
  ...fillCancelledByDay.split(/(?<=;)\n\n/),
  ...fillPayoutsByDay.split(/(?<=;)\n\n/),
].map((sql) => sql.replace(/;\s*$/, ''));

const wht = shippedPack().rules.find(({ id }) => id === 'TZ.WHT.SPORTS.2025-07-01');
if (wht === undefined) throw new Error('the shipped rules know no tax on winnings');
const verticals = ['SPORTS_PREMATCH', 'SPORTS_LIVE'] as const;
const winningsRules = [
  { rule: wht, verticals },
  { rule: { ...wht, winningsDeducts: 'STAKE' as const }, verticals },
  { rule: { ...wht, winningsBase: 'GROSS_PAYOUT' as const }, verticals },
  // What a credit is rounded by, and parts of a unit.
  ...(['HALF_EVEN', 'DOWN', 'UP'] as const).map((mode) => ({
    ...{ rule: { ...wht, rounding: { ...wht.rounding, unit: '0.05', mode } }, verticals },
  })),
];
/** All but the first, which is charged as another rule that is in no store. */
const keptRules = winningsRules.slice(1).map(({ rule }) => rule);
const oak = {
  ...{ id: 'oak', name: 'Oak', country: 'MT', currency: 'EUR', zone: 'Europe/Malta', cutoff: '06:00' },
  channels: ['ONLINE', 'RETAIL'] as const,
};

describe.each(bothEngines())('sums of days in %s', (_engine, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await loadReferenceData(store, oakReference);
    await store.tx((tx) => keepCharges(tx, keptRules));
  });
  afterAll(() => store.close());

  const empty = () => emptyBook(store);
  const load = (all: readonly Loading[]) => loadAll(store, all);

  const march = { from: '2026-03-01', to: '2026-04-30' };
  const lateMarch = { from: '2026-03-29', to: '2026-04-30' };
  /** Where months and weeks of these days start. */
  const startsOf = {
    MONTHS: [lateMarch.from, '2026-04-01'],
    WEEKS: [
      ...[lateMarch.from, '2026-03-30', '2026-04-01'],
      ...['2026-04-06', '2026-04-13', '2026-04-20', '2026-04-27'],
    ],
  };

  /** Stakes, voids and winnings of every basis by the sums, and straight from the facts. */
  async function expectSame(asOf: Instant): Promise<void> {
    const question = { ...march, asOf, channel: undefined, verticals: undefined, licenceId: undefined };
    const sums = await sumFacts(store, { ...question, brandIds: ['oak'] }, ['day', 'channel', 'vertical']);
    const sum = (pick: (one: (typeof sums)[number]) => string) =>
      sums.map(pick).reduce((total, one) => addMoney(total, one), '0');
    const scope = { ...march, asOf, brandIds: ['oak'], verticals: null, offers: null, picks: null };
    const direct = (basis: 'SETTLED' | 'PLACED' | 'PAID') =>
      readDirectTotals(store, { ...scope, channels: ['ONLINE', 'RETAIL'], basis });
    const settled = await direct('SETTLED');
    const placed = await direct('PLACED');
    const paid = await direct('PAID');
    const same = (own: string, facts: string | null) =>
      expect(addMoney(own, '0')).toBe(addMoney(facts ?? '0', '0'));
    same(
      sum((one) => one.stakesSettled),
      settled.stakes,
    );
    same(
      sum((one) => one.voids),
      settled.voids,
    );
    same(
      sum((one) => one.winnings),
      settled.winnings,
    );
    same(
      sum((one) => one.stakesPlaced),
      placed.stakes,
    );
    same(
      sum((one) => one.paid),
      paid.winnings,
    );
    const byDay = { ...march, asOf, brandIds: ['oak'], playerCountry: null };
    const ofDays = await sumTaxFacts(store, { ...byDay, grain: 'DAYS' });
    const ofProducts = await sumTaxFacts(store, { ...byDay, grain: 'PRODUCTS' });
    const named = (one: (typeof ofDays)[number]) => JSON.stringify({ ...one, productId: null });
    expect(ofDays.map(named).sort()).toEqual(ofProducts.map(named).sort());
    for (const grain of ['WEEKS', 'MONTHS'] as const) {
      const added = await sumTaxFacts(store, { ...byDay, ...lateMarch, grain });
      expect(addedUp(added, taxMeasures, grain)).toEqual(addedUp(ofDays, taxMeasures, grain));
    }
    await expectOpenBets(asOf);
    await expectWinnings(asOf);
  }

  /** The open bets of days by what is kept, and bet by bet. */
  async function expectOpenBets(asOf: Instant): Promise<void> {
    for (const day of ['2026-03-28', '2026-03-29', '2026-03-30']) {
      const [own] = await readOpenBets(store, [{ brand: oak, day, asOf }]);
      expect(own).toMatchObject(await countOpenBets(store, { brandId: 'oak', day, asOf }));
    }
  }

  /**
   * Taxes on winnings, by ways of charging that are kept and that are not, by what is kept and by the facts of all players
   * there are; by product, by day, by week and by month.
   */
  async function expectWinnings(asOf: Instant): Promise<void> {
    const told = async (playerCountry: string | null, grain: FactGrain) => {
      const days = grain === 'MONTHS' || grain === 'WEEKS' ? lateMarch : march;
      const scope = { ...days, asOf, brandId: 'oak', playerCountry };
      const rows = await chargeWinnings(store, scope, winningsRules, { grain });
      return rows.map((row) => ({ ...row, productId: null }));
    };
    const named = (rows: Awaited<ReturnType<typeof told>>) => rows.map((row) => JSON.stringify(row)).sort();
    const facts = await told('MT', 'PRODUCTS');
    expect(named(await told(null, 'PRODUCTS'))).toEqual(named(facts));
    expect(named(await told(null, 'DAYS'))).toEqual(named(facts));
    const amounts = ['tickets', 'base', 'exact', 'rounded'] as const;
    for (const grain of ['WEEKS', 'MONTHS'] as const)
      expect(addedUp(await told(null, grain), amounts, grain)).toEqual(addedUp(facts, amounts, grain));
  }

  /** Rows of each week or month and place added up, without those before `lateMarch` and what comes to nothing. */
  function addedUp<T extends { readonly day: Day }>(
    rows: readonly T[],
    amounts: readonly (keyof T & string)[],
    grain: 'WEEKS' | 'MONTHS',
  ) {
    const sums = new Map<string, Record<string, Big>>();
    for (const row of rows.filter(({ day }) => day >= lateMarch.from)) {
      const day = startsOf[grain].findLast((start) => start <= row.day);
      const place = JSON.stringify({ ...row, day, ...Object.fromEntries(amounts.map((name) => [name, 0])) });
      const sum = sums.get(place);
      const added = (name: keyof T & string) => new Big(String(row[name])).plus(sum?.[name] ?? 0);
      sums.set(place, Object.fromEntries(amounts.map((name) => [name, added(name)])));
    }
    return [...sums].map((one) => JSON.stringify(one)).sort();
  }

  test('INV-31 are what the facts come to, whatever is corrected, returned, repeated or comes late, at every instant', async () => {
    await fc.assert(
      fc.asyncProperty(loadings, async (all) => {
        await empty();
        const instants = await load(all);

        expect(await differingSums(store)).toEqual([]);
        for (const instant of new Set(instants)) {
          await expectSame(instant);
          await expectSame(new Date(Date.parse(instant) - 1).toISOString());
        }
        await rebuildDailySums(store);
        expect(await differingSums(store, undefined, { ticketsAtOnce: 2 })).toEqual([]);
        for (const table of ['daily_sum', ...keptOfTickets]) await store.query(`delete from ${table}`);
        for (const sql of fillsOfMigrations) await store.query(sql);
        expect(await differingSums(store)).toEqual([]);
      }),
      cases(4, 60),
    );
  });

  test('that somebody changed, and days that are missing, are named by the check and put right by a rebuild', async () => {
    await empty();
    await load([{ files: [[toldBet, { ...toldBet, id: 2, hours: 30 }]], loadedAfter: 0 }]);
    await store.query(
      `update daily_sum set placed_cash = placed_cash + 1 where gaming_day = date '2026-03-28'`,
    );
    await store.query(`delete from daily_sum where gaming_day = date '2026-03-29'`);

    const differing = await differingSums(store);

    expect(differing.map(({ brandId, day }) => `${brandId} ${day}`)).toEqual([
      'oak 2026-03-28',
      'oak 2026-03-29',
    ]);
    expect(differing[0]?.columns).toEqual(['placed_cash']);
    const steps: string[] = [];
    await rebuildDailySums(store, ({ brandId, table, done, of }) =>
      steps.push(`${brandId} ${table} ${done}/${of}`),
    );
    expect(steps).toEqual([
      'oak bet 1/7',
      'oak settlement 2/7',
      'oak payment 3/7',
      'oak jackpot_movement 4/7',
      'oak cash_movement 5/7',
      'oak ticket 6/7',
      'oak player 7/7',
    ]);
    expect(await differingSums(store)).toEqual([]);
  });

  test('of charges that were kept later, or are kept no more, are those of a store that always kept them', async () => {
    await empty();
    const won = { ...toldBet, kind: 'PAYMENTS' as const };
    await load([{ files: [[toldBet, { ...toldBet, kind: 'SETTLEMENTS' }, won]], loadedAfter: 0 }]);
    const charged = () =>
      store.query(
        'select terms, cast(sum(entries) as integer) as entries from winnings_charge group by terms order by terms',
      );
    const before = await charged();
    expect(before).toHaveLength(keptRules.length);

    await store.tx((tx) => keepCharges(tx, [wht]));
    expect(await charged()).toEqual([{ terms: 'OVER_CASH 0.15 1 HALF_UP', entries: 1 }]);
    await store.tx((tx) => keepCharges(tx, keptRules));
    expect(await charged()).toEqual(before);
    expect(await differingSums(store)).toEqual([]);
    await store.query('update winnings_charge set rounded = rounded + 1 where entries > 0');
    expect(await differingSums(store)).toMatchObject([
      { brandId: 'oak', day: '2026-03-28', columns: ['winnings_charge'] },
    ]);
    await rebuildDailySums(store);
  });

  test('ask no fact where nothing was loaded since, and the facts of a changed day alone', async () => {
    await empty();
    await load([{ files: [[toldBet, { ...toldBet, id: 2, hours: 30 }]], loadedAfter: 0 }]);
    // Facts that no load wrote: whoever reads them would see them.
    await store.query('update bet set stake_cash = 9999');
    const stakes = async (asOf: Instant) => {
      const scope = { ...march, asOf, channel: undefined, verticals: undefined, licenceId: undefined };
      const [all] = await sumFacts(store, { ...scope, brandIds: ['oak'] }, []);
      return Number(all?.stakesPlaced);
    };
    expect(await stakes(minutesAfterLoad(0))).toBe(24.68);
    await store.query(
      `update daily_sum set changed_at = timestamp '2026-05-01 00:00:00' where gaming_day = date '2026-03-29'`,
    );
    expect(await stakes(minutesAfterLoad(0))).toBe(12.34 + 9999);
  });
});
