import { sumOf } from '../../../../figures/measures';
import { column, packColumns, words } from '../pack-columns';
import { joinBranch, joinProduct, noText } from '../queries/pack-scope';
import type { ListRule } from './pack-list';

/** Results by event type: tickets settled in the period, by the shop that sold them. */
export const results: ListRule = {
  list: 'results',
  title: { en: 'Results by event type', sw: 'Matokeo kwa aina ya tukio', ar: 'النتائج حسب نوع الحدث' },
  order: 'l."vertical", l."product"',
  columns: [
    packColumns.vertical,
    packColumns.product,
    column(
      'ticketsSettled',
      'count',
      words(
        ['Tickets settled', 'Tiketi zilizomalizika', 'التذاكر المسوّاة'],
        [
          'Tickets settled for the first and last time.',
          'Tiketi zilizomalizika.',
          'التذاكر التي سُوّيت لأول مرة وآخر مرة.',
        ],
      ),
    ),
    column(
      'stakes',
      'money',
      words(
        ['Stakes', 'Dau', 'الرهانات'],
        [
          'Stakes settled, returned ones included.',
          'Dau zilizomalizika, na zilizorejeshwa.',
          'الرهانات المسوّاة، ومنها المُعادة.',
        ],
      ),
    ),
    column(
      'voids',
      'money',
      words(
        ['Voids', 'Zilizorejeshwa', 'الرهانات الملغاة'],
        [
          'Stakes returned: void and cancelled.',
          'Dau zilizorejeshwa: zilizobatilishwa na zilizofutwa.',
          'الرهانات المُعادة: الباطلة والملغاة.',
        ],
      ),
    ),
    column(
      'netStakes',
      'money',
      words(
        ['Net stakes', 'Dau halisi', 'صافي الرهانات'],
        ['Stakes less voids.', 'Dau ukiondoa zilizorejeshwa.', 'الرهانات ناقص الباطلة.'],
      ),
    ),
    column(
      'winnings',
      'money',
      words(
        ['Winnings due', 'Ushindi', 'الأرباح المستحقة'],
        [
          'Due on tickets settled in the period.',
          'Unaostahili kwa tiketi zilizomalizika.',
          'المستحق عن التذاكر المسوّاة خلال الفترة.',
        ],
      ),
    ),
    column(
      'ggr',
      'money',
      words(
        ['Gross gaming revenue', 'Mapato ghafi ya michezo', 'إجمالي إيرادات الألعاب'],
        ['Net stakes less winnings.', 'Dau halisi ukiondoa ushindi.', 'صافي الرهانات ناقص الأرباح.'],
      ),
    ),
    column(
      'hold',
      'rate',
      words(
        ['Hold', 'Kiwango cha kubaki', 'نسبة الاحتفاظ'],
        [
          'Revenue as a share of net stakes.',
          'Mapato kama sehemu ya dau halisi.',
          'الإيراد نسبةً إلى صافي الرهانات.',
        ],
      ),
    ),
  ],
  sql: ({ facts, inPeriod, isWithin }) => ({
    tables: `summed as (
      select f.vertical, f.product_id, ${sumOf('bets_settled')} as tickets,
        coalesce(${sumOf(['settled_cash', 'settled_bonus'])}, 0) as stakes,
        coalesce(${sumOf(['void_cash', 'void_bonus'])}, 0) as voids,
        coalesce(${sumOf(['won_cash', 'won_bonus'])}, 0) as winnings
      from settlement f ${joinBranch('f.branch_id')}
      where ${facts('f', 'bet_record_id')} and ${inPeriod('f')}
        and ${isWithin('br.region', 'f.branch_id', 'f.terminal_id', 'f.cashier_id')}
      group by f.vertical, f.product_id),`,
    rows: `select s.vertical || '/' || s.product_id as "key", ${noText} as "ticketId", s.vertical as "vertical",
        coalesce(pr.name, s.product_id) as "product", s.tickets as "ticketsSettled", s.stakes as "stakes",
        s.voids as "voids", s.stakes - s.voids as "netStakes", s.winnings as "winnings",
        s.stakes - s.voids - s.winnings as "ggr",
        cast(s.stakes - s.voids - s.winnings as float8) / nullif(greatest(cast(s.stakes - s.voids as float8), 0), 0) as "hold"
      from summed s ${joinProduct('s.product_id')}`,
  }),
};
