import type { TaxPeriod, TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { givenBet, givenSettlement, insert, insertLicence } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import { birch, givenTaxApp, type TaxApp } from './testing/given-tax-app';
import { bothEngines } from '../../store/testing/on-engines';

const danishMarch = 'birch~DK~Skattestyrelsen~SPA~ONLINE_CASINO~2026-03-01~2026-03-31';
const swedish = (month: string) => `birch~SE~Skatteverket~SPS~LICENSED~${month}`;
const swedishMarch = swedish('2026-03-01~2026-03-31');

describe.each(bothEngines({ isGuarded: true }))(
  'tax periods of a brand whose licences have other clocks and currencies, on %s',
  (_, open) => {
    let tax: TaxApp;
    beforeAll(async () => {
      tax = await givenTaxApp(await open(), [birch]);
      await actForAllBrands(async () => {
        await insertLicence(tax.store, { id: 'dk', brand_id: 'birch', authority: 'DGA' });
        const own = { currency: 'SEK', zone: 'Europe/Stockholm', cutoff: '06:00' };
        await insertLicence(tax.store, {
          id: 'se',
          brand_id: 'birch',
          authority: 'Spelinspektionen',
          ...own,
        });
        for (const [licence, currency] of [
          ['dk', 'DKK'],
          ['se', 'SEK'],
        ] as const) {
          for (const day of ['2026-03-10', '2026-04-02']) {
            const of = { brand_id: 'birch', licence_id: licence, currency, product_id: 'game-1', day };
            const known_at = `${day}T12:00:00Z`;
            await givenBet(tax.store, { ...of, record_id: `${licence}-${day}`, stake: '1000', known_at });
            const settled = { ...of, bet_record_id: `${licence}-${day}`, stake: '1000', known_at };
            await givenSettlement(tax.store, settled);
          }
        }
        // One in the morning of the first of April: of March by a clock whose days end at six.
        await insert(tax.store, 'load_batch', {
          ...{ id: 'btc_night', brand_id: 'birch', source_id: 'x', channel: 'ONLINE', kind: 'BETS', seq: 1 },
          ...{ state: 'MISSING', period_from: '2026-03-31T23:00:00Z', period_to: '2026-04-01T00:00:00Z' },
          ...{ file: 'x', bytes: 1, sha256: 'x', received: 0, accepted: 0, rejected: 0, duplicate: 0 },
          ...{ corrected: 0, computed_count: 0, computed_amount: '0', gap_before: false, loaded_at: null },
        });
      });
    });
    afterAll(() => tax.app.close());

    const find = async (id: string) => {
      const answer = await tax.viewer('GET', '/api/TaxReporting/periods', { brand: 'birch' });
      return answer.json<{ items: TaxPeriod[] }>().items.find((one) => one.id === id);
    };

    test('each is in the currency of its licence, without any rate', async () => {
      expect(await find(swedishMarch)).toMatchObject({
        currency: 'SEK',
        baseAmount: '1000.00',
        tax: '220.00',
      });
      expect(await find(danishMarch)).toMatchObject({ currency: 'DKK', baseAmount: '1000.00' });
    });

    test('files are looked for, and a period ends, by the clock of its licence', async () => {
      expect((await find(swedishMarch))?.statusReasons).toContain('GAP:btc_night');
      expect((await find(danishMarch))?.statusReasons).not.toContain('GAP:btc_night');

      const asKnownThen = async (id: string) => {
        const body = { asOf: '2026-04-01T12:00:00Z' };
        const answer = await tax.call(tax.viewer, id, 'simulate', body);
        return answer.json<TaxPeriodDetail>().statusReasons;
      };
      expect(await asKnownThen(swedishMarch)).toContain('LATE_TOLERANCE:2026-04-02T04:00:00.000Z');
      expect(await asKnownThen(danishMarch)).toContain('LATE_TOLERANCE:2026-04-01T22:00:00.000Z');
    });
  },
);
