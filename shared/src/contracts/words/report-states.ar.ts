import type { CatalogueOf } from './catalogue-of';
import type { reportStates as en } from './report-states.en';

/** Arabic names of the states of a report. */
export const reportStates: CatalogueOf<typeof en> = {
  DRAFT: 'مسودة',
  SIMULATED: 'تمت المحاكاة',
  STALE: 'لم يعد حديثًا',
  PENDING_CONFIRMATION: 'بانتظار الاعتماد',
  RETURNED: 'معاد',
  CONFIRMED: 'معتمد',
  SENDING: 'قيد الإرسال',
  FILED_BY_HAND: 'مقدَّم يدويًا',
  SENT: 'مرسل',
  SEND_FAILED: 'فشل الإرسال',
  ACKNOWLEDGED: 'أُقرّ باستلامه',
  ACCEPTED: 'مقبول',
  REJECTED: 'مرفوض',
  AMENDMENT_NEEDED: 'يلزم تعديله',
  EXPIRED: 'منتهي الصلاحية',
  DELETED: 'محذوف',
};
