import { column, packColumns, words } from '../pack-columns';
import { joinBet, joinBranch } from '../queries/pack-scope';
import { duesTables } from '../queries/ticket-dues';
import type { ListRule } from './pack-list';

/** Ticket liability: won and neither collected nor expired by the end of the period, whenever that was. */
export const unpaid: ListRule = {
  list: 'unpaid',
  title: {
    en: 'Ticket liability: not collected',
    sw: 'Deni la tiketi: ushindi usiochukuliwa',
    ar: 'رابحة، لم تُستلم',
  },
  order: 'l."settledAt" nulls last',
  columns: [
    packColumns.ticket,
    packColumns.region,
    packColumns.branchName,
    packColumns.soldAt,
    packColumns.settledAt,
    packColumns.stake,
    packColumns.winnings,
    packColumns.paid,
    column(
      'expired',
      'money',
      words(
        ['Expired', 'Uliopitwa na muda', 'الساقط'],
        [
          'Lapsed by the end of the period.',
          'Uliopitwa na muda hadi mwisho wa kipindi.',
          'ما سقط حتى نهاية الفترة.',
        ],
      ),
    ),
    column(
      'unpaid',
      'money',
      words(
        ['Unpaid', 'Haujalipwa', 'غير المدفوع'],
        [
          'Winnings less paid less expired.',
          'Ushindi ukiondoa uliolipwa na uliopitwa na muda.',
          'الأرباح ناقص المدفوع والساقط.',
        ],
      ),
    ),
    column(
      'claimUntil',
      'date',
      words(
        ['Claim until', 'Mwisho wa kudai', 'المطالبة حتى'],
        [
          'Last day to collect; no source tells how long that is.',
          'Siku ya mwisho ya kuchukua; hakuna chanzo kinachoeleza muda huo.',
          'آخر يوم للاستلام؛ لا مصدر يذكر تلك المدة.',
        ],
      ),
    ),
  ],
  sql: (parts) => ({
    tables: `${duesTables(parts)}
      due as (
        select coalesce(won.source_id, cleared.source_id) as source_id, coalesce(won.ticket, cleared.ticket) as ticket,
          coalesce(won.branch_id, cleared.branch_id) as branch_id, won.terminal_id, won.cashier_id, won.settled_at,
          coalesce(won.amount, 0) as winnings, coalesce(cleared.paid, 0) as paid, coalesce(cleared.expired, 0) as expired
        from won full join cleared on cleared.source_id = won.source_id and cleared.ticket = won.ticket
        where coalesce(won.amount, 0) <> coalesce(cleared.paid, 0) + coalesce(cleared.expired, 0)),`,
    rows: `select d.source_id || '/' || d.ticket as "key", d.source_id || '/' || d.ticket as "ticketId",
        d.ticket as "ticket", br.region as "region", coalesce(br.name, d.branch_id) as "branchName",
        b.accepted_at as "soldAt", d.settled_at as "settledAt", b.stake_cash + b.stake_bonus as "stake",
        d.winnings as "winnings", d.paid as "paid", d.expired as "expired",
        d.winnings - d.paid - d.expired as "unpaid", cast(null as date) as "claimUntil"
      from due d ${joinBet('d', 'ticket')} ${joinBranch('d.branch_id')}
      where ${parts.isWithin('br.region', 'd.branch_id', 'coalesce(d.terminal_id, b.terminal_id)', 'coalesce(d.cashier_id, b.cashier_id)')}`,
  }),
};
