import type { ArabicLike } from '../../../i18n/catalogue';
import type { en } from './en';

/** Arabic texts of the question before typed input is lost. */
export const ar: ArabicLike<typeof en> = {
  title: 'هل تريد المغادرة دون حفظ؟',
  text: 'لم يُحفظ ما أدخلته.',
  stay: 'متابعة التحرير',
  leave: 'المغادرة دون حفظ',
};
