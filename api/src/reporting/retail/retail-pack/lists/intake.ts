import { inForce } from '../../../../store/in-force';
import { drawersOf } from '../../retail-reports/queries/retail-sums';
import { amountOf, countsFor, sumOf } from '../../../../figures/measures';
import { column, packColumns, words, type ColumnWords } from '../pack-columns';
import { joinBranch, joinCashier, noAmount, noText } from '../queries/pack-scope';
import type { ListRule } from './pack-list';

const money = (field: string, title: ColumnWords, help: ColumnWords) =>
  column(field, 'money', words(title, help));

const drawerStates = [
  { value: 'EXACT', label: { en: 'Exact', sw: 'Sawa kabisa', ar: 'مطابق' } },
  { value: 'WITHIN', label: { en: 'Within tolerance', sw: 'Ndani ya kiwango', ar: 'ضمن المسموح به' } },
  { value: 'OVER', label: { en: 'Over', sw: 'Ziada', ar: 'زيادة' } },
  { value: 'SHORT', label: { en: 'Short', sw: 'Pungufu', ar: 'نقص' } },
];

/** Intake of every cashier: one row a shift closed in the period, with what its drawer should hold and held. */
export const intake: ListRule = {
  list: 'intake',
  title: { en: 'Intake by cashier', sw: 'Mapokezi kwa mtunza fedha', ar: 'أمناء الصناديق والأدراج' },
  order: 'l."closedAt" desc',
  columns: [
    column(
      'day',
      'date',
      words(
        ['Gaming day', 'Siku ya michezo', 'يوم اللعب'],
        ['Day on which the shift closed.', 'Siku ambayo zamu ilifungwa.', 'اليوم الذي أُغلقت فيه الوردية.'],
      ),
    ),
    packColumns.region,
    packColumns.branchName,
    column(
      'cashierName',
      'text',
      words(
        ['Cashier', 'Mtunza fedha', 'أمين الصندوق'],
        ['Whose drawer it was.', 'Mwenye droo.', 'صاحب الدرج.'],
      ),
    ),
    column(
      'shiftId',
      'text',
      words(
        ['Shift', 'Zamu', 'الوردية'],
        ['Number at its source.', 'Namba kwenye chanzo chake.', 'الرقم لدى المصدر.'],
      ),
    ),
    column(
      'openedAt',
      'instant',
      words(
        ['Opened', 'Ilifunguliwa', 'وقت الفتح'],
        ['Start of the shift.', 'Mwanzo wa zamu.', 'بداية الوردية.'],
      ),
    ),
    column(
      'closedAt',
      'instant',
      words(['Closed', 'Ilifungwa', 'وقت الإغلاق'], ['End of the shift.', 'Mwisho wa zamu.', 'نهاية الوردية.']),
    ),
    column(
      'ticketsSold',
      'count',
      words(
        ['Tickets sold', 'Tiketi zilizouzwa', 'التذاكر المبيعة'],
        ['By the cashier in the shift.', 'Na mtunza fedha katika zamu.', 'ما باعه أمين الصندوق خلال الوردية.'],
      ),
    ),
    money(
      'float',
      ['Float', 'Mtaji wa droo', 'الرصيد الافتتاحي للدرج'],
      ['In the drawer at the start.', 'Zilizokuwa kwenye droo mwanzoni.', 'ما كان في الدرج عند البداية.'],
    ),
    money(
      'sales',
      ['Sales', 'Mauzo', 'المبيعات'],
      ['Taken for tickets.', 'Zilizopokelewa kwa tiketi.', 'ما قُبض عن التذاكر.'],
    ),
    money(
      'cashIn',
      ['Cash in', 'Fedha zilizoingia', 'نقد وارد'],
      ['Brought to the drawer.', 'Zilizoletwa kwenye droo.', 'ما أُدخل إلى الدرج.'],
    ),
    money(
      'payouts',
      ['Payouts', 'Malipo', 'المصروفات للفائزين'],
      ['Winnings handed out.', 'Ushindi uliolipwa.', 'الأرباح المسلَّمة.'],
    ),
    money(
      'refunds',
      ['Refunds', 'Marejesho', 'المبالغ المُعادة'],
      ['Stakes handed back.', 'Dau zilizorejeshwa.', 'الرهانات المُعادة.'],
    ),
    money(
      'vouchersIssued',
      ['Vouchers issued', 'Vocha zilizotolewa', 'القسائم الصادرة'],
      [
        'Winnings handed out as vouchers by the cashier.',
        'Ushindi uliotolewa kama vocha na mtunza fedha.',
        'الأرباح التي سلّمها أمين الصندوق قسائمَ.',
      ],
    ),
    money(
      'vouchersRedeemed',
      ['Vouchers redeemed', 'Vocha zilizotumika', 'القسائم المستخدمة'],
      [
        'No source tells of vouchers redeemed.',
        'Hakuna chanzo kinachoeleza vocha zilizotumika.',
        'لا مصدر يذكر القسائم المستخدمة.',
      ],
    ),
    money(
      'cashOut',
      ['Cash out', 'Fedha zilizotoka', 'نقد صادر'],
      ['Taken from the drawer.', 'Zilizotolewa kwenye droo.', 'ما أُخرج من الدرج.'],
    ),
    money(
      'drawerExpected',
      ['Drawer expected', 'Droo, inayotarajiwa', 'المتوقع في الدرج'],
      [
        'Float, sales and cash in, less payouts, refunds and cash out.',
        'Mtaji, mauzo na fedha zilizoingia ukiondoa zilizotoka.',
        'الرصيد الافتتاحي والمبيعات والنقد الوارد، ناقص المصروفات والمبالغ المُعادة والنقد الصادر.',
      ],
    ),
    money(
      'drawerCounted',
      ['Drawer counted', 'Droo, iliyohesabiwa', 'المعدود في الدرج'],
      ['Counted at the end.', 'Zilizohesabiwa mwishoni.', 'ما عُدّ عند النهاية.'],
    ),
    money(
      'overShort',
      ['Over or short', 'Ziada au pungufu', 'الزيادة أو النقص'],
      ['Counted less expected.', 'Zilizohesabiwa ukiondoa zinazotarajiwa.', 'المعدود ناقص المتوقع.'],
    ),
    column(
      'tolerance',
      'money',
      words(
        ['Tolerance', 'Kiwango kinachoruhusiwa', 'الفرق المسموح به'],
        [
          'By which it may be off: as the brand decided, else a tenth of the float.',
          'Tofauti inayoruhusiwa: kama chapa ilivyoamua, la sivyo sehemu ya kumi ya mtaji.',
          'الفرق المسموح به: ما قررته العلامة التجارية، وإلا فعُشر الرصيد الافتتاحي.',
        ],
      ),
      { isTotalled: false },
    ),
    column(
      'drawerState',
      'text',
      words(
        ['Drawer', 'Hali ya droo', 'الدرج'],
        [
          'Exact, within tolerance, over or short.',
          'Sawa, ndani ya kiwango, ziada au pungufu.',
          'مطابق أو ضمن المسموح به أو زيادة أو نقص.',
        ],
      ),
      { options: drawerStates },
    ),
  ],
  sql: ({ scope, params, facts, isWithin }) => {
    const tolerance =
      scope.drawerTolerance === null
        ? 's.float_amount * 0.1'
        : `cast(${params.add(scope.drawerTolerance)} as decimal(20,4))`;
    // Tickets name no shift: each is of the last one that its cashier had opened, so that those sold while two overlap, or
    // just after closing, are counted once.
    const during = (time: string) =>
      `${time} >= s.opened_at and (s.next_opened_at is null or ${time} < s.next_opened_at) and f.gaming_day <= s.gaming_day`;
    return {
      tables: `shift as (
        select f.*, ${amountOf('drawer_expected')} as expected, br.region, coalesce(br.name, f.branch_id) as branch_name,
          coalesce(c.name, f.cashier_id) as cashier_name
        from (
          select d.*, lead(d.opened_at) over (partition by d.branch_id, d.cashier_id
            order by d.opened_at, d.closed_at, d.source_id, d.record_id) as next_opened_at
          from drawer_shift d where d.brand_id = $1 and ${inForce('$4', 'd.')}
            and d.gaming_day between cast($2 as date) and cast($3 as date) + 1) f
        ${joinBranch('f.branch_id')} ${joinCashier('f.cashier_id')}
        where ${drawersOf(scope.criteria)}
          and f.gaming_day between cast($2 as date) and cast($3 as date)
          and ${isWithin('br.region', 'f.branch_id', 'f.cashier_id')}),
      sold as (
        select s.source_id, s.record_id, count(*) as tickets
        from shift s join bet f on f.branch_id = s.branch_id and f.cashier_id = s.cashier_id and ${during('f.accepted_at')}
        where ${facts('f', 'record_id')} group by 1, 2),
      voucher as (
        select s.source_id, s.record_id, ${sumOf('paid_by_voucher')} as issued
        from shift s join payment f on f.branch_id = s.branch_id and f.cashier_id = s.cashier_id and ${during('f.paid_at')}
        where ${facts('f', 'bet_record_id')} and ${countsFor('paid_by_voucher')} group by 1, 2),`,
      rows: `select s.source_id || '/' || s.record_id as "key", ${noText} as "ticketId", s.gaming_day as "day",
          s.region as "region", s.branch_name as "branchName", s.cashier_name as "cashierName",
          s.record_id as "shiftId", s.opened_at as "openedAt", s.closed_at as "closedAt",
          coalesce(sold.tickets, 0) as "ticketsSold", s.float_amount as "float", s.sales as "sales",
          s.cash_in as "cashIn", s.payouts as "payouts", s.refunds as "refunds",
          coalesce(voucher.issued, 0) as "vouchersIssued", ${noAmount} as "vouchersRedeemed",
          s.cash_out as "cashOut", s.expected as "drawerExpected", s.counted as "drawerCounted",
          s.counted - s.expected as "overShort", ${tolerance} as "tolerance",
          case when s.counted = s.expected then 'EXACT'
            when abs(s.counted - s.expected) <= ${tolerance} then 'WITHIN'
            when s.counted > s.expected then 'OVER' else 'SHORT' end as "drawerState"
        from shift s
        left join sold on sold.source_id = s.source_id and sold.record_id = s.record_id
        left join voucher on voucher.source_id = s.source_id and voucher.record_id = s.record_id`,
    };
  },
};
