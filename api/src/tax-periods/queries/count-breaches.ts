import { inForce } from '../../figures/in-force';
import type { Queryable, QueryOptions } from '../../store/store';
import type { TaxFactScope } from './sum-tax-facts';
import { isReturned } from '../../figures/returned-stakes';

/** How often the facts of a brand and period break a law that every figure rests on; by its name in the domain. */
export interface Breaches {
  /** A returned stake paid something out: it would count twice. */
  readonly 'INV-01': number;
  /** Two versions of one record are in force at once. */
  readonly 'INV-14': number;
  /** An amount is below zero. */
  readonly 'INV-25': number;
}

const tables = ['bet', 'settlement', 'payment'] as const;
const amounts = {
  bet: ['stake_cash', 'stake_bonus'],
  settlement: ['stake_cash', 'stake_bonus', 'payout_cash', 'payout_bonus'],
  payment: ['gross', 'withholding', 'net'],
} as const;

/** Counts over all facts of the brand in the period, as known at an instant. */
export async function countBreaches(
  store: Queryable,
  scope: Pick<TaxFactScope, 'brandId' | 'from' | 'to' | 'asOf'>,
  options: QueryOptions = {},
): Promise<Breaches> {
  const where = `brand_id = $1 and gaming_day between cast($2 as date) and cast($3 as date) and ${inForce('$4')}`;
  const doubled = tables
    .map(
      (table) => `select count(*) as records from (select 1 as one from ${table} where ${where}
        group by source_id, record_id having count(*) > 1) d`,
    )
    .join(' union all ');
  const negative = tables
    .map(
      (table) => `select count(*) as records from ${table} where ${where}
        and (${amounts[table].map((column) => `${column} < 0`).join(' or ')})`,
    )
    .join(' union all ');
  const [row] = await store.query<{ paidOut: number; doubled: number; negative: number }>(
    `select (select count(*) from settlement where ${where} and ${isReturned()}
         and payout_cash + payout_bonus <> 0) as "paidOut",
       (select cast(sum(records) as bigint) from (${doubled}) a) as "doubled",
       (select cast(sum(records) as bigint) from (${negative}) n) as "negative"`,
    [scope.brandId, scope.from, scope.to, scope.asOf],
    options,
  );
  return {
    'INV-01': row?.paidOut ?? 0,
    'INV-14': row?.doubled ?? 0,
    'INV-25': row?.negative ?? 0,
  };
}
