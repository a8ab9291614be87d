import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { Clock } from './gaming-day';

/** What facts of a licence are in, and which gaming days they are of. */
export interface Terms extends Clock {
  readonly currency: string;
}

/** What a licence has of its own, zone and cut-off both or neither; null: its brand's. */
export interface OwnTerms {
  readonly currency: string | null;
  readonly zone: string | null;
  readonly cutoff: string | null;
}

/** The currency and the clock of a licence: its own, else those of the brand that it covers. */
export function termsOf(own: OwnTerms, brand: Terms): Terms {
  return {
    currency: own.currency ?? brand.currency,
    zone: own.zone ?? brand.zone,
    cutoff: own.cutoff ?? brand.cutoff,
  };
}

/** A licence as it covers one brand. */
export interface LicenceTerms extends Terms {
  readonly licenceId: string;
  readonly brandId: string;
  readonly entityId: string;
  /** The law that it is under. */
  readonly jurisdiction: string;
  /** First and last day on which it covers the brand; null while it holds. */
  readonly from: Day;
  readonly to: Day | null;
}

/** Two licences, or one as it covers two brands, of one company under one law, whose gaming days differ on the same days. */
export interface ClockConflict {
  readonly one: LicenceTerms;
  readonly other: LicenceTerms;
}

/** What makes one tax period has one end: every two that cannot agree on it. */
export function clockConflicts(licences: readonly LicenceTerms[]): ClockConflict[] {
  return licences.flatMap((one, index) =>
    licences
      .slice(index + 1)
      .filter((other) => isOnePeriod(one, other) && !isSameClock(one, other))
      .map((other) => ({ one, other })),
  );
}

function isOnePeriod(one: LicenceTerms, other: LicenceTerms): boolean {
  const isTogether = one.entityId === other.entityId && one.jurisdiction === other.jurisdiction;
  return (
    isTogether && (one.to === null || other.from <= one.to) && (other.to === null || one.from <= other.to)
  );
}

export function isSameClock(one: Clock, other: Clock): boolean {
  return one.zone === other.zone && one.cutoff === other.cutoff;
}

/** What a change of licences would do that it must not do. */
export interface TermsFaults {
  /** Licences as they were whose currency or clock would be another for the brand. */
  readonly changed: readonly LicenceTerms[];
  /** Disagreements that were not there before. */
  readonly conflicts: readonly ClockConflict[];
}

/** Compares the licences of the house before and after a change. */
export function termsFaults(before: readonly LicenceTerms[], after: readonly LicenceTerms[]): TermsFaults {
  const nameOf = ({ licenceId, brandId, ...terms }: LicenceTerms) =>
    JSON.stringify([licenceId, brandId, terms.zone, terms.cutoff]);
  const conflictName = ({ one, other }: ClockConflict) => [nameOf(one), nameOf(other)].sort().join(' ');
  const known = new Set(clockConflicts(before).map(conflictName));
  return {
    changed: before.filter((one) => {
      const now = after.find(
        ({ licenceId, brandId }) => licenceId === one.licenceId && brandId === one.brandId,
      );
      return now !== undefined && (now.currency !== one.currency || !isSameClock(now, one));
    }),
    conflicts: clockConflicts(after).filter((one) => !known.has(conflictName(one))),
  };
}

/** A disagreement in words, with what to do about it. */
export function conflictWords({ one, other }: ClockConflict): string {
  const of = ({ licenceId, brandId, cutoff, zone }: LicenceTerms) =>
    `licence ${licenceId} for ${brandId} at ${cutoff} in ${zone}`;
  return `The gaming days of one company under the law of ${one.jurisdiction} start together, since its tax period has one end: those of ${of(one)}, those of ${of(other)}. Give the licences a zone and cut-off of their own that agree.`;
}
