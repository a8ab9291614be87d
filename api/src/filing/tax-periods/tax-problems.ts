import type { ProblemCode } from '@tallyhouse/shared/contracts/problem';
import type { ClosingCheck } from '@tallyhouse/shared/contracts/tax-periods';
import type { TaxPeriodRefusal } from '../../domain/tax-period/tax-period-machine';
import { ProblemError } from '../../platform/http/problems';

const nextSteps: Readonly<Record<TaxPeriodRefusal['code'], string>> = {
  PERIOD_OPEN: 'Wait until the period and the tolerance for late records are over.',
  PERIOD_CLOSED: 'Propose to open it again first, with a reason.',
  PERIOD_STATE: 'Look at the steps of the period: it may have been moved in the meantime.',
  CLOSING_REFUSED: 'Mend what is named here, then propose again.',
  WARNINGS_OPEN: 'Write a reason for each warning, then propose again.',
  REASON_REQUIRED: 'Write a reason.',
  SELF_CONFIRMATION: 'Another person with the right to confirm must do it.',
  NOT_SETTLED: 'Record the payment of the rest.',
};

const statuses: Partial<Readonly<Record<TaxPeriodRefusal['code'], number>>> = {
  PERIOD_OPEN: 409,
  PERIOD_CLOSED: 409,
  PERIOD_STATE: 409,
  SELF_CONFIRMATION: 403,
};

/** A period made of brands of which the caller may act for some only. */
export function spansBrands(company: string, others: number): ProblemError {
  const more = others === 1 ? '1 brand that you cannot act for' : `${others} brands that you cannot act for`;
  return new ProblemError(403, 'PERIOD_SPANS_BRANDS', `${company} owes this tax for ${more}, too`, {
    detail:
      'Its figures would tell those of the others. Somebody who may act for all of them sees and closes it.',
  });
}

/** A refusal of the machine as the caller reads it; `checks` are those that it was about. */
export function taxProblem(
  { code, words }: TaxPeriodRefusal,
  checks: readonly ClosingCheck[] = [],
): ProblemError {
  return new ProblemError(statuses[code] ?? 422, shownCode(code, checks), words, {
    detail: nextSteps[code],
    ...(checks.length === 0
      ? {}
      : {
          errors: checks.map(({ id, effect, words: message, nextStep }) => ({
            field: effect === 'WARNS' ? 'warnings' : 'checks',
            code: id,
            message: `${message} ${nextStep}`,
          })),
        }),
  });
}

/** A rule that nobody gave a reason for has a code of its own; other warnings beside it are named all the same. */
function shownCode(code: TaxPeriodRefusal['code'], checks: readonly ClosingCheck[]): ProblemCode {
  if (code === 'NOT_SETTLED') return 'PERIOD_STATE';
  const isAboutRule = checks.some(({ id }) => id.startsWith('RULE_UNVERIFIED:'));
  return code === 'WARNINGS_OPEN' && isAboutRule ? 'RULE_UNVERIFIED' : code;
}

export function proposalPending(): ProblemError {
  return new ProblemError(409, 'PROPOSAL_PENDING', 'A proposal for this period waits for a decision', {
    detail: 'Have it confirmed or returned first.',
  });
}

export function proposalDecided(): ProblemError {
  return new ProblemError(409, 'PROPOSAL_DECIDED', 'This proposal was decided before', {
    detail: 'Read the period again.',
  });
}

export function staleProposal(): ProblemError {
  return new ProblemError(
    409,
    'STALE_PROPOSAL',
    'Facts, rules or adjustments have changed since it was proposed',
    {
      detail: 'Return the proposal and have it proposed again over what is known now.',
    },
  );
}
