import { ingestFiles } from '../../api/src/facts/loads/ingest';
import type { LoadFile } from '../../api/src/facts/loads/load-file';
import { loadReferenceData } from '../../api/src/facts/loads/reference-data';
import { givenBet, givenFile, oakReference } from '../../api/src/facts/loads/testing/given-load';
import type { Store } from '../../api/src/store/store';

const startMs = Date.parse('2026-09-10T08:00:00Z');
const recordsPerFile = 500;

const instant = (ms: number) => new Date(ms).toISOString().replace('.000', '');

/** Bets of ten minutes, what became of them and what was paid; in every second turn some bets once more, corrected. */
function filesOf(seq: number): LoadFile[] {
  const fromMs = startMs + seq * 600_000;
  const inFile = {
    seq,
    periodFrom: instant(fromMs),
    periodTo: instant(fromMs + 600_000),
    loadedAt: instant(fromMs + 660_000),
  };
  const corrected = seq % 2 === 0 ? seq - 1 : seq;
  const recordOf = (n: number) => {
    const isCorrection = seq % 2 === 0 && n < 20;
    const id = `b-${isCorrection ? corrected : seq}-${n}`;
    const at = instant((isCorrection ? fromMs - 600_000 : fromMs) + (n % 600) * 1000);
    return givenBet({
      ...{ recordId: id, betRecordId: id, recordVersion: isCorrection ? '2' : '1' },
      ...{ acceptedAt: at, settledAt: at, paidAt: at, playerRef: `p-${n % 97}`, stakeCash: `${n % 50}.50` },
      ...{ result: 'WON', payoutCash: '9.00', payoutBonus: '0' },
      ...{ kind: 'WINNINGS', method: 'WALLET', gross: '9.00', withholding: '0', net: '9.00' },
    });
  };
  const records = Array.from({ length: recordsPerFile }, (_, n) => recordOf(n));
  return (['BETS', 'SETTLEMENTS', 'PAYMENTS'] as const).map((kind) =>
    givenFile({ ...inFile, kind, records }),
  );
}

/** Brand, shop and sources of the loads. */
export function givenOak(store: Store): Promise<unknown> {
  return loadReferenceData(store, oakReference);
}

/** Loads the turns from `first`, in one call. Gives the records and how long they took. */
export async function load(
  store: Store,
  { first, turns }: { readonly first: number; readonly turns: number },
): Promise<{ readonly records: number; readonly ms: number }> {
  const files = Array.from({ length: turns }, (_, n) => filesOf(first + n)).flat();
  const before = performance.now();
  const batches = await ingestFiles(store, files);
  return {
    records: batches.reduce((sum, { accepted }) => sum + accepted, 0),
    ms: performance.now() - before,
  };
}
