import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { BrandModel } from './brand-model';
import { planBulkCorrections } from './bulk-corrections';
import { lastFullMonth } from './demo-options';
import type { Fault, FaultKind } from './fault';
import { drawFault, drawSpoiling } from './fault-plan';
import type { BucketRow } from './hour-buckets';
import type { Ledger } from './ledger';
import { fileNameOf, recordsOf, type CutFile } from './load-files';
import { createPrng, type Prng } from './prng';
import { controlDecimals, controlField, readLine, rewriteLine } from './record-lines';
import { isoSecond, minorOf, moneyText } from './record-text';
import { takeFromTally } from './take-from-tally';

const hourMs = 3_600_000;
// Near the end of the book nothing goes wrong: what a fault leads to would lie after it.
const quietMs = 12 * hourMs;

/** Kinds whose records the truth counts one by one. */
const talliedKinds: ReadonlySet<LoadKind> = new Set(['BETS', 'SETTLEMENTS', 'PAYMENTS']);

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
  const bulk = planBulkCorrections(clock);
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

  /** A later period whose file can carry what this one owes; null when the book ends before. */
  function laterPeriod(cut: CutFile, row: BucketRow, wantedHours: number): number | null {
    const own = Math.floor(cut.fromMs / row.periodMs);
    const last = Math.floor(clock.cutMs / row.periodMs) - 1;
    const wanted = own + Math.max(1, Math.round((wantedHours * hourMs) / row.periodMs));
    return last > own ? Math.min(wanted, last) : null;
  }

  function promise(row: BucketRow, period: number, line: string): string {
    row.promise(period, line, controlOf(row.kind, line));
    return isoSecond((period + 1) * row.periodMs);
  }

  const controlOf = (kind: LoadKind, line: string) =>
    minorOf(readLine(kind, line)[controlField[kind]] ?? '0', controlDecimals(kind, profile.decimals));

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

  function spoil(cut: CutFile, row: BucketRow, prng: Prng): void {
    const period = laterPeriod(cut, row, prng.between(2, 30));
    const mayHeal = mustHeal(cut) || prng.chance(0.7);
    if (!(mayHeal && period !== null) && !talliedKinds.has(cut.kind)) return;
    const places = somePlaces(cut, prng, 1 + prng.below(4));
    // A file that is refused as a whole is missed: it is sent again.
    const isWhole = places.length === cut.count;
    const heals = (mayHeal || isWhole) && period !== null;
    if (!heals && isWhole) return;
    let healedAt: string | null = null;
    const lines = recordsOf(cut);
    const details = places.map((place) => {
      const line = lines[place] ?? '';
      const { code, changes } = drawSpoiling(prng, cut.kind, readLine(cut.kind, line));
      const spoilt = rewriteLine(cut.kind, line, changes);
      lines[place] = spoilt;
      cut.amountMinor += controlOf(cut.kind, spoilt) - controlOf(cut.kind, line);
      if (heals) healedAt = promise(row, period, line);
      else takeFromTally(ledger.tallies.asLoaded, model, cut.source.channel, { kind: cut.kind, line });
      return code;
    });
    cut.lines = `${lines.join('\n')}\n`;
    note('REJECTED_RECORDS', cut, { records: places.length, healedAt, details });
  }

  /** First told wrong, then told right as version 2: what holds in the end is the truth. */
  function correct(
    cut: CutFile,
    row: BucketRow,
    places: readonly number[],
    period: number,
  ): { records: number; healedAt: string | null } {
    const lines = recordsOf(cut);
    let records = 0;
    let healedAt: string | null = null;
    for (const place of places) {
      const line = lines[place] ?? '';
      const field = cut.kind === 'BETS' ? 'stakeCash' : 'payoutCash';
      const right = minorOf(readLine(cut.kind, line)[field] ?? '0', profile.decimals);
      if (right <= 0) continue;
      const wrong = right + Math.max(1, Math.round(right / 10));
      const first = rewriteLine(cut.kind, line, { [field]: moneyText(wrong, profile.decimals) });
      lines[place] = first;
      cut.amountMinor += controlOf(cut.kind, first) - controlOf(cut.kind, line);
      healedAt = promise(row, period, rewriteLine(cut.kind, line, { recordVersion: '2' }));
      records += 1;
    }
    cut.lines = `${lines.join('\n')}\n`;
    return { records, healedAt };
  }

  function deliverWith(fault: FaultKind | null, cut: CutFile, row: BucketRow, prng: Prng): Delivery[] {
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
        const lateMs = loadedMs + Math.min(prng.between(1, 36) * hourMs, untilCut);
        if (mustHeal(cut) || prng.chance(0.8)) {
          note('GAP', cut, { records: cut.count, healedAt: isoSecond(lateMs) });
          return [{ cut, loadedMs: lateMs }];
        }
        for (const line of recordsOf(cut))
          takeFromTally(ledger.tallies.asLoaded, model, cut.source.channel, { kind: cut.kind, line });
        note('GAP', cut, { records: cut.count, healedAt: null });
        return [];
      }
      case 'REPEATED_RECORDS': {
        const period = laterPeriod(cut, row, prng.between(1, 4));
        if (period === null) break;
        const places = somePlaces(cut, prng, 3 + prng.below(18));
        const lines = recordsOf(cut);
        for (const place of places) promise(row, period, lines[place] ?? '');
        note('REPEATED_RECORDS', cut, { records: places.length, healedAt: null });
        break;
      }
      case 'REJECTED_RECORDS':
        if (cut.kind !== 'DRAWERS') spoil(cut, row, prng);
        break;
      case 'CORRECTIONS': {
        const period = laterPeriod(cut, row, prng.between(2, 48));
        if (period === null || (cut.kind !== 'BETS' && cut.kind !== 'SETTLEMENTS')) break;
        const outcome = correct(cut, row, somePlaces(cut, prng, 2 + prng.below(6)), period);
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
      const arrived = row.sourceIndex === 0 && cut.kind === 'SETTLEMENTS' ? bulk.arriving(cut) : null;
      if (arrived !== null) {
        note('LATE_BULK_CORRECTION', cut, {
          records: arrived.records,
          healedAt: isoSecond(cut.toMs),
          details: [arrived.quarter],
        });
      }
      if (!canFail || cut.toMs > clock.cutMs - quietMs)
        return [{ cut, loadedMs: cut.toMs + lagMs(cut, prng) }];
      const quarter =
        row.sourceIndex === 0 && cut.kind === 'SETTLEMENTS' && prng.chance(0.05) ? bulk.owing(cut) : null;
      if (quarter !== null) {
        const { records } = correct(
          cut,
          row,
          somePlaces(cut, prng, 3),
          Math.floor(quarter.dueMs / row.periodMs),
        );
        quarter.records += records;
        return [{ cut, loadedMs: cut.toMs + lagMs(cut, prng) }];
      }
      return deliverWith(drawFault(prng, often), cut, row, prng);
    },
  };
}

/** Up to `wanted` different lines of a file, never more than half of it unless it has only one. */
function somePlaces(cut: CutFile, prng: Prng, wanted: number): number[] {
  const most = Math.max(1, Math.min(wanted, Math.floor(cut.count / 2)));
  const places = new Set<number>();
  while (places.size < most) places.add(prng.below(cut.count));
  return [...places].sort((a, b) => a - b);
}
