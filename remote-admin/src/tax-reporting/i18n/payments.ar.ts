import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { payments as en } from './payments.en';

/** Arabic texts of the payments of a tax period. */
export const payments: ArabicLike<typeof en> = {
  none: 'لم تُسجَّل أي دفعة',
  noneHint: {
    ready: 'احصل من الجهة الرقابية على نموذج الأمر برقم السداد، وادفع في المصرف، ثم سجّل الدفعة هنا.',
    notYet: 'يمكن تسجيل دفعة بعد إقفال الفترة.',
  },
  label: 'الدفعات',
  control: 'رقم السداد',
  paidAt: 'وقت الدفع',
  amount: 'المبلغ، {{currency}}',
  penalties: 'منها فوائد وغرامات',
  bank: 'مرجع المصرف',
  by: 'سجّلها',
  ack: 'إشعار استلام الجهة الرقابية',
  noAck: 'لا إشعار استلام بعد.',
  copy: 'نسخ {{what}}',
  copied: 'تم النسخ',
  sum: 'المسدَّد من {{payable}}',
  whatOfIt: 'إلغاء القيد',
  reverse: 'إلغاء القيد',
  reverseOne: 'إلغاء قيد الدفعة {{number}}',
  reversed: 'أُلغي قيدها',
  why: {
    brand: 'اختر علامة تجارية أولًا.',
    reopened: 'أُعيد فتح الفترة: أتمّ تصحيحها أولًا.',
    waiting: 'هناك اقتراح بانتظار القرار: ليُعتمد أو ليُعَد أولًا.',
  },
};
