import type { ArabicLike } from '../../../i18n/catalogue';
import type { versions as en } from './versions.en';

/** Arabic texts of why a version of a report differs from the one that it replaces. */
export const versions: ArabicLike<typeof en> = {
  title: 'الفرق عن النسخة السابقة',
  link: 'مقارنةً بالنسخة {{version}}',
  first: 'هذه أول نسخة: لا شيء للمقارنة به.',
  none: 'لم يتغيّر أي رقم.',
  version: 'النسخة {{version}}',
  recordsFailed: 'تعذّر تحميل السجلات',
  tooMany: 'الأسباب أعلاه ومبالغها كاملة.',
  cause: {
    DEDUP: 'السجلات المكررة',
    VOID: 'الرهانات الملغاة',
    LATE_SETTLEMENT: 'السجلات المتأخرة',
    SOURCE_CORRECTION: 'تصحيحات المصدر',
    MANUAL: 'تغيير عوامل التصفية',
    FX: 'أسعار الصرف',
    RULE_CHANGE: 'تغيّر القواعد',
  },
  meaning: {
    DEDUP: 'سجلات ملفات تبيّن أنها مكررة.',
    VOID: 'رهانات أُبطلت أو أُلغيت منذ ذلك الحين.',
    LATE_SETTLEMENT: 'سجلات حُمّلت بعد النسخة السابقة.',
    SOURCE_CORRECTION: 'سجلات أعاد المصدر إرسالها أو سحبها.',
    MANUAL: 'اختيار مختلف لعوامل التصفية قام به شخص.',
    FX: 'أسعار صرف رسمية مختلفة.',
    RULE_CHANGE: 'قواعد مختلفة، أو لعب أُسند إلى فئات ضريبية مختلفة.',
  },
};
