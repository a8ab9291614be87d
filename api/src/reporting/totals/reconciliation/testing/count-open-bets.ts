import type { OpenBets } from '@tallyhouse/shared/contracts/reconciliation';
import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../../../../domain/money/money';
import { inForce } from '../../../../store/in-force';
import { settlesStake } from '../../../../figures/returned-stakes';
import type { Queryable } from '../../../../store/store';

/** Open bets of a brand at the end of a day, by looking at every bet: the control of what is kept of them. */
export async function countOpenBets(
  store: Queryable,
  { brandId, day, asOf }: { readonly brandId: string; readonly day: Day; readonly asOf: Instant },
): Promise<Pick<OpenBets, 'placed' | 'settled' | 'closing' | 'counted' | 'settledUnplaced'>> {
  const stake = 'stake_cash + stake_bonus';
  const until = `brand_id = $1 and gaming_day <= cast($2 as date) and ${inForce('$3')}`;
  const today = 'gaming_day = cast($2 as date)';
  const [row] = await store.query<Record<keyof Awaited<ReturnType<typeof countOpenBets>>, string>>(
    `with placed as (select source_id, record_id, gaming_day, ${stake} as stake from bet where ${until}),
       settled as (
         select source_id, bet_record_id, sum(${stake}) as stake, sum(${stake}) filter (where ${today}) as today
         from settlement where ${until} and ${settlesStake()} group by source_id, bet_record_id)
     select (select coalesce(sum(stake) filter (where ${today}), 0) from placed) as "placed",
       (select coalesce(sum(today), 0) from settled) as "settled",
       (select coalesce(sum(greatest(p.stake - coalesce(s.stake, 0), 0)), 0) from placed p
          left join settled s on s.source_id = p.source_id and s.bet_record_id = p.record_id) as "counted",
       (select coalesce(sum(s.stake), 0) from settled s where not exists
          (select 1 from placed p where p.source_id = s.source_id and p.record_id = s.bet_record_id)) as "settledUnplaced"`,
    [brandId, day, asOf],
  );
  if (row === undefined) throw new Error('nothing was counted');
  return {
    placed: formatMoney(row.placed),
    settled: formatMoney(row.settled),
    closing: formatMoney(row.counted),
    counted: formatMoney(row.counted),
    settledUnplaced: formatMoney(row.settledUnplaced),
  };
}
