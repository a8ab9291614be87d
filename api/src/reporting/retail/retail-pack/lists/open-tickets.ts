import { settlesStake } from '../../../../figures/returned-stakes';
import { column, packColumns, words } from '../pack-columns';
import { joinBet, joinBranch, joinCashier, joinProduct, noAmount } from '../queries/pack-scope';
import type { ListRule } from './pack-list';

const place = 'f.branch_id, f.terminal_id, f.cashier_id, f.vertical, f.product_id';

/**
 * Ticket liability: stakes sold and not settled by the end of the period, whenever they were sold.
 *
 * What was settled beyond what was staked is open for nobody, as in the open bets of totals: reconciliation names it.
 */
export const openTickets: ListRule = {
  list: 'open',
  title: {
    en: 'Ticket liability: open tickets',
    sw: 'Deni la tiketi: tiketi zilizo wazi',
    ar: 'التذاكر المفتوحة',
  },
  order: 'l."soldAt" desc nulls last',
  columns: [
    packColumns.ticket,
    packColumns.region,
    packColumns.branchName,
    packColumns.terminal,
    packColumns.cashier,
    packColumns.soldAt,
    packColumns.vertical,
    packColumns.product,
    column(
      'legs',
      'count',
      words(['Legs', 'Mechi', 'الاختيارات'], ['Legs of the ticket.', 'Mechi za tiketi.', 'اختيارات التذكرة.']),
      {
        isTotalled: false,
      },
    ),
    column(
      'odds',
      'odds',
      words(
        ['Odds', 'Uwezekano', 'السعر'],
        ['Odds of the whole ticket.', 'Uwezekano wa tiketi nzima.', 'سعر التذكرة كلها.'],
      ),
    ),
    packColumns.stake,
    column(
      'openStake',
      'money',
      words(
        ['Open stake', 'Dau lililo wazi', 'الرهان المفتوح'],
        ['What of the stake is not settled.', 'Sehemu ya dau ambayo haijamalizika.', 'ما لم يُسوَّ من الرهان.'],
      ),
    ),
    column(
      'possibleReturn',
      'money',
      words(
        ['Potential payout', 'Malipo yanayowezekana', 'المصروف المحتمل'],
        [
          'Open stake by odds; nothing where odds are not known or bonus was staked.',
          'Dau lililo wazi kwa uwezekano; hakuna pale uwezekano haujulikani au bonasi ilitumika.',
          'الرهان المفتوح مضروبًا في السعر؛ لا شيء إن لم يُعرف السعر أو روهن بمكافأة.',
        ],
      ),
    ),
  ],
  sql: ({ facts, byEnd, isWithin }) => ({
    tables: `opened as (
      select source_id, ticket, min(branch_id) as branch_id, min(terminal_id) as terminal_id,
        min(cashier_id) as cashier_id, min(vertical) as vertical, min(product_id) as product_id, sum(stake) as stake
      from (
        select f.source_id, f.record_id as ticket, ${place}, f.stake_cash + f.stake_bonus as stake
        from bet f where ${facts('f', 'record_id')} and ${byEnd('f')}
        union all
        select f.source_id, f.bet_record_id, ${place}, -(f.stake_cash + f.stake_bonus)
        from settlement f where ${facts('f', 'bet_record_id')} and ${byEnd('f')} and ${settlesStake('f.')}) fact
      group by source_id, ticket having sum(stake) > 0),`,
    rows: `select o.source_id || '/' || o.ticket as "key", o.source_id || '/' || o.ticket as "ticketId",
        o.ticket as "ticket", br.region as "region", coalesce(br.name, o.branch_id) as "branchName",
        o.terminal_id as "terminal", coalesce(c.name, o.cashier_id) as "cashier", b.accepted_at as "soldAt",
        o.vertical as "vertical", coalesce(pr.name, o.product_id) as "product", b.legs as "legs",
        b.odds_total as "odds", b.stake_cash + b.stake_bonus as "stake", o.stake as "openStake",
        case when b.stake_bonus = 0 and b.odds_total is not null then cast(round(o.stake * b.odds_total, 2) as decimal(38,4))
          else ${noAmount} end as "possibleReturn"
      from opened o ${joinBet('o', 'ticket')} ${joinBranch('o.branch_id')} ${joinCashier('o.cashier_id')}
        ${joinProduct('o.product_id')}
      where ${isWithin('br.region', 'o.branch_id', 'o.terminal_id', 'o.cashier_id')}`,
  }),
};
