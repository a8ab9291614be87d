import type { Role } from '@tallyhouse/shared/contracts/permissions';

/** Roles in the order in which they are offered. */
export const roleNames = ['viewer', 'reporter', 'approver', 'auditor', 'admin'] as const satisfies Role[];

/** The role of that name; undefined for one that this page does not know. */
export function roleOf(name: string): Role | undefined {
  return roleNames.find((role) => role === name);
}
