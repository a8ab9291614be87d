import type { TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';

/** One step in the life of a tax period. */
export interface TaxPeriodStep {
  readonly time: Instant;
  readonly from: TaxPeriodState;
  readonly to: TaxPeriodState;
  readonly version: number;
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly auditSeq: number;
}

/** Steps of a period, oldest first. */
export function readSteps(store: Queryable, id: string): Promise<TaxPeriodStep[]> {
  return store.query<TaxPeriodStep>(
    `select happened_at as "time", from_state as "from", to_state as "to", version as "version",
       actor_id as "actorId", reason as "reason", audit_seq as "auditSeq"
     from tax_period_step where tax_period_id = $1 order by audit_seq`,
    [id],
  );
}
