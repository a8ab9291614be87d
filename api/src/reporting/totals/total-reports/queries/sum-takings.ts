import type { Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import type { CommissionBase } from '@tallyhouse/shared/contracts/total-reports';
import { inForce } from '../../../../store/in-force';
import type { Queryable, QueryOptions } from '../../../../store/store';
import { isReturned, settlesStake } from '../../../../figures/returned-stakes';

/** Sums of one shop and month under one agent and rule, in major units of the brand's currency. */
export interface ShopTakings {
  readonly branchId: string;
  /** `YYYY-MM`. */
  readonly month: string;
  /** Null while the shop is the brand's own. */
  readonly agentId: string | null;
  readonly agentName: string | null;
  /** Null where no rule held. */
  readonly base: CommissionBase | null;
  readonly rate: string | null;
  readonly netStakes: string;
  readonly ggr: string;
  readonly netTakings: string;
}

/**
 * One row per shop, month, agent and rule with facts; no order.
 *
 * Revenue belongs to the shop that sold the ticket, cash to the one that took or paid it; agent and rule are those of
 * the day.
 */
export function sumTakings(
  store: Queryable,
  { brandId, period, asOf }: { readonly brandId: string; readonly period: Period; readonly asOf: Instant },
  options: QueryOptions = {},
): Promise<ShopTakings[]> {
  const where = `brand_id = $1 and branch_id is not null
    and gaming_day between cast($2 as date) and cast($3 as date) and ${inForce('$4')}`;
  const stake = 'stake_cash + stake_bonus';
  const net = (kept: string) =>
    `when not (${settlesStake()}) then -(${stake}) when ${isReturned()} then 0 else ${kept} end`;
  const facts = [
    `select branch_id, gaming_day, case ${net(stake)} as net_stakes,
       case ${net(`${stake} - payout_cash - payout_bonus`)} as ggr, 0.0000 as takings
     from settlement where ${where} and channel = 'RETAIL'`,
    `select branch_id, gaming_day, 0, 0, stake_cash from bet where ${where} and channel = 'RETAIL'`,
    `select branch_id, gaming_day, 0, 0, -net from payment where ${where} and method = 'CASH'`,
  ].join(' union all ');
  const holds = (alias: string) =>
    `f.gaming_day >= ${alias}.valid_from and (${alias}.valid_to is null or f.gaming_day <= ${alias}.valid_to)`;
  return store.query<ShopTakings>(
    `select f.branch_id as "branchId", substr(cast(f.gaming_day as varchar), 1, 7) as "month",
       b.agent_id as "agentId", a.name as "agentName", c.base as "base", c.rate as "rate",
       cast(sum(f.net_stakes) as decimal(38, 4)) as "netStakes", cast(sum(f.ggr) as decimal(38, 4)) as "ggr",
       cast(sum(f.takings) as decimal(38, 4)) as "netTakings"
     from (${facts}) f
     left join agent_branch b on b.brand_id = $1 and b.branch_id = f.branch_id and ${holds('b')}
     left join agent a on a.brand_id = $1 and a.id = b.agent_id
     left join commission_rule c on c.brand_id = $1 and c.agent_id = b.agent_id and ${holds('c')}
     group by f.branch_id, substr(cast(f.gaming_day as varchar), 1, 7), b.agent_id, a.name, c.base, c.rate`,
    [brandId, period.from, period.to, asOf],
    options,
  );
}
