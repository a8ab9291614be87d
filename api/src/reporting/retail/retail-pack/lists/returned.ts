import type { PackList } from '@tallyhouse/shared/contracts/retail-pack';
import { column, packColumns, words } from '../pack-columns';
import { joinBet, joinBranch, joinCashier, noText } from '../queries/pack-scope';
import type { ListRule } from './pack-list';

const reason = column(
  'reason',
  'text',
  words(
    ['Reason', 'Sababu', 'السبب'],
    ['No source tells why.', 'Hakuna chanzo kinachoeleza sababu.', 'لا مصدر يذكر السبب.'],
  ),
);
const returned = column(
  'returned',
  'money',
  words(
    ['Returned', 'Kilichorejeshwa', 'المُعاد'],
    ['Stake returned in the period.', 'Dau lililorejeshwa katika kipindi.', 'الرهان المُعاد خلال الفترة.'],
  ),
);

/** One row for each stake returned in the period by a settlement with one of the results. */
function returnsOf(
  list: PackList,
  {
    title,
    at,
    result,
    results,
  }: Pick<ListRule, 'title'> & {
    readonly at: ListRule['columns'][number];
    readonly result: ListRule['columns'];
    readonly results: string;
  },
): ListRule {
  const { ticket, region, branchName, terminal, cashier, soldAt, stake } = packColumns;
  return {
    list,
    title,
    order: `l."${at.field}" desc`,
    columns: [ticket, region, branchName, terminal, cashier, soldAt, at, ...result, stake, returned, reason],
    sql: ({ facts, inPeriod, isWithin }) => ({
      rows: `select f.source_id || '/' || f.record_id as "key", f.source_id || '/' || f.bet_record_id as "ticketId",
          f.bet_record_id as "ticket", br.region as "region", coalesce(br.name, f.branch_id) as "branchName",
          f.terminal_id as "terminal", coalesce(c.name, f.cashier_id) as "cashier", b.accepted_at as "soldAt",
          f.settled_at as "${at.field}", f.result as "result", b.stake_cash + b.stake_bonus as "stake",
          f.stake_cash + f.stake_bonus as "returned", ${noText} as "reason"
        from settlement f ${joinBet('f', 'bet_record_id')} ${joinBranch('f.branch_id')} ${joinCashier('f.cashier_id')}
        where ${facts('f', 'bet_record_id')} and ${inPeriod('f')} and f.result in (${results})
          and ${isWithin('br.region', 'f.branch_id', 'f.terminal_id', 'f.cashier_id')}`,
    }),
  };
}

/** Voided tickets: by the operator, also after they were settled. */
export const voided = returnsOf('voided', {
  title: { en: 'Voided tickets', sw: 'Tiketi zilizobatilishwa', ar: 'التذاكر الباطلة' },
  at: column(
    'voidedAt',
    'instant',
    words(
      ['Voided', 'Ilibatilishwa', 'وقت الإبطال'],
      ['When it was voided.', 'Ilipobatilishwa.', 'وقت إبطالها.'],
    ),
  ),
  result: [
    column(
      'result',
      'text',
      words(
        ['Kind', 'Aina', 'النوع'],
        ['Before it was settled, or after.', 'Kabla ya kumalizika au baadaye.', 'قبل التسوية أو بعدها.'],
      ),
      {
        options: [
          { value: 'VOID', label: { en: 'Void', sw: 'Imebatilishwa', ar: 'باطلة' } },
          {
            value: 'LATE_VOID',
            label: {
              en: 'Void after settlement',
              sw: 'Imebatilishwa baada ya kumalizika',
              ar: 'باطلة بعد التسوية',
            },
          },
        ],
      },
    ),
  ],
  results: "'VOID', 'LATE_VOID'",
});

/** Cancelled tickets: at the counter. */
export const cancelled = returnsOf('cancelled', {
  title: { en: 'Cancelled tickets', sw: 'Tiketi zilizofutwa', ar: 'التذاكر الملغاة' },
  at: column(
    'cancelledAt',
    'instant',
    words(['Cancelled', 'Ilifutwa', 'وقت الإلغاء'], ['When it was cancelled.', 'Ilipofutwa.', 'وقت إلغائها.']),
  ),
  result: [],
  results: "'CANCELLED'",
});
