import type { TextFile } from '../../facts/loads/load-file';
import type { BrandModels } from './brand-model';
import type { Delivery } from './damage';
import type { Fault } from './fault';
import { emptyCounts, type LedgerCounts } from './ledger';
import { fileNameOf, fileTextOf } from './load-files';
import { openMarketBook, type MarketBook } from './market-book';
import { readTruth, type BrandTruth } from './truth';

/** The files that reached the store of a brand during some days, in the order in which they did. */
export interface BookChunk {
  readonly brandId: string;
  readonly files: readonly TextFile[];
  readonly bets: number;
  /** Bets of the brand up to and including this chunk. */
  readonly betsSoFar: number;
  readonly records: number;
}

export type BookCounts = Readonly<LedgerCounts> & { readonly files: number };

export interface BookEnd {
  /** Of each market. */
  readonly truths: readonly BrandTruth[];
  readonly faults: readonly Fault[];
  readonly counts: BookCounts;
}

// Large enough that a load's fixed cost vanishes, small enough that a chunk's text stays below about 50 MB.
const recordsPerChunk = 250_000;

/**
 * Plays a brand's days one after another in all of its markets and cuts what becomes known into files; keeps only what is
 * still to come.
 */
export function* writeBrandBook(models: BrandModels, damageOften: number): Generator<BookChunk, BookEnd> {
  const [{ profile: brand, clock }] = models;
  const markets = models.map((model) => openMarketBook(model, damageOften));
  let pending: (Delivery & { readonly market: MarketBook })[] = [];
  let chunk: { files: TextFile[]; bets: number; records: number } = { files: [], bets: 0, records: 0 };
  let files = 0;

  function release(untilMs: number): void {
    pending.sort((a, b) => a.loadedMs - b.loadedMs);
    const ready = pending.findIndex(({ loadedMs }) => loadedMs >= untilMs);
    const leaving = ready === -1 ? pending : pending.slice(0, ready);
    pending = ready === -1 ? [] : pending.slice(ready);
    for (const { cut, loadedMs, market } of leaving) {
      chunk.files.push({
        name: fileNameOf(cut),
        text: fileTextOf(cut, market.model.profile),
        loadedAt: new Date(loadedMs),
      });
      chunk.records += cut.count;
    }
  }

  const countsNow = () => sumCounts(markets.map(({ ledger }) => ledger.counts));
  let betsBefore = 0;
  for (let dayIndex = 0; dayIndex < clock.count; dayIndex += 1) {
    for (const market of markets)
      for (const delivery of market.playDay(dayIndex)) pending.push({ ...delivery, market });
    const isLast = dayIndex === clock.count - 1;
    // A day is over in one market before it is in another: until then nothing later may leave.
    release(isLast ? Infinity : Math.min(...models.map((model) => model.clock.startOf(dayIndex + 1))));
    const { bets } = countsNow();
    chunk.bets += bets - betsBefore;
    betsBefore = bets;
    if (chunk.records >= recordsPerChunk || isLast) {
      files += chunk.files.length;
      yield { brandId: brand.id, betsSoFar: betsBefore, ...chunk };
      chunk = { files: [], bets: 0, records: 0 };
    }
  }
  return {
    truths: markets.map(({ model, ledger }) => ({
      ...readTruth(model.profile, model.clock, ledger.tallies),
      cash: ledger.cash.months,
      balances: ledger.cash.days,
    })),
    faults: markets.flatMap(({ damage }) => damage.faults),
    counts: { files, ...countsNow() },
  };
}

function sumCounts(all: readonly Readonly<LedgerCounts>[]): LedgerCounts {
  const sum = emptyCounts();
  for (const counts of all)
    for (const name of Object.keys(sum) as (keyof LedgerCounts)[]) sum[name] += counts[name];
  return sum;
}
