import { countsFor, sumOf } from '../../../../figures/measures';
import { column, packColumns, words } from '../pack-columns';
import { joinBet, joinBranch } from '../queries/pack-scope';
import { duesTables } from '../queries/ticket-dues';
import type { ListRule } from './pack-list';

/** Expired tickets: one row for each with winnings that lapsed in the period. */
export const expired: ListRule = {
  list: 'expired',
  title: { en: 'Expired tickets', sw: 'Tiketi zilizopitwa na muda', ar: 'التذاكر الساقطة' },
  order: 'l."expiredAt" desc',
  columns: [
    packColumns.ticket,
    packColumns.region,
    packColumns.branchName,
    packColumns.soldAt,
    packColumns.settledAt,
    column(
      'expiredAt',
      'instant',
      words(
        ['Expired at', 'Ilipopitwa na muda', 'وقت السقوط'],
        ['When the claim ended.', 'Muda wa kudai ulipoisha.', 'وقت انتهاء حق المطالبة.'],
      ),
    ),
    packColumns.winnings,
    packColumns.paid,
    column(
      'expired',
      'money',
      words(
        ['Expired', 'Uliopitwa na muda', 'الساقط'],
        ['Lapsed in the period.', 'Uliopitwa na muda katika kipindi.', 'ما سقط خلال الفترة.'],
      ),
    ),
  ],
  sql: (parts) => ({
    tables: `${duesTables(parts)}
      lapsed as (
        select f.source_id, f.bet_record_id as ticket, min(f.selling_branch_id) as branch_id,
          max(f.paid_at) as expired_at, ${sumOf('expired')} as amount
        from payment f
        where ${parts.facts('f', 'bet_record_id')} and ${parts.inPeriod('f')} and ${countsFor('expired')} group by 1, 2),`,
    rows: `select e.source_id || '/' || e.ticket as "key", e.source_id || '/' || e.ticket as "ticketId",
        e.ticket as "ticket", br.region as "region", coalesce(br.name, e.branch_id) as "branchName",
        b.accepted_at as "soldAt", won.settled_at as "settledAt", e.expired_at as "expiredAt",
        coalesce(won.amount, 0) as "winnings", coalesce(cleared.paid, 0) as "paid", e.amount as "expired"
      from lapsed e
      left join won on won.source_id = e.source_id and won.ticket = e.ticket
      left join cleared on cleared.source_id = e.source_id and cleared.ticket = e.ticket
      ${joinBet('e', 'ticket')} ${joinBranch('e.branch_id')}
      where ${parts.isWithin('br.region', 'e.branch_id', 'b.terminal_id', 'b.cashier_id')}`,
  }),
};
