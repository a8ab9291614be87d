import { basisSources } from '../../domain/measures/basis';
import { createSqlParams } from '../../figures/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { factWhere, type FactScope } from './fact-sums';

/** Totals straight from the facts; null where the basis does not define them. */
export interface DirectTotals {
  readonly stakes: string | null;
  readonly voids: string | null;
  readonly winnings: string | null;
}

/**
 * Totals of a scope in one pass over the facts, written apart from the report's own query on purpose: the check that
 * details add up compares two independent ways of counting.
 *
 * Units:  major units of the brand's currency.
 * Errors: none of its own; a scope without facts gives zeros.
 */
export async function readDirectTotals(
  store: Queryable,
  scope: FactScope,
  options: QueryOptions = {},
): Promise<DirectTotals> {
  const { stakes, voids, winnings } = basisSources[scope.basis];
  const params = createSqlParams();
  // Tickets picked one by one are compared with another pass over the report's own query.
  const where = factWhere({ ...scope, picks: null }, params, 'record_id');
  const scalar = (expression: string, table: string, extra = '') =>
    `(select coalesce(sum(${expression}), 0) from ${table} f where ${where}${extra})`;
  const stakesSql =
    stakes === null
      ? 'null'
      : stakes === 'BETS'
        ? scalar('stake_cash + stake_bonus', 'bet')
        : scalar('stake_cash + stake_bonus', 'settlement', " and result <> 'LATE_VOID'");
  const voidsSql =
    voids === null
      ? 'null'
      : scalar(
          "case when result in ('VOID', 'CANCELLED', 'LATE_VOID') then stake_cash + stake_bonus else 0 end",
          'settlement',
        );
  const winningsSql = {
    SETTLEMENTS: scalar(
      'payout_cash + payout_bonus',
      'settlement',
      " and result not in ('VOID', 'CANCELLED', 'LATE_VOID')",
    ),
    PAYMENTS: scalar('gross', 'payment', " and kind = 'WINNINGS'"),
    none: 'null',
  }[winnings ?? 'none'];
  const [row] = await store.query<{ stakes: unknown; voids: unknown; winnings: unknown }>(
    `select ${stakesSql} as stakes, ${voidsSql} as voids, ${winningsSql} as winnings`,
    params.values,
    options,
  );
  return { stakes: textOf(row?.stakes), voids: textOf(row?.voids), winnings: textOf(row?.winnings) };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
