import fc from 'fast-check';
import { findViolations } from '../laws/find-violations';
import { openTestStore } from '../../store/testing/open-test-store';
import type { Store } from '../../store/store';
import { ingestFiles } from './ingest';
import { loadReferenceData } from './reference-data';
import { givenBet, givenFile, oakReference, type RecordFields } from './testing/given-load';
import { cases } from '../../app/testing/depth';
import { emptyBook } from '../../figures/testing/empty-book';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
  await loadReferenceData(store, oakReference);
});
afterAll(() => store.close());

const arrivedAt = Date.parse('2026-03-10T13:05:00Z');

/** A bet of a file and what became of it; minutes count from the arrival of the file, instants before it are negative. */
interface Played {
  readonly id: number;
  /** Its record comes twice in the file. */
  readonly isRepeated: boolean;
  readonly stake: string;
  readonly acceptedAt: number;
  readonly fault: RecordFields;
  readonly settledAfter: number | null;
  readonly paidAfter: number | null;
}

const minutesLater = fc.option(fc.integer({ min: 0, max: 90 }), { nil: null });
const played: fc.Arbitrary<Played> = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  isRepeated: fc.boolean(),
  stake: fc.integer({ min: 0, max: 1_000_000 }).map((minor) => (minor / 100).toFixed(2)),
  acceptedAt: fc.integer({ min: -55, max: 20 }),
  fault: fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<RecordFields>(
        { currency: 'ZZZ' },
        { stakeCash: '-1.00' },
        { licenceId: 'nobody' },
        { acceptedAt: 'yesterday' },
      ),
    },
  ),
  settledAfter: minutesLater,
  paidAfter: minutesLater,
});

const at = (minutes: number) => new Date(arrivedAt + minutes * 60_000).toISOString();

/** The files of one hour: bets, and later what became of them. */
function filesOf(book: readonly Played[], seq: number) {
  const name = (id: number) => `f${seq}-b${id}`;
  const bets = book.flatMap(({ id, stake, acceptedAt, fault, isRepeated }) => {
    const bet = givenBet({ recordId: name(id), stakeCash: stake, acceptedAt: at(acceptedAt), ...fault });
    return isRepeated ? [bet, bet] : [bet];
  });
  const settled = book.filter(({ settledAfter }) => settledAfter !== null);
  const settlements = settled.map(({ id, stake, acceptedAt, settledAfter }) => ({
    ...givenBet({ recordId: `${name(id)}-1`, stakeCash: stake, betRecordId: name(id), result: 'WON' }),
    ...{ settledAt: at(acceptedAt + (settledAfter ?? 0)), payoutCash: '1.00', payoutBonus: '0' },
  }));
  const payments = settled
    .filter(({ paidAfter }) => paidAfter !== null)
    .map(({ id, acceptedAt, settledAfter, paidAfter }) => ({
      ...givenBet({ recordId: `${name(id)}-p`, betRecordId: name(id), kind: 'WINNINGS', method: 'CASH' }),
      ...{ paidAt: at(acceptedAt + (settledAfter ?? 0) + (paidAfter ?? 0)) },
      ...{ sellingBranchId: 'shop-1', branchId: 'shop-1', gross: '1.00', withholding: '0', net: '1.00' },
    }));
  const later = { loadedAt: at(300) };
  return [
    givenFile({ seq, records: bets, loadedAt: at(0) }),
    givenFile({ seq, kind: 'SETTLEMENTS', records: settlements, ...later }),
    givenFile({ seq, kind: 'PAYMENTS', records: payments, ...later }),
  ];
}

test('INV-13 a batch is what was accepted, rejected and came twice, and a clean one is what it says; INV-15 nothing is settled before it is placed, paid before it is settled, or known long before it happens', async () => {
  let cleanOnes = 0;
  let faultyOnes = 0;
  const book = fc.uniqueArray(played, { minLength: 1, maxLength: 8, selector: ({ id }) => id });
  const books = fc.array(book, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(books, async (files) => {
      await emptyBook(store);
      const batches = await ingestFiles(
        store,
        files.flatMap((book, index) => filesOf(book, index + 1)),
      );

      for (const { received, accepted, rejected, duplicate, control, computed } of batches) {
        expect(received).toBe(accepted + rejected + duplicate);
        expect(control?.count).toBe(received);
        const isClean = rejected === 0 && duplicate === 0;
        if (isClean) {
          cleanOnes += 1;
          expect(computed).toEqual(control);
        } else faultyOnes += 1;
      }
      const broken = (await findViolations(store)).map(({ id }) => id);
      expect(broken).not.toContain('INV-13');
      for (const law of ['SETTLED_AFTERWARDS', 'PAID_AFTERWARDS', 'KNOWN_AFTERWARDS']) {
        expect(broken).not.toContain(law);
      }
    }),
    cases(8, 25),
  );
  // The books hold both kinds, or nothing was shown.
  expect(cleanOnes).toBeGreaterThan(0);
  expect(faultyOnes).toBeGreaterThan(0);
});
