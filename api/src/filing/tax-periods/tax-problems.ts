import type { ProblemCode } from '@tallyhouse/shared/contracts/problem';
import { personInWords, type Person } from '@tallyhouse/shared/contracts/people';
import type { ClosingCheck, TaxProposal } from '@tallyhouse/shared/contracts/tax-periods';
import type { TaxPeriodRefusal } from '../../domain/tax-period/tax-period-machine';
import { ProblemError } from '../../platform/http/problems';

const nextSteps: Readonly<Record<TaxPeriodRefusal['code'], string>> = {
  PERIOD_OPEN: 'Wait for the period and the late-record window to end.',
  PERIOD_CLOSED: 'Propose to reopen it first, with a reason.',
  PERIOD_STATE: 'Review the steps of the period: its state may have changed in the meantime.',
  CLOSING_REFUSED: 'Resolve what is listed here, then propose again.',
  WARNINGS_OPEN: 'Give a reason for each warning, then propose again.',
  REASON_REQUIRED: 'Enter a reason.',
  SELF_CONFIRMATION: 'Another person with the right to confirm must do it.',
  NOT_SETTLED: 'Record the payment of the outstanding amount.',
};

const statuses: Partial<Readonly<Record<TaxPeriodRefusal['code'], number>>> = {
  PERIOD_OPEN: 409,
  PERIOD_CLOSED: 409,
  PERIOD_STATE: 409,
  SELF_CONFIRMATION: 403,
};

/** A period made of brands of which the caller may act for some only. */
export function spansBrands(company: string, others: number): ProblemError {
  const more =
    others === 1 ? '1 brand to which you have no access' : `${others} brands to which you have no access`;
  return new ProblemError(403, 'PERIOD_SPANS_BRANDS', `${company} owes this tax for ${more}, too`, {
    detail:
      'Its figures would reveal those of the others. A user with access to all of them can view and close it.',
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
  return new ProblemError(409, 'PROPOSAL_PENDING', 'A proposal for this period is awaiting a decision', {
    detail: 'Have it confirmed or returned first.',
  });
}

/** Of a proposal that is not pending any more; `decision` where it is known who decided it and how. */
export function proposalDecided(decision?: {
  readonly by: Person;
  readonly state: ProposalState;
}): ProblemError {
  const who =
    decision === undefined
      ? ''
      : `${personInWords(decision.by.name, decision.by.account)} ${decidedBy[decision.state]} it. `;
  return new ProblemError(409, 'PROPOSAL_DECIDED', 'This proposal has already been decided', {
    detail: `${who}Reload the period.`,
  });
}

type ProposalState = TaxProposal['state'];

const decidedBy: Readonly<Record<ProposalState, string>> = {
  PENDING: 'decided',
  CONFIRMED: 'confirmed',
  RETURNED: 'returned',
  WITHDRAWN: 'withdrew',
};

export function staleProposal(): ProblemError {
  return new ProblemError(
    409,
    'STALE_PROPOSAL',
    'Data, rules or adjustments have changed since it was proposed',
    {
      detail: 'Return the proposal and have it proposed again on current data.',
    },
  );
}
