import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import type { TaxPeriodDetail, TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';

export type StepName = 'close' | 'reopen' | 'amend' | 'pay' | 'file' | 'attach';

/** Why a step cannot be made right now. */
export type StepBlock = 'permission' | 'brand' | 'waiting' | 'checks' | 'open';

/** A step that the state of a period knows. */
export interface PossibleStep {
  readonly name: StepName;
  readonly blockedBy: StepBlock | null;
}

/** States in which a payment can be recorded. */
export const payableStates: readonly TaxPeriodState[] = ['CLOSED', 'FILED', 'PAID', 'REOPENED', 'AMENDED'];

const known: Readonly<Record<TaxPeriodState, readonly StepName[]>> = {
  OPEN: ['close'],
  SOFT_CLOSED: ['close'],
  CLOSED: ['file', 'attach', 'pay', 'reopen'],
  FILED: ['pay', 'reopen'],
  PAID: ['reopen'],
  REOPENED: ['amend', 'pay'],
  AMENDED: ['file', 'attach', 'pay', 'reopen'],
};
const permissionFor: Readonly<Record<StepName, Permission>> = {
  close: 'tax.propose',
  reopen: 'tax.propose',
  amend: 'tax.propose',
  pay: 'tax.propose',
  // It leads to the page of what is owed, where the next step is.
  file: 'authorities.view',
  attach: 'tax.confirm',
};

interface Who {
  readonly permissions: readonly string[];
  readonly hasBrand: boolean;
}

/** The steps of a period in the order of its life, each with what blocks it. The server decides again. */
export function possibleSteps(
  period: Pick<TaxPeriodDetail, 'state' | 'proposal' | 'checks' | 'filingId'>,
  { permissions, hasBrand }: Who,
): readonly PossibleStep[] {
  const blockOf = (name: StepName): StepBlock | null => {
    if (!permissions.includes(permissionFor[name])) return 'permission';
    if (name === 'file') return null;
    if (!hasBrand) return 'brand';
    if (period.state === 'OPEN') return 'open';
    const isProposed = name === 'close' || name === 'reopen' || name === 'amend';
    if (isProposed && period.proposal !== null) return 'waiting';
    if (name === 'close' && period.checks.some(({ effect }) => effect === 'REFUSES')) return 'checks';
    return null;
  };
  // Where the calendar asks for no return, attaching the acknowledgement is all the filing there is.
  const names = known[period.state].filter((name) => name !== 'file' || typeof period.filingId === 'string');
  return names.map((name) => ({ name, blockedBy: blockOf(name) }));
}
