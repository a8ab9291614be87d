import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type {
  DrillFact,
  DrillLevel,
  DrillMeasure,
  readDrill as endpoint,
} from '@tallyhouse/shared/contracts/lineage';
import { formatMoney } from '../../domain/money/money';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { fewFacts, groupLevels, ways, type GroupLevel } from './drill-levels';
import type { DrillScope } from './drill-scope';
import { withDrilled } from './fact-rows';

type Answer = Parsed<NonNullable<(typeof endpoint)['answer']>>;

/** What somebody wants to see of a cell. */
export interface DrillQuestion {
  readonly scope: DrillScope;
  readonly measure: DrillMeasure;
  readonly level?: DrillLevel | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export interface DrillGroup {
  readonly key: string | null;
  readonly value: string;
  readonly facts: number;
}

/** A level of a cell, before names and tokens are put to it. */
export interface DrillReading extends Pick<Answer, 'value' | 'facts' | 'level' | 'totalCount'> {
  readonly groups: readonly DrillGroup[];
  readonly items: readonly DrillFact[];
}

/** One page of the next level of facts behind a cell, the largest part first. */
export async function readDrill(
  store: Queryable,
  question: DrillQuestion,
  options: QueryOptions = {},
): Promise<DrillReading> {
  const whole = await readWhole(store, question, options);
  const level = question.level ?? whole.next;
  const { value, facts } = whole;
  if (facts === 0) return { value, facts, level, groups: [], items: [], totalCount: 0 };
  if (level === 'fact') {
    return {
      value,
      facts,
      level,
      groups: [],
      items: await readFacts(store, question, options),
      totalCount: facts,
    };
  }
  const groups = await readGroups(store, question, level, options);
  return { value, facts, level, groups, items: [], totalCount: whole.counts[level] ?? 0 };
}

interface Whole {
  readonly value: string;
  readonly facts: number;
  /** Number of groups on each level. */
  readonly counts: Partial<Record<GroupLevel, number>>;
  readonly next: DrillLevel;
}

async function readWhole(
  store: Queryable,
  { scope, measure }: DrillQuestion,
  options: QueryOptions,
): Promise<Whole> {
  const params = createSqlParams();
  const drilled = withDrilled(scope, measure, params);
  if (drilled === null) return { value: '0.00', facts: 0, counts: {}, next: 'fact' };
  // A group without a name is a group too.
  const counts = Object.entries(groupLevels).map(
    ([level, { column }]) => `count(distinct coalesce(cast(${column} as varchar), '')) as "${level}"`,
  );
  const [row] = await store.query<Record<string, string | number>>(
    `${drilled} select coalesce(sum(value), 0) as "value", count(*) as "facts", ${counts.join(', ')} from drilled`,
    params.values,
    options,
  );
  const facts = Number(row?.['facts'] ?? 0);
  const groups: Partial<Record<GroupLevel, number>> = Object.fromEntries(
    Object.keys(groupLevels).map((level) => [level, Number(row?.[level] ?? 0)]),
  );
  const way = facts <= fewFacts ? undefined : ways.find((level) => (groups[level] ?? 0) > 1);
  return { value: formatMoney(String(row?.['value'] ?? '0')), facts, counts: groups, next: way ?? 'fact' };
}

async function readGroups(
  store: Queryable,
  { scope, measure, page, pageSize }: DrillQuestion,
  level: GroupLevel,
  options: QueryOptions,
): Promise<DrillGroup[]> {
  const params = createSqlParams();
  const drilled = withDrilled(scope, measure, params) ?? '';
  const { column } = groupLevels[level];
  const order = level === 'day' ? '"key"' : 'abs(sum(value)) desc, "key"';
  const rows = await store.query<DrillGroup>(
    `${drilled} select cast(${column} as varchar) as "key", sum(value) as "value", count(*) as "facts"
     from drilled group by ${column} order by ${order}
     limit ${params.add(pageSize)} offset ${params.add((page - 1) * pageSize)}`,
    params.values,
    options,
  );
  return rows.map((row) => ({ ...row, value: formatMoney(row.value) }));
}

async function readFacts(
  store: Queryable,
  { scope, measure, page, pageSize }: DrillQuestion,
  options: QueryOptions,
): Promise<DrillFact[]> {
  const params = createSqlParams();
  const drilled = withDrilled(scope, measure, params) ?? '';
  const paged = `paged as (select * from drilled order by happened_at, source_id, kind, record_id, brand_id
    limit ${params.add(pageSize)} offset ${params.add((page - 1) * pageSize)})`;
  const rows = await store.query<DrillFact>(
    `${drilled}, ${paged}
     select d.kind as "kind", d.source_id as "source", d.record_id as "recordId", d.bet_id as "betRecordId",
       d.record_version as "recordVersion", d.happened_at as "time", d.gaming_day as "day", d.channel as "channel",
       d.licence_id as "licenceId", d.vertical as "vertical", d.product_id as "productId",
       d.branch_id as "branchId", d.terminal_id as "terminalId", d.cashier_id as "cashierId",
       b.player_ref as "playerRef", d.result as "result", d.value as "value", d.batch_id as "batchId"
     from paged d
     left join bet b on b.brand_id = d.brand_id and b.source_id = d.source_id and b.record_id = d.bet_id
       and b.superseded_at is null
     order by d.happened_at, d.source_id, d.kind, d.record_id, d.brand_id`,
    params.values,
    options,
  );
  return rows.map((row) => ({ ...row, value: formatMoney(row.value) }));
}
