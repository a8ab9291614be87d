import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import { inForce } from '../../figures/in-force';
import type { Queryable, QueryOptions } from '../../store/store';

export type PlaceLevel = 'region' | 'branch' | 'terminal' | 'cashier';

/** Which places, when, known when. */
export interface PlaceScope {
  readonly brandId: string;
  readonly from: Day;
  readonly to: Day;
  readonly asOf: Instant;
  readonly level: PlaceLevel;
  /** A region's name for branches, a branch's id below; null: all. */
  readonly parentId: string | null;
}

/** Sums of one place, as the store writes them; null where it has no such fact. */
export interface PlaceSums {
  readonly id: string;
  readonly name: string;
  readonly region: string | null;
  readonly terminals: number | null;
  readonly ticketsSold: number | null;
  readonly stakes: string | null;
  readonly settledStakes: string | null;
  readonly ticketsCancelled: number | null;
  readonly cancelled: string | null;
  readonly voids: string | null;
  readonly winnings: string | null;
  readonly paymentCount: number | null;
  readonly paid: string | null;
  readonly expired: string | null;
  readonly wonEver: string | null;
  readonly clearedEver: string | null;
  readonly shifts: number | null;
  readonly drawerExpected: string | null;
  readonly drawerCounted: string | null;
}

interface Level {
  /** Places of the level: id, name, region, parent, terminals. */
  readonly places: string;
  /** Place that a fact belongs to, by the columns of the fact's table. */
  readonly seller: string;
  readonly payer: string;
  /** Place that sold the ticket of a payment: by the payment itself, or by its bet. */
  readonly ticketSeller: string;
  readonly needsBet: boolean;
  readonly drawer: string | null;
}

const branchRegion = (column: string) =>
  `(select br.region from branch br where br.brand_id = $1 and br.id = ${column})`;

const levels: Readonly<Record<PlaceLevel, Level>> = {
  region: {
    places: `select b.region as id, b.region as name, b.region as region, null as parent,
        (select count(*) from terminal t join branch o on o.brand_id = t.brand_id and o.id = t.branch_id
          where o.brand_id = $1 and o.region = b.region) as terminals
      from branch b where b.brand_id = $1 and $open group by b.region`,
    seller: branchRegion('branch_id'),
    payer: branchRegion('p.branch_id'),
    ticketSeller: branchRegion('p.selling_branch_id'),
    needsBet: false,
    drawer: branchRegion('branch_id'),
  },
  branch: {
    places: `select b.id, b.name, b.region, b.region as parent,
        (select count(*) from terminal t where t.brand_id = b.brand_id and t.branch_id = b.id) as terminals
      from branch b where b.brand_id = $1 and $open`,
    seller: 'branch_id',
    payer: 'p.branch_id',
    ticketSeller: 'p.selling_branch_id',
    needsBet: false,
    drawer: 'branch_id',
  },
  terminal: {
    places: `select t.id, t.id as name, b.region, t.branch_id as parent, cast(null as bigint) as terminals
      from terminal t join branch b on b.brand_id = t.brand_id and b.id = t.branch_id
      where t.brand_id = $1 and $open`,
    seller: 'terminal_id',
    payer: 'sold.terminal_id',
    ticketSeller: 'sold.terminal_id',
    needsBet: true,
    drawer: null,
  },
  cashier: {
    places: `select c.id, c.name, b.region, c.branch_id as parent, cast(null as bigint) as terminals
      from cashier c join branch b on b.brand_id = c.brand_id and b.id = c.branch_id
      where c.brand_id = $1 and $open`,
    seller: 'cashier_id',
    payer: 'p.cashier_id',
    ticketSeller: 'sold.cashier_id',
    needsBet: true,
    drawer: 'cashier_id',
  },
};

/**
 * Sums of every place of a level that existed in the period, places without facts included.
 *
 * Stakes and winnings belong to the place that sold the ticket, `paid` to the one that paid it; a terminal pays
 * nothing, so its `paid` is that of the tickets it sold. `wonEver` and `clearedEver` run up to the end of the period:
 * their difference is won and not yet collected.
 * Units:  major units of the brand's currency.
 */
export function sumPlaces(
  store: Queryable,
  scope: PlaceScope,
  options: QueryOptions = {},
): Promise<PlaceSums[]> {
  const level = levels[scope.level];
  const all = `brand_id = $1 and channel = 'RETAIL' and ${inForce('$4')} and gaming_day <= cast($3 as date)`;
  const inPeriod = 'gaming_day >= cast($2 as date)';
  const open = 'b.opened_on <= cast($3 as date) and (b.closed_on is null or b.closed_on >= cast($2 as date))';
  // A brand has few branches, so the parent is looked up rather than joined.
  const parent =
    scope.parentId === null ? 'cast($5 as varchar) is null' : 'place.parent = cast($5 as varchar)';
  const returned = "result in ('VOID', 'CANCELLED')";
  const soldBy = level.needsBet
    ? `left join bet sold on sold.brand_id = p.brand_id and sold.source_id = p.source_id
         and sold.record_id = p.bet_record_id and ${inForce('$4', 'sold.')}`
    : '';
  return store.query<PlaceSums>(
    `with place as (${level.places.replaceAll('$open', open)}),
    sold as (
      select ${level.seller} as place_id, count(*) as tickets, sum(stake_cash + stake_bonus) as stakes
      from bet where ${all} and ${inPeriod} group by 1),
    settled as (
      select ${level.seller} as place_id,
        sum(stake_cash + stake_bonus) filter (where ${inPeriod}) as stakes,
        count(*) filter (where ${inPeriod} and result = 'CANCELLED') as tickets_cancelled,
        sum(stake_cash + stake_bonus) filter (where ${inPeriod} and result = 'CANCELLED') as cancelled,
        sum(stake_cash + stake_bonus) filter (where ${inPeriod} and result = 'VOID') as voids,
        sum(payout_cash + payout_bonus) filter (where ${inPeriod} and not ${returned}) as winnings,
        sum(payout_cash + payout_bonus) filter (where not ${returned}) as won_ever
      from settlement where ${all} group by 1),
    payout as (select * from payment where ${all}),
    paying as (
      select ${level.payer} as place_id, count(*) as payments, sum(p.gross) filter (where p.kind = 'WINNINGS') as paid
      from payout p ${soldBy} where p.${inPeriod} and p.kind <> 'EXPIRED' group by 1),
    cleared as (
      select ${level.ticketSeller} as place_id,
        sum(p.gross) filter (where p.kind = 'EXPIRED' and p.${inPeriod}) as expired,
        sum(p.gross) filter (where p.kind in ('WINNINGS', 'EXPIRED')) as cleared_ever
      from payout p ${soldBy} group by 1),
    drawer as (
      select ${level.drawer ?? 'cast(null as varchar)'} as place_id, count(*) as shifts,
        sum(float_amount + sales - payouts - refunds + cash_in - cash_out) as expected, sum(counted) as counted
      from drawer_shift
      where brand_id = $1 and ${inForce('$4')} and ${inPeriod} and gaming_day <= cast($3 as date) group by 1)
    select place.id as "id", place.name as "name", place.region as "region", place.terminals as "terminals",
      sold.tickets as "ticketsSold", sold.stakes as "stakes", settled.stakes as "settledStakes",
      settled.tickets_cancelled as "ticketsCancelled", settled.cancelled as "cancelled", settled.voids as "voids",
      settled.winnings as "winnings", paying.payments as "paymentCount", paying.paid as "paid",
      cleared.expired as "expired", settled.won_ever as "wonEver", cleared.cleared_ever as "clearedEver",
      drawer.shifts as "shifts", drawer.expected as "drawerExpected", drawer.counted as "drawerCounted"
    from place
    left join sold on sold.place_id = place.id
    left join settled on settled.place_id = place.id
    left join paying on paying.place_id = place.id
    left join cleared on cleared.place_id = place.id
    left join drawer on drawer.place_id = place.id
    where ${parent}
    order by place.id`,
    [scope.brandId, scope.from, scope.to, scope.asOf, scope.parentId],
    options,
  );
}
