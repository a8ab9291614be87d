import type { CatalogueOf } from './catalogue-of';
import type { outlookWords as en } from './outlooks.en';

/** Whether a deadline will be met and why, in Arabic. */
export const outlookWords: CatalogueOf<typeof en> = {
  DONE: 'تم.',
  MISSED: 'متأخر. أكمله الآن ودوّن سبب التأخير.',
  REJECTED_AND_SHORT: 'رفضته الجهة. تستغرق إعادة إعداده ساعات عددها {{needed}}، وبقيت ساعات عددها {{left}}.',
  NOTHING_PREPARED: 'لم يُعدّ شيء. يستغرق ذلك عادةً ساعات عددها {{needed}}، وبقيت ساعات عددها {{left}}.',
  FILES_MISSING: 'الملفات المفقودة من الفترة: {{files}}، فلا يمكن إرسال شيء نهائي.',
  STATE_AND_SHORT: 'الحالة: {{state}}. بقيت ساعات عددها {{left}}.',
  FINE: 'بقيت أيام عددها {{days}}.',
};
