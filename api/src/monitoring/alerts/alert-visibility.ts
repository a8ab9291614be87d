import { brandIdsWith, isAllowed, type CurrentUser } from '../../platform/auth/current-user';
import type { SqlParams } from '../../store/sql-params';
import { alertRules } from '../../house/alerting/alert-codes';
import type { AlertRow } from '../../house/alerting/queries/alert-row';

/** Which alerts somebody sees: those of brands, and those that concern the system as a whole. */
export interface AlertVisibility {
  readonly brandIds: readonly string[];
  readonly seesSystem: boolean;
}

/** What a caller sees of the brands of their call. The system as a whole is seen by those who run or prove it. */
export function visibilityOf(user: CurrentUser, brandIds: readonly string[]): AlertVisibility {
  const seesSystem = isAllowed(user, 'alerts.handle-system') || isAllowed(user, 'audit.verify');
  return { brandIds, seesSystem };
}

/** Condition on `a.brand_id`. */
export function visibilityCondition({ brandIds, seesSystem }: AlertVisibility, params: SqlParams): string {
  const own = `a.brand_id in (${params.addAll(brandIds)})`;
  return seesSystem ? `(${own} or a.brand_id is null)` : own;
}

/** Whether `user` may take, hand on, end and reopen an alert. */
export function mayHandle(user: CurrentUser, { code, brandId }: Pick<AlertRow, 'code' | 'brandId'>): boolean {
  const { handledBy } = alertRules[code];
  const runsSystem =
    brandId === null
      ? isAllowed(user, 'alerts.handle-system')
      : brandIdsWith(user, 'alerts.handle-system').includes(brandId);
  if (brandId === null || handledBy === 'SYSTEM') return runsSystem;
  return isAllowed(user, 'alerts.handle', brandId) || (handledBy === 'BOTH' && runsSystem);
}
