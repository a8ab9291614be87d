import Big from 'big.js';
import fc from 'fast-check';
import type { DrillLevel, DrillMeasure } from '@tallyhouse/shared/contracts/lineage';
import { basisSchema, type Basis } from '@tallyhouse/shared/contracts/scalars';
import {
  alder,
  givenBet,
  givenBrands,
  givenPayment,
  givenSettlement,
} from '../../figures/testing/given-facts';
import { sumFigures } from '../reports/queries/sum-figures';
import { familyOf } from '../reports/families/families';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { isDefinedOn } from './drill-measures';
import type { DrillScope } from './drill-scope';
import { readDrill } from './read-drill';
import { cases } from '../../app/testing/depth';
import { bothEngines } from '../../store/testing/on-engines';

const asOf = '2026-04-01T00:00:00.000Z';
const cents = fc.integer({ min: 0, max: 99_999 }).map((n) => (n / 100).toFixed(2));
const day = fc.constantFrom('2026-03-09', '2026-03-10', '2026-03-10', '2026-03-11');
const place = fc.record({
  channel: fc.constantFrom('ONLINE', 'RETAIL'),
  vertical: fc.constantFrom('CASINO_SLOTS', 'SPORTS_LIVE'),
  licence_id: fc.constantFrom('lic-1', 'lic-2'),
  batch_id: fc.constantFrom('btc-1', 'btc-2'),
  branch_id: fc.constantFrom(null, 'shop-1', 'shop-2'),
  // Some facts are known only after the instant that is asked about, some no longer.
  known_at: fc.constantFrom(...Array<string>(5).fill('2026-03-20T00:00:00Z'), '2026-05-01T00:00:00Z'),
  superseded_at: fc.constantFrom(
    ...Array<null>(5).fill(null),
    '2026-03-25T00:00:00Z',
    '2026-05-01T00:00:00Z',
  ),
});
const result = fc.constantFrom(
  ...(['WON', 'LOST', 'VOID', 'CANCELLED', 'LATE_VOID', 'CASHED_OUT', 'PARTIAL_CASHOUT'] as const),
);
const fact = fc.record({
  kind: fc.constantFrom('BET', 'SETTLEMENT', 'PAYMENT'),
  ...{ day, place, result, stake: cents, bonus: cents, payout: cents },
  paymentKind: fc.constantFrom('WINNINGS', 'REFUND', 'EXPIRED'),
});

type Fact = typeof fact extends fc.Arbitrary<infer T> ? T : never;
const facts = fc.array(fact, { minLength: 10, maxLength: 25 });
const measures = ['bets', 'rounds', 'stakes', 'voids', 'netStakes', 'winnings', 'ggr'] as const;

describe.each(bothEngines())('what is behind a cell in %s', (_engine, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await actForAllBrands(() => givenBrands(store, [alder]));
  });
  afterAll(() => store.close());

  async function givenFacts(given: readonly Fact[]) {
    for (const table of ['bet', 'settlement', 'payment']) await store.query(`delete from ${table}`);
    for (const { kind, stake, bonus, payout, place: at, result: outcome, paymentKind, day: on } of given) {
      if (kind === 'BET') await givenBet(store, { day: on, stake, stake_bonus: bonus, rounds: 2, ...at });
      else if (kind === 'PAYMENT') {
        const { branch_id: branch, ...rest } = at;
        await givenPayment(store, {
          day: on,
          gross: payout,
          kind: paymentKind,
          ...rest,
          selling_branch_id: branch,
        });
      } else {
        const isReturned = ['VOID', 'CANCELLED', 'LATE_VOID'].includes(outcome);
        await givenSettlement(store, {
          day: on,
          stake,
          stake_bonus: bonus,
          rounds: 3,
          ...at,
          result: outcome,
          payout: isReturned ? '0' : payout,
        });
        await store.query(
          `update settlement set result = '${outcome}' where result = 'LOST' and payout_cash = 0`,
        );
      }
    }
  }

  const scopeOf = (channel: 'ONLINE' | 'RETAIL', basis: Basis): DrillScope => ({
    ...{ brandIds: ['alder'], channels: [channel], from: '2026-03-09', to: '2026-03-10', basis, asOf },
    ...{ verticals: null, offers: null, picks: null, conditions: [], batchId: null },
  });

  /** Sum over all pages of a level. */
  async function sumOf(scope: DrillScope, measure: DrillMeasure, level: DrillLevel): Promise<string> {
    let total = new Big(0);
    for (let page = 1; ; page += 1) {
      const read = await readDrill(store, { scope, measure, level, page, pageSize: 3 });
      for (const { value } of [...read.groups, ...read.items]) total = total.plus(value);
      if (read.groups.length + read.items.length < 3) return total.toFixed(4);
    }
  }

  /** What a report has for a cell, by the sums that reports are made of. */
  async function reported(
    scope: DrillScope,
    vertical: string,
  ): Promise<Record<(typeof measures)[number], Big>> {
    const [channel = 'ONLINE'] = scope.channels;
    const conditions = [{ field: 'vertical', op: 'eq' as const, value: vertical }];
    const shape = { family: familyOf(channel), ownMeasures: [], dimensions: [], conditions };
    const [row] = await sumFigures(store, scope, shape);
    const {
      bets = 0,
      rounds = 0,
      stakesCash = '0',
      stakesBonus = '0',
      voids = '0',
      winnings = '0',
    } = row ?? {};
    const stakes = new Big(stakesCash).plus(stakesBonus);
    const netStakes = stakes.minus(voids);
    return {
      ...{
        bets: new Big(bets),
        rounds: new Big(rounds),
        stakes,
        voids: new Big(voids),
        winnings: new Big(winnings),
      },
      ...{ netStakes, ggr: netStakes.minus(winnings) },
    };
  }

  test('tickets add up to the cell that a report has, to the cent, on every basis', () =>
    actForAllBrands(() =>
      fc.assert(
        fc.asyncProperty(facts, fc.constantFrom('ONLINE', 'RETAIL'), async (given, channel) => {
          await givenFacts(given);
          for (const basis of basisSchema.options) {
            const scope = scopeOf(channel, basis);
            const expected = await reported(scope, 'SPORTS_LIVE');
            for (const measure of measures) {
              const cell = {
                ...scope,
                conditions: [{ field: 'vertical', op: 'eq' as const, value: 'SPORTS_LIVE' }],
              };
              // A report counts bets on every basis.
              const isTold = ['bets', 'rounds'].includes(measure) || isDefinedOn(measure, basis);
              const wanted = isTold ? expected[measure].toFixed(4) : '0.0000';
              const whole = await readDrill(store, { scope: cell, measure, page: 1, pageSize: 1 });
              expect([basis, measure, new Big(whole.value).toFixed(4)]).toEqual([basis, measure, wanted]);
              expect([basis, measure, await sumOf(cell, measure, 'fact')]).toEqual([basis, measure, wanted]);
            }
          }
        }),
        { ...cases(3, 6), endOnFailure: true },
      ),
    ));

  test('days, licences, shops, products and batches each add up to the cell', () =>
    actForAllBrands(() =>
      fc.assert(
        fc.asyncProperty(facts, fc.constantFrom('ONLINE', 'RETAIL'), async (given, channel) => {
          await givenFacts(given);
          const scope = scopeOf(channel, 'PLACED_PAID');
          const whole = await readDrill(store, { scope, measure: 'ggr', page: 1, pageSize: 1 });
          for (const level of ['day', 'licence', 'vertical', 'branch', 'product', 'batch'] as const)
            expect([level, await sumOf(scope, 'ggr', level)]).toEqual([
              level,
              new Big(whole.value).toFixed(4),
            ]);
        }),
        { ...cases(3, 6), endOnFailure: true },
      ),
    ));

  test('what was paid, expired or cancelled is of both channels where both are asked for', () =>
    actForAllBrands(async () => {
      await givenFacts([]);
      for (const [channel, gross] of [
        ['ONLINE', '7'],
        ['RETAIL', '5'],
      ] as const) {
        await givenPayment(store, { channel, gross });
        await givenPayment(store, { channel, gross: '2', kind: 'EXPIRED' });
        await givenSettlement(store, { channel, stake: '3', result: 'CANCELLED' });
      }
      const both = { ...scopeOf('ONLINE', 'SETTLED'), channels: ['ONLINE', 'RETAIL'] as const };
      const told = { paid: '12.00', expired: '4.00', cancelled: '6.00', ticketsCancelled: '2.00' } as const;
      for (const measure of ['paid', 'expired', 'cancelled', 'ticketsCancelled'] as const) {
        const { value } = await readDrill(store, { scope: both, measure, page: 1, pageSize: 9 });
        expect([measure, Number(value)]).toEqual([measure, Number(told[measure])]);
      }
      const winnings = { scope: { ...both, basis: 'PAID' as const }, measure: 'winnings' as const };
      expect((await readDrill(store, { ...winnings, page: 1, pageSize: 9 })).value).toBe(told.paid);
      const online = scopeOf('ONLINE', 'SETTLED');
      expect((await readDrill(store, { scope: online, measure: 'paid', page: 1, pageSize: 9 })).value).toBe(
        '7.00',
      );
    }));

  test('a group opens to its own facts and no others, those without a value among them', () =>
    actForAllBrands(async () => {
      await givenFacts([]);
      await givenSettlement(store, { stake: '5', channel: 'RETAIL', branch_id: null, record_id: 'nowhere' });
      await givenSettlement(store, { stake: '7', channel: 'RETAIL', branch_id: 'shop-1', batch_id: 'btc-9' });
      const scope = scopeOf('RETAIL', 'SETTLED');

      const shops = await readDrill(store, {
        scope,
        measure: 'stakes',
        level: 'branch',
        page: 1,
        pageSize: 9,
      });
      expect(shops.groups).toEqual([
        { key: 'shop-1', value: '7.00', facts: 1 },
        { key: null, value: '5.00', facts: 1 },
      ]);
      expect(shops.totalCount).toBe(2);
      const nowhere = { ...scope, conditions: [{ field: 'branch', op: 'isNull' as const }] };
      const facts = await readDrill(store, { scope: nowhere, measure: 'stakes', page: 1, pageSize: 9 });
      expect(facts.items.map(({ recordId }) => recordId)).toEqual(['nowhere']);
      const batch = { ...scope, batchId: 'btc-9' };
      expect((await readDrill(store, { scope: batch, measure: 'stakes', page: 1, pageSize: 9 })).value).toBe(
        '7.00',
      );
    }));
});
