import type { DrillMeasure } from '@tallyhouse/shared/contracts/lineage';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { Treatment } from '../../domain/measures/treatment';
import type { SqlParams } from '../../store/sql-params';
import { conditionsSql } from '../reports/condition-sql';
import { factWhere, scopesByTreatment, withPicked, type FactPart } from '../reports/queries/fact-sums';
import { rowColumns } from '../reports/row-columns';
import { contributionSql, isDefinedOn, summedBy } from './drill-measures';
import type { DrillScope } from './drill-scope';

const tables = {
  bet: { kind: 'BET', time: 'accepted_at', lacks: ['result'] },
  settlement: { kind: 'SETTLEMENT', time: 'settled_at', lacks: [] },
  payment: { kind: 'PAYMENT', time: 'paid_at', lacks: ['result', 'terminal_id'] },
} as const;

/** Columns that every kind of fact has, where it has them; what a family says of them comes first. */
const keys = [
  'brand_id',
  'source_id',
  'record_id',
  'record_version',
  'gaming_day',
  'channel',
  'licence_id',
  'vertical',
  'product_id',
  'branch_id',
  'terminal_id',
  'cashier_id',
  'player_country',
  'device',
  'batch_id',
  'known_at',
  'superseded_at',
  'result',
];

/**
 * Begins a statement with the table `drilled`: one row for each fact that adds something to the cell, `value` being
 * what it adds; null where the basis does not define the measure, so that nothing is behind it.
 *
 * What a fact adds is taken from the sums that reports are made by: together they make the cell.
 */
export function withDrilled(scope: DrillScope, measure: DrillMeasure, params: SqlParams): string | null {
  if (!isDefinedOn(measure, scope.basis)) return null;
  const facts = scopesByTreatment(scope).flatMap((one) =>
    one.channels.flatMap((channel) => factsOf(one, { channel, measure, params })),
  );
  if (facts.length === 0) return null;
  const named = `select fact.*, substr(cast(fact.gaming_day as varchar), 1, 7) as month, p.name as product_name,
      p.provider as provider, br.region as region, br.name as branch_name, t.kind as terminal_kind
    from fact
    left join product p on p.brand_id = fact.brand_id and p.id = fact.product_id
    left join branch br on br.brand_id = fact.brand_id and br.id = fact.branch_id
    left join terminal t on t.brand_id = fact.brand_id and t.id = fact.terminal_id
    where fact.value <> 0${scope.batchId === null ? '' : ` and fact.batch_id = ${params.add(scope.batchId)}`}`;
  const where = conditionsSql(scope.conditions, rowColumns, params);
  return withPicked(scope, params, [
    `fact as (${facts.join(' union all ')})`,
    `drilled as (select * from (${named}) named where ${where})`,
  ]);
}

interface Asked {
  readonly channel: Channel;
  readonly measure: DrillMeasure;
  readonly params: SqlParams;
}

function factsOf(
  scope: DrillScope & { readonly treatment: Treatment },
  { channel, measure, params }: Asked,
): string[] {
  const parts = summedBy(measure, channel).factParts(
    scope.basis,
    ['terminal_id', 'cashier_id'],
    scope.treatment,
  );
  return parts.flatMap((part) => {
    const value = contributionSql(measure, part.sums);
    if (value === null || part.bet === null) return [];
    return [factSql(part, { value, where: factWhere({ ...scope, channels: [channel] }, params, part.bet) })];
  });
}

function factSql(part: FactPart, { value, where }: { value: string; where: string }): string {
  const { kind, time, lacks } = tableOf(part);
  const columns = keys.map((key) => {
    const sql = part.keys?.[key] ?? (lacks.includes(key) ? 'cast(null as varchar)' : `f.${key}`);
    return `${sql} as ${key}`;
  });
  return `select '${kind}' as kind, ${columns.join(', ')}, f.${part.bet ?? 'record_id'} as bet_id,
      f.${time} as happened_at, ${value} as value
    from ${part.from} where ${where}${part.only === undefined ? '' : ` and ${part.only}`}`;
}

function tableOf({ from }: FactPart): { kind: string; time: string; lacks: readonly string[] } {
  const table = Object.entries(tables).find(([name]) => from.startsWith(`${name} f`))?.[1];
  if (table === undefined) throw new Error(`${from} has no facts to drill to`);
  return table;
}
