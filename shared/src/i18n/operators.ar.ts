import type { ArabicLike } from './catalogue';
import type { operators as en } from './operators.en';

/** Arabic words of the operators of a condition. */
export const operators: ArabicLike<typeof en> = {
  eq: 'يساوي',
  ne: 'لا يساوي',
  in: 'من بين',
  nin: 'ليس من بين',
  lt: 'أقل من',
  le: 'لا يزيد على',
  gt: 'أكثر من',
  ge: 'لا يقل عن',
  between: 'بين',
  contains: 'يحتوي على',
  startsWith: 'يبدأ بـ',
  isNull: 'بلا قيمة',
};
