import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { en } from './en';

/** Arabic texts of the registry: which screens there are, at which versions. */
export const ar: ArabicLike<typeof en> = {
  notTrusted: 'تعذّر التحقق من قائمة الشاشات الواردة من الخادم',
  none: 'لا توجد شاشات لفتحها',
  cause: {
    missing: 'لم يرسل الخادم أي قائمة.',
    damaged: 'القائمة تالفة أو ناقصة.',
    unsigned: 'القائمة غير موقّعة.',
    'unknown-key': 'وُقّعت بمفتاح لا تثق به هذه الصفحة.',
    forged: 'لا يطابق محتواها توقيعها.',
    expired: 'انتهت صلاحيتها.',
    replayed: 'هي أقدم من قائمة استُخدمت في هذا المتصفح.',
    unverifiable: 'لم يستطع هذا المتصفح التحقق من توقيعها.',
  },
  lastGood: 'تستخدم آخر قائمة جرى التحقق منها، بتاريخ {{at}}. لا تتأثر أرقامك.',
  noneLeft: 'لا توجد في هذا المتصفح قائمة سابقة لاستخدامها. عملك المحفوظ في أمان.',
  next: 'أعد تحميل الصفحة؛ وإذا استمرت المشكلة فاتصل بمسؤول النظام.',
  endsSoon: 'تنتهي صلاحية قائمة الشاشات في {{at}}',
  endsSoonNext:
    'بعد ذلك لا تستطيع المتصفحات التي ليست لديها قائمة سابقة فتح أي شاشة. اطلب من حامل المفتاح تشغيل «remote sign»، أو زوّد الخادم بالمفتاح عبر REGISTRY_KEY_FILE.',
  reload: 'إعادة التحميل',
  offer: 'يتوفر إصدار جديد',
  offerOf: '{{name}}: {{from}} ← {{to}}',
  gone: 'أُزيل {{name}}',
  offerHint: 'يحتفظ هذا اللسان بإصداره حتى تعيد تحميل الصفحة.',
  typed: 'ستُفقد المدخلات غير المحفوظة في هذه الصفحة. احفظها أولاً.',
  loadNew: 'تحميل الإصدار الجديد',
  loadAnyway: 'التحميل على أي حال',
};
