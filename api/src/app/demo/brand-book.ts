import type { TextFile } from '../../facts/loads/load-file';
import type { BrandModel } from './brand-model';
import { createDamage, type Delivery } from './damage';
import { createEventCalendar } from './events';
import type { Fault } from './fault';
import { createLedger, type LedgerCounts } from './ledger';
import { fileNameOf, fileTextOf, type CutFile } from './load-files';
import { playDay } from './play-day';
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
  readonly truth: BrandTruth;
  readonly faults: readonly Fault[];
  readonly counts: BookCounts;
}

// Large enough that a load's fixed cost vanishes, small enough that a chunk's text stays below about 50 MB.
const recordsPerChunk = 250_000;

/** Plays a brand's days one after another and cuts what becomes known into files; keeps only what is still to come. */
export function* writeBrandBook(model: BrandModel, damageOften: number): Generator<BookChunk, BookEnd> {
  const { clock, profile } = model;
  const ledger = createLedger(model);
  const events = createEventCalendar(model);
  const damage = createDamage(model, ledger, damageOften);
  const nextPeriod = ledger.rows.map((row) => row.periods.of(clock.startOf(0)));
  const nextSeq = ledger.rows.map(() => 1);
  let pending: Delivery[] = [];
  let chunk: { files: TextFile[]; bets: number; records: number } = { files: [], bets: 0, records: 0 };
  let files = 0;

  function cutUntil(untilMs: number): void {
    const isEnd = untilMs === clock.cutMs;
    for (const [index, row] of ledger.rows.entries()) {
      // At the end the period that is under way is cut short.
      const limit = isEnd ? row.periods.of(untilMs - 1) + 1 : row.periods.of(untilMs);
      for (let period = nextPeriod[index] ?? limit; period < limit; period += 1) {
        const bucket = row.take(period);
        if (bucket === null) continue;
        const source = profile.sources[row.sourceIndex];
        if (source === undefined) continue;
        const seq = nextSeq[index] ?? 1;
        nextSeq[index] = seq + 1;
        // The book ends within a period when its gaming day does: nothing is sent from the time after it.
        const span = {
          fromMs: row.periods.startOf(period),
          toMs: Math.min(row.periods.startOf(period + 1), clock.cutMs),
        };
        const cut: CutFile = {
          source,
          kind: row.kind,
          seq,
          ...span,
          lines: bucket.lines,
          count: bucket.count,
          amountMinor: bucket.amountMinor,
        };
        pending.push(...damage.deliver(cut, row, !bucket.isPromised));
      }
      nextPeriod[index] = limit;
    }
  }

  function release(untilMs: number): void {
    pending.sort((a, b) => a.loadedMs - b.loadedMs);
    const ready = pending.findIndex(({ loadedMs }) => loadedMs >= untilMs);
    const leaving = ready === -1 ? pending : pending.slice(0, ready);
    pending = ready === -1 ? [] : pending.slice(ready);
    for (const { cut, loadedMs } of leaving) {
      chunk.files.push({
        name: fileNameOf(cut),
        text: fileTextOf(cut, profile),
        loadedAt: new Date(loadedMs),
      });
      chunk.records += cut.count;
    }
  }

  let betsBefore = 0;
  for (let dayIndex = 0; dayIndex < clock.count; dayIndex += 1) {
    playDay(model, dayIndex, { ledger, events });
    ledger.closeDay(dayIndex);
    const endMs = clock.startOf(dayIndex + 1);
    const isLast = dayIndex === clock.count - 1;
    cutUntil(endMs);
    release(isLast ? Infinity : endMs);
    chunk.bets += ledger.counts.bets - betsBefore;
    betsBefore = ledger.counts.bets;
    if (chunk.records >= recordsPerChunk || isLast) {
      files += chunk.files.length;
      yield { brandId: profile.id, betsSoFar: betsBefore, ...chunk };
      chunk = { files: [], bets: 0, records: 0 };
    }
  }
  return {
    truth: {
      ...readTruth(profile, clock, ledger.tallies),
      cash: ledger.cash.months,
      balances: ledger.cash.days,
    },
    faults: damage.faults,
    counts: { files, ...ledger.counts },
  };
}
