import Big from 'big.js';
import type { Money, Period } from '@tallyhouse/shared/contracts/scalars';
import { subtractMoney } from '../money/money';

/** `RESTATE`: the closed period gets a new version. `CARRY`: it stays, and the difference is a line of the current one. */
export type CorrectionMethod = 'RESTATE' | 'CARRY';

/** How an authority takes corrections: a new record in place of the old, or a line in the next period's return. */
export type ObligationCorrection = 'REPLACE' | 'CANCEL_AND_NEW' | 'DELTA' | 'NEXT_PERIOD';

/** The one method that goes with an obligation; whatever changes the closed period itself restates it. */
export function methodOf(obligation: ObligationCorrection): CorrectionMethod {
  return obligation === 'NEXT_PERIOD' ? 'CARRY' : 'RESTATE';
}

/** A version of a closed tax period. */
export interface ClosedVersion {
  readonly ruleId: string;
  readonly period: Period;
  readonly version: number;
  readonly ggr: Money;
  readonly tax: Money;
  /** Loss that it leaves to the next period, positive; none where it is left out. */
  readonly loss?: Money;
}

/** What was corrected before, for any period. */
export interface PastCorrection {
  readonly ruleId: string;
  readonly period: Period;
  readonly method: CorrectionMethod;
  /** Tax carried into a later period; zero for a restatement. */
  readonly carriedTax: Money;
  /** Loss carried with it; none where it is left out. */
  readonly carriedLoss?: Money;
}

/** How far under- or over-declared tax may be carried: up to `always`, or up to `most` while within a share of takings. */
export interface CarryLimit {
  readonly always: Money;
  readonly most: Money;
  readonly shareOfTakings: string;
}

/** What decides how a closed period is corrected. */
export interface CorrectionPlan {
  /** The one method of the tax rule. */
  readonly method: CorrectionMethod;
  readonly past: readonly PastCorrection[];
  /** The period that bears a carried line. */
  readonly currentPeriod: Period;
  readonly limit?: { readonly of: CarryLimit; readonly netTakings: Money };
}

export type Correction =
  | {
      readonly kind: 'RESTATED';
      readonly replaces: number;
      readonly version: number;
      readonly period: Period;
      readonly ggr: Money;
      readonly tax: Money;
      readonly deltaTax: Money;
    }
  | {
      readonly kind: 'CARRIED';
      /** The current period, which bears the line. */
      readonly period: Period;
      readonly adjustmentLine: Money;
      /** Loss that the current period may take off beside that of the period before; below zero where one was taken off too much. */
      readonly lossLine: Money;
      /** The closed period, unchanged. */
      readonly ofPeriod: Period;
      readonly ofVersion: number;
    }
  | { readonly kind: 'REFUSED'; readonly code: 'METHODS_MIXED' | 'OVER_CARRY_LIMIT'; readonly words: string };

type FiguresNow = Pick<ClosedVersion, 'ggr' | 'tax' | 'loss'>;

/**
 * Corrects a closed period by the one method of its tax rule.
 *
 * `now` is what the period comes to with all that is known; tax and losses carried before are not carried again.
 * Refused: a period once restated is never carried, nor the other way round; nothing is carried past its limit.
 */
export function correctPeriod(closed: ClosedVersion, now: FiguresNow, plan: CorrectionPlan): Correction {
  const past = plan.past.filter(
    ({ ruleId, period }) =>
      ruleId === closed.ruleId && period.from === closed.period.from && period.to === closed.period.to,
  );
  if (past.some(({ method }) => method !== plan.method)) {
    return {
      kind: 'REFUSED',
      code: 'METHODS_MIXED',
      words:
        'This period was corrected by the other method before; both together would count the difference twice.',
    };
  }
  return plan.method === 'RESTATE' ? restate(closed, now) : carry(closed, now, { ...plan, past });
}

function restate(closed: ClosedVersion, { ggr, tax }: FiguresNow): Correction {
  return {
    kind: 'RESTATED',
    replaces: closed.version,
    version: closed.version + 1,
    period: closed.period,
    ...{ ggr, tax },
    deltaTax: subtractMoney(tax, closed.tax),
  };
}

function carry(closed: ClosedVersion, now: FiguresNow, { past, ...plan }: CorrectionPlan): Correction {
  const left = (of: Money, before: readonly Money[]) =>
    before.reduce((rest, carried) => subtractMoney(rest, carried), of);
  const adjustmentLine = left(
    subtractMoney(now.tax, closed.tax),
    past.map(({ carriedTax }) => carriedTax),
  );
  const lossLine = left(
    subtractMoney(now.loss ?? '0', closed.loss ?? '0'),
    past.map(({ carriedLoss = '0' }) => carriedLoss),
  );
  if (plan.limit !== undefined && isOver(adjustmentLine, plan.limit.of, plan.limit.netTakings)) {
    return {
      kind: 'REFUSED',
      code: 'OVER_CARRY_LIMIT',
      words:
        'The difference is larger than the authority lets a later return carry: the period must be restated.',
    };
  }
  return {
    kind: 'CARRIED',
    period: plan.currentPeriod,
    adjustmentLine,
    lossLine,
    ofPeriod: closed.period,
    ofVersion: closed.version,
  };
}

function isOver(adjustment: Money, limit: CarryLimit, netTakings: Money): boolean {
  const size = new Big(adjustment).abs();
  if (size.lte(limit.always)) return false;
  return size.gt(limit.most) || size.gt(new Big(netTakings).times(limit.shareOfTakings));
}

/** Machine games duty: £10,000, or £50,000 while at most 1 % of net takings. Source: texts of the HMRC return. */
export const machineGamesDutyLimit: CarryLimit = {
  always: '10000',
  most: '50000',
  shareOfTakings: '0.01',
};
