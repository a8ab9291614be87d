import Big from 'big.js';
import type { OpenBets } from '@tallyhouse/shared/contracts/reconciliation';
import { rollForward } from '../domain/measures/roll-forward';
import { formatMoney, negateMoney } from '../domain/money/money';
import { inForce } from '../figures/in-force';
import { settlesStake } from '../figures/returned-stakes';
import { askForEach } from '../figures/ask-for-each';
import type { SqlParams } from '../figures/sql-params';
import type { Queryable, QueryOptions } from '../store/store';
import type { DayScope } from './day-window';

interface Flows {
  readonly brandId: string;
  readonly placedBefore: string;
  readonly settledBefore: string;
  readonly placed: string;
  readonly settled: string;
  readonly counted: string;
  readonly settledUnplaced: string;
  readonly lackingFiles: number;
}

/**
 * Stakes of open bets from the end of the day before to the end of the day, and the same counted bet by bet.
 *
 * The two differ where something was settled that was never placed, or for more than its stake. The first is no riddle
 * while files of bets are missing, or records of them refused.
 */
export async function readOpenBets(
  store: Queryable,
  scopes: readonly DayScope[],
  options: QueryOptions = {},
): Promise<OpenBets[]> {
  const rows = await askForEach<Flows, DayScope>(store, scopes, flowsOf, options);
  return scopes.map((scope) =>
    openBetsOf(
      scope,
      rows.find(({ brandId }) => brandId === scope.brand.id),
    ),
  );
}

function flowsOf({ brand, day: dayText, asOf: asOfText }: DayScope, params: SqlParams): string {
  const brandId = `cast(${params.add(brand.id)} as varchar)`;
  const day = `cast(${params.add(dayText)} as date)`;
  const asOf = params.add(asOfText);
  const stake = 'stake_cash + stake_bonus';
  const until = `brand_id = ${brandId} and gaming_day <= ${day} and ${inForce(asOf)}`;
  return `with placed as (
       select source_id, record_id, gaming_day, ${stake} as stake from bet where ${until}),
     settled as (
       select source_id, bet_record_id, sum(${stake}) as stake,
         sum(${stake}) filter (where gaming_day = ${day}) as today
       from settlement where ${until} and ${settlesStake()} group by source_id, bet_record_id)
     select ${brandId} as "brandId",
       (select coalesce(sum(stake) filter (where gaming_day < ${day}), 0) from placed) as "placedBefore",
       (select coalesce(sum(stake) - coalesce(sum(today), 0), 0) from settled) as "settledBefore",
       (select coalesce(sum(stake) filter (where gaming_day = ${day}), 0) from placed) as "placed",
       (select coalesce(sum(today), 0) from settled) as "settled",
       (select coalesce(sum(greatest(p.stake - coalesce(s.stake, 0), 0)), 0) from placed p
          left join settled s on s.source_id = p.source_id and s.bet_record_id = p.record_id) as "counted",
       (select coalesce(sum(s.stake), 0) from settled s where not exists
          (select 1 from placed p where p.source_id = s.source_id and p.record_id = s.bet_record_id)) as "settledUnplaced",
       (select count(*) from load_batch where brand_id = ${brandId} and kind = 'BETS'
          and (state = 'MISSING' or loaded_at <= cast(${asOf} as timestamp) and (state = 'REJECTED' or rejected > 0))) as "lackingFiles"`;
}

function openBetsOf({ brand }: DayScope, flows: Flows | undefined): OpenBets {
  const { placedBefore = '0', settledBefore = '0', placed = '0', settled = '0', counted = '0' } = flows ?? {};
  const { settledUnplaced = '0', lackingFiles = 0 } = flows ?? {};
  const { opening, closing } = rollForward(formatMoney(new Big(placedBefore).minus(settledBefore)), [
    { code: 'placed', amount: formatMoney(placed) },
    { code: 'settled', amount: negateMoney(formatMoney(settled)) },
  ]);
  const difference = new Big(closing).minus(counted);
  return {
    brandId: brand.id,
    currency: brand.currency,
    opening,
    placed: formatMoney(placed),
    settled: formatMoney(settled),
    closing,
    counted: formatMoney(counted),
    settledUnplaced: formatMoney(settledUnplaced),
    difference: formatMoney(difference),
    status: difference.eq(0)
      ? 'EQUAL'
      : lackingFiles > 0 && difference.plus(settledUnplaced).eq(0)
        ? 'INCOMPLETE'
        : 'MISMATCH',
  };
}
