import { changeKindSchema } from '@tallyhouse/shared/contracts/changes';
import { fieldOneOf, useAddressFields } from '@tallyhouse/shared/ui/use-address-fields';
import { changeBoxes } from './changes-queries';

const changeFields = { box: fieldOneOf(changeBoxes), kind: changeKindSchema };

/** Which changes the list shows, in the address. */
export function useChangesInUrl() {
  return useAddressFields(changeFields);
}
export type ChangesInUrl = ReturnType<typeof useChangesInUrl>;
