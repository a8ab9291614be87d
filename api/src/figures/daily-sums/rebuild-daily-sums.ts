import type { Queryable, Store } from '../../store/store';
import { paddedColumns, sumColumns, sumKeys, summedTables, type SummedTable } from './daily-sums';
import { addToDailySums, signedSums, standingFacts } from './keep-daily-sums';

/** What a rebuild has behind it. */
export interface RebuildStep {
  readonly brandId: string;
  readonly table: SummedTable;
  readonly done: number;
  readonly of: number;
}

/** Sums every fact anew, in one transaction: until it has ended, figures are told by the sums of before. */
export async function rebuildDailySums(
  store: Store,
  onStep: (step: RebuildStep) => void = () => undefined,
): Promise<void> {
  await store.tx(async (tx) => {
    // What is loaded meanwhile waits, and is added to what is summed here.
    if (tx.engine === 'postgres') await tx.query('lock table daily_sum in exclusive mode');
    const brands = await tx.query<{ id: string }>('select id from brand order by id');
    const steps = brands.flatMap(({ id }) => summedTables.map((table) => ({ brandId: id, table })));
    await tx.query('delete from daily_sum');
    for (const [done, { brandId, table }] of steps.entries()) {
      await addToDailySums(tx, [standingFacts(table, 'brand_id = $1')], [brandId]);
      onStep({ brandId, table, done: done + 1, of: steps.length });
    }
  });
}

/** A row of sums that is not what its facts come to. */
export interface DifferingSum {
  readonly brandId: string;
  readonly day: string;
  readonly columns: readonly string[];
}

/** SQL of the rows of sums that are not what their facts come to, with the columns that differ. */
export function differingSumsSql(): string {
  const told = ['changed_at', ...sumColumns];
  const facts = summedTables.map((table) => factsOf(table)).join(' union all ');
  const differs = told.map((name) => `k.${name} is distinct from f.${name}`);
  const joined = sumKeys.map((key) => `k.${key} = f.${key}`).join(' and ');
  return `select coalesce(k.brand_id, f.brand_id) as "brandId", coalesce(k.gaming_day, f.gaming_day) as "day",
      ${told.map((name, at) => `case when ${differs[at]} then '${name} ' else '' end`).join(' || ')} as "columns"
    from daily_sum k full join (
      select ${sumKeys.join(', ')}, max(changed_at) as changed_at, ${sumColumns.map((name) => `sum(${name}) as ${name}`).join(', ')}
      from (${facts}) f group by ${sumKeys.join(', ')}) f on ${joined}
    where ${differs.join(' or ')}`;
}

/** Compares every sum with its facts; gives the first rows that differ, by brand and day. */
export async function differingSums(store: Queryable, most = 20): Promise<DifferingSum[]> {
  const rows = await store.query<{ brandId: string; day: string; columns: string }>(
    `${differingSumsSql()} order by 1, 2 limit ${most}`,
  );
  return rows.map(({ brandId, day, columns }) => ({ brandId, day, columns: columns.trim().split(' ') }));
}

function factsOf(table: SummedTable): string {
  const facts = signedSums(standingFacts(table, 'true'));
  return `select ${sumKeys.join(', ')}, changed_at, ${paddedColumns(table)} from (${facts}) s`;
}
