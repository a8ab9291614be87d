import { permissionsByRole, type Permission, type Role } from '@tallyhouse/shared/contracts/permissions';
import type { ReportState } from '@tallyhouse/shared/contracts/reports';

/** As which of `held`, the actor's roles, a step was taken; null where none of them may take it. */
export function roleOfStep(
  step: { readonly from: ReportState | null; readonly to: ReportState },
  held: readonly string[],
): Role | null {
  const needed = permissionFor(step);
  const roles = Object.keys(permissionsByRole) as Role[];
  return roles.find((role) => held.includes(role) && permissionsByRole[role].includes(needed)) ?? null;
}

function permissionFor({ from, to }: { from: ReportState | null; to: ReportState }): Permission {
  if (to === 'PENDING_CONFIRMATION') return 'reports.submit';
  if (to === 'DELETED') return 'reports.delete-draft';
  const isDecided = from === 'PENDING_CONFIRMATION' && (to === 'CONFIRMED' || to === 'RETURNED');
  return isDecided ? 'reports.confirm' : 'reports.simulate';
}
