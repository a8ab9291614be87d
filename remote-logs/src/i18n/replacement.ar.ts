import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { replacement as en } from './replacement.en';

/** Arabic texts of one file in the place of another. */
export const replacement: ArabicLike<typeof en> = {
  heading: 'استبدال الملف',
  button: 'الاستبدال بملف أحدث',
  title: 'هل تريد استبدال الملف رقم {{seq}} من {{source}} بملف أحدث؟',
  effect:
    'تبقى السجلات الموجودة في الملفين، أو تُصحَّح بنسخة أحدث. وتُسحب السجلات غير الموجودة في الملف الأحدث عند تحميله، ما لم تكن في ملف آخر. لا يُحذف شيء: يظل بالإمكان عرض البيانات السابقة. سجل واحد مرفوض يؤدي إلى رفض الملف كله.',
  field: 'الملف الأحدث',
  choose: 'اختيار الملف الأحدث',
  chooseOther: 'اختيار ملف آخر',
  none: 'لم يُختر ملف: CSV أو NDJSON، 64 م.ب على الأكثر',
  missing: 'اختر الملف الأحدث',
  tooLarge: 'الملف كبير جدًا: {{most}} م.ب على الأكثر',
  noHeader: 'لا يبدأ الملف بترويسة ملف تحميل',
  misfit: '{{field}} في الملف {{theirs}} ويجب أن يكون {{ours}}',
  fields: {
    brand: 'العلامة التجارية',
    source: 'المصدر',
    channel: 'القناة',
    kind: 'النوع',
    seq: 'الرقم',
  },
  compared: 'الملف المحمّل مقارنةً بالملف الأحدث',
  loaded: 'المحمّل الآن',
  chosen: 'الملف الأحدث',
  ok: 'استبدال الملف',
  failed: 'لم يُستبدل الملف ولم يتغيّر شيء',
  done: 'استُبدل الملف',
  outcome: 'المقبول {{accepted}}، منه المصحَّح {{corrected}}؛ المكرر {{duplicate}}؛ المسحوب {{withdrawn}}.',
  by: 'فتح الملف الذي حل محله',
  of: 'فتح الملف الذي حل هذا محله',
  rejectsOf: 'فتح الملف الذي أُعيدت معالجة سجلاته المرفوضة',
};
