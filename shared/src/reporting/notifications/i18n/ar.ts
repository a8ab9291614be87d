import type { ArabicLike } from '../../../i18n/catalogue';
import type { en } from './en';

/** Arabic words for messages. */
export const ar: ArabicLike<typeof en> = {
  event: {
    ALERT_CRITICAL: 'تنبيه حرج',
    ALERT: 'تنبيه',
    ALERT_ASSIGNED: 'تنبيه أُسند إليّ',
    ALERT_ENDED: 'تنبيه انتهى',
    DEADLINE: 'موعد يقترب',
    REPORT_WAITING: 'تقرير بانتظار اعتمادي',
    REPORT_RETURNED: 'تقرير أُعيد',
    REPORT_REJECTED: 'تقرير رُفض',
    REPORT_MOVED: 'تغيّرت حالة تقرير',
    SCHEDULED_RUN: 'شُغّل بحث محفوظ',
  },
  channel: { IN_APP: 'في التطبيق', EMAIL: 'البريد الإلكتروني', WEBHOOK: 'خطاف ويب' },
};
