import { randomUUID } from 'node:crypto';
import type { Instant, Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../../../domain/money/money';
import { askAlone, type Question } from '../../../store/ask-together';
import type { Queryable } from '../../../store/store';

/** Tax of a closed period that a later one bears. */
export interface Adjustment {
  readonly brandId: string;
  readonly bearerId: string;
  readonly ofPeriodId: string;
  readonly ofVersion: number;
  readonly amount: Money;
  /** Loss that the bearer may take off with it; below zero where an earlier period took too much off. */
  readonly loss: Money;
  readonly currency: string;
  readonly reason: string;
  readonly createdAt: Instant;
}

/** Which adjustments: those that some periods bear, or that were carried out of some. */
type AdjustmentScope =
  | { readonly bearerIds: readonly string[] }
  | { readonly ofPeriodIds: readonly string[] };

/** Adjustments, oldest first; amounts as the store writes them. */
export function adjustmentsOf(of: AdjustmentScope): Question<Adjustment> {
  const [column, ids] = 'bearerIds' in of ? ['bearer_id', of.bearerIds] : ['of_period_id', of.ofPeriodIds];
  return {
    columns: [
      ...['brandId', 'bearerId', 'ofPeriodId', 'ofVersion', 'amount', 'loss', 'currency', 'reason'],
      'createdAt',
    ] as (keyof Adjustment)[],
    ask: (
      params,
    ) => `select brand_id as "brandId", bearer_id as "bearerId", of_period_id as "ofPeriodId", of_version as "ofVersion",
       amount as "amount", loss as "loss", currency as "currency", reason as "reason", created_at as "createdAt"
     from tax_adjustment where ${column} in (${params.addAll(ids)}) order by created_at, id`,
  };
}

/** Adjustments with their amounts as they are told. */
export function adjustmentsInMoney(rows: readonly Adjustment[]): Adjustment[] {
  return rows.map((row) => ({ ...row, amount: formatMoney(row.amount), loss: formatMoney(row.loss) }));
}

/** Adjustments, oldest first. */
export async function readAdjustments(store: Queryable, of: AdjustmentScope): Promise<Adjustment[]> {
  const isNone = ('bearerIds' in of ? of.bearerIds : of.ofPeriodIds).length === 0;
  return isNone ? [] : adjustmentsInMoney(await askAlone(store, adjustmentsOf(of)));
}

export async function insertAdjustment(
  tx: Queryable,
  adjustment: Adjustment & { readonly createdBy: string },
): Promise<void> {
  await tx.query(
    `insert into tax_adjustment (id, brand_id, bearer_id, of_period_id, of_version, amount, loss, currency, reason,
       created_by, created_at)
     values ($1, $2, $3, $4, $5, cast($6 as decimal(38,4)), cast($7 as decimal(38,4)), $8, $9, $10,
       cast($11 as timestamp))`,
    [
      `txa_${randomUUID()}`,
      adjustment.brandId,
      adjustment.bearerId,
      adjustment.ofPeriodId,
      adjustment.ofVersion,
      adjustment.amount,
      adjustment.loss,
      adjustment.currency,
      adjustment.reason,
      adjustment.createdBy,
      adjustment.createdAt,
    ],
  );
}
