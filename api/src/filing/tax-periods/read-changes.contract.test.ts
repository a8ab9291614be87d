import type { ChangeCause, ChangedRecord } from '@tallyhouse/shared/contracts/changed-records';
import { changeFacts, givenBet, givenPayment, givenSettlement } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import { givenTaxApp, sportsTax, sportsWithholding, type TaxApp } from './testing/given-tax-app';
import { bothEngines } from '../../store/testing/on-engines';

interface Changes {
  readonly base: { readonly before: string; readonly now: string };
  readonly tax: { readonly before: string; readonly now: string };
  readonly causes:
    | {
        readonly cause: ChangeCause;
        readonly records: number;
        readonly base: string;
        readonly tax: string;
      }[]
    | null;
  readonly items: ChangedRecord[];
  readonly totalCount: number;
}

const shop = { channel: 'RETAIL', vertical: 'SPORTS_PREMATCH', licence_id: 'lic-2', branch_id: 'br-1' };

describe.each(bothEngines({ isGuarded: true }))('why a tax period was restated, on %s', (_, open) => {
  let tax: TaxApp;

  beforeAll(async () => {
    tax = await givenTaxApp(await open());
    await actForAllBrands(() => givenBet(tax.store, { ...shop, record_id: 'taken-back', stake: '700' }));
    await tax.turn();
    await tax.close(sportsTax);
    tax.code();
    await actForAllBrands(() => givenChanges(tax.now().toISOString()));
    tax.code();
    await restate();
  });
  afterAll(() => tax.app.close());

  /** One ticket that came late, one payment put right, one stake given back, and online play of another class. */
  async function givenChanges(known_at: string): Promise<void> {
    const { store } = tax;
    await givenBet(store, { ...shop, record_id: 'late', stake: '4000', known_at });
    await givenSettlement(store, {
      ...{ ...shop, bet_record_id: 'taken-back', stake: '700', result: 'VOID', known_at },
    });
    await givenBet(store, { vertical: 'VIRTUAL_SPORTS', licence_id: 'lic-3', stake: '999', known_at });
    const [paid] = await store.query<{ record_id: string }>(
      `select record_id from payment where brand_id = 'alder' and bet_record_id = 't2'`,
    );
    const record_id = paid?.record_id ?? '';
    await changeFacts(
      store,
      `update payment set superseded_at = cast('${known_at}' as timestamp) where record_id = '${record_id}'`,
    );
    const corrected = { ...shop, record_id, record_version: 2, bet_record_id: 't2', gross: '2009' };
    await givenPayment(store, { ...corrected, known_at });
  }

  async function restate(): Promise<void> {
    const reason = 'The source corrected March';
    const headersOf = async () => ({ 'if-match': `"${(await tax.detail(sportsTax)).revision}"` });
    await tax.call(tax.reporter, sportsTax, 'reopen', { reason }, await headersOf());
    await tax.confirm(sportsTax);
    const { checks } = await tax.detail(sportsTax);
    const warnings = checks.map(({ id }) => ({ id, reason: 'As before' }));
    await tax.call(tax.reporter, sportsTax, 'amend', { reason, warnings }, await headersOf());
    expect((await tax.confirm(sportsTax)).json()).toMatchObject({ state: 'AMENDED', version: 2 });
  }

  async function changes(query: Record<string, string>, id = sportsTax): Promise<Changes> {
    const answer = await tax.viewer('GET', `/api/TaxReporting/periods/${id}/changes`, {
      brand: 'alder',
      query,
    });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json<Changes>();
  }

  test('late, corrected and voided records add up to the difference of base and tax, to the cent', async () => {
    const { base, tax: amount, causes } = await changes({ from: '1' });

    // 86,121 + 4,000 − (2,009 − 1,999) − 700; a quarter of it, rounded to whole shillings.
    expect([base, amount]).toEqual([
      { before: '86121.00', now: '89411.00' },
      { before: '21530.00', now: '22353.00' },
    ]);
    expect(causes).toEqual([
      { cause: 'LATE', records: 1, base: '4000.00', tax: '1000.00' },
      { cause: 'CORRECTED', records: 1, base: '-10.00', tax: '-2.50' },
      { cause: 'VOIDED', records: 1, base: '-700.00', tax: '-175.00' },
      { cause: 'OTHER', records: 0, base: '0.00', tax: '0.50' },
    ]);
  });

  test('each cause leads to its records, with what they added before and add now', async () => {
    const { items, totalCount } = await changes({ from: '1' });
    const corrected = await changes({ from: '1', cause: 'CORRECTED' });

    expect(totalCount).toBe(3);
    expect(items.map(({ kind, recordId, change }) => [kind, recordId, change])).toEqual([
      ['bet', 'late', '4000.00'],
      ['settlement', expect.any(String), '-700.00'],
      ['payment', expect.any(String), '-10.00'],
    ]);
    expect(corrected.items).toMatchObject([
      { kind: 'payment', source: 'alder-online', before: '-1999.00', now: '-2009.00' },
    ]);
    expect((await changes({ from: '1', page: '2', pageSize: '2' })).items).toHaveLength(1);
  });

  test('between versions of the same facts nothing changed; a base of tickets is told by its register', async () => {
    expect(await changes({ from: '2' })).toMatchObject({ causes: [], items: [] });
    expect(await changes({ from: '0' }, sportsWithholding)).toMatchObject({ causes: null, items: [] });
  });

  test('a version that there is not is not found', async () => {
    const answer = await tax.viewer('GET', `/api/TaxReporting/periods/${sportsTax}/changes`, {
      ...{ brand: 'alder', query: { from: '7' } },
    });
    expect(answer.statusCode).toBe(404);
  });
});
