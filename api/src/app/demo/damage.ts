import type { BrandModel } from './brand-model';
import type { BucketRow } from './buckets';
import { planBulkCorrections } from './bulk-corrections';
import { createRecordDamage, somePlaces, talliedKinds } from './damaged-records';
import { lastFullMonth } from './demo-options';
import type { Fault, FaultKind } from './fault';
import { drawFault, nextOwed, type FileFault } from './fault-plan';
import type { Ledger } from './ledger';
import { fileNameOf, recordsOf, type CutFile } from './load-files';
import { createPrng, type Prng } from './prng';
import { isoSecond } from './record-text';
import { takeFromTally } from './take-from-tally';

const hourMs = 3_600_000;
// Near the end of the book nothing goes wrong: what a fault leads to would lie after it.
const quietMs = 12 * hourMs;

/** A file on its way into the store. */
export interface Delivery {
  readonly cut: CutFile;
  readonly loadedMs: number;
}

/** Lets planned things go wrong with the files of a brand, and lists them. */
export interface Damage {
  readonly faults: readonly Fault[];
  /** The deliveries that a file turns into: none when it is lost, two when it is sent twice. */
  deliver(cut: CutFile, row: BucketRow, canFail: boolean): Delivery[];
}

export function createDamage(model: BrandModel, ledger: Ledger, often: number): Damage {
  const { profile, clock } = model;
  const faults: Fault[] = [];
  const records = createRecordDamage(model, ledger);
  const bulkRow = ledger.rows.find(({ sourceIndex, kind }) => sourceIndex === 0 && kind === 'SETTLEMENTS');
  const bulk = bulkRow === undefined ? null : planBulkCorrections(clock, bulkRow.periods);
  const owesFrom = Math.floor(clock.count / 4);
  const whole = lastFullMonth(clock.nameOf(clock.count - 1));
  const wholeFrom = clock.indexOfDay(whole.first);
  const wholeTo = clock.indexOfDay(whole.next) - 1;
  noteSkew();

  function noteSkew() {
    const { skew } = model;
    const source = skew === null ? undefined : profile.sources[skew.sourceIndex];
    if (skew === null || source === undefined) return;
    faults.push({
      kind: 'CLOCK_SKEW',
      brand: profile.id,
      source: source.id,
      loadKind: null,
      file: null,
      seq: null,
      periodFrom: isoSecond(clock.startOf(skew.fromDay)),
      periodTo: isoSecond(clock.startOf(skew.toDay + 1)),
      records: 0,
      healedAt: null,
      details: [`${skew.aheadMs / 60_000} minutes ahead`],
    });
  }

  function note(
    kind: FaultKind,
    cut: CutFile,
    more: Pick<Fault, 'records' | 'healedAt'> & { details?: readonly string[] },
  ) {
    faults.push({
      kind,
      brand: profile.id,
      source: cut.source.id,
      loadKind: cut.kind,
      file: fileNameOf(cut),
      seq: cut.seq,
      periodFrom: isoSecond(cut.fromMs),
      periodTo: isoSecond(cut.toMs),
      details: [],
      ...more,
    });
  }

  /**
   * The last full month of online data must be whole in the end, so that it can be filed; and so must all that no tally
   * counts, or the truth would not say what a store holds of it.
   */
  function mustHeal(cut: CutFile): boolean {
    if (!talliedKinds.has(cut.kind)) return true;
    const dayIndex = clock.indexOf(cut.fromMs);
    return cut.source.channel === 'ONLINE' && dayIndex >= wholeFrom && dayIndex <= wholeTo;
  }

  function lagMs(cut: CutFile, prng: Prng): number {
    const aheadMs = skewOf(cut);
    // A source whose clock runs ahead closes its hour before the hour is over.
    return aheadMs > 0 ? 70_000 - aheadMs + prng.below(40) * 1000 : (120 + prng.below(420)) * 1000;
  }

  /** How far ahead the clock was by which the file was cut. */
  function skewOf(cut: CutFile): number {
    const { skew } = model;
    if (skew === null || profile.sources[skew.sourceIndex] !== cut.source) return 0;
    const dayIndex = clock.indexOf(cut.fromMs);
    return dayIndex >= skew.fromDay && dayIndex <= skew.toDay ? skew.aheadMs : 0;
  }

  /** What chance brings; where it brings nothing, what the book still lacks. */
  function faultOf(cut: CutFile, prng: Prng): { fault: FileFault | null; isLost: boolean } {
    const fault = drawFault(prng, often);
    const isLost = fault === 'GAP' && !mustHeal(cut) && prng.chance(0.2);
    const isLate = fault === null && cut.kind === 'BETS' && clock.indexOf(cut.fromMs) >= owesFrom;
    const owed = isLate && often > 0 ? nextOwed(faults, { mayLose: !mustHeal(cut) }) : null;
    return owed ?? { fault, isLost };
  }

  function deliverWith(
    { fault, isLost }: { fault: FileFault | null; isLost: boolean },
    cut: CutFile,
    row: BucketRow,
    prng: Prng,
  ): Delivery[] {
    const loadedMs = cut.toMs + lagMs(cut, prng);
    const untilCut = clock.cutMs - cut.toMs - hourMs;
    switch (fault) {
      case 'REPEATED_BATCH': {
        const againMs = loadedMs + Math.min(prng.between(1, 12) * hourMs, untilCut);
        note('REPEATED_BATCH', cut, { records: cut.count, healedAt: isoSecond(againMs) });
        return [
          { cut, loadedMs },
          { cut, loadedMs: againMs },
        ];
      }
      case 'GAP': {
        // It comes after the next one, or nobody would have missed it.
        const lateHours = row.periods.hours - 1 + prng.between(1, 36);
        const lateMs = loadedMs + Math.min(lateHours * hourMs, untilCut);
        if (!isLost) {
          note('GAP', cut, { records: cut.count, healedAt: isoSecond(lateMs) });
          return [{ cut, loadedMs: lateMs }];
        }
        for (const line of recordsOf(cut))
          takeFromTally(ledger.tallies.asLoaded, model, cut.source.channel, { kind: cut.kind, line });
        note('GAP', cut, { records: cut.count, healedAt: null });
        return [];
      }
      case 'REPEATED_RECORDS': {
        const period = records.laterPeriod(cut, row, prng.between(1, 4));
        if (period === null) break;
        const places = somePlaces(cut, prng, 3 + prng.below(18));
        const lines = recordsOf(cut);
        for (const place of places) records.promise(row, period, lines[place] ?? '');
        note('REPEATED_RECORDS', cut, { records: places.length, healedAt: null });
        break;
      }
      case 'REJECTED_RECORDS':
        if (cut.kind !== 'DRAWERS') {
          const outcome = records.spoil(cut, row, { prng, mustHeal: mustHeal(cut) });
          if (outcome !== null) note('REJECTED_RECORDS', cut, outcome);
        }
        break;
      case 'CORRECTIONS': {
        const period = records.laterPeriod(cut, row, prng.between(2, 48));
        if (period === null || (cut.kind !== 'BETS' && cut.kind !== 'SETTLEMENTS')) break;
        const outcome = records.correct(cut, row, somePlaces(cut, prng, 2 + prng.below(6)), period);
        if (outcome.records > 0) note('CORRECTIONS', cut, outcome);
        break;
      }
      default:
        break;
    }
    return [{ cut, loadedMs }];
  }

  return {
    faults,
    deliver(cut, row, canFail) {
      const prng = createPrng(`${model.seed}|${isoSecond(cut.fromMs)}|damage ${cut.source.id} ${cut.kind}`);
      const arrived = row === bulkRow ? bulk?.arriving(cut) : null;
      if (arrived) {
        note('LATE_BULK_CORRECTION', cut, {
          records: arrived.records,
          healedAt: isoSecond(cut.toMs),
          details: [arrived.quarter],
        });
      }
      if (!canFail || cut.toMs > clock.cutMs - quietMs)
        return [{ cut, loadedMs: cut.toMs + lagMs(cut, prng) }];
      const quarter =
        row === bulkRow && prng.chance(Math.min(0.5, 0.05 * row.periods.hours)) ? bulk?.owing(cut) : null;
      if (quarter) {
        const places = somePlaces(cut, prng, 5);
        quarter.records += records.correct(cut, row, places, row.periods.of(quarter.dueMs)).records;
        return [{ cut, loadedMs: cut.toMs + lagMs(cut, prng) }];
      }
      return deliverWith(faultOf(cut, prng), cut, row, prng);
    },
  };
}
