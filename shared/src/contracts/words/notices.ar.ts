import type { CatalogueOf } from './catalogue-of';
import type { noticeWords as en } from './notices.en';

/** What messages say, in Arabic. */
export const noticeWords: CatalogueOf<typeof en> = {
  ALERT_RAISED: { title: '{{code}}: {{title}}', text: '{{detail}}' },
  ALERT_ASSIGNED: { title: 'أُسند إليك: {{title}}', text: '{{note}}\n{{detail}}' },
  ALERT_ENDED: { title: 'انتهى: {{title}}', text: '{{note}}' },
  ALERTS_AT_ONCE: { title: 'تنبيهات جديدة {{code}}: {{alerts}}', text: '{{title}} و{{more}} غيره.' },
  ALERTS_OVER: { title: 'تنبيهات انتهت {{code}}: {{alerts}}', text: '{{title}} و{{more}} غيره.' },
  REPORT_PENDING_CONFIRMATION: {
    title: 'بانتظار الاعتماد: {{title}}',
    text: 'النسخة {{version}}. {{reason}}',
  },
  REPORT_RETURNED: { title: 'أُعيد: {{title}}', text: 'النسخة {{version}}. {{reason}}' },
  REPORT_EXPIRED: {
    title: 'انتهت مهلته قبل الاعتماد: {{title}}',
    text: 'النسخة {{version}}. {{reason}}',
  },
  REPORT_SEND_FAILED: { title: 'فشل الإرسال: {{title}}', text: 'النسخة {{version}}. {{reason}}' },
  REPORT_REJECTED: { title: 'رفضته الجهة: {{title}}', text: 'النسخة {{version}}. {{reason}}' },
  REPORT_AMENDMENT_NEEDED: { title: 'يلزم تعديله: {{title}}', text: 'النسخة {{version}}. {{reason}}' },
  REPORT_CONFIRMED: { title: 'اعتُمد: {{title}}', text: 'النسخة {{version}}. {{reason}}' },
  REPORT_SENT: { title: 'أُرسل: {{title}}', text: 'النسخة {{version}}. {{reason}}' },
  REPORT_ACKNOWLEDGED: { title: 'أُقرّ باستلامه: {{title}}', text: 'النسخة {{version}}. {{reason}}' },
  REPORT_ACCEPTED: { title: 'قُبل: {{title}}', text: 'النسخة {{version}}. {{reason}}' },
  DEADLINE_NEAR: {
    title: 'يستحق خلال أيام عددها {{days}}: {{title}}',
    text: 'يستحق لدى {{authority}} في {{dueAt}}.',
  },
  SEARCH_RAN: { title: 'جاهز: {{name}}', text: 'شُغّل في {{ranAt}}؛ الملف متاح ليوم واحد.' },
  SEARCH_FAILED: { title: 'فشل التشغيل: {{name}}', text: '{{problem}}' },
};
