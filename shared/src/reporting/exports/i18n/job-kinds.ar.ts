import type { ArabicLike } from '../../../i18n/catalogue';
import type { jobKinds as en } from './job-kinds.en';

/** What kind of work a job of the server is, in Arabic. */
export const jobKinds: ArabicLike<typeof en> = {
  export: 'تصدير',
  'online-simulation': 'محاكاة تقرير عبر الإنترنت',
  'retail-simulation': 'محاكاة تقرير الفروع',
  other: 'مهمة على الخادم',
};
