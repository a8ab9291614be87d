import { permissionsByRole } from '@tallyhouse/shared/contracts/permissions';
import type { Config } from '../config/config';
import { isDemoStore } from '../../store/is-demo-store';
import type { Queryable } from '../../store/store';
import { rolesFor, type CurrentUser } from './current-user';

/** Whether a role of `user` demands a second factor at sign-in; without a setting every role does, but none of a demo. */
export async function isFactorDemanded(
  store: Queryable,
  user: CurrentUser,
  setting: Config['secondFactorRoles'],
): Promise<boolean> {
  const demanding = setting ?? ((await isDemoStore(store)) ? [] : Object.keys(permissionsByRole));
  return rolesFor(user).some((role) => demanding.includes(role));
}
