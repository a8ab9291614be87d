import type { Channel, Day, Period, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { createSqlParams, type SqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import { chargedSql } from '../../../figures/tickets/charge-sql';
import { chargedRowsOf, type RuleCharge } from './charged-rows';
import type { TaxFactScope } from './sum-tax-facts';

/** A ticket on a day on which it was charged, or a movement of an account. */
export interface ChargedRow {
  readonly day: Day;
  readonly source: string;
  readonly recordId: string;
  readonly licenceId: string | null;
  readonly productId: string | null;
  readonly currency: string;
  readonly payee: string | null;
  readonly gross: string;
  readonly base: string;
  /** Rounded there. */
  readonly rounded: string;
}

/** A page, and the sums of all that there is. */
export interface ChargedList {
  readonly rows: readonly ChargedRow[];
  readonly count: number;
  readonly gross: string;
  readonly base: string;
  /** Not rounded. */
  readonly exact: string;
  readonly rounded: string;
}

/** Which rows: those of the days and, unless null, of the places. */
export interface ListedPart {
  readonly days: Period;
  readonly places:
    | readonly { readonly licenceId: string; readonly channel: Channel; readonly vertical: Vertical }[]
    | null;
  /** Rows left out before those that are given. */
  readonly offset: number;
  readonly limit: number;
}

/** What `chargeTickets` adds up, row by row, by day, source and record. */
export async function listCharged(
  store: Queryable,
  scope: TaxFactScope,
  { part, ...charge }: RuleCharge & { readonly part: ListedPart },
  options: QueryOptions = {},
): Promise<ChargedList> {
  const asked = () => {
    const params = createSqlParams(scope.brandId, scope.from, scope.to, scope.asOf);
    const rows = chargedRowsOf(charge, { params, playerCountry: scope.playerCountry });
    return { params, charged: chargedSql(rows, [charge.rule], params), where: whereOf(part, params) };
  };
  const sums = asked();
  const [whole] = await store.query<Omit<ChargedList, 'rows'>>(
    `${sums.charged}
     select count(*) as "count", cast(coalesce(sum(gross), 0) as decimal(38, 4)) as "gross",
       cast(coalesce(sum(base), 0) as decimal(38, 4)) as "base",
       cast(coalesce(sum(exact), 0) as decimal(38, 14)) as "exact",
       cast(coalesce(sum(rounded), 0) as decimal(38, 4)) as "rounded"
     from charged where ${sums.where}`,
    sums.params.values,
    options,
  );
  const one = asked();
  const { limit, offset } = part;
  const rows = await store.query<ChargedRow>(
    `${one.charged}
     select day as "day", source_id as "source", record_id as "recordId", licence_id as "licenceId",
       product_id as "productId", currency as "currency", payee as "payee", cast(gross as decimal(38, 4)) as "gross",
       cast(base as decimal(38, 4)) as "base", cast(rounded as decimal(38, 4)) as "rounded"
     from charged where ${one.where} order by day, source_id, record_id
     limit ${one.params.add(limit)} offset ${one.params.add(offset)}`,
    one.params.values,
    options,
  );
  const nothing = { count: 0, gross: '0', base: '0', exact: '0', rounded: '0' };
  return { ...(whole ?? nothing), rows };
}

function whereOf({ days, places }: ListedPart, params: SqlParams): string {
  const inDays = `day between cast(${params.add(days.from)} as date) and cast(${params.add(days.to)} as date)`;
  if (places === null) return inDays;
  if (places.length === 0) return 'false';
  const own = places.map(
    ({ licenceId, channel, vertical }) =>
      `(licence_id = ${params.add(licenceId)} and channel = ${params.add(channel)} and vertical = ${params.add(vertical)})`,
  );
  return `${inDays} and (${own.join(' or ')})`;
}
