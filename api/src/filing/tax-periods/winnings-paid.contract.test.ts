import Big from 'big.js';
import fc from 'fast-check';
import { formatMoney, sumMoney } from '../../domain/money/money';
import { roundAmount } from '../../domain/money/round-amount';
import { addDays } from '../../domain/periods/calendar';
import { readShippedRules } from '../../domain/rules/rule-pack';
import type { Rule } from '../../domain/rules/rule-schema';
import { chargeOn } from '../../domain/tax/charge';
import { givenBet, givenBrands, givenPayment, givenSettlement } from '../../figures/testing/given-facts';
import { rebuildTickets } from '../../figures/tickets/keep-tickets';
import { actForAllBrands } from '../../store/brand-scope';
import { openStore } from '../../store/open-store';
import type { Store } from '../../store/store';
import { recordingStore } from '../../store/testing/recording-store';
import { givenPostgres, type GivenPostgres } from '../../store/testing/given-postgres';
import { openEmbeddedStore } from '../../store/testing/open-test-store';
import { cases } from '../../app/testing/depth';
import { totalOf } from '../../taxes/assessment/fact-reader';
import { chargeTickets, chargeWinnings, type Charges } from '../../taxes/assessment/queries/charge-tickets';
import { onEngines } from '../../store/testing/on-engines';

let postgres: GivenPostgres;
beforeAll(async () => {
  postgres = await givenPostgres();
});
afterAll(() => postgres.stop());

const shipped = readShippedRules();
const ruleOf = (id: string): Rule => shipped.rules.find((rule) => rule.id === id)!;
const sports = ruleOf('TZ.WHT.SPORTS.2025-07-01');
const coupons = ruleOf('GR.WHT.COUPON.2021-07-12');
const march = { from: '2026-03-01', to: '2026-03-31' };
const april = { from: '2026-04-01', to: '2026-04-30' };
const may = { from: '2026-05-01', to: '2026-05-31' };

interface Part {
  readonly stake: number;
  readonly payout: number;
}

/** A cut of what a ticket pays: how long after the first day, through which source, and which share of the rest. */
interface Cut {
  readonly days: number;
  readonly source: 'book' | 'wallet';
  readonly share: number;
}

// Shillings, and brackets of the coupon tax both sides of each step.
const part = fc.record({
  stake: fc.integer({ min: 1, max: 400 }),
  payout: fc.integer({ min: 0, max: 1200 }),
});
const cut = fc.record({
  days: fc.integer({ min: 0, max: 60 }),
  source: fc.constantFrom('book' as const, 'wallet' as const),
  share: fc.integer({ min: 1, max: 100 }),
});
const tickets = fc.array(
  fc.record({ parts: fc.array(part, { minLength: 1, maxLength: 3 }), cuts: fc.array(cut, { maxLength: 4 }) }),
  { minLength: 1, maxLength: 6 },
);

describe.each(
  onEngines([
    ['duckdb', openEmbeddedStore],
    ['postgres', () => openStore({ dataDir: ':memory:', databaseUrl: postgres.url })],
  ]),
)('winnings as they are paid, on %s', (_, open) => {
  let store: Store;
  let run = 0;

  beforeAll(async () => {
    store = await open();
    await actForAllBrands(() => givenBrands(store));
  });
  afterAll(() => store.close());

  /** Records of tickets under a licence of their own, so that runs do not see each other. */
  function newBook() {
    run += 1;
    const id = (name: string) => `${run}-${name}`;
    const place = { licence_id: `lic-${run}`, vertical: 'SPORTS_LIVE' };
    return {
      licence: place.licence_id,
      sold: (name: string, stake: string, bonus = '0', vertical = place.vertical) =>
        givenBet(store, {
          ...place,
          vertical,
          source_id: 'book',
          record_id: id(name),
          stake,
          stake_bonus: bonus,
        }),
      settled: (
        name: string,
        rest: {
          stake: string;
          payout: string;
          day?: string;
          result?: string;
          stake_bonus?: string;
          vertical?: string;
        },
      ) => givenSettlement(store, { ...place, source_id: 'book', bet_record_id: id(name), ...rest }),
      paid: (name: string, gross: string, day = '2026-03-20', source = 'book', vertical = place.vertical) =>
        givenPayment(store, { ...place, vertical, source_id: source, bet_record_id: id(name), gross, day }),
    };
  }

  async function chargedIn(licence: string, period: { from: string; to: string }, rule: Rule) {
    const scope = { brandId: 'alder', ...period, asOf: '2026-06-01T00:00:00Z', playerCountry: null };
    const charged = await chargeTickets(store, scope, { rule, verticals: ['SPORTS_LIVE'] });
    const own = charged.filter(({ licenceId }) => licenceId === licence);
    return {
      tickets: own.reduce((sum, one) => sum + one.tickets, 0),
      base: totalOf(own, ({ base }) => base),
      exact: own.reduce((sum, { exact }) => sum.plus(exact), new Big(0)).toFixed(),
      tax: totalOf(own, ({ rounded }) => rounded),
    };
  }

  test('each payment deducts the stake that its settlement released, in whatever months they come', () =>
    actForAllBrands(async () => {
      const book = newBook();
      await book.sold('t', '7500');
      await book.settled('t', {
        stake: '1000',
        payout: '15500',
        day: '2026-03-11',
        result: 'PARTIAL_CASHOUT',
      });
      await book.settled('t', { stake: '6500', payout: '10000', day: '2026-04-02' });
      await book.paid('t', '15500', '2026-03-12');
      await book.paid('t', '10000', '2026-04-03');

      expect(await chargedIn(book.licence, march, sports)).toMatchObject({ tickets: 1, base: '14500.00' });
      expect(await chargedIn(book.licence, april, sports)).toMatchObject({ tickets: 0, base: '3500.00' });
    }));

  test('several rules at once charge what each charges alone, each on its verticals', () =>
    actForAllBrands(async () => {
      const book = newBook();
      for (const [name, vertical] of [
        ['l', 'SPORTS_LIVE'],
        ['p', 'SPORTS_PREMATCH'],
      ] as const) {
        await book.sold(name, '1000', '0', vertical);
        await book.settled(name, { stake: '1000', payout: '7333.33', vertical });
        await book.paid(name, '7333.33', '2026-03-20', 'book', vertical);
      }
      const scope = { brandId: 'alder', ...march, asOf: '2026-06-01T00:00:00Z', playerCountry: null };
      const charges = [
        { rule: sports, verticals: ['SPORTS_LIVE', 'SPORTS_PREMATCH'] },
        { rule: coupons, verticals: ['SPORTS_PREMATCH'] },
      ] as const;

      const together = await chargeWinnings(store, scope, charges);

      const inOrder = (rows: readonly Charges[]) => rows.map((row) => JSON.stringify(row)).sort();
      for (const [turn, charge] of charges.entries()) {
        const own = together.filter((row) => row.turn === turn).map((row) => ({ ...row, turn: 0 }));
        expect(inOrder(own)).toEqual(inOrder(await chargeTickets(store, scope, charge)));
        expect(own.length).toBeGreaterThan(0);
      }
    }));

  test('a stake that one settlement released is deducted once from the parts it is paid in', () =>
    actForAllBrands(async () => {
      const book = newBook();
      await book.sold('t', '1000');
      await book.settled('t', { stake: '1000', payout: '5000' });
      await book.paid('t', '400', '2026-03-12');
      await book.paid('t', '1600', '2026-03-30');
      await book.paid('t', '3000', '2026-04-02');

      expect(await chargedIn(book.licence, march, sports)).toMatchObject({ base: '1000.00', tax: '150.00' });
      expect(await chargedIn(book.licence, april, sports)).toMatchObject({ base: '3000.00', tax: '450.00' });
    }));

  test('what was lost of a ticket that was cashed out in part lowers no winnings', () =>
    actForAllBrands(async () => {
      const book = newBook();
      await book.sold('t', '1000');
      await book.settled('t', { stake: '400', payout: '900', result: 'PARTIAL_CASHOUT' });
      await book.settled('t', { stake: '600', payout: '0', day: '2026-03-15', result: 'LOST' });
      await book.paid('t', '900');

      expect(await chargedIn(book.licence, march, sports)).toMatchObject({ base: '500.00' });
    }));

  test('a result that is changed after all deducts the stake of the settlement that it changes', () =>
    actForAllBrands(async () => {
      const book = newBook();
      await book.sold('t', '1000');
      await book.settled('t', { stake: '1000', payout: '0', result: 'LOST' });
      await book.settled('t', { stake: '0', payout: '3000', day: '2026-03-15', result: 'RESETTLED' });
      await book.paid('t', '3000');

      expect(await chargedIn(book.licence, march, sports)).toMatchObject({ base: '2000.00' });
    }));

  test('a wallet that pays for the bet of another source is withheld on winnings like any', () =>
    actForAllBrands(async () => {
      const book = newBook();
      await book.sold('t', '1000');
      await book.settled('t', { stake: '1000', payout: '5000' });
      await book.paid('t', '5000', '2026-03-20', 'wallet');

      expect(await chargedIn(book.licence, march, sports)).toMatchObject({ base: '4000.00', tax: '600.00' });
    }));

  test.each([
    ['CASH_STAKE', '375.00'],
    ['STAKE', '225.00'],
    [undefined, '225.00'],
  ] as const)('the stake of a free bet comes off where the rule deducts %s: %s', (winningsDeducts, tax) =>
    actForAllBrands(async () => {
      const book = newBook();
      const { winningsDeducts: _shipped, ...silent } = sports;
      await book.sold('t', '0', '1000');
      await book.settled('t', { stake: '0', stake_bonus: '1000', payout: '2500' });
      await book.paid('t', '2500');

      const rule = winningsDeducts === undefined ? silent : { ...silent, winningsDeducts };
      expect(await chargedIn(book.licence, march, rule)).toMatchObject({ tax });
    }),
  );

  test('the rules that are shipped take a free bet to be one whose stake is not returned, and say that they assume it', () => {
    expect(sports).toMatchObject({ winningsDeducts: 'CASH_STAKE' });
    expect(sports.assumed).toContain('winningsDeducts');
  });

  test.each([
    ['a rate, to the shilling', sports],
    ['brackets, to the cent @deep', coupons],
    ['a rate on the gross payout @deep', { ...sports, winningsBase: 'GROSS_PAYOUT' as const }],
  ])('splitting payments over days, months and sources changes no sum: %s', (_name, rule) =>
    actForAllBrands(() =>
      fc.assert(
        fc.asyncProperty(tickets, async (drawn) => {
          const book = newBook();
          for (const [index, { parts, cuts }] of drawn.entries()) {
            const name = `t${index}`;
            await book.sold(name, String(parts.reduce((sum, { stake }) => sum + stake, 0)));
            for (const [nth, { stake, payout }] of parts.entries()) {
              const at = {
                day: addDays('2026-03-01', nth),
                result: payout === 0 ? 'LOST' : 'PARTIAL_CASHOUT',
              };
              await book.settled(name, { stake: String(stake), payout: String(payout), ...at });
            }
            for (const { amount, day, source } of cutUp(parts, cuts)) {
              await book.paid(name, formatMoney(amount), day, source);
            }
          }

          const months = [];
          for (const month of [march, april, may]) months.push(await chargedIn(book.licence, month, rule));
          const whole = drawn.map(({ parts }) => baseOf(parts, rule));
          const exact = whole.map((base) => chargeOn(base, rule.charge));
          expect({
            base: sumMoney(months.map(({ base }) => base)),
            exact: months.reduce((sum, month) => sum.plus(month.exact), new Big(0)).toFixed(),
            tax: sumMoney(months.map(({ tax }) => tax)),
          }).toEqual({
            base: sumMoney(whole.map((base) => formatMoney(base))),
            exact: exact.reduce((sum, one) => sum.plus(one), new Big(0)).toFixed(),
            tax: sumMoney(exact.map((one) => formatMoney(roundAmount(one, rule.rounding)))),
          });
        }),
        cases(6, 40),
      ),
    ),
  );
});

test('PostgreSQL looks through the settlements once, not for each payment', async () => {
  const store = recordingStore(await openStore({ dataDir: ':memory:', databaseUrl: postgres.url }));
  await actForAllBrands(async () => {
    await store.query('delete from payment');
    const ticket = `'alder', 'book', 'many-' || n, 1, 'ONLINE', 'SPORTS_LIVE', 'game-1', 'lic-many', 'TZS', date '2026-03-10'`;
    const columns =
      'brand_id, source_id, record_id, record_version, channel, vertical, product_id, licence_id, currency, gaming_day';
    const rest = `'btc-1', timestamp '2026-03-11' from generate_series(1, 20000) t(n)`;
    await store.query(`insert into bet (${columns}, accepted_at, stake_cash, stake_bonus, legs, rounds, batch_id, known_at)
      select ${ticket}, timestamp '2026-03-10', 10, 0, 1, 1, ${rest}`);
    await store.query(`insert into settlement (${columns}, bet_record_id, settled_at, result, stake_cash, stake_bonus,
        payout_cash, payout_bonus, rounds, batch_id, known_at)
      select ${ticket}, 'many-' || n, timestamp '2026-03-10', 'WON', 10, 0, 30, 0, 1, ${rest}`);
    await store.query(`insert into payment (${columns}, bet_record_id, kind, method, paid_at, gross, withholding, net, batch_id,
        known_at)
      select ${ticket}, 'many-' || n, 'WINNINGS', 'WALLET', timestamp '2026-03-10', 30, 0, 30, ${rest} where n <= 1000`);
    await store.query('analyze');
    const scope = { brandId: 'alder', ...march, asOf: '2026-06-01T00:00:00Z', playerCountry: null };
    store.take();

    await rebuildTickets(store, 'alder');

    const { sql = '' } = store.take().find((sent) => sent.sql.startsWith('insert into paid_winnings')) ?? {};
    const charged = await chargeTickets(store, scope, { rule: sports, verticals: ['SPORTS_LIVE'] });
    expect(totalOf(charged, ({ base }) => base)).toBe('20000.00');
    const [plan] = await store.query<{ 'QUERY PLAN': unknown }>(`explain (analyze, format json) ${sql}`);
    const nodes = nodesOf(plan?.['QUERY PLAN']);
    expect(nodes.filter(({ type, loops }) => type === 'WindowAgg' && loops > 1)).toEqual([]);
    expect(Math.max(...nodes.map(({ dropped }) => dropped))).toBeLessThan(10_000);
  });
  await store.close();
});

interface PlanNode {
  readonly type: string;
  readonly loops: number;
  /** Pairs of rows that were looked at and did not belong together. */
  readonly dropped: number;
}

function nodesOf(plan: unknown): PlanNode[] {
  if (Array.isArray(plan)) return plan.flatMap(nodesOf);
  if (typeof plan !== 'object' || plan === null) return [];
  const values = new Map<string, unknown>(Object.entries(plan));
  const inner = ['Plan', 'Plans'].flatMap((name) => nodesOf(values.get(name)));
  const number = (name: string) => Number(values.get(name) ?? 0);
  if (!values.has('Node Type')) return inner;
  const loops = number('Actual Loops');
  const dropped = loops * number('Rows Removed by Join Filter');
  return [{ type: String(values.get('Node Type')), loops, dropped }, ...inner];
}

/** What is taxed of a ticket: each settlement by itself. */
function baseOf(parts: readonly Part[], { winningsBase }: Rule): Big {
  return parts.reduce((sum, { stake, payout }) => {
    const base = winningsBase === 'GROSS_PAYOUT' ? payout : payout - stake;
    return base > 0 ? sum.plus(base) : sum;
  }, new Big(0));
}

/** All that the parts pay, in cents, cut up; nothing where nothing is paid. */
function cutUp(parts: readonly Part[], cuts: readonly Cut[]) {
  let left = new Big(parts.reduce((sum, { payout }) => sum + payout, 0));
  const payments = cuts.map(({ days, source, share }) => {
    const amount = left.times(share).div(100).round(2, Big.roundDown);
    left = left.minus(amount);
    return { amount, day: addDays('2026-03-10', days), source };
  });
  return [...payments, { amount: left, day: '2026-03-20', source: 'book' }].filter(({ amount }) =>
    amount.gt(0),
  );
}
