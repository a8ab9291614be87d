import { permissionsOf, type Permission } from '@tallyhouse/shared/contracts/permissions';
import { isAllowed, type CurrentUser } from '../../platform/auth/current-user';

/** Whether the user holds `permission` for the brand; null asks for a role that holds for every brand. */
export function holdsFor(user: CurrentUser, permission: Permission, brandId: string | null): boolean {
  if (brandId !== null) {
    return user.brands.some(({ id }) => id === brandId) && isAllowed(user, permission, brandId);
  }
  return user.assignments.some(
    ({ role, brandIds }) => brandIds === '*' && permissionsOf([role]).includes(permission),
  );
}
