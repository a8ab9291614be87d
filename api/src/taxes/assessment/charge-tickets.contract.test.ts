import Big from 'big.js';
import fc from 'fast-check';
import { formatMoney } from '../../domain/money/money';
import { readShippedRules } from '../../domain/rules/rule-pack';
import type { Rule } from '../../domain/rules/rule-schema';
import { judge } from '../../domain/status/figure-status';
import { computeTax } from '../../domain/tax/compute-tax';
import type { TaxFacts } from '../../domain/tax/tax-facts';
import { givenBrands } from '../../figures/testing/given-facts';
import { keepTickets } from '../../figures/tickets/keep-tickets';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { totalOf } from './fact-reader';
import { chargeTickets } from './queries/charge-tickets';
import { cases } from '../../app/testing/depth';
import { bothEngines } from '../../store/testing/on-engines';

const shipped = readShippedRules();
const ruleOf = (id: string): Rule => shipped.rules.find((rule) => rule.id === id)!;
const sports = ruleOf('TZ.WHT.SPORTS.2025-07-01');
const coupons = ruleOf('GR.WHT.COUPON.2021-07-12');
const excise = ruleOf('TZ.EXC.ALL_STAKES.2026-07-01');

const rules: readonly (readonly [string, Rule])[] = [
  ['to the shilling, half up', sports],
  ['on the gross payout', { ...sports, winningsBase: 'GROSS_PAYOUT' }],
  ['half to even', { ...sports, rounding: { unit: '1', mode: 'HALF_EVEN', stage: 'TICKET' } }],
  ['down to five cents', { ...sports, rounding: { unit: '0.05', mode: 'DOWN', stage: 'TICKET' } }],
  ['up to ten shillings', { ...sports, rounding: { unit: '10', mode: 'UP', stage: 'TICKET' } }],
  ['once a period', { ...sports, rounding: { unit: '1', mode: 'HALF_UP', stage: 'PERIOD' } }],
  ['by brackets, to the cent', coupons],
];

interface Ticket {
  readonly stake: string;
  readonly payout: string;
}

// Hundredths, and often a half of a shilling of tax.
const amounts = fc.oneof(
  fc.integer({ min: 0, max: 4_000_000 }).map((hundredths) => formatMoney(new Big(hundredths).div(100))),
  // 15 % of ten shillings is one and a half.
  fc.integer({ min: 0, max: 200 }).map((tens) => formatMoney(new Big(tens).times(10))),
);
const tickets = fc.array(fc.record({ stake: amounts, payout: amounts }), { minLength: 1, maxLength: 60 });

describe.each(bothEngines())('tickets charged in the store, on %s', (_, open) => {
  let store: Store;
  let run = 0;

  beforeAll(async () => {
    store = await open();
    await actForAllBrands(() => givenBrands(store));
  });
  afterAll(() => store.close());

  /** Writes a book under a licence of its own, so that runs do not see each other. */
  async function givenTickets(book: readonly Ticket[], returned: readonly number[] = []): Promise<string> {
    const licence = `lic-run-${(run += 1)}`;
    const place = `'ONLINE', 'SPORTS_LIVE', 'game-1', '${licence}', 'TZS'`;
    const known = `'b', timestamp '2026-03-10 12:00:00'`;
    const at = `timestamp '2026-03-10 10:00:00', date '2026-03-10'`;
    const bets = book.map(
      ({ stake }, n) => `('alder', 's', '${licence}-${n}', 1, ${place}, ${at}, ${stake}, 0, 1, 1, ${known})`,
    );
    const payments = book.map(
      ({ payout }, n) =>
        `('alder', 's', '${licence}-p${n}', 1, '${licence}-${n}', 'WINNINGS', 'CASH', ${place}, ${at}, ${payout}, 0, ${payout}, ${known})`,
    );
    const voids = returned.map(
      (n) =>
        `('alder', 's', '${licence}-v${n}', 1, '${licence}-${n}', ${place}, ${at}, 'VOID', ${book[n]!.stake}, 0, 0, 0, 1, ${known})`,
    );
    const columns = 'channel, vertical, product_id, licence_id, currency';
    await store.query(
      `insert into bet (brand_id, source_id, record_id, record_version, ${columns}, accepted_at, gaming_day, stake_cash,
         stake_bonus, legs, rounds, batch_id, known_at) values ${bets.join(', ')}`,
    );
    await store.query(
      `insert into payment (brand_id, source_id, record_id, record_version, bet_record_id, kind, method, ${columns},
         paid_at, gaming_day, gross, withholding, net, batch_id, known_at) values ${payments.join(', ')}`,
    );
    if (voids.length > 0) {
      await store.query(
        `insert into settlement (brand_id, source_id, record_id, record_version, bet_record_id, ${columns}, settled_at,
           gaming_day, result, stake_cash, stake_bonus, payout_cash, payout_bonus, rounds, batch_id, known_at)
         values ${voids.join(', ')}`,
      );
    }
    const sold = `select brand_id, record_id from bet where licence_id = '${licence}'`;
    await store.tx((tx) => keepTickets(tx, { tickets: sold }, { bySource: false }));
    return licence;
  }

  async function chargedIn(licence: string, rule: Rule): Promise<TaxFacts> {
    const scope = {
      brandId: 'alder',
      from: '2026-03-01',
      to: '2026-03-31',
      asOf: '2026-04-01T00:00:00Z',
      playerCountry: null,
    };
    const charged = await chargeTickets(store, scope, { rule, verticals: ['SPORTS_LIVE'] });
    const own = charged.filter(({ licenceId }) => licenceId === licence);
    const sums = {
      tickets: own.reduce((sum, one) => sum + one.tickets, 0),
      base: totalOf(own, ({ base }) => base),
      exact: own.reduce((sum, { exact }) => sum.plus(exact), new Big(0)).toFixed(),
      rounded: totalOf(own, ({ rounded }) => rounded),
    };
    return { ticketSums: new Map([[rule.id, sums]]) };
  }

  const lineOf = (rule: Rule, facts: TaxFacts) => {
    const line = computeTax(rule, facts, judge([]));
    if (line.kind === 'MISSING') throw new Error(line.fact);
    const { base, taxable, tax, roundingDifference } = line;
    return { base, taxable, tax, roundingDifference };
  };

  test.each(rules)('are what each ticket by itself comes to: %s', (_name, rule) =>
    actForAllBrands(() =>
      fc.assert(
        fc.asyncProperty(tickets, async (book) => {
          const paidTickets = book.map((ticket, n) => ({ ...ticket, ticketId: String(n) }));
          const licence = await givenTickets(book);

          expect(lineOf(rule, await chargedIn(licence, rule))).toEqual(lineOf(rule, { paidTickets }));
        }),
        cases(4, 8),
      ),
    ),
  );

  test('a stake is taxed without what of it was returned, ticket by ticket', () =>
    actForAllBrands(() =>
      fc.assert(
        fc.asyncProperty(tickets, async (book) => {
          const returned = book.flatMap((_ticket, n) => (n % 3 === 0 ? [n] : []));
          const placedStakes = book.map(({ stake }, n) => (returned.includes(n) ? '0.00' : stake));
          const licence = await givenTickets(book, returned);

          expect(lineOf(excise, await chargedIn(licence, excise))).toEqual(lineOf(excise, { placedStakes }));
        }),
        cases(4, 8),
      ),
    ));

  test('a unit that no decimal is the inverse of is refused, not approximated', async () => {
    const rule = { ...sports, rounding: { unit: '3', mode: 'HALF_UP', stage: 'TICKET' } } as const;

    await expect(chargedIn('none', rule)).rejects.toThrow('nothing is rounded to multiples of 3');
  });
});
