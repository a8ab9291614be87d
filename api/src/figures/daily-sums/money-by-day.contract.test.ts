import fc from 'fast-check';
import { cases } from '../../app/testing/depth';
import { ingestFiles } from '../../facts/loads/ingest';
import { loadReferenceData } from '../../facts/loads/reference-data';
import { givenFile, oakReference } from '../../facts/loads/testing/given-load';
import { sumCash } from '../../reporting/totals/total-reports/queries/sum-cash';
import { inForce } from '../../store/in-force';
import type { Store } from '../../store/store';
import { bothEngines } from '../../store/testing/on-engines';
import { accountsByBrand, accountsOf } from '../../taxes/assessment/queries/read-accounts';
import { askAlone } from '../../store/ask-together';
import { differingSums } from './rebuild-daily-sums';
import { emptyBook } from '../testing/empty-book';

const movement = fc.record({
  recordId: fc.constantFrom('m1', 'm2', 'm3'),
  recordVersion: fc.constantFrom('1', '2', '3'),
  currency: fc.constant('EUR'),
  kind: fc.constantFrom('DEPOSIT', 'WITHDRAWAL_PAID', 'BONUS_CONVERTED', 'FEE'),
  // On either side of the cut-off of a gaming day.
  happenedAt: fc.constantFrom('2026-03-09T23:00:00Z', '2026-03-10T04:59:59Z', '2026-03-10T05:00:00Z'),
  playerRef: fc.constant('p-1'),
  playerCountry: fc.constant('MT'),
  method: fc.constant('card'),
  amount: fc.constantFrom('0.01', '20.00', '300.00'),
  licenceId: fc.constantFrom('', 'oak-mga'),
});
const loadings = fc.array(fc.array(movement, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 });
const instants = ['08', '09', '10'].map((hour) => `2026-03-11T${hour}:00:00Z`);

describe.each(bothEngines())('money of accounts by day in %s', (_engine, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await loadReferenceData(store, oakReference);
  });
  afterAll(() => store.close());

  /** Sums of the movements themselves, as `sumCash` gives them. */
  function sumsOfMovements(asOf: string) {
    const of = (kind: string) =>
      `cast(coalesce(sum(case when kind = '${kind}' then amount end), 0) as decimal(38, 4))`;
    return store.query(
      `select brand_id as "brandId", channel as "channel", gaming_day as "day", currency as "currency", ${of('DEPOSIT')} as "deposits",
         ${of('WITHDRAWAL_PAID')} as "withdrawals", ${of('BONUS_CONVERTED')} as "bonusConverted"
       from cash_movement where ${inForce('$1')} group by brand_id, channel, gaming_day, currency order by gaming_day`,
      [asOf],
    );
  }

  /** When money first came in and was paid out, and whether any was of no licence, by movements that ever were. */
  function firstMovements() {
    const of = (kind: string) => `min(case when kind = '${kind}' then gaming_day end)`;
    return store.query(
      `select ${of('DEPOSIT')} as "DEPOSITS", ${of('WITHDRAWAL_PAID')} as "WITHDRAWALS",
         coalesce(bool_or(licence_id is null and kind in ('DEPOSIT', 'WITHDRAWAL_PAID')), false) as "hasUnnamed" from cash_movement`,
    );
  }

  test('INV-31 is what movements come to, whatever is corrected, at every instant', async () => {
    await fc.assert(
      fc.asyncProperty(loadings, async (files) => {
        await emptyBook(store);
        for (const [at, records] of files.entries()) {
          const [loadedAt = ''] = instants.slice(at);
          await ingestFiles(store, [
            givenFile({ kind: 'CASH_MOVEMENTS', seq: at + 1, loadedAt, records: [...records] }),
          ]);
        }

        expect(await differingSums(store)).toEqual([]);
        for (const asOf of instants) {
          const scope = { brandIds: ['oak'], from: '2026-03-01', to: '2026-03-31', asOf, channel: undefined };
          const sums = await sumCash(store, scope);
          const told = sums.toSorted((one, other) => (one.day < other.day ? -1 : 1));
          expect(told).toEqual(await sumsOfMovements(asOf));
        }
        const [accounts] = accountsByBrand(await askAlone(store, accountsOf(['oak']), {}));
        const first = { ...accounts?.firstDay, hasUnnamed: accounts?.hasUnnamed };
        expect([first]).toEqual(await firstMovements());
      }),
      cases(15, 100),
    );
  });
});
