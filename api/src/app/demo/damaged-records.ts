import type { LoadKind, RejectCode } from '@tallyhouse/shared/contracts/load-data';
import type { BrandModel } from './brand-model';
import type { BucketRow } from './buckets';
import type { Fault } from './fault';
import { drawSpoiling } from './fault-plan';
import type { Ledger } from './ledger';
import { recordsOf, type CutFile } from './load-files';
import type { Prng } from './prng';
import { controlDecimals, controlField, readLine, rewriteLine } from './record-lines';
import { isoSecond, minorOf, moneyText } from './record-text';
import { takeFromTally } from './take-from-tally';

/** Kinds whose records the truth counts one by one. */
export const talliedKinds: ReadonlySet<LoadKind> = new Set(['BETS', 'SETTLEMENTS', 'PAYMENTS']);

type Outcome = Pick<Fault, 'records' | 'healedAt'>;

/** What goes wrong with single records of a file; a later file of its row makes good what it owes. */
export interface RecordDamage {
  /** A later period whose file can carry what this one owes; null when the book ends before. */
  laterPeriod(cut: CutFile, row: BucketRow, wantedHours: number): number | null;
  /** Gives the instant at which the record will be there. */
  promise(row: BucketRow, period: number, line: string): string;
  /** Null when nothing can be spoilt. */
  spoil(
    cut: CutFile,
    row: BucketRow,
    how: { readonly prng: Prng; readonly mustHeal: boolean },
  ): (Outcome & Pick<Fault, 'details'>) | null;
  /** First told wrong, then told right as version 2: what holds in the end is the truth. */
  correct(cut: CutFile, row: BucketRow, places: readonly number[], period: number): Outcome;
}

export function createRecordDamage(model: BrandModel, ledger: Ledger): RecordDamage {
  const { profile, clock } = model;
  const spoilt = new Map<RejectCode, number>();

  const laterPeriod: RecordDamage['laterPeriod'] = (cut, { periods }, wantedHours) => {
    const own = periods.of(cut.fromMs);
    const last = periods.of(clock.cutMs) - 1;
    const wanted = own + Math.max(1, Math.round(wantedHours / periods.hours));
    return last > own ? Math.min(wanted, last) : null;
  };

  const promise: RecordDamage['promise'] = (row, period, line) => {
    row.promise(period, line, controlOf(row.kind, line));
    return isoSecond(row.periods.startOf(period + 1));
  };

  const controlOf = (kind: LoadKind, line: string) =>
    minorOf(readLine(kind, line)[controlField[kind]] ?? '0', controlDecimals(kind, profile.decimals));

  return {
    laterPeriod,
    promise,
    spoil(cut, row, { prng, mustHeal }) {
      const period = laterPeriod(cut, row, prng.between(2, 30));
      const mayHeal = mustHeal || prng.chance(0.7);
      if (!(mayHeal && period !== null) && !talliedKinds.has(cut.kind)) return null;
      const places = somePlaces(cut, prng, 1 + prng.below(4));
      // A file that is refused as a whole is missed: it is sent again.
      const isWhole = places.length === cut.count;
      const heals = (mayHeal || isWhole) && period !== null;
      if (!heals && isWhole) return null;
      let healedAt: string | null = null;
      const lines = recordsOf(cut);
      const details = places.map((place) => {
        const line = lines[place] ?? '';
        const { code, changes } = drawSpoiling(prng, cut.kind, readLine(cut.kind, line), spoilt);
        spoilt.set(code, (spoilt.get(code) ?? 0) + 1);
        const changed = rewriteLine(cut.kind, line, changes);
        lines[place] = changed;
        cut.amountMinor += controlOf(cut.kind, changed) - controlOf(cut.kind, line);
        if (heals) healedAt = promise(row, period, line);
        else takeFromTally(ledger.tallies.asLoaded, model, cut.source.channel, { kind: cut.kind, line });
        return code;
      });
      cut.lines = `${lines.join('\n')}\n`;
      return { records: places.length, healedAt, details };
    },
    correct(cut, row, places, period) {
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
    },
  };
}

/** Up to `wanted` different lines of a file, never more than half of it unless it has only one. */
export function somePlaces(cut: CutFile, prng: Prng, wanted: number): number[] {
  const most = Math.max(1, Math.min(wanted, Math.floor(cut.count / 2)));
  const places = new Set<number>();
  while (places.size < most) places.add(prng.below(cut.count));
  return [...places].sort((a, b) => a - b);
}
