import { sumOf } from '../../../../figures/measures';
import type { PackSql } from './pack-scope';

/**
 * Table expressions by ticket, up to the end of the period: `won` with what its settlements made due, `cleared` with
 * what of it was paid and what expired. Each is followed by a comma.
 */
export function duesTables({ facts, byEnd }: PackSql): string {
  return `won as (
      select f.source_id, f.bet_record_id as ticket, min(f.branch_id) as branch_id, min(f.terminal_id) as terminal_id,
        min(f.cashier_id) as cashier_id, max(f.settled_at) as settled_at,
        coalesce(${sumOf(['won_cash', 'won_bonus'])}, 0) as amount
      from settlement f where ${facts('f', 'bet_record_id')} and ${byEnd('f')} group by 1, 2),
    cleared as (
      select f.source_id, f.bet_record_id as ticket, min(f.selling_branch_id) as branch_id,
        coalesce(${sumOf('paid')}, 0) as paid, coalesce(${sumOf('expired')}, 0) as expired
      from payment f where ${facts('f', 'bet_record_id')} and ${byEnd('f')} and f.kind in ('WINNINGS', 'EXPIRED')
      group by 1, 2),`;
}
