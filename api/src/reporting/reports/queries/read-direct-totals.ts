import { basisSources } from '../../../domain/measures/basis';
import { addMoney } from '../../../domain/money/money';
import type { Treatment } from '../../../domain/measures/treatment';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import { factWhere, scopesByTreatment, type FactScope } from './fact-sums';

/** Totals straight from the facts; null where the basis does not define them. */
export interface DirectTotals {
  readonly stakes: string | null;
  readonly voids: string | null;
  readonly winnings: string | null;
}

/**
 * Totals of a scope in one pass over its facts, those of each treatment by themselves; written apart from the report's own query on purpose: the check that
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
  const parts: DirectTotals[] = [];
  for (const part of scopesByTreatment(scope)) parts.push(await readCountedAlike(store, part, options));
  const total = (pick: (part: DirectTotals) => string | null) =>
    parts.map(pick).reduce((sum, amount) => (sum === null || amount === null ? null : addMoney(sum, amount)));
  return {
    stakes: total(({ stakes }) => stakes),
    voids: total(({ voids }) => voids),
    winnings: total(({ winnings }) => winnings),
  };
}

async function readCountedAlike(
  store: Queryable,
  scope: FactScope & { readonly treatment: Treatment },
  options: QueryOptions,
): Promise<DirectTotals> {
  const { bonus, lateVoid } = scope.treatment;
  const amount = (name: 'stake' | 'payout') =>
    bonus === 'FACE_VALUE' ? `${name}_cash + ${name}_bonus` : `${name}_cash`;
  const voided = lateVoid === 'REDUCES_BASE' ? "'VOID', 'CANCELLED', 'LATE_VOID'" : "'VOID', 'CANCELLED'";
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
        ? scalar(amount('stake'), 'bet')
        : scalar(amount('stake'), 'settlement', " and result <> 'LATE_VOID'");
  const voidsSql =
    voids === null
      ? 'null'
      : scalar(`case when result in (${voided}) then ${amount('stake')} else 0 end`, 'settlement');
  const winningsSql = {
    SETTLEMENTS: scalar(
      amount('payout'),
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
