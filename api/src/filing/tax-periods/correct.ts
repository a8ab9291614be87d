import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { canonicalJson } from '../../domain/canonical-json';
import {
  correctPeriod,
  type CorrectionMethod,
  type PastCorrection,
} from '../../domain/corrections/correct-period';
import { calendarOf } from '../../domain/periods/authority-calendar';
import { addDays } from '../../domain/periods/calendar';
import { periodHolding } from '../../domain/periods/reporting-period';
import { sha256 } from '../../domain/sha256';
import { taxPeriodId, type TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import { ProblemError } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';
import type { FoundPeriod } from './find-period';
import { readCorrectionRule } from './correction-rule';
import { keyOf } from '../../domain/tax-period/tax-period-key';
import { ruleOf } from './present-period';
import { readAdjustments } from '../../taxes/assessment/queries/adjustments';
import { readStoredPeriod, type StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import { readProposals } from './queries/proposals';

/** How a reopened period is corrected. */
export type PlannedCorrection =
  | { readonly method: 'RESTATE' }
  | {
      readonly method: 'CARRY';
      /** Tax that the bearer takes over; below zero where too much was declared. */
      readonly carried: Money;
      /** Loss that the bearer may take off; below zero where an earlier period took too much off. */
      readonly carriedLoss: Money;
      readonly bearerId: string;
      readonly contentHash: string;
    };

/**
 * The correction of a reopened period by the one method of its authority, with all that is known now.
 *
 * `asked` may be RESTATE where the authority carries, but not so large a difference.
 * Errors: `CORRECTION_REFUSED` (409).
 */
export async function planCorrection(
  store: Queryable,
  { period, assessor }: FoundPeriod,
  asked?: CorrectionMethod,
): Promise<PlannedCorrection> {
  const rule = await readCorrectionRule(store, period);
  const method = asked ?? rule.method;
  const key = keyOf(period);
  const bearer = await bearerOf(store, period);
  const now = await assessor.assess(key);
  const { pinned } = period;
  const closed = {
    ...{ ruleId: ruleOf(period).id, version: period.version },
    ...{ ggr: pinned.base, tax: pinned.tax, loss: pinned.lossCarriedForward },
  };
  const past = await readPast(store, period);
  const correct = (by: CorrectionMethod) =>
    correctPeriod(
      { ...closed, period: period.period },
      { ggr: now.base, tax: now.tax, loss: now.lossCarriedForward },
      {
        method: by,
        past,
        currentPeriod: bearer.period,
        ...(rule.limit === null ? {} : { limit: { of: rule.limit, netTakings: now.base } }),
      },
    );
  if (method !== rule.method && !isTooLarge(correct(rule.method))) {
    throw refused(`The authority ${period.authority} has periods corrected by ${rule.method} only.`);
  }
  const correction = correct(method);
  if (correction.kind === 'REFUSED') throw refused(correction.words);
  if (correction.kind === 'RESTATED') return { method: 'RESTATE' };
  const { adjustmentLine: carried, lossLine: carriedLoss } = correction;
  const bearerId = taxPeriodId(bearer);
  const figures = { carried, carriedLoss, bearerId };
  const told = { id: period.id, version: period.version, ...figures, now: now.contentHash };
  return { method: 'CARRY', ...figures, contentHash: `sha256:${sha256(canonicalJson(told))}` };
}

function isTooLarge(correction: ReturnType<typeof correctPeriod>): boolean {
  return correction.kind === 'REFUSED' && correction.code === 'OVER_CARRY_LIMIT';
}

/** What of the period was corrected before, and by which method. */
async function readPast(store: Queryable, period: StoredPeriod): Promise<PastCorrection[]> {
  const of = { ruleId: ruleOf(period).id, period: period.period };
  const proposals = await readProposals(store, [period.id]);
  const restated = proposals.filter(
    ({ kind, state, method }) => kind === 'AMEND' && state === 'CONFIRMED' && method === 'RESTATE',
  );
  const carried = await readAdjustments(store, { ofPeriodIds: [period.id] });
  return [
    ...restated.map(() => ({ ...of, method: 'RESTATE', carriedTax: '0.00' }) as const),
    ...carried.map(
      ({ amount, loss }) => ({ ...of, method: 'CARRY', carriedTax: amount, carriedLoss: loss }) as const,
    ),
  ];
}

/** The first later period of the same tax that is not closed yet: its return is still to come. */
async function bearerOf(store: Queryable, period: StoredPeriod): Promise<TaxPeriodKey> {
  const rule = ruleOf(period);
  if (rule.period === 'UNKNOWN') throw new Error(`${rule.id} has no periods`);
  const calendar = calendarOf(period.authority);
  const key = keyOf(period);
  let next = periodHolding(addDays(period.period.to, 1), rule.period, calendar);
  for (;;) {
    const stored = await readStoredPeriod(store, taxPeriodId({ ...key, period: next }));
    if (stored === undefined || stored.version === 0) return { ...key, period: next };
    next = periodHolding(addDays(next.to, 1), rule.period, calendar);
  }
}

function refused(words: string): ProblemError {
  return new ProblemError(409, 'CORRECTION_REFUSED', 'The period cannot be corrected like this', {
    detail: words,
  });
}
