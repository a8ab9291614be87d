import type { TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';

/** States whose figures somebody closed: a return that says otherwise is wrong, or they are. */
export const closedStates: readonly TaxPeriodState[] = ['CLOSED', 'FILED', 'PAID', 'AMENDED'];
