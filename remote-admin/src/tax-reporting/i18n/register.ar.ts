import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { register as en } from './register.en';

/** Arabic texts of the register behind a line. */
export const register: ArabicLike<typeof en> = {
  title: 'السجل التفصيلي: {{rule}}',
  failed: 'تعذّر تحميل السجل التفصيلي',
  record: 'التذكرة أو الحركة',
  day: 'يوم اللعب',
  payee: 'اللاعب',
  gross: 'الإجمالي، {{currency}}',
  deducted: 'المستقطع، {{currency}}',
  base: 'الوعاء، {{currency}}',
  tax: 'الضريبة، {{currency}}',
  total_zero: 'الإجمالي، لا صفوف ({{count}})',
  total_one: 'إجمالي صف واحد ({{count}})',
  total_two: 'إجمالي صفين ({{count}})',
  total_few: 'إجمالي الصفوف كلها وعددها {{count}}',
  total_many: 'إجمالي الصفوف كلها وعددها {{count}}',
  total_other: 'إجمالي الصفوف كلها وعددها {{count}}',
};
