import { column, packColumns, words } from '../pack-columns';
import { joinBet, joinBranch, joinCashier } from '../queries/pack-scope';
import { elsewhere } from '../../retail-reports/queries/place-levels';
import type { ListRule } from './pack-list';

const yesNo = [
  { value: 'YES', label: { en: 'Yes', sw: 'Ndiyo', ar: 'نعم' } },
  { value: 'NO', label: { en: 'No', sw: 'Hapana', ar: 'لا' } },
];
const methods = [
  { value: 'CASH', label: { en: 'Cash', sw: 'Fedha taslimu', ar: 'نقدًا' } },
  { value: 'WALLET', label: { en: 'Wallet', sw: 'Pochi ya mtandaoni', ar: 'محفظة' } },
  { value: 'VOUCHER', label: { en: 'Voucher', sw: 'Vocha', ar: 'قسيمة' } },
  { value: 'BONUS', label: { en: 'Bonus', sw: 'Bonasi', ar: 'مكافأة' } },
];

/** Payouts: one row for each payment of winnings in the period, with the shop that sold and the one that paid. */
export const paid: ListRule = {
  list: 'paid',
  title: { en: 'Payouts', sw: 'Malipo ya ushindi', ar: 'المدفوعات' },
  order: 'l."paidAt" desc',
  columns: [
    column(
      'paidAt',
      'instant',
      words(['Paid', 'Ulilipwa', 'وقت الدفع'], ['When it was handed out.', 'Ulipolipwa.', 'وقت التسليم.']),
    ),
    packColumns.ticket,
    column(
      'sellingBranch',
      'text',
      words(
        ['Sold by', 'Liliuza', 'الفرع البائع'],
        ['Branch that sold.', 'Tawi lililouza.', 'الفرع البائع.'],
      ),
    ),
    column(
      'payingBranch',
      'text',
      words(
        ['Paid by', 'Lililipa', 'الفرع الدافع'],
        [
          'Branch that paid; nothing where it went into a wallet.',
          'Tawi lililolipa; hakuna pale ulipoingia kwenye pochi.',
          'الفرع الدافع؛ لا شيء إن ذهب إلى محفظة.',
        ],
      ),
    ),
    column(
      'isCrossShop',
      'text',
      words(
        ['Another shop', 'Tawi jingine', 'فرع آخر'],
        [
          'Whether another shop paid than the one that sold.',
          'Kama tawi jingine lililipa kuliko lililouza.',
          'هل دفع محل غير المحل البائع.',
        ],
      ),
      { options: yesNo },
    ),
    column(
      'cashier',
      'text',
      words(['Cashier', 'Mtunza fedha', 'أمين الصندوق'], ['Who paid.', 'Aliyelipa.', 'من دفع.']),
    ),
    column(
      'method',
      'text',
      words(['Method', 'Njia', 'وسيلة الدفع'], ['How it was paid.', 'Jinsi ulivyolipwa.', 'كيفية الدفع.']),
      {
        options: methods,
      },
    ),
    column(
      'gross',
      'money',
      words(
        ['Gross', 'Kabla ya kodi', 'الإجمالي'],
        ['Before withholding.', 'Kabla ya kodi ya zuio.', 'قبل الاستقطاع.'],
      ),
    ),
    column(
      'withholding',
      'money',
      words(
        ['Withholding', 'Kodi ya zuio', 'الضريبة المستقطعة'],
        ['Tax kept back.', 'Kodi iliyozuiwa.', 'الضريبة المستقطعة.'],
      ),
    ),
    column(
      'net',
      'money',
      words(['Net', 'Baada ya kodi', 'الصافي'], ['Handed out.', 'Kilichokabidhiwa.', 'ما سُلّم.']),
    ),
  ],
  sql: ({ scope, facts, inPeriod, isWithin }) => {
    const isPaying = scope.payouts === 'paying';
    const within = isPaying
      ? isWithin(
          `coalesce(payer.region, '${elsewhere}')`,
          `coalesce(f.branch_id, '${elsewhere}')`,
          'f.cashier_id',
        )
      : isWithin('seller.region', 'f.selling_branch_id', 'b.terminal_id', 'b.cashier_id');
    return {
      rows: `select f.source_id || '/' || f.record_id as "key", f.source_id || '/' || f.bet_record_id as "ticketId",
          f.paid_at as "paidAt", f.bet_record_id as "ticket",
          coalesce(seller.name, f.selling_branch_id) as "sellingBranch",
          coalesce(payer.name, f.branch_id) as "payingBranch",
          case when f.branch_id <> f.selling_branch_id then 'YES' else 'NO' end as "isCrossShop",
          coalesce(c.name, f.cashier_id) as "cashier", f.method as "method", f.gross as "gross",
          f.withholding as "withholding", f.net as "net"
        from payment f ${joinBranch('f.selling_branch_id', 'seller')} ${joinBranch('f.branch_id', 'payer')}
        ${joinCashier('f.cashier_id')} ${isPaying ? '' : joinBet('f', 'bet_record_id')}
        where ${facts('f', 'bet_record_id')} and ${inPeriod('f')} and f.kind = 'WINNINGS' and ${within}`,
    };
  },
};
