import { settlesStake } from '../returned-stakes';
import { ticketList } from './ticket-list';

/**
 * SQL of the tickets that could be odd at some instant, on some day: settled for more than was staked, or without a bet
 * that was placed by then. Of all others the open stake is what was staked less what was settled, whenever one looks.
 *
 * Columns: `brand_id`, `source_id`, `record_id`, and `until`, the instant up to which one is: null where its records in
 * force are. `tickets` is a SELECT of `brand_id` and `record_id`; `bySource` as `AskedTickets` says.
 */
export function oddTickets({
  tickets,
  bySource = false,
}: {
  readonly tickets: string;
  readonly bySource?: boolean;
}): string {
  const { items, many, ofSource } = ticketList('asked', tickets, { bySource });
  const stake = 'f.stake_cash + f.stake_bonus';
  const changed = 'max(greatest(f.known_at, coalesce(f.superseded_at, f.known_at))) as changed_at';
  const stands = 'f.superseded_at is null';
  return `with ${items},
    taken as materialized (
      select f.brand_id, f.source_id, f.bet_record_id as record_id, sum(${stake}) as ever, min(f.gaming_day) as day,
        min(f.known_at) as known_at, ${changed}, sum(${stake}) filter (where ${stands}) as stake,
        min(f.gaming_day) filter (where ${stands}) as standing_day
      from asked a ${many} join settlement f on f.brand_id = a.brand_id ${ofSource('f', 'a')} and f.bet_record_id = a.record_id
      where ${settlesStake('f.')} group by f.brand_id, f.source_id, f.bet_record_id),
    placed as (
      select f.brand_id, f.source_id, f.record_id, count(*) as versions, min(${stake}) as least, max(f.gaming_day) as day,
        min(f.known_at) as known_at, ${changed}, max(${stake}) filter (where ${stands}) as stake,
        max(f.gaming_day) filter (where ${stands}) as standing_day
      from taken t join bet f on f.brand_id = t.brand_id and f.source_id = t.source_id and f.record_id = t.record_id
      group by f.brand_id, f.source_id, f.record_id),
    both_told as (
      select t.brand_id, t.source_id, t.record_id, greatest(t.changed_at, p.changed_at) as changed_at,
        coalesce(p.versions = 1 and p.stake is not null and t.ever <= p.least and t.day >= p.day
          and t.known_at >= p.known_at, false) as never,
        t.stake is null or coalesce(t.stake <= p.stake and t.standing_day >= p.standing_day, false) as not_now
      from taken t left join placed p on p.brand_id = t.brand_id and p.source_id = t.source_id and p.record_id = t.record_id)
    select brand_id, source_id, record_id, case when not_now then changed_at end as until from both_told where not never`;
}
