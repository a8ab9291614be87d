import type { Problem } from '@tallyhouse/shared/contracts/problem';
import type { ReportHeader, Simulation } from '@tallyhouse/shared/contracts/reports';
import { givenBet, givenPayment, givenSettlement, insert } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { openTestStore } from '../../store/testing/open-test-store';
import {
  birch,
  cedar,
  givenTaxApp,
  sportsTax,
  type TaxApp,
} from '../../filing/tax-periods/testing/given-tax-app';

const march = { from: '2026-03-01', to: '2026-03-31' };

describe('returns and their tax periods', () => {
  let tax: TaxApp;

  beforeEach(async () => {
    tax = await givenTaxApp(await openTestStore({ isGuarded: true }), [cedar, birch]);
  });
  afterEach(() => tax.app.close());

  const given = (write: (store: Store) => Promise<unknown>) => actForAllBrands(() => write(tax.store));

  async function simulate(type: string, brand = 'alder', more: object = {}): Promise<Simulation> {
    const body = { type, period: march, ...more };
    const answer = await tax.reporter('POST', '/api/OnlineReports/simulation', { brand, body });
    expect(answer.statusCode).toBe(200);
    return answer.json<Simulation>();
  }

  async function submit({ simulationId }: Simulation, brand = 'alder') {
    const body = { simulationId };
    const kept = await tax.reporter('POST', '/api/DoubleConfirmation/prepare', { brand, body });
    const { id } = kept.json<ReportHeader>();
    return tax.reporter('POST', `/api/DoubleConfirmation/${id}/submit`, { brand });
  }

  const statedBy = ({ tax: lines, totals }: Simulation) => ({
    ggr: totals['ggr'],
    lines: lines.map(({ baseAmount, tax: amount }) => [baseAmount, amount]),
  });
  const periodOf = async (id: string) => {
    const { baseAmount, tax: amount, status } = await tax.detail(id);
    return { baseAmount, tax: amount, status };
  };

  test('a sports return is over shops and online, and states what its tax period owes', async () => {
    await given((store) => givenBet(store, { vertical: 'SPORTS_LIVE', record_id: 'o1', stake: '1000' }));

    const simulation = await simulate('TZ_SPORTS_MONTHLY');

    expect(statedBy(simulation)).toEqual({ ggr: '86421.00', lines: [['86421.00', '21605.00']] });
    expect(await periodOf(sportsTax)).toMatchObject({ baseAmount: '86421.00', tax: '21605.00' });
    expect(simulation.checks).toContainEqual(expect.objectContaining({ id: 'TAX', ok: true }));
    expect(simulation.meta.filtersText).toEqual(['Channel is online or retail', 'Tax class is SPORTS']);
    expect(simulation.controlTotals).toEqual({ taxPayable: '21605.00' });
  });

  test('a return is as sure as the taxes that it states', async () => {
    const simulation = await simulate('TZ_SPORTS_MONTHLY');
    const body = { simulationId: simulation.simulationId };
    const kept = await tax.reporter('POST', '/api/DoubleConfirmation/prepare', { brand: 'alder', body });
    const { figureStatus } = kept.json<ReportHeader>();

    expect(simulation.tax.map(({ status }) => status)).toContain('UNVERIFIED_RULE');
    expect([simulation.meta.status, figureStatus]).toEqual(['UNVERIFIED_RULE', 'UNVERIFIED_RULE']);
  });

  test('a return over several tax periods states what each owes: a loss of one is not taken off another', async () => {
    await given(async (store) => {
      await givenBet(store, { vertical: 'SPORTS_LIVE', record_id: 'm1', stake: '1000' });
      const paid = { vertical: 'SPORTS_LIVE', bet_record_id: 'm1', day: '2026-04-10', gross: '50000' };
      await givenPayment(store, paid);
    });

    const simulation = await simulate('TZ_SPORTS_MONTHLY', 'alder', {
      period: { from: '2026-03-01', to: '2026-04-30' },
    });

    expect(statedBy(simulation)).toEqual({ ggr: '36421.00', lines: [['36421.00', '21605.00']] });
    expect(simulation.controlTotals).toEqual({ taxPayable: '21605.00' });
    expect(simulation.checks).toContainEqual(expect.objectContaining({ id: 'TAX', ok: true }));
  });

  test('play that nobody has classed is in neither, and neither is final until the licence says its class', async () => {
    const casinoTax = sportsTax.replace('SPORTS', 'ONLINE_CASINO');
    await given(async (store) => {
      await givenBet(store, { vertical: 'CASINO_SLOTS', record_id: 's1', stake: '600' });
      await givenBet(store, { vertical: 'CRASH', record_id: 'x1', stake: '400' });
    });

    const before = await simulate('TZ_CASINO_MONTHLY');

    expect(statedBy(before).lines).toEqual([['600.00', '150.00']]);
    expect(await periodOf(casinoTax)).toMatchObject({ baseAmount: '600.00', status: 'PROVISIONAL' });
    expect(before.meta).toMatchObject({
      status: 'PROVISIONAL',
      statusReasons: ['UNCLASSIFIED:lic-1 ONLINE CRASH'],
    });

    await given((store) =>
      insert(store, 'licence_tax_class', {
        ...{ brand_id: 'alder', licence_id: 'lic-1', vertical: 'CRASH' },
        ...{ product_class: 'ONLINE_CASINO', source: 'Licence, annex 1' },
      }),
    );
    const kept = await submit(before);
    const after = await simulate('TZ_CASINO_MONTHLY');

    expect(kept.json<Problem>()).toMatchObject({ code: 'STALE_SIMULATION' });
    // The 70 of crash games that the book has already are in it too.
    expect(statedBy(after)).toEqual({ ggr: '1070.00', lines: [['1070.00', '268.00']] });
    expect(await periodOf(casinoTax)).toMatchObject({ baseAmount: '1070.00', tax: '268.00' });
    expect(after.meta.statusReasons).toEqual([]);
  });

  test('a Danish return states the duty of both classes, each late void as its rule says', async () => {
    const place = { brand_id: 'birch', licence_id: 'dk-1', product_id: 'game-1', currency: 'DKK' };
    const lateVoid = { day: '2026-03-20', result: 'LATE_VOID' };
    await given(async (store) => {
      await givenSettlement(store, { ...place, bet_record_id: 'd1', stake: '1174.50' });
      await givenSettlement(store, { ...place, bet_record_id: 'd2', stake: '90' });
      await givenSettlement(store, { ...place, bet_record_id: 'd2', stake: '90', ...lateVoid });
      const bet = { ...place, vertical: 'SPORTS_LIVE', bet_record_id: 'd3', stake: '50' };
      await givenSettlement(store, bet);
      await givenSettlement(store, { ...bet, ...lateVoid });
    });

    const simulation = await simulate('DK_MONTHLY', 'birch');

    // 90 stays in the duty of casino; the rule on betting does not say so, and there 50 is out.
    expect(statedBy(simulation)).toEqual({
      ggr: '1264.50',
      lines: [
        ['1264.50', '354.06'],
        ['0.00', '0.00'],
      ],
    });
    expect(simulation.checks.filter(({ ok, severity }) => !ok && severity === 'ERROR')).toEqual([]);
    const duty = 'birch~DK~Skattestyrelsen~SPA~ONLINE_CASINO~2026-03-01~2026-03-31';
    expect(await periodOf(duty)).toMatchObject({ baseAmount: '1264.50', tax: '354.06' });
  });

  test('a Maltese return states the tax on players in Malta, beside the play of all', async () => {
    const place = { brand_id: 'elm', licence_id: 'mt-1', product_id: 'game-1', currency: 'EUR' };
    await given(async (store) => {
      await givenSettlement(store, { ...place, stake: '100', player_country: 'MT' });
      await givenSettlement(store, { ...place, stake: '900', player_country: 'FI' });
    });

    const simulation = await simulate('MT_MONTHLY', 'elm');

    expect(statedBy(simulation)).toEqual({ ggr: '1000.00', lines: [['100.00', '5.00']] });
    expect(simulation.checks).toContainEqual(expect.objectContaining({ id: 'TAX', ok: true }));
  });

  test('a British return states yield without free bets, which HMRC counts at face value', async () => {
    const place = { brand_id: 'cedar', licence_id: 'gb-1', product_id: 'game-1', currency: 'GBP' };
    const play = { ...place, vertical: 'SPORTS_LIVE' };
    await given(async (store) => {
      await givenSettlement(store, { ...play, bet_record_id: 'g1', stake: '401.67' });
      await givenSettlement(store, { ...play, bet_record_id: 'g2', stake: '0', stake_bonus: '100' });
    });
    const quarter = { from: '2026-01-01', to: '2026-03-31' };

    const { totals, tax: lines, meta } = await simulate('GB_QUARTERLY', 'cedar', { period: quarter });

    expect(totals).toMatchObject({ ggr: '401.67' });
    expect(lines).toEqual([]);
    expect(meta.filtersText).toContain('Only cash stakes and cash winnings count');
    const duty = 'cedar~GB~HMRC~GBD~REMOTE_BETTING~2026-01-01~2026-03-31';
    expect(await periodOf(duty)).toMatchObject({ baseAmount: '501.67' });
  });

  test('a return that leaves something out is not handed over: both figures and the rule are named', async () => {
    const filters = [{ field: 'channel', op: 'eq', value: 'ONLINE' }];
    await given((store) => givenBet(store, { vertical: 'SPORTS_LIVE', record_id: 'o1', stake: '1000' }));

    const simulation = await simulate('TZ_SPORTS_MONTHLY', 'alder', { filters });
    const answer = await submit(simulation);

    expect(simulation.checks).toContainEqual(
      expect.objectContaining({
        id: 'TAX',
        ok: false,
        detail:
          'The rows add up to TZS 1,000.00, but the tax base is TZS 86,421.00 under TZ.GGT.SPORTS.2018-07-01',
      }),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Problem>()).toMatchObject({ code: 'INVARIANT_FAILED' });
  });

  test('a return is not handed over beside a tax period that was closed with other figures', async () => {
    await tax.turn();
    await tax.close(sportsTax);
    await given((store) =>
      givenBet(store, {
        ...{ vertical: 'SPORTS_LIVE', record_id: 'late', stake: '1000' },
        known_at: tax.now().toISOString(),
      }),
    );

    const answer = await submit(await simulate('TZ_SPORTS_MONTHLY'));

    expect(answer.statusCode).toBe(422);
    const { code, detail } = answer.json<Problem>();
    expect(code).toBe('INVARIANT_FAILED');
    expect(detail).toContain('a base of 86421.00 and a tax of 21605.00 TZS');
    expect(detail).toContain('closed with 85421.00 and 21355.00, by TZ.GGT.SPORTS.2018-07-01');
  });

  test('a fact from a shop makes a sports return out of date', async () => {
    const simulation = await simulate('TZ_SPORTS_MONTHLY');
    tax.app.advance(60_000);
    await given((store) =>
      givenBet(store, {
        ...{ vertical: 'SPORTS_LIVE', channel: 'RETAIL', licence_id: 'lic-2', record_id: 'shop' },
        known_at: '2026-04-10T08:00:30Z',
      }),
    );

    const answer = await submit(simulation);

    expect(answer.json<Problem>()).toMatchObject({ code: 'STALE_SIMULATION' });
  });
});
