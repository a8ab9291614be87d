import type { ArabicLike } from '../../i18n/catalogue';
import { bases, figureStatuses, statusReasons } from '../../contracts/words/labels.ar';
import { reportStates } from '../../contracts/words/report-states.ar';
import type { en } from './en';

/** Arabic texts of the report scaffold. */
export const ar: ArabicLike<typeof en> = {
  status: figureStatuses,
  statusMeaning: {
    FINAL: 'حُمّلت جميع بيانات الفترة وجرى التحقق من كل قاعدة.',
    PROVISIONAL: 'بعض البيانات مفقود أو لا يزال يصل؛ وقد تتغير الأرقام.',
    ESTIMATED: 'جزء من الأرقام تقديري.',
    UNVERIFIED_RULE: 'لم يُتحقق من قاعدة تستند إليها هذه الأرقام.',
  },
  reportState: reportStates,
  states: 'الحالة',
  reason: statusReasons,
  steps: {
    cause: 'السبب',
    summary: 'انتقل {{figure}} من {{before}} إلى {{now}} {{currency}}، بتغيّر قدره {{change}}',
  },
  reasonsMore_zero: 'ولا غير ذلك',
  reasonsMore_one: 'وسبب آخر ({{count}})',
  reasonsMore_two: 'وسببان آخران ({{count}})',
  reasonsMore_few: 'و{{count}} أسباب أخرى',
  reasonsMore_many: 'و{{count}} سببًا آخر',
  reasonsMore_other: 'و{{count}} سبب آخر',
  standard: {
    label: 'ماهية هذه الأرقام',
    brand: 'العلامة التجارية',
    period: 'الفترة',
    zone: 'يبدأ يوم اللعب عند {{cutoff}}، {{zone}}',
    basis: 'الأساس',
    currency: 'العملة',
    asOf: 'البيانات حتى',
    snapshot: 'اللقطة',
    filters: 'عوامل التصفية',
    noFilters: 'لا يوجد',
  },
  basis: bases,
  players: {
    counting: 'يجري عدّ اللاعبين',
    failed: 'تعذّر عدّ اللاعبين',
    notCounted: 'لم يُعَدّوا',
    retry: 'إعادة المحاولة',
  },
  link: {
    copy: 'نسخ الرابط',
    copied: 'تم نسخ الرابط. يرى الأرقام نفسها كل من له صلاحية الوصول إلى هذه العلامة التجارية.',
    refused: 'لم يُنسخ شيء: منع المتصفح الوصول إلى الحافظة. انسخ عنوان الصفحة بدلاً من ذلك.',
  },
  forbidden: {
    hint: 'اطلب من مسؤول العلامة التجارية الصلاحية «{{name}}» ({{code}}).',
    dashboard: 'العودة إلى لوحة المتابعة',
    brands: 'العودة إلى العلامات التجارية',
  },
  chooseBrand: {
    title: 'اختر علامة تجارية',
    hint: 'تعرض هذه الصفحة علامة تجارية واحدة في كل مرة. أنت تعرض جميع علاماتك التجارية.',
    action: 'اختر علامة تجارية',
  },
};
