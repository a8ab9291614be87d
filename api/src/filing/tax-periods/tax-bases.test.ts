import fc from 'fast-check';
import type * as z from 'zod/mini';
import { listTaxPeriods, type readWorkingPaper } from '@tallyhouse/shared/contracts/tax-reporting';
import type { readTaxRegister } from '@tallyhouse/shared/contracts/tax-register';
import { readDrill } from '@tallyhouse/shared/contracts/lineage';
import { listTanzanianTotals } from '@tallyhouse/shared/contracts/tanzania-reports';
import { sumMoney } from '../../domain/money/money';
import {
  givenBet,
  insertLicence,
  givenPayment,
  givenSettlement,
  insert,
} from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import {
  birch,
  cedar,
  givenTaxApp,
  sportsTax,
  sportsWithholding,
  type TaxApp,
} from './testing/given-tax-app';
import { cases } from '../../app/testing/depth';
import { bothEngines } from '../../store/testing/on-engines';

type Register = z.output<NonNullable<(typeof readTaxRegister)['answer']>>;
type Paper = z.output<NonNullable<(typeof readWorkingPaper)['answer']>>;

const brands = [cedar, birch];

describe.each(bothEngines({ isGuarded: true }))('the bases of taxes on %s', (_, open) => {
  let tax: TaxApp;

  beforeEach(async () => {
    tax = await givenTaxApp(await open(), brands);
  });
  afterEach(() => tax.app.close());

  const given = (write: (store: Store) => Promise<unknown>) => actForAllBrands(() => write(tax.store));
  const taxOf = async (id: string) => {
    const { baseAmount, tax: amount, status } = await tax.detail(id);
    return { baseAmount, tax: amount, status };
  };
  const paperOf = async (id: string, query: Record<string, string | string[]> = {}) => {
    const path = `/api/TaxReporting/periods/${id}/workingPaper`;
    const answer = await tax.viewer('GET', path, { brand: id.split('~')[0]!, query });
    return answer.json<Paper>();
  };

  test('a working paper leads from the tax to rule, source, rounding and facts, and keeps its laws', async () => {
    const paper = await paperOf(sportsTax);

    expect(paper).toMatchObject({ tax: '21355.00', payable: '21355.00', status: 'UNVERIFIED_RULE' });
    expect(paper.lines).toMatchObject([
      {
        base: '85421.00',
        taxable: '85421.00',
        rule: {
          id: 'TZ.GGT.SPORTS.2018-07-01',
          rate: '0.25',
          basis: 'PLACED_PAID',
          proof: 'SECONDARY',
          rounding: { unit: '1', mode: 'HALF_UP', stage: 'PERIOD' },
          source: expect.stringMatching(/./) as unknown,
        },
        facts: [
          {
            day: '2026-03-10',
            licenceId: 'lic-2',
            productId: 'game-1',
            productName: 'Golden Reef',
            stakes: '103500.00',
            voids: '500.00',
            winnings: '17579.00',
            base: '85421.00',
          },
        ],
      },
    ]);
    expect(paper.checks.map(({ id, ok }) => [id, ok])).toEqual([
      ['INV-04', true],
      ['INV-05', true],
      ['INV-06', true],
      ['SHARES', true],
    ]);
  });

  test('a line opens to the tickets behind it, as they were known when it was pinned', async () => {
    await tax.turn();
    const paper = await paperOf(sportsTax);
    const query = { token: paper.lines[0]!.drillToken!, measure: 'ggr' };

    const answer = await tax.viewer('GET', readDrill.path, { brand: 'alder', query });

    expect(answer.json()).toMatchObject({ value: '85421.00' });
    const unclaimed = await paperOf('alder~TZ~GBT~UNCL~ONLINE~2026-01-01~2026-03-31');
    expect(unclaimed.lines[0]?.drillToken).toBeNull();
  });

  test('withholding is shown ticket by ticket, and who it is earmarked for with the proof of that', async () => {
    const paper = await paperOf(sportsWithholding, { split: 'licence' });

    // 15 % of 1,235, 999 and 12,345 are 185.25, 149.85 and 1,851.75.
    expect(paper.lines[0]).toMatchObject({
      tax: '2187.00',
      roundingDifference: '0.00',
      facts: [{ day: null, licenceId: 'lic-2', count: 3, base: '14579.00', tax: '2187.00' }],
      shares: [
        { to: 'AIDS_TRUST_FUND', amount: '1531.00', isPayable: true, proof: 'SECONDARY' },
        { to: 'UNIVERSAL_HEALTH_INSURANCE_FUND', amount: '656.00', proof: 'SECONDARY' },
      ],
    });
  });

  test('a register names each payment that was withheld on, and all its pages add up to the line', async () => {
    await given(async (store) => {
      const place = { vertical: 'SPORTS_LIVE', licence_id: 'lic-2' };
      await givenBet(store, { ...place, record_id: 'parts', stake: '1000', player_ref: 'player-7' });
      await givenSettlement(store, { ...place, bet_record_id: 'parts', stake: '1000', payout: '9000' });
      for (const [day, gross] of [
        ['2026-03-11', '600'],
        ['2026-03-20', '8400'],
      ] as const) {
        await givenPayment(store, { ...place, bet_record_id: 'parts', day, gross });
      }
    });
    await tax.turn();
    const pages = [];
    for (const page of ['1', '2', '3']) {
      const path = `/api/TaxReporting/periods/${sportsWithholding}/register`;
      const answer = await tax.reporter('GET', path, { brand: 'alder', query: { page, pageSize: '2' } });
      pages.push(answer.json<Register>());
    }
    const rows = pages.flatMap(({ items }) => items);
    const { totals, ruleId, isMasked } = pages[0]!;
    const sum = (name: 'gross' | 'deducted' | 'base' | 'tax') =>
      sumMoney(rows.map((row) => row[name] ?? '0'));
    const { baseAmount, tax: amount } = await tax.detail(sportsWithholding);

    expect(totals).toMatchObject({ rows: 5, base: baseAmount, tax: amount, gross: sum('gross') });
    expect([sum('base'), sum('tax'), sum('deducted')]).toEqual([baseAmount, amount, totals.deducted]);
    expect({ ruleId, isMasked }).toEqual({ ruleId: 'TZ.WHT.SPORTS.2025-07-01', isMasked: true });
    expect(rows.filter(({ recordId }) => recordId === 'parts')).toMatchObject([
      { day: '2026-03-11', gross: '600.00', deducted: '600.00', base: '0.00', tax: '0.00' },
      { day: '2026-03-20', gross: '8400.00', deducted: '400.00', base: '8000.00', tax: '1200.00' },
    ]);
    const payees = rows.map(({ payee }) => payee);
    expect(payees.filter((payee) => payee !== null)).toHaveLength(2);
    expect(payees).not.toContain('player-7');
    const none = `/api/TaxReporting/periods/${sportsTax}/register`;
    expect((await tax.reporter('GET', none, { brand: 'alder' })).statusCode).toBe(404);
  });

  test('a closed month is told of a bet that comes late for a ticket it paid, of whatever month the bet is', async () => {
    const ticket = { channel: 'RETAIL', vertical: 'SPORTS_PREMATCH', licence_id: 'lic-2' };
    await given((store) => givenPayment(store, { ...ticket, bet_record_id: 'old', gross: '5000' }));
    await tax.turn();
    const pinned = await tax.close(sportsWithholding);

    await given((store) =>
      givenBet(store, {
        ...{ ...ticket, record_id: 'old', day: '2026-02-20', stake: '1000' },
        known_at: tax.now().toISOString(),
      }),
    );
    tax.code();

    expect(pinned).toMatchObject({ late: { records: 0 } });
    expect(await tax.detail(sportsWithholding)).toMatchObject({
      tax: pinned.tax,
      late: { records: 1, baseDifference: '-1000.00', taxDifference: '-150.00' },
    });
  });

  test('machines owe by the month, each once, whatever their site is called', async () => {
    await given(async (store) => {
      const machine = { brand_id: 'alder', licence_id: 'lic-9', licensed_from: '2026-01-01' };
      await insert(store, 'gaming_machine', { ...machine, id: 'm1', product_class: 'SLOT_SHOP' });
      await insert(store, 'gaming_machine', {
        ...machine,
        id: 'm2',
        product_class: 'SLOT_SHOP',
        licensed_from: '2026-03-31',
      });
      await insert(store, 'gaming_machine', {
        ...machine,
        id: 'm3',
        product_class: 'SLOT_SHOP',
        licensed_to: '2026-02-28',
      });
      await insert(store, 'gaming_machine', { ...machine, id: 'm4', product_class: 'SLOT_CLUB' });
    });
    const march = (authority: string, code: string, productClass: string) =>
      taxOf(`alder~TZ~${authority}~${code}~${productClass}~2026-03-01~2026-03-31`);

    expect(await march('TRA', 'GGT', 'SLOT_SHOP')).toMatchObject({ baseAmount: '2.00', tax: '200000.00' });
    expect(await march('TRA', 'GGT', 'SLOT_CLUB')).toMatchObject({ tax: '100000.00' });
    expect(await march('GBT', 'LEVY', 'SLOT_SHOP')).toMatchObject({ tax: '20000.00' });
    expect(await march('GBT', 'LEVY', 'SLOT_CLUB')).toMatchObject({ tax: '30000.00' });
    const paper = await paperOf('alder~TZ~TRA~GGT~SLOT_SHOP~2026-03-01~2026-03-31');
    expect(paper.lines[0]?.facts).toMatchObject([{ licenceId: 'lic-9', count: 2, base: '2.00' }]);
    expect(paper.checks.every(({ ok }) => ok)).toBe(true);
  });

  test('of prizes nobody claimed a quarter goes to the Board; what is kept is told', async () => {
    const lapsed = { vertical: 'VIRTUAL_SPORTS', licence_id: 'lic-3', kind: 'EXPIRED', method: 'NONE' };
    await given((store) => givenPayment(store, { ...lapsed, bet_record_id: 'v1', gross: '1000001' }));
    // In a shop it is another law.
    await given((store) =>
      givenPayment(store, { ...lapsed, channel: 'RETAIL', bet_record_id: 't4', gross: '999' }),
    );

    const paper = await paperOf('alder~TZ~GBT~UNCL~ONLINE~2026-01-01~2026-03-31');

    expect(paper.lines[0]).toMatchObject({
      base: '1000001.00',
      tax: '250000.00',
      shares: [
        { to: 'GBT', amount: '250000.00', isPayable: true },
        { to: 'GUARANTEED_JACKPOT', amount: '750001.00', isPayable: false },
      ],
    });
    expect(paper.checks.every(({ ok }) => ok)).toBe(true);
  });

  test('the licence says the class where the law does not, and nothing is taxed twice', async () => {
    const casino = 'alder~TZ~TRA~GGT~ONLINE_CASINO~2026-03-01~2026-03-31';
    expect(
      (await tax.viewer('GET', `/api/TaxReporting/periods/${casino}`, { brand: 'alder' })).statusCode,
    ).toBe(404);
    await given((store) =>
      insert(store, 'licence_tax_class', {
        brand_id: 'alder',
        licence_id: 'lic-1',
        vertical: '*',
        product_class: 'ONLINE_CASINO',
        source: 'Licence IC/2022/0093, clause 2',
      }),
    );

    expect(await taxOf(casino)).toMatchObject({ baseAmount: '70.00', tax: '18.00' });
    const { unclassified, items } = await tax.list({ from: '2026-03-01', to: '2026-03-31', code: 'GGT' });
    expect(unclassified).toEqual([]);
    expect(sumMoney(items.map(({ baseAmount }) => baseAmount))).toBe('97491.00');
  });

  test('excise on stakes is off, and ticket by ticket where it is asked for', async () => {
    const bet = { vertical: 'VIRTUAL_SPORTS', licence_id: 'lic-3', day: '2026-07-10' };
    for (const n of [1, 2, 3])
      await given((store) => givenBet(store, { ...bet, record_id: `x${n}`, stake: '510' }));
    await given((store) =>
      givenSettlement(store, { ...bet, bet_record_id: 'x3', stake: '510', result: 'VOID' }),
    );
    tax.app.advance(120 * 86_400_000);
    const july = { from: '2026-07-01', to: '2026-07-31', code: 'EXC', productClass: 'VIRTUAL' };

    const later = await tax.signIn({ role: 'viewer', brandIds: ['alder'], id: 'u_later' });
    const list = async (query: Record<string, string>) =>
      (await later('GET', listTaxPeriods.path, { brand: 'alder', query })).json<{ items: unknown[] }>().items;

    expect(await list(july)).toEqual([]);
    expect(await list({ ...july, includeUnverified: 'true' })).toMatchObject([
      { baseAmount: '1020.00', tax: '52.00', status: 'UNVERIFIED_RULE', state: 'OPEN' },
    ]);
  });

  test('a loss in one British quarter is taken off the next, and then off none', async () => {
    await given(async (store) => {
      await insertLicence(store, {
        id: 'gb-1',
        brand_id: 'cedar',
        authority: 'UKGC',
        number: '1',
        products: '',
        valid_from: '2018-01-01',
      });
      const place = { brand_id: 'cedar', licence_id: 'gb-1', currency: 'GBP', product_id: 'game-1' };
      await givenSettlement(store, {
        ...place,
        day: '2025-08-10',
        stake: '100',
        payout: '300',
        known_at: '2025-08-11T00:00:00Z',
      });
      await givenSettlement(store, {
        ...place,
        day: '2025-11-10',
        stake: '150',
        known_at: '2025-11-11T00:00:00Z',
      });
      await givenSettlement(store, {
        ...place,
        day: '2026-02-10',
        stake: '1000',
        known_at: '2026-02-11T00:00:00Z',
      });
    });
    const quarter = (from: string, to: string) => tax.detail(`cedar~GB~HMRC~RGD~REMOTE_GAMING~${from}~${to}`);
    const check = async () => {
      expect(await quarter('2025-07-01', '2025-09-30')).toMatchObject({
        tax: '0.00',
        carriedForward: '200.00',
      });
      expect(await quarter('2025-10-01', '2025-12-31')).toMatchObject({
        tax: '0.00',
        carriedForward: '50.00',
      });
      // 21 % of 950.
      expect(await quarter('2026-01-01', '2026-03-31')).toMatchObject({
        tax: '199.50',
        taxable: '950.00',
        carriedForward: '0.00',
      });
    };

    await check();
    await tax.turn();
    await check();
  });

  test('play in another currency is converted day by day; without a rate nothing is closed', async () => {
    const place = { brand_id: 'birch', licence_id: 'dk-1', product_id: 'game-1', currency: 'EUR' };
    await given(async (store) => {
      await givenSettlement(store, { ...place, day: '2026-03-06', stake: '100' });
      await givenSettlement(store, { ...place, day: '2026-03-07', stake: '10' });
    });
    const id = 'birch~DK~Skattestyrelsen~SPA~ONLINE_CASINO~2026-03-01~2026-03-31';
    await tax.turn();
    expect((await tax.detail(id)).checks).toContainEqual(
      expect.objectContaining({ id: 'FX_MISSING:EUR/DKK 2026-03-06', effect: 'REFUSES' }),
    );
    await given((store) =>
      insert(store, 'fx_rate', {
        currency_from: 'EUR',
        currency_to: 'DKK',
        rate_date: '2026-03-06',
        rate: '7.4604567891',
        source: 'ECB',
        published_at: '2026-03-06T15:00:00Z',
        known_at: '2026-03-06T15:00:00Z',
      }),
    );

    const { late, checks } = await tax.detail(id);
    // 746.05 and, by the rate of the last earlier day, 74.60.
    expect(await simulated(id)).toMatchObject({ tax: '229.78', lines: [{ base: '820.65' }] });
    expect(checks.map((check) => check.id)).toEqual([]);
    expect(late).toMatchObject({ records: 0 });
  });

  async function simulated(id: string) {
    return (await tax.call(tax.viewer, id, 'simulate', {})).json<Paper>();
  }

  test('in Denmark a stake returned after settlement still counts', async () => {
    const place = { brand_id: 'birch', licence_id: 'dk-1', product_id: 'game-1', currency: 'DKK' };
    await given(async (store) => {
      await givenSettlement(store, { ...place, bet_record_id: 'd1', day: '2026-03-05', stake: '110' });
      await givenSettlement(store, {
        ...place,
        bet_record_id: 'd1',
        day: '2026-03-20',
        stake: '110',
        result: 'LATE_VOID',
      });
      await givenSettlement(store, {
        ...place,
        bet_record_id: 'd2',
        day: '2026-03-20',
        stake: '10',
        result: 'VOID',
      });
    });

    // 110 lost and returned late, which changes nothing; 10 returned in time.
    const id = 'birch~DK~Skattestyrelsen~SPA~ONLINE_CASINO~2026-03-01~2026-03-31';
    expect(await taxOf(id)).toMatchObject({ baseAmount: '110.00', tax: '30.80' });
    // The rule on betting does not say so: there it is as if the bet had never been.
    await given(async (store) => {
      const bet = { ...place, vertical: 'SPORTS_LIVE', bet_record_id: 'd3', stake: '50' };
      await givenSettlement(store, { ...bet, day: '2026-03-05' });
      await givenSettlement(store, { ...bet, day: '2026-03-20', result: 'LATE_VOID' });
    });
    expect(await taxOf(id.replace('ONLINE_CASINO', 'BETTING'))).toMatchObject({ baseAmount: '0.00' });
  });

  test('in Malta only players in Malta count', async () => {
    const place = { brand_id: 'elm', licence_id: 'mt-1', product_id: 'game-1', currency: 'EUR' };
    await given(async (store) => {
      await givenSettlement(store, { ...place, stake: '100', player_country: 'MT' });
      await givenSettlement(store, { ...place, stake: '999', player_country: 'FI' });
      await givenSettlement(store, { ...place, stake: '1', player_country: null });
    });

    const id = 'elm~MT~MGA~GTAX~MT_PLAYERS~2026-03-01~2026-03-31';
    expect(await taxOf(id)).toMatchObject({ baseAmount: '100.00', tax: '5.00' });
  });

  test('a British difference is carried into the quarter that is open, once, and within its limit', async () => {
    const place = { brand_id: 'cedar', licence_id: 'gb-1', currency: 'GBP', product_id: 'game-1' };
    const settled = { ...place, day: '2026-02-10' };
    await given((store) => givenSettlement(store, { ...settled, stake: '100000' }));
    await tax.turn();
    const first = 'cedar~GB~HMRC~RGD~REMOTE_GAMING~2026-01-01~2026-03-31';
    const second = 'cedar~GB~HMRC~RGD~REMOTE_GAMING~2026-04-01~2026-06-30';
    expect(await tax.close(first)).toMatchObject({ state: 'CLOSED', tax: '21000.00' });
    await tax.call(tax.approver, first, 'file', { ackRef: 'HMRC-1' });
    const late = (known: string, stake: string) =>
      given((store) => givenSettlement(store, { ...settled, stake, known_at: known }));
    const amend = async (body: Record<string, unknown>) => {
      const { revision } = await tax.detail(first);
      return tax.call(
        tax.reporter,
        first,
        'amend',
        { reason: 'Late', ...body },
        { 'if-match': `"${revision}"` },
      );
    };
    const reopen = async () => {
      const { revision } = await tax.detail(first);
      await tax.call(tax.reporter, first, 'reopen', { reason: 'Late' }, { 'if-match': `"${revision}"` });
      await tax.confirm(first);
    };
    await late('2026-04-10T08:01:30Z', '1000');
    tax.code();
    await reopen();
    expect((await amend({ method: 'RESTATE' })).json()).toMatchObject({ code: 'CORRECTION_REFUSED' });
    expect((await amend({})).json()).toMatchObject({
      proposal: { method: 'CARRY', carried: '210.00', bearerId: second },
    });
    expect((await tax.confirm(first)).json()).toMatchObject({
      state: 'FILED',
      version: 1,
      tax: '21000.00',
      adjustmentsOut: [{ bearerId: second, amount: '210.00', ofVersion: 1 }],
      // Borne by the next quarter, it is no difference that is still open.
      late: { records: 1, tax: '21210.00', taxDifference: '0.00' },
    });
    expect(await tax.detail(second)).toMatchObject({
      adjustments: '210.00',
      payable: '210.00',
      state: 'OPEN',
    });

    // Paid while it is reopened, it is settled once the correction leads back; what has been carried is not carried again.
    tax.code();
    await reopen();
    const payment = { controlNumber: 'P-1', paidAt: '2026-04-10T08:00:00Z', bankRef: 'B-1' };
    expect(
      (await tax.call(tax.reporter, first, 'pay', { ...payment, amount: '21000.005' })).json(),
    ).toMatchObject({
      errors: [{ field: 'amount', code: 'TOO_PRECISE' }],
    });
    await tax.call(tax.reporter, first, 'pay', { ...payment, amount: '21000' });
    expect((await amend({})).json()).toMatchObject({ proposal: { carried: '0.00' } });
    expect((await tax.confirm(first)).json()).toMatchObject({
      state: 'PAID',
      balance: '0.00',
      adjustmentsOut: [{ bearerId: second, amount: '210.00' }],
    });

    await late('2026-04-10T08:03:30Z', '9000000');
    tax.code();
    expect((await tax.detail(first)).late).toMatchObject({ records: 2, taxDifference: '1890000.00' });
    await reopen();
    expect((await amend({})).json()).toMatchObject({
      code: 'CORRECTION_REFUSED',
      detail: expect.stringContaining('must be restated') as unknown,
    });
    // Carried before: restating it as well would count the difference twice.
    expect((await amend({ method: 'RESTATE' })).json()).toMatchObject({
      code: 'CORRECTION_REFUSED',
      detail: expect.stringContaining('twice') as unknown,
    });
  });

  test('a loss that a carried correction makes is taken off by the quarter that bears it, once', async () => {
    const place = {
      ...{ brand_id: 'cedar', licence_id: 'gb-1', currency: 'GBP', product_id: 'game-1' },
      ...{ vertical: 'SPORTS_LIVE' },
    };
    const quarter = (from: string, to: string) => `cedar~GB~HMRC~GBD~REMOTE_BETTING~${from}~${to}`;
    const first = quarter('2025-07-01', '2025-09-30');
    const second = quarter('2025-10-01', '2025-12-31');
    const bearer = quarter('2026-01-01', '2026-03-31');
    await given(async (store) => {
      for (const [day, stake] of [
        ['2025-08-10', '1000'],
        ['2025-11-10', '100'],
        ['2026-02-10', '1170'],
      ] as const) {
        await givenSettlement(store, { ...place, day, stake, known_at: `${day}T20:00:00Z` });
      }
    });
    await tax.turn();
    for (const [id, amount] of [
      [first, '150.00'],
      [second, '15.00'],
    ] as const) {
      expect(await tax.close(id)).toMatchObject({ state: 'CLOSED', tax: amount });
      await tax.call(tax.approver, id, 'file', { ackRef: 'HMRC-1' });
    }
    expect(await tax.detail(bearer)).toMatchObject({ baseAmount: '1170.00', tax: '175.50' });
    const correct = async () => {
      for (const step of ['reopen', 'amend']) {
        const { revision } = await tax.detail(first);
        await tax.call(tax.reporter, first, step, { reason: 'Late' }, { 'if-match': `"${revision}"` });
        await tax.confirm(first);
      }
      return tax.detail(first);
    };
    const late = (known: string, payout: string) =>
      given((store) =>
        givenSettlement(store, { ...place, day: '2025-08-10', stake: '0', payout, known_at: known }),
      );

    await late(tax.now().toISOString(), '1465');
    tax.code();

    expect(await correct()).toMatchObject({
      state: 'FILED',
      tax: '150.00',
      adjustmentsOut: [{ bearerId: bearer, amount: '-150.00', loss: '465.00' }],
      proposals: expect.arrayContaining([
        expect.objectContaining({ carried: '-150.00', carriedLoss: '465.00' }),
      ]) as unknown,
    });
    // 15 % of 1,170 less 465.
    expect(await tax.close(bearer)).toMatchObject({
      ...{ baseAmount: '1170.00', taxable: '705.00', tax: '105.75', adjustments: '-150.00' },
      adjustmentsIn: [{ loss: '465.00' }],
    });

    // Half of the loss was none: what the bearer took off too much is added to the next quarter.
    await late(tax.now().toISOString(), '-200');
    tax.code();
    const next = quarter('2026-04-01', '2026-06-30');
    expect(await correct()).toMatchObject({
      adjustmentsOut: [{ loss: '465.00' }, { bearerId: next, amount: '0.00', loss: '-200.00' }],
    });
    expect(await tax.detail(next)).toMatchObject({ taxable: '200.00', tax: '30.00' });
  });

  test('on any book the totals of the periods are those of the Tanzanian report', async () => {
    const amount = fc.integer({ min: 1, max: 5_000_000 }).map(String);
    const ticket = fc.record({
      vertical: fc.constantFrom('SPORTS_LIVE', 'VIRTUAL_SPORTS', 'CASINO_SLOTS', 'BINGO'),
      stake: amount,
      payout: fc.option(amount, { nil: null }),
      isReturned: fc.boolean(),
    });
    let month = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(ticket, { minLength: 1, maxLength: 12 }), async (book) => {
        const day = `2025-${String((month += 1) + 6).padStart(2, '0')}-11`;
        const period = { from: `${day.slice(0, 8)}01`, to: `${day.slice(0, 8)}30` };
        await given(async (store) => {
          for (const [n, { vertical, stake, payout, isReturned }] of book.entries()) {
            const of = { vertical, day, licence_id: 'lic-7', known_at: '2025-12-30T00:00:00Z' };
            const bet = `${day}-${n}`;
            await givenBet(store, { ...of, record_id: bet, stake });
            if (isReturned)
              await givenSettlement(store, { ...of, bet_record_id: bet, stake, result: 'VOID' });
            else if (payout !== null) await givenPayment(store, { ...of, bet_record_id: bet, gross: payout });
          }
        });
        // All of the month, so that both look at whole periods.
        const whole = { ...period, to: lastDay(period.from) };
        const answer = await tax.viewer('GET', listTanzanianTotals.path, { brand: 'alder', query: whole });
        const { payable } = answer.json<{ payable: { authority: string; code: string; amount: string }[] }>();

        const { items } = await tax.list(whole);
        for (const { authority, code, amount: owed } of payable) {
          const own = items.filter((one) => one.authority === authority && one.code === code);
          expect(sumMoney(own.map(({ tax: part }) => part))).toBe(owed);
        }
        expect(payable.length).toBeGreaterThan(0);
      }),
      cases(2, 5),
    );
  });
});

function lastDay(first: string): string {
  return new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 0))
    .toISOString()
    .slice(0, 10);
}
