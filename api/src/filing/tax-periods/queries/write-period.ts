import { randomUUID } from 'node:crypto';
import type { TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import { appendAuditEvent } from '../../../store/audit-trail/append-audit-event';
import type { TaxPeriodMove } from '../../../domain/tax-period/tax-period-machine';
import { taxPeriodId, type TaxPeriodKey } from '../../../domain/tax-period/tax-period-key';
import type { Queryable } from '../../../store/store';
import type { PinnedVersion, StoredPeriod } from '../../../taxes/assessment/queries/period-rows';

type Moved = TaxPeriodMove & { readonly kind: 'MOVED' };

/** Who moved a period and why; `actorId` is null for the calendar and for authorities. */
export interface StepBy {
  readonly actorId: string | null;
  readonly at: Date;
  readonly reason: string | null;
}

/** A tax period with the brands that it is made of, the one that it stands under first. */
export type PlacedPeriod = TaxPeriodKey & Pick<StoredPeriod, 'brandId' | 'brandIds'>;

/** Writes a period that has none yet, in the state SOFT_CLOSED with revision 1; false when it is there already. */
export async function insertPeriod(tx: Queryable, key: PlacedPeriod, at: Date): Promise<boolean> {
  const written = await tx.query(
    `insert into tax_period (id, brand_id, entity_id, brand_ids, jurisdiction, authority, code, product_class, period_from, period_to, state,
       reopened_from, version, revision, ack_ref, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, cast($9 as date), cast($10 as date), 'SOFT_CLOSED', null, 0, 1, null,
       cast($11 as timestamp))
     on conflict (id) do nothing returning id`,
    [
      taxPeriodId(key),
      key.brandId,
      key.entityId,
      key.brandIds.join(','),
      key.jurisdiction,
      key.authority,
      key.code,
      key.productClass,
      key.period.from,
      key.period.to,
      at.toISOString(),
    ],
  );
  return written.length > 0;
}

/** Writes figures: PINNED at once, or PROPOSED until somebody decides. Gives their id. */
export async function insertVersion(
  tx: Queryable,
  period: Pick<StoredPeriod, 'id' | 'brandId'>,
  figures: Omit<PinnedVersion, 'id'>,
  status: 'PINNED' | 'PROPOSED',
): Promise<string> {
  const id = `txv_${randomUUID()}`;
  await tx.query(
    `insert into tax_period_version (id, brand_id, tax_period_id, version, status, pinned_at, snapshot_id,
       rule_pack_version, currency, base, taxable, tax, adjustments, loss_carried_forward, figure_status, paper,
       content_hash, created_by)
     values ($1, $2, $3, $4, $5, cast($6 as timestamp), $7, $8, $9, cast($10 as decimal(38,4)),
       cast($11 as decimal(38,4)), cast($12 as decimal(38,4)), cast($13 as decimal(38,4)),
       cast($14 as decimal(38,4)), $15, cast($16 as json), $17, $18)`,
    [
      id,
      period.brandId,
      period.id,
      figures.version,
      status,
      figures.pinnedAt,
      figures.snapshotId,
      figures.rulePackVersion,
      figures.currency,
      figures.base,
      figures.taxable,
      figures.tax,
      figures.adjustments,
      figures.lossCarriedForward,
      figures.figureStatus,
      JSON.stringify(figures.paper),
      figures.contentHash,
      figures.createdBy,
    ],
  );
  return id;
}

export async function decideVersion(tx: Queryable, id: string, status: 'PINNED' | 'DROPPED'): Promise<void> {
  await tx.query(`update tax_period_version set status = $1 where id = $2 and status = 'PROPOSED'`, [
    status,
    id,
  ]);
}

/** Moves a period from the revision that was read; false when somebody was quicker. Writes step and audit. */
export async function movePeriod(
  tx: Queryable,
  from: Pick<StoredPeriod, 'id' | 'brandId' | 'state' | 'revision'>,
  { state, version, reopenedFrom }: Moved,
  by: StepBy & { readonly ackRef?: string },
): Promise<boolean> {
  const moved = await tx.query(
    `update tax_period set state = $1, version = $2, reopened_from = $3, revision = revision + 1,
       ack_ref = coalesce(cast($4 as varchar), ack_ref), changed_at = cast($5 as timestamp)
     where id = $6 and revision = $7 returning id`,
    [state, version, reopenedFrom, by.ackRef ?? null, by.at.toISOString(), from.id, from.revision],
  );
  if (moved.length === 0) return false;
  await insertStep(tx, { ...from, from: from.state, to: state, version }, by);
  return true;
}

/** Counts a change that moves nothing: a proposal, a payment. False when somebody was quicker. */
export async function touchPeriod(
  tx: Queryable,
  period: Pick<StoredPeriod, 'id' | 'revision'>,
  at: Date,
): Promise<boolean> {
  const touched = await tx.query(
    `update tax_period set revision = revision + 1, changed_at = cast($1 as timestamp)
     where id = $2 and revision = $3 returning id`,
    [at.toISOString(), period.id, period.revision],
  );
  return touched.length > 0;
}

/** Writes a step of a period, and the row of the audit that proves it. */
export async function insertStep(
  tx: Queryable,
  step: {
    readonly id: string;
    readonly brandId: string;
    readonly from: TaxPeriodState;
    readonly to: TaxPeriodState;
    readonly version: number;
  },
  { actorId, at, reason }: StepBy,
): Promise<void> {
  const { id, brandId, from, to, version } = step;
  const { seq } = await appendAuditEvent(tx, {
    at,
    action: 'TAX_PERIOD_MOVED',
    ...(actorId === null ? {} : { actorId }),
    brandId,
    object: { kind: 'tax-period', id },
    detail: { from, to, version, reason },
  });
  await tx.query(
    `insert into tax_period_step (id, brand_id, tax_period_id, happened_at, from_state, to_state, version, actor_id,
       reason, audit_seq)
     values ($1, $2, $3, cast($4 as timestamp), $5, $6, $7, $8, $9, $10)`,
    [`txs_${randomUUID()}`, brandId, id, at.toISOString(), from, to, version, actorId, reason, seq],
  );
}
