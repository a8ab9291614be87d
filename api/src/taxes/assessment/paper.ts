import { canonicalJson } from '../../domain/canonical-json';
import { sha256 } from '../../domain/sha256';
import type { MissingTax } from '../../domain/tax/compute-tax';
import { taxPeriodId, type TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import { reasonText } from '../../domain/status/figure-reasons';
import type { Assessment } from './assess';
import type { PeriodFigures, PeriodLine } from './compute-period';
import type { TaxSubject } from './queries/read-subjects';
import type { BrandPart } from './brand-parts';
import type { PinnedVersion, StoredPeriod } from './queries/period-rows';

/** Where taxed play belongs. */
export type TaxPlace = Pick<TaxSubject, 'licenceId' | 'channel' | 'vertical'> & {
  /** Left out in papers of before: that of the period. */
  readonly brandId?: string;
};

/** What is kept of a computation: its lines with their whole rules, so that it reads the same by any later rules. */
export interface Paper {
  readonly lines: readonly PeriodLine[];
  readonly missing: readonly MissingTax[];
  /** What was taxed: play of these licences, channels and verticals. */
  readonly places: readonly TaxPlace[];
  /** `CODE:subject`, as lists carry them. */
  readonly statusReasons: readonly string[];
  /** What each brand has in it; left out where it is of one brand alone. */
  readonly parts?: readonly BrandPart[];
}

/** Hash of what a period comes to and by which rules; it does not change with the instant at which it was computed. */
export function hashOfFigures(key: TaxPeriodKey, figures: PeriodFigures, adjustments: string): string {
  const { currency, lines, missing } = figures;
  const told = {
    id: taxPeriodId(key),
    currency,
    adjustments,
    missing: missing.map(({ rule, fact }) => [rule.id, fact]),
    lines: lines.map(({ period, shares, line }) => ({
      period,
      shares,
      rule: line.rule,
      inputs: line.inputs,
      base: line.base,
      lossBroughtForward: line.lossBroughtForward,
      lossCarriedForward: line.lossCarriedForward,
      taxable: line.taxable,
      tax: line.tax,
      roundingDifference: line.roundingDifference,
    })),
  };
  return `sha256:${sha256(canonicalJson(told))}`;
}

/** An assessment as it is pinned. */
export function pinnedOf(
  assessment: Assessment,
  { version, createdBy }: { readonly version: number; readonly createdBy: string },
): Omit<PinnedVersion, 'id'> {
  const { lines, missing, status } = assessment;
  return {
    version,
    createdBy,
    pinnedAt: assessment.asOf,
    snapshotId: assessment.snapshotId,
    rulePackVersion: assessment.rulePackVersion,
    currency: assessment.currency,
    base: assessment.base,
    taxable: assessment.taxable,
    tax: assessment.tax,
    adjustments: assessment.adjustments,
    lossCarriedForward: assessment.lossCarriedForward,
    figureStatus: status.status,
    paper: {
      ...{ lines, missing, places: assessment.places, statusReasons: status.reasons.map(reasonText) },
      ...(assessment.parts.length > 1 ? { parts: assessment.parts } : {}),
    },
    contentHash: assessment.contentHash,
  };
}

/** A period that only follows from rules and calendar, in the form of a stored one. */
export function openPeriodOf(assessment: Assessment): StoredPeriod {
  const { key, brandIds } = assessment;
  return {
    ...key,
    brandId: brandIds[0],
    brandIds,
    id: taxPeriodId(key),
    state: 'OPEN',
    reopenedFrom: null,
    version: 0,
    revision: 0,
    ackRef: null,
    pinned: { ...pinnedOf(assessment, { version: 0, createdBy: '' }), id: '' },
  };
}
