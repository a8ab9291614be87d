import { roleSchema } from '@tallyhouse/shared/contracts/roles';
import { userStateSchema, userTextSchema } from '@tallyhouse/shared/contracts/users';
import { useAddressFields } from '@tallyhouse/shared/ui/use-address-fields';

const userFields = {
  text: userTextSchema,
  role: roleSchema,
  state: userStateSchema,
};

/** Which users the list shows, in the address. */
export function useUsersInUrl() {
  return useAddressFields(userFields);
}
export type UsersInUrl = ReturnType<typeof useUsersInUrl>;
