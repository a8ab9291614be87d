import { inForce } from '../../../../store/in-force';
import { measures, sumOf, type MeasureName } from '../../../../figures/measures';
import type { Queryable, QueryOptions } from '../../../../store/store';
import type { TicketAddress } from './ticket-events';

/** What stands once for a ticket, beside its events. */
export interface TicketFacts {
  readonly productId: string;
  readonly product: string | null;
  readonly licenceId: string;
  readonly region: string | null;
  /** Null where the bet did not arrive. */
  readonly legs: number | null;
  readonly odds: string | null;
  readonly stake: string | null;
  readonly playerRef: string | null;
  readonly winnings: string;
  readonly paid: string;
  readonly expired: string;
}

const at = `brand_id = $1 and source_id = $2 and channel = 'RETAIL' and ${inForce('$4')}`;

/** A record of each kind, in the order in which it is asked what the ticket is: the bet itself first. */
const records = `
  select 1 as place, product_id, licence_id, branch_id, legs, odds_total, stake_cash + stake_bonus as stake, player_ref,
    record_id
  from bet where ${at} and record_id = $3
  union all
  select 2, product_id, licence_id, branch_id, cast(null as integer), cast(null as decimal(20,4)),
    cast(null as decimal(20,4)), cast(null as varchar), record_id
  from settlement where ${at} and bet_record_id = $3
  union all
  select 3, product_id, licence_id, selling_branch_id, cast(null as integer), cast(null as decimal(20,4)),
    cast(null as decimal(20,4)), cast(null as varchar), record_id
  from payment where ${at} and bet_record_id = $3`;

const ofTicket = (...[name, ...more]: readonly [MeasureName, ...MeasureName[]]) =>
  `(select coalesce(${sumOf([name, ...more], { prefix: '' })}, 0) from ${measures[name].table} where ${at} and bet_record_id = $3)`;

/**
 * What is known of a ticket; undefined where nothing is.
 *
 * Units:  major units of the brand's currency; winnings without returned stakes, as in the figures of shops.
 */
export async function readTicketFacts(
  store: Queryable,
  { brandId, source, recordId, asOf }: TicketAddress,
  options: QueryOptions = {},
): Promise<TicketFacts | undefined> {
  const [row] = await store.query<TicketFacts>(
    `select r.product_id as "productId", p.name as "product", r.licence_id as "licenceId", br.region as "region",
       r.legs as "legs", r.odds_total as "odds", r.stake as "stake", r.player_ref as "playerRef",
       ${ofTicket('won_cash', 'won_bonus')} as "winnings",
       ${ofTicket('paid')} as "paid",
       ${ofTicket('expired')} as "expired"
     from (${records}) r
     left join product p on p.brand_id = $1 and p.id = r.product_id
     left join branch br on br.brand_id = $1 and br.id = r.branch_id
     order by r.place, r.record_id limit 1`,
    [brandId, source, recordId, asOf],
    options,
  );
  return row;
}
