import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';

/** Whether the user may do something for the brand of this tab. The server decides again; screens only mirror it. */
export function useSessionMay(permission: Permission): boolean {
  return useRemoteHost().session.permissions.includes(permission);
}
