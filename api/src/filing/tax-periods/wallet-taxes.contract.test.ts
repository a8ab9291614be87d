import { listTaxPeriods } from '@tallyhouse/shared/contracts/tax-reporting';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { givenBet, insertLicence, givenMovement } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { givenTaxApp, type ListAnswer, type TaxApp } from './testing/given-tax-app';
import { bothEngines } from '../../store/testing/on-engines';

const kenyan: ActiveBrand = {
  ...{ id: 'maple', name: 'Maple', country: 'KE', currency: 'KES', zone: 'Africa/Nairobi', cutoff: '00:00' },
  channels: ['ONLINE'],
};
const greek: ActiveBrand = {
  ...{ id: 'olive', name: 'Olive', country: 'GR', currency: 'EUR', zone: 'Europe/Athens', cutoff: '00:00' },
  channels: ['ONLINE'],
};
/** Monday to Sunday. */
const week = '2026-03-09~2026-03-15';
const deposits = `maple~KE~KRA~EXC~WALLET_DEPOSIT~${week}`;
const withdrawals = `maple~KE~KRA~WHT~WALLET_WITHDRAWAL~${week}`;

describe.each(bothEngines({ isGuarded: true }))('taxes on money of accounts, on %s', (_, open) => {
  let tax: TaxApp;

  beforeEach(async () => {
    tax = await givenTaxApp(await open(), [kenyan, greek]);
  });
  afterEach(() => tax.app.close());

  const given = (write: (store: Store) => Promise<unknown>) => actForAllBrands(() => write(tax.store));
  const account = { brand_id: 'maple', source_id: 'maple-pam', currency: 'KES' };
  const moved = (amount: string, rest: Record<string, string> = {}) =>
    given((store) => givenMovement(store, { ...account, amount, ...rest }));
  const givenWeek = async () => {
    await moved('1000.10');
    await moved('500', { day: '2026-03-15' });
    await moved('7', { day: '2026-03-16' });
    await moved('200', { kind: 'WITHDRAWAL_PAID' });
    await moved('900', { kind: 'WITHDRAWAL_REQUESTED' });
    await moved('40', { kind: 'CHARGEBACK' });
  };
  const licensed = (brandId: string, id: string, authority: string) =>
    given((store) =>
      insertLicence(store, {
        ...{ id, brand_id: brandId, authority, number: id, products: '', valid_from: '2018-01-01' },
      }),
    );
  const listOf = async (brand: string, query: Record<string, string> = {}) => {
    const asked = { from: '2026-03-01', to: '2026-03-31', ...query };
    return (await tax.viewer('GET', listTaxPeriods.path, { brand, query: asked })).json<ListAnswer>();
  };
  const reasonsOf = ({ notComputed }: ListAnswer) =>
    Object.fromEntries(notComputed.map(({ ruleId, reason }) => [ruleId, reason]));

  test('excise is due on what was paid in, and withholding on what was paid out, week by week', async () => {
    await givenWeek();

    // 5 % of 1,500.10 is 75.005.
    expect(await tax.detail(deposits)).toMatchObject({
      baseAmount: '1500.10',
      tax: '75.01',
      currency: 'KES',
    });
    expect(await tax.detail(withdrawals)).toMatchObject({ baseAmount: '200.00', tax: '10.00' });
    const { items, notComputed } = await listOf('maple');
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([deposits, withdrawals]));
    expect(notComputed.map(({ code }) => code)).toEqual(['BT']);
    const path = `/api/TaxReporting/periods/${deposits}/workingPaper`;
    expect((await tax.viewer('GET', path, { brand: 'maple', query: { split: 'day' } })).json()).toMatchObject(
      {
        tax: '75.01',
        lines: [
          {
            inputs: [{ code: 'movements', value: '2' }],
            facts: [
              { day: '2026-03-10', count: 1, base: '1000.10' },
              { day: '2026-03-15', count: 1, base: '500.00' },
            ],
          },
        ],
        checks: [{ ok: true }, { ok: true }, { ok: true }, { ok: true }],
      },
    );
  });

  test('a closed week is told of money that came late, or was corrected', async () => {
    await givenWeek();
    await tax.turn();
    expect(await tax.close(deposits)).toMatchObject({ state: 'CLOSED', tax: '75.01' });
    expect(await tax.detail(deposits)).toMatchObject({ late: { records: 0 } });

    await moved('100', { known_at: tax.now().toISOString() });
    await moved('300', { kind: 'WITHDRAWAL_PAID', known_at: tax.now().toISOString() });
    tax.code();

    expect(await tax.detail(deposits)).toMatchObject({
      tax: '75.01',
      late: { records: 1, baseDifference: '100.00', tax: '80.01' },
    });
    expect((await tax.detail(withdrawals)).late).toMatchObject({ records: 1, taxDifference: '15.00' });
  });

  test('under several licences each law has its own money; what names no licence is nobody’s, and is said so', async () => {
    await licensed('maple', 'ke-1', 'BCLB');
    await licensed('maple', 'mt-1', 'MGA');
    await moved('100', { licence_id: 'ke-1' });
    await moved('5000', { licence_id: 'mt-1' });

    expect(await tax.detail(deposits)).toMatchObject({ baseAmount: '100.00', tax: '5.00' });

    await moved('1');
    const list = await listOf('maple');
    expect(list.items.map(({ code }) => code)).not.toContain('EXC');
    expect(reasonsOf(list)).toMatchObject({
      'KE.EXC.WALLET_DEPOSIT.2025-07-01': 'ACCOUNTS_SHARED',
      'KE.WHT.WALLET_WITHDRAWAL.2025-07-01': 'NO_MOVEMENTS',
    });
  });

  test('every rule in force that makes no period is named with the reason', async () => {
    expect(reasonsOf(await listOf('maple'))).toEqual({
      'KE.BT.BETTING.2019-01-01': 'NO_PLAY',
      'KE.EXC.WALLET_DEPOSIT.2025-07-01': 'NO_MOVEMENTS',
      'KE.WHT.WALLET_WITHDRAWAL.2025-07-01': 'NO_MOVEMENTS',
    });
    await given((store) =>
      givenBet(store, { brand_id: 'olive', currency: 'EUR', vertical: 'SPORTS_LIVE', licence_id: 'gr-1' }),
    );
    const olive = await listOf('olive');
    expect(olive.items.map(({ code }) => code)).toContain('GGR35');
    // How long its period is stands in no source, so the coupon tax is named and not guessed.
    expect(olive.notComputed).toEqual([
      expect.objectContaining({
        brandId: 'olive',
        ruleId: 'GR.WHT.COUPON.2021-07-12',
        title: 'AADE WHT COLUMN_BETTING',
        reason: 'PERIOD_UNKNOWN',
      }),
    ]);
    const alder = await listOf('alder');
    expect(reasonsOf(alder)).toMatchObject({
      'TZ.GGT.SLOT_ROUTE.2018-07-01': 'NO_MACHINES',
      'TZ.GGT.LAND_CASINO.2018-07-01': 'NO_PLAY',
    });
    const taxed = ['TZ.GGT.SPORTS.2018-07-01', 'TZ.WHT.SPORTS.2025-07-01', 'TZ.LEVY.VIRTUAL.2022-07-01'];
    for (const id of taxed) expect(reasonsOf(alder)).not.toHaveProperty([id]);
    expect(reasonsOf(await listOf('alder', { code: 'LEVY' }))).not.toHaveProperty([
      'TZ.GGT.LAND_CASINO.2018-07-01',
    ]);
  });
});
