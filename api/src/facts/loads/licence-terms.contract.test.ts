import type { ReferenceDataInput } from '@tallyhouse/shared/contracts/reference-data';
import type { Store } from '../../store/store';
import { findViolations } from '../laws/find-violations';
import { ingestFiles } from './ingest';
import { loadReferenceData } from './reference-data';
import { givenBet, givenFile, oakReference } from './testing/given-load';
import { bothEngines } from '../../store/testing/on-engines';

const [oak] = oakReference.brands;
const [maltese] = oak!.licences;
const stockholm = { currency: 'SEK', zone: 'Europe/Stockholm', cutoff: '00:00' };
type Licence = (typeof oak & {})['licences'][number];
const swedish: Licence = { ...maltese!, id: 'oak-se', authority: 'Spelinspektionen', ...stockholm };
const withLicences = (...licences: readonly Licence[]): ReferenceDataInput => ({
  ...oakReference,
  brands: [{ ...oak!, licences: [...licences] }],
});

describe.each(bothEngines())(
  'a licence with a currency and gaming days of its own, on %s',
  (_engine, open) => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
      await loadReferenceData(store, withLicences(maltese!, swedish));
      // Three in the morning in Malta and in Stockholm.
      const acceptedAt = '2026-03-10T02:00:00Z';
      const playerCountry = 'SE';
      await ingestFiles(store, [
        givenFile({
          records: [
            givenBet({ recordId: 'mt', acceptedAt }),
            givenBet({ recordId: 'se', acceptedAt, licenceId: 'oak-se', currency: 'SEK', playerCountry }),
            givenBet({ recordId: 'se-eur', acceptedAt, licenceId: 'oak-se', currency: 'EUR' }),
            givenBet({ recordId: 'mt-sek', acceptedAt, currency: 'SEK' }),
          ],
        }),
        givenFile({
          kind: 'BALANCES',
          records: [
            givenBalances('se', { licenceId: 'oak-se', currency: 'SEK', closedAt: '2026-03-10T23:00:00Z' }),
            givenBalances('mt', { licenceId: 'oak-mga', closedAt: '2026-03-10T05:00:00Z' }),
            givenBalances('se-6', { licenceId: 'oak-se', currency: 'SEK', closedAt: '2026-03-10T05:00:00Z' }),
          ],
          loadedAt: '2026-03-11T00:00:00Z',
        }),
      ]);
    });
    afterAll(() => store.close());

    test('a record is of the gaming day and in the currency of the licence that it names', async () => {
      expect(await store.query('select record_id, gaming_day, currency from bet order by record_id')).toEqual(
        [
          { record_id: 'mt', gaming_day: '2026-03-09', currency: 'EUR' },
          { record_id: 'se', gaming_day: '2026-03-10', currency: 'SEK' },
        ],
      );
      expect(
        await store.query('select record_id, gaming_day from balance_snapshot order by record_id'),
      ).toEqual([
        { record_id: 'mt', gaming_day: '2026-03-09' },
        { record_id: 'se', gaming_day: '2026-03-10' },
      ]);
    });

    test('one that is not is refused with the field, the licence and what to do', async () => {
      const rejects = await store.query(
        'select record_id, code, field, message from load_reject order by record_id',
      );
      expect(rejects).toEqual([
        {
          ...{ record_id: 'mt-sek', code: 'BAD_CURRENCY', field: 'currency' },
          message: "is not the brand's currency, EUR",
        },
        {
          ...{ record_id: 'se-6', code: 'SCHEMA', field: 'closedAt' },
          message: 'is not the end of a gaming day: they end at 00:00 in Europe/Stockholm',
        },
        {
          ...{ record_id: 'se-eur', code: 'BAD_CURRENCY', field: 'currency' },
          message:
            'is not SEK, the currency of licence oak-se: name the licence that it was played under, or send it in SEK',
        },
      ]);
    });

    test('no law of data calls it a fault', async () => {
      const broken = (await findViolations(store)).map(({ id }) => id);
      expect(broken.filter((id) => ['BRAND_CURRENCY', 'INV-03', 'INV-16'].includes(id))).toEqual([]);
    });

    test('a document that says nothing of it leaves it, and one that would change it after the first record is refused', async () => {
      const { currency: _currency, zone: _zone, cutoff: _cutoff, ...plain } = swedish;
      await loadReferenceData(store, withLicences(maltese!, plain));
      const kept = await store.query(`select currency, zone, cutoff from licence where id = 'oak-se'`);
      expect(kept).toEqual([stockholm]);

      for (const change of [{ currency: null }, { zone: null, cutoff: null }]) {
        await expect(loadReferenceData(store, withLicences({ ...swedish, ...change }))).rejects.toThrow(
          'licence oak-se: records of oak under it are in SEK, on gaming days from 00:00 in Europe/Stockholm, and stay so.',
        );
      }
      await expect(
        loadReferenceData(store, withLicences({ ...plain, zone: 'Europe/Malta' })),
      ).rejects.toThrow('cutoff: names a zone or a cut-off without the other');
      await expect(
        loadReferenceData(store, withLicences({ ...swedish, zone: 'Europe/Atlantis' })),
      ).rejects.toThrow('brand oak: no time zone "Europe/Atlantis"');
    });

    test('gaming days of one company under one law that do not start together are refused in words', async () => {
      const second = { ...maltese!, id: 'oak-mga-2', zone: 'Europe/Malta', cutoff: '00:00' };
      await expect(loadReferenceData(store, withLicences(second))).rejects.toThrow(
        'those of licence oak-mga for oak at 06:00 in Europe/Malta, those of licence oak-mga-2 for oak at 00:00 in Europe/Malta.',
      );
      await loadReferenceData(store, withLicences({ ...second, cutoff: '06:00' }));
    });
  },
);

function givenBalances(recordId: string, fields: Readonly<Record<string, string>>) {
  return {
    ...{ recordId, recordVersion: '1', currency: 'EUR', playerCash: '1000.00', bonus: '0', openBets: '0' },
    ...{ unpaidWinnings: '0', pendingWithdrawals: '0', jackpotPools: '0', heldFunds: '1000.00' },
    ...fields,
  };
}
