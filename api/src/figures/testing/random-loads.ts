import fc from 'fast-check';
import type { ReferenceDataInput } from '@tallyhouse/shared/contracts/reference-data';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import { ingestFiles } from '../../facts/loads/ingest';
import { givenBet, givenFile, oakReference, type RecordFields } from '../../facts/loads/testing/given-load';
import type { Store } from '../../store/store';

/** One version of a record, in the file that told it. */
export interface Told {
  readonly id: number;
  readonly version: number;
  readonly kind: 'BETS' | 'SETTLEMENTS' | 'PAYMENTS';
  /** Whether it is of a bet that has another id than its own; other versions of it may be of its own. */
  readonly isOfAnother: boolean;
  /** Hours from the evening before the clocks go forward. */
  readonly hours: number;
  readonly cash: number;
  readonly bonus: number;
  /** Whether it names a currency that the brand does not have, and is refused. */
  readonly isForeign: boolean;
  readonly result: string;
  readonly paidAs: string;
  readonly isRetail: boolean;
  readonly vertical: string;
  readonly player: string;
}

/** A bet of its first version, to say more of. */
export const toldBet: Told = {
  ...{ id: 1, version: 1, kind: 'BETS', isOfAnother: false, isForeign: false },
  ...{ hours: 2, cash: 1234, bonus: 0 },
  ...{ result: 'WON', paidAs: 'WINNINGS', isRetail: false, vertical: 'SPORTS_PREMATCH', player: 'p-1' },
};

/** A call that loads some files. */
export interface Loading {
  readonly files: readonly (readonly Told[])[];
  /** Minutes after the first; files may come from clocks that differ, so a later call may be known earlier. */
  readonly loadedAfter: number;
  /** Whether each of its files skips a number of its series. */
  readonly skips?: boolean;
}

const minor = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000 }));
const told: fc.Arbitrary<Told> = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  version: fc.integer({ min: 1, max: 3 }),
  kind: fc.constantFrom('BETS', 'SETTLEMENTS', 'PAYMENTS'),
  isOfAnother: fc.constantFrom(false, false, true),
  hours: fc.integer({ min: 0, max: 60 }),
  cash: minor,
  bonus: minor,
  isForeign: fc.constantFrom(false, false, true),
  result: fc.constantFrom('WON', 'LOST', 'VOID', 'LATE_VOID', 'RESETTLED', 'PARTIAL_CASHOUT'),
  paidAs: fc.constantFrom('WINNINGS', 'EXPIRED', 'REFUND'),
  isRetail: fc.boolean(),
  vertical: fc.constantFrom('SPORTS_PREMATCH', 'SPORTS_LIVE'),
  player: fc.constantFrom('p-1', 'p-2', ''),
});

/** Files of corrections, returns, late returns and repetitions, over the night when clocks go forward. */
export const loadings: fc.Arbitrary<Loading[]> = fc.array(
  fc.record({
    files: fc.array(fc.array(told, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
    loadedAfter: fc.integer({ min: 0, max: 600 }),
    skips: fc.constantFrom(false, false, true),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Days that hold all of them. */
export const daysOfLoads = { from: '2026-03-01', to: '2026-04-30' };

/** Whose files. */
export interface LoadedBrand {
  readonly brand: string;
  readonly licenceId: string;
  readonly currency: string;
}

export const oakLoads: LoadedBrand = { brand: 'oak', licenceId: 'oak-mga', currency: 'EUR' };
export const baobabLoads: LoadedBrand = { brand: 'baobab', licenceId: 'baobab-gbt', currency: 'TZS' };

const [oak] = oakReference.brands;
/** Oak, and the same house in Tanzania, where the clocks stay as they are. */
export const oakAndBaobab: ReferenceDataInput = {
  ...oakReference,
  brands: [
    ...oakReference.brands,
    ...(oak === undefined
      ? []
      : [
          {
            ...oak,
            ...{ id: 'baobab', name: 'Baobab', country: 'TZ', currency: 'TZS', cutoff: '00:00' },
            zone: 'Africa/Dar_es_Salaam',
            licences: [
              {
                ...{ id: 'baobab-gbt', authority: 'TZ-GBT', number: 'GBT/1', products: ['SPORTS'] },
                ...{ validFrom: '2026-01-01', validTo: '2026-12-31' },
              },
            ],
          },
        ]),
  ],
};

const startMs = Date.parse('2026-03-28T17:00:00Z');
const loadedMs = Date.parse('2026-04-01T08:00:00Z');
const minutes = (fromMs: number, count: number) => new Date(fromMs + count * 60_000).toISOString();
const amount = (value: number) => (value / 100).toFixed(2);

/** The instant at which a call that many minutes after the first is known. */
export const minutesAfterLoad = (count: number): Instant => minutes(loadedMs, count);

function recordOf(one: Told, { licenceId, currency }: LoadedBrand): RecordFields {
  const at = minutes(startMs, one.hours * 60);
  const [cash, bonus] = [amount(one.cash), amount(one.bonus)];
  const pays = one.result === 'WON' || one.result === 'RESETTLED';
  return givenBet({
    ...{ recordId: `${one.kind === 'BETS' ? 'b' : 'r'}${one.id}`, recordVersion: String(one.version) },
    ...{ vertical: one.vertical, licenceId, playerRef: one.player },
    ...{ currency: one.isForeign ? 'USD' : currency, stakeCash: cash, stakeBonus: bonus, acceptedAt: at },
    ...{ betRecordId: `b${one.isOfAnother ? (one.id % 3) + 1 : one.id}`, settledAt: at, result: one.result },
    ...{ payoutCash: pays ? cash : '0', payoutBonus: pays ? bonus : '0' },
    ...{ kind: one.paidAs, method: 'CASH', paidAt: at, gross: cash, withholding: '0', net: cash },
    ...(one.isRetail && {
      branchId: 'shop-1',
      sellingBranchId: 'shop-1',
      terminalId: 'term-1',
      cashierId: 'cash-1',
    }),
  });
}

/** Loads what was told, each file under the next number of its series; gives when each call was known. `onLoaded` is awaited after each. */
export async function loadAll(
  store: Store,
  all: readonly Loading[],
  of: LoadedBrand = oakLoads,
  onLoaded: (call: number) => Promise<void> = () => Promise.resolve(),
): Promise<Instant[]> {
  const seqs = new Map<string, number>();
  for (const [call, { files, loadedAfter, skips = false }] of all.entries()) {
    const given = files.flatMap((file) =>
      (['BETS', 'SETTLEMENTS', 'PAYMENTS'] as const).flatMap((kind) =>
        [false, true].flatMap((isRetail) => {
          const own = file.filter((one) => one.kind === kind && one.isRetail === isRetail);
          if (own.length === 0) return [];
          const series = `${kind} ${isRetail}`;
          const seq = (seqs.get(series) ?? 0) + (skips ? 2 : 1);
          seqs.set(series, seq);
          const place = isRetail ? ({ source: 'tills', channel: 'RETAIL' } as const) : {};
          const loadedAt = minutesAfterLoad(loadedAfter);
          const records = own.map((one) => recordOf(one, of));
          return [givenFile({ ...place, brand: of.brand, kind, seq, loadedAt, records })];
        }),
      ),
    );
    await ingestFiles(store, given);
    await onLoaded(call);
  }
  return all.map(({ loadedAfter }) => minutesAfterLoad(loadedAfter));
}
