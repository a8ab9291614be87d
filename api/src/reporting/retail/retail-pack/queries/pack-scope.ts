import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import type { Day, Instant, Money } from '@tallyhouse/shared/contracts/scalars';
import { inForce } from '../../../../store/in-force';
import { createSqlParams, type SqlParams } from '../../../../store/sql-params';
import { picksOf } from '../../../reports/picked-tickets/picked-tickets';
import { spotsOf } from '../../retail-reports/queries/spots';

/** Which facts a list is about, known when. */
export interface PackScope {
  readonly brandId: string;
  readonly from: Day;
  readonly to: Day;
  readonly asOf: Instant;
  /** A region's name, or the id of a branch, terminal or cashier; null: all. */
  readonly parentId: string | null;
  readonly payouts: 'paying' | 'selling';
  /** Null: every ticket. */
  readonly criteria: CriteriaGroup | null;
  /** By which a drawer may be off; null: a tenth of its float. */
  readonly drawerTolerance: Money | null;
}

/** Parts from which the SELECT of a list is made. The first four parameters are brand, from, to, asOf. */
export interface PackSql {
  readonly scope: PackScope;
  readonly params: SqlParams;
  /** Condition for the facts `alias` of tickets in the scope; `bet` is the column with the bet's record id. */
  readonly facts: (alias: string, bet: 'record_id' | 'bet_record_id') => string;
  /** Condition: happened in the period; happened by its end. */
  readonly inPeriod: (alias: string) => string;
  readonly byEnd: (alias: string) => string;
  /** Condition: one of the places, SQL each, is the parent asked for. */
  readonly isWithin: (...places: readonly string[]) => string;
  /** Table expressions that conditions need, each followed by a comma. */
  readonly tables: string;
}

export function createPackSql(scope: PackScope): PackSql {
  const { criteria, brandId, asOf } = scope;
  const params = createSqlParams(brandId, scope.from, scope.to, asOf);
  const chosen =
    criteria === null
      ? ''
      : `chosen(source_id, record_id) as materialized (${picksOf(criteria, brandId, asOf)(params)}),`;
  const parent = scope.parentId === null ? null : params.add(scope.parentId);
  return {
    scope,
    params,
    facts: (alias, bet) =>
      [
        `${alias}.brand_id = $1 and ${alias}.channel = 'RETAIL' and ${inForce('$4', `${alias}.`)}`,
        ...(criteria === null
          ? []
          : [`(${alias}.source_id, ${alias}.${bet}) in (select source_id, record_id from chosen)`]),
      ].join(' and '),
    inPeriod: (alias) => `${alias}.gaming_day between cast($2 as date) and cast($3 as date)`,
    byEnd: (alias) => `${alias}.gaming_day <= cast($3 as date)`,
    isWithin: (...places) =>
      parent === null ? 'true' : `coalesce(${parent} in (${places.join(', ')}), false)`,
    tables: `${chosen} spot as (${spotsOf(criteria, '$1', params)}),`,
  };
}

/** Joins the bet of a fact `alias`, of its version in force; `bet` is the column with the bet's record id. */
export function joinBet(alias: string, bet: string): string {
  return `left join bet b on b.brand_id = $1 and b.source_id = ${alias}.source_id and b.record_id = ${alias}.${bet}
    and b.channel = 'RETAIL' and ${inForce('$4', 'b.')}`;
}

/** Joins the branch, product and cashier that the SQL of an id names. */
export const joinBranch = (id: string, alias = 'br') =>
  `left join branch ${alias} on ${alias}.brand_id = $1 and ${alias}.id = ${id}`;
export const joinProduct = (id: string) => `left join product pr on pr.brand_id = $1 and pr.id = ${id}`;
export const joinCashier = (id: string) => `left join cashier c on c.brand_id = $1 and c.id = ${id}`;

/** SQL of nothing, where no source tells of an amount, or a row is no ticket. */
export const noAmount = 'cast(null as decimal(20,4))';
export const noText = 'cast(null as varchar)';
