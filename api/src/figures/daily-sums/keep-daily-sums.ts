import type { Param, Queryable } from '../../store/store';
import { columnsOf, keysOf, sumKeys, summingsOf, sumsOf, type SummedTable, type Summing } from './daily-sums';

/**
 * Rows of facts that come into force or leave it.
 *
 * SQL of a relation with the columns of the table, `sign` (1 comes, -1 leaves, 0 came and left again) and `changed_at`,
 * the instant from which that is known.
 */
export interface SignedFacts {
  readonly table: SummedTable;
  readonly sql: string;
}

/** Adds facts to the sums of their days; in the transaction that writes the facts, so that the two are never apart. */
export async function addToDailySums(
  tx: Queryable,
  facts: readonly SignedFacts[],
  params: readonly Param[] = [],
): Promise<void> {
  const [first] = facts;
  for (const summing of first === undefined ? [] : summingsOf(first.table))
    await addSums(tx, summing, { facts, params });
}

async function addSums(
  tx: Queryable,
  summing: Summing,
  { facts, params }: { readonly facts: readonly SignedFacts[]; readonly params: readonly Param[] },
): Promise<void> {
  const columns = [...columnsOf(summing), ...(summing === 'bet' ? ['bet_changes'] : [])];
  const parts = facts.map(({ sql }) => signedSums(summing, sql));
  const keys = sumKeys.join(', ');
  // In one order, so that two that write the same rows wait for each other and not each for the other.
  await tx.query(
    `insert into daily_sum (${keys}, changed_at, ${columns.join(', ')})
     select ${keys}, max(changed_at), ${columns.map((name) => `sum(${name})`).join(', ')}
     from (${parts.join(' union all ')}) f group by ${keys} order by ${keys}
     ${onConflict(columns)}`,
    params,
  );
}

/**
 * SQL of the sums of signed facts: columns of `sumKeys`, `changed_at`, those that the summing fills, and of bets
 * `bet_changes`: how often one came or left. It only grows, so two states of a day never have the same.
 */
export function signedSums(summing: Summing, sql: string): string {
  const changes =
    summing === 'bet' ? ', cast(sum(case sign when 0 then 2 else 1 end) as bigint) as bet_changes' : '';
  return `select ${keysOf(summing)
    .map((key, at) => `${key} as ${sumKeys[at]}`)
    .join(', ')}, max(changed_at) as changed_at,
      ${sumsOf(summing, 'sign')}${changes}
    from (${sql}) f group by ${sumKeys.map((_, at) => at + 1).join(', ')}`;
}

/** Adds to what is there; what it knows nothing of stays null. */
function onConflict(columns: readonly string[]): string {
  const added = columns.map(
    (name) => `${name} = coalesce(daily_sum.${name} + excluded.${name}, daily_sum.${name}, excluded.${name})`,
  );
  return `on conflict (${sumKeys.join(', ')}) do update set
    changed_at = greatest(daily_sum.changed_at, excluded.changed_at), ${added.join(', ')}`;
}

/** Facts of a table as they stand, signed: `where` says which. */
export function standingFacts(table: SummedTable, where: string): SignedFacts {
  return {
    table,
    sql: `select f.*, case when superseded_at is null then 1 else 0 end as sign,
        greatest(known_at, coalesce(superseded_at, known_at)) as changed_at
      from ${table} f where ${where}`,
  };
}
