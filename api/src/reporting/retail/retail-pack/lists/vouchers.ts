import { countsFor, sumOf } from '../../../../figures/measures';
import { column, words, type ColumnWords } from '../pack-columns';
import { noAmount, noText } from '../queries/pack-scope';
import { elsewhere, placesSql } from '../../retail-reports/queries/place-levels';
import type { ListRule } from './pack-list';

const unknown = (field: string, title: ColumnWords, help: ColumnWords) =>
  column(field, 'money', words(title, help));

/** Voucher liability by branch: every branch open in the period, and others where vouchers were issued. */
export const vouchers: ListRule = {
  list: 'vouchers',
  title: { en: 'Voucher liability', sw: 'Deni la vocha', ar: 'القسائم' },
  order: 'l."region" nulls last, l."branchName"',
  columns: [
    column(
      'region',
      'text',
      words(['Region', 'Mkoa', 'المنطقة'], ['Region of the branch.', 'Mkoa wa tawi.', 'منطقة الفرع.']),
    ),
    column(
      'branch',
      'text',
      words(
        ['Branch id', 'Namba ya tawi', 'رقم الفرع'],
        ['Identifier of the branch.', 'Kitambulisho cha tawi.', 'معرّف الفرع.'],
      ),
    ),
    column(
      'branchName',
      'text',
      words(
        ['Branch', 'Tawi', 'الفرع'],
        ['Name of the branch today.', 'Jina la tawi kwa sasa.', 'اسم الفرع الحالي.'],
      ),
    ),
    column(
      'vouchersIssued',
      'money',
      words(
        ['Vouchers issued', 'Vocha zilizotolewa', 'القسائم الصادرة'],
        [
          'Winnings handed out as vouchers in the period.',
          'Ushindi uliotolewa kama vocha katika kipindi.',
          'الأرباح المسلَّمة قسائمَ خلال الفترة.',
        ],
      ),
    ),
    unknown(
      'vouchersRedeemed',
      ['Vouchers redeemed', 'Vocha zilizotumika', 'القسائم المستخدمة'],
      [
        'No source tells of vouchers redeemed.',
        'Hakuna chanzo kinachoeleza vocha zilizotumika.',
        'لا مصدر يذكر القسائم المستخدمة.',
      ],
    ),
    unknown(
      'vouchersExpired',
      ['Vouchers expired', 'Vocha zilizopitwa na muda', 'القسائم الساقطة'],
      [
        'No source tells of vouchers expired.',
        'Hakuna chanzo kinachoeleza vocha zilizopitwa na muda.',
        'لا مصدر يذكر القسائم المنتهية.',
      ],
    ),
    unknown(
      'liability',
      ['Voucher liability', 'Deni la vocha', 'التزامات القسائم'],
      [
        'Not known while no source tells of vouchers redeemed and expired.',
        'Halijulikani mradi hakuna chanzo kinachoeleza vocha zilizotumika na zilizopitwa na muda.',
        'غير معروف ما لم يذكر مصدر القسائم المستخدمة والمنتهية.',
      ],
    ),
  ],
  sql: ({ scope, facts, inPeriod, isWithin }) => {
    const branch =
      scope.payouts === 'paying' ? `coalesce(f.branch_id, '${elsewhere}')` : 'f.selling_branch_id';
    return {
      tables: `place as (${placesSql.branch}),
      issued as (
        select ${branch} as branch_id, ${sumOf('paid_by_voucher')} as amount from payment f
        where ${facts('f', 'bet_record_id')} and ${inPeriod('f')} and ${countsFor('paid_by_voucher')}
        group by 1),`,
      rows: `select place.id as "key", ${noText} as "ticketId", place.region as "region", place.id as "branch",
          place.name as "branchName", coalesce(issued.amount, 0) as "vouchersIssued", ${noAmount} as "vouchersRedeemed",
          ${noAmount} as "vouchersExpired", ${noAmount} as "liability"
        from place left join issued on issued.branch_id = place.id
        where ${isWithin('place.region', 'place.id')} and (issued.amount <> 0
          or place.is_open and place.id in (select branch_id from spot))`,
    };
  },
};
