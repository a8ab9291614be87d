import {
  exceptionStateSchema,
  lawCodeSchema,
  type dataExceptionFilters,
} from '@tallyhouse/shared/contracts/data-exceptions';
import { channelSchema, daySchema, idSchema } from '@tallyhouse/shared/contracts/scalars';
import { useAddressFields } from '@tallyhouse/shared/ui/use-address-fields';

/** What the list is narrowed by, in the address. */
const exceptionFields = {
  law: lawCodeSchema,
  state: exceptionStateSchema,
  channel: channelSchema,
  from: daySchema,
  to: daySchema,
  owner: idSchema,
  record: idSchema,
} satisfies Record<keyof typeof dataExceptionFilters, unknown>;

export function useExceptionFields() {
  return useAddressFields(exceptionFields);
}
export type ExceptionFields = ReturnType<typeof useExceptionFields>;
