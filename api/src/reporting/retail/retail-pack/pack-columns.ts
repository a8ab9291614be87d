import type { PackColumn, PackColumnType } from '@tallyhouse/shared/contracts/retail-pack';
import { verticalSchema } from '@tallyhouse/shared/contracts/scalars';
import { verticals as verticalsAr } from '@tallyhouse/shared/contracts/words/verticals.ar';
import { verticals as verticalsEn } from '@tallyhouse/shared/contracts/words/verticals.en';
import { verticals as verticalsSw } from '@tallyhouse/shared/contracts/words/verticals.sw';

/** A column of a list; `isTotalled`: its values add up over rows. */
export interface ListColumn extends PackColumn {
  readonly isTotalled: boolean;
}

type Words = PackColumn['title'];

/** What heads or explains a column, in each language. */
export type ColumnWords = readonly [en: string, sw: string, ar: string];

/** A column; amounts and counts add up unless it says otherwise. */
export function column(
  field: string,
  type: PackColumnType,
  words: { readonly title: Words; readonly help: Words },
  more: { readonly isTotalled?: boolean; readonly options?: PackColumn['options'] } = {},
): ListColumn {
  const { options, isTotalled = type === 'money' || type === 'count' } = more;
  return { field, type, ...words, ...(options !== undefined && { options }), isTotalled };
}

const words = (title: ColumnWords, help: ColumnWords) => ({
  title: { en: title[0], sw: title[1], ar: title[2] },
  help: { en: help[0], sw: help[1], ar: help[2] },
});

/** Columns that mean the same in several lists. */
export const packColumns = {
  ticket: column(
    'ticket',
    'text',
    words(
      ['Ticket', 'Tiketi', 'التذكرة'],
      [
        'Number of the ticket at its source.',
        'Namba ya tiketi kwenye chanzo chake.',
        'رقم التذكرة لدى مصدرها.',
      ],
    ),
  ),
  region: column(
    'region',
    'text',
    words(
      ['Region', 'Mkoa', 'المنطقة'],
      ['Region of the branch that sold.', 'Mkoa wa tawi lililouza.', 'منطقة الفرع البائع.'],
    ),
  ),
  branchName: column(
    'branchName',
    'text',
    words(
      ['Branch', 'Tawi', 'الفرع'],
      [
        'Branch that sold, by its name today.',
        'Tawi lililouza, kwa jina lake la sasa.',
        'الفرع البائع باسمه الحالي.',
      ],
    ),
  ),
  terminal: column(
    'terminal',
    'text',
    words(['Terminal', 'Mashine', 'جهاز البيع'], ['Terminal that sold.', 'Mashine iliyouza.', 'جهاز البيع.']),
  ),
  cashier: column(
    'cashier',
    'text',
    words(
      ['Cashier', 'Mtunza fedha', 'أمين الصندوق'],
      [
        'Cashier who sold; nothing where a machine did.',
        'Mtunza fedha aliyeuza; hakuna pale mashine ilipouza.',
        'أمين الصندوق البائع؛ لا شيء إن باعت آلة.',
      ],
    ),
  ),
  soldAt: column(
    'soldAt',
    'instant',
    words(
      ['Sold', 'Iliuzwa', 'وقت البيع'],
      [
        'When it was sold; nothing where the bet did not arrive.',
        'Ilipouzwa; hakuna pale dau lisipofika.',
        'وقت بيعها؛ لا شيء إن لم يصل الرهان.',
      ],
    ),
  ),
  settledAt: column(
    'settledAt',
    'instant',
    words(
      ['Settled', 'Ilimalizika', 'وقت التسوية'],
      [
        'Last settled by the end of the period.',
        'Ilipomalizwa mara ya mwisho hadi mwisho wa kipindi.',
        'آخر تسوية حتى نهاية الفترة.',
      ],
    ),
  ),
  vertical: column(
    'vertical',
    'text',
    words(['Event type', 'Aina ya tukio', 'نوع الحدث'], ['Kind of game.', 'Aina ya mchezo.', 'نوع اللعبة.']),
    {
      options: verticalSchema.options.map((value) => ({
        value,
        label: { en: verticalsEn[value], sw: verticalsSw[value], ar: verticalsAr[value] },
      })),
    },
  ),
  product: column(
    'product',
    'text',
    words(
      ['Product', 'Bidhaa', 'المنتج'],
      ['Name of the game or market.', 'Jina la mchezo au soko.', 'اسم اللعبة أو السوق.'],
    ),
  ),
  stake: column(
    'stake',
    'money',
    words(['Stake', 'Dau', 'الرهان'], ['Stake of the ticket.', 'Dau la tiketi.', 'رهان التذكرة.']),
    // A ticket may stand in several rows.
    { isTotalled: false },
  ),
  winnings: column(
    'winnings',
    'money',
    words(
      ['Winnings', 'Ushindi', 'الأرباح'],
      [
        'Won by the end of the period.',
        'Ushindi uliopatikana hadi mwisho wa kipindi.',
        'ما كُسب حتى نهاية الفترة.',
      ],
    ),
  ),
  paid: column(
    'paid',
    'money',
    words(
      ['Paid', 'Kilicholipwa', 'المدفوع'],
      [
        'Handed out by the end of the period.',
        'Kilicholipwa hadi mwisho wa kipindi.',
        'ما سُلّم حتى نهاية الفترة.',
      ],
    ),
  ),
} as const;

export { words };
