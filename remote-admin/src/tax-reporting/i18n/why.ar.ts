import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { why as en } from './why.en';

/** Arabic texts of why the tax of a period changed. */
export const why: ArabicLike<typeof en> = {
  against: 'مقارنةً بـ',
  failed: 'تعذّر تفسير التغيّر',
  noneBefore: 'لا توجد ضريبة كهذه في {{period}} للمقارنة بها.',
  otherCurrency: 'الاثنتان بعملتين مختلفتين، ولا تُقارن عملتان أبدًا.',
  payable: 'الضريبة والتعديلات',
  base: 'الوعاء',
  hold: 'نسبة الاحتفاظ',
  noPart: 'غير مسمّى',
  behind: 'السجلات وراء {{cause}}، {{of}}',
  byRegister: 'تُحسب هذه الضريبة لكل تذكرة أو ماكينة أو حساب: يدرج سجلها التفصيلي كلاً منها.',
  cause: {
    RULE: 'القاعدة',
    STAKES: 'الرهانات',
    VOIDS: 'الرهانات الملغاة',
    WINNINGS: 'الأرباح',
    COUNT: 'العدد',
    PER_COUNT: 'مبلغ الواحد',
    BASE: 'الوعاء',
    RELIEF: 'الخسائر',
    RATE: 'المعدل',
    ROUNDING: 'التقريب',
    ADJUSTMENTS: 'التعديلات',
  },
  meaning: {
    RULE: 'لا يفسّره أي سجل: يُحتسب اللعب نفسه بطريقة مختلفة.',
    STAKES: 'الفرق في الرهانات، بالمعدل السابق.',
    VOIDS: 'الفرق في الرهانات الملغاة، بالمعدل السابق.',
    WINNINGS: 'الفرق في الأرباح، بالمعدل السابق.',
    COUNT: 'تذاكر أو حركات أو ماكينات أكثر أو أقل، كل منها بالمبلغ السابق.',
    PER_COUNT: 'مبلغ مختلف عن كل منها، بالمعدل السابق.',
    BASE: 'الفرق في الوعاء، بالمعدل السابق.',
    RELIEF: 'خسائر خُصمت أو لم تُفرض عليها ضريبة.',
    RATE: 'أثر تغيّر المعدلات أو الشرائح على الوعاء نفسه.',
    ROUNDING: 'أثر التقريب.',
    ADJUSTMENTS: 'فروق فترات سابقة رُحّلت إلى هذه الفترة.',
  },
};
