import type { statusReportFilters } from '@tallyhouse/shared/contracts/status-reports';
import { reportStateSchema } from '@tallyhouse/shared/contracts/reports';
import { daySchema, idSchema } from '@tallyhouse/shared/contracts/scalars';
import { useAddressFields } from '@tallyhouse/shared/ui/use-address-fields';

/** The zone is the one that the table is in. */
type FilterName = Exclude<keyof typeof statusReportFilters, 'zone'>;

/** What the log of reports is narrowed by, in the address. */
const stepFields = {
  from: daySchema,
  to: daySchema,
  type: idSchema,
  state: reportStateSchema,
  actor: idSchema,
  reportId: idSchema,
  authority: idSchema,
} satisfies Record<FilterName, unknown>;

export function useStepFields() {
  return useAddressFields(stepFields);
}
export type StepFields = ReturnType<typeof useStepFields>;
