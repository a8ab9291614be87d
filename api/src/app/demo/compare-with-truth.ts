import { isReturned, settlesStake } from '../../figures/returned-stakes';
import type { Store } from '../../store/store';
import type { DemoTruth } from './demo-book';
import { compareCash } from './compare-cash';
import { difference, type Difference } from './difference';
import { truthMeasures } from './truth';

interface Sum {
  readonly brand_id: string;
  readonly currency: string;
  readonly month: string;
  readonly channel: string;
  readonly vertical: string;
  readonly [measure: string]: string | number;
}

/** Sums of the facts in force per brand, currency, month, channel and vertical, each measure by its own event's gaming day. */
const sums = `
  select brand_id, currency, substr(cast(gaming_day as varchar), 1, 7) as month, channel, vertical,
    sum(stakes_placed) as "stakesPlaced", sum(stakes_settled) as "stakesSettled", sum(voids) as "voids",
    sum(winnings) as "winnings", sum(winnings_paid) as "winningsPaid",
    sum(bets) as "bets", sum(settlements) as "settlements", sum(payments) as "payments"
  from (
    select brand_id, currency, gaming_day, channel, vertical, stake_cash + stake_bonus as stakes_placed,
      cast(0 as decimal(20,4)) as stakes_settled, cast(0 as decimal(20,4)) as voids, cast(0 as decimal(20,4)) as winnings,
      cast(0 as decimal(20,4)) as winnings_paid, 1 as bets, 0 as settlements, 0 as payments
    from bet where superseded_at is null
    union all
    select brand_id, currency, gaming_day, channel, vertical, 0,
      case when ${settlesStake()} then stake_cash + stake_bonus else 0 end,
      case when ${isReturned()} then stake_cash + stake_bonus else 0 end,
      case when ${isReturned()} then 0 else payout_cash + payout_bonus end, 0, 0, 1, 0
    from settlement where superseded_at is null
    union all
    select brand_id, currency, gaming_day, channel, vertical, 0, 0, 0, 0, case when kind = 'WINNINGS' then gross else 0 end, 0, 0, 1
    from payment where superseded_at is null
  ) f
  group by brand_id, currency, substr(cast(gaming_day as varchar), 1, 7), channel, vertical`;

/** Where the store differs from what the truth file says it holds; empty when it is right to the last digit. */
export async function compareWithTruth(store: Store, truth: DemoTruth): Promise<Difference[]> {
  const found = new Map<string, Sum>();
  for (const row of await store.query<Sum>(sums)) {
    found.set([row.brand_id, row.currency, row.month, row.channel, row.vertical].join(' '), row);
  }
  const differences: Difference[] = [];
  for (const { brand, currency, months } of truth.brands) {
    for (const { month, channel, vertical, asLoaded } of months) {
      const where = [brand, currency, month, channel, vertical].join(' ');
      const row = found.get(where);
      found.delete(where);
      for (const measure of truthMeasures)
        differences.push(...difference(where, measure, asLoaded[measure], row?.[measure] ?? 0));
    }
  }
  for (const where of found.keys())
    differences.push({ where, measure: 'all', expected: 'nothing', found: 'facts' });
  return [...differences, ...(await compareCash(store, truth))];
}
