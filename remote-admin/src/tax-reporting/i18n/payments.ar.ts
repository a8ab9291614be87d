import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { en } from './en';

/** Arabic texts of the payments of a tax period. */
export const payments: ArabicLike<(typeof en)['payments']> = {
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
};
