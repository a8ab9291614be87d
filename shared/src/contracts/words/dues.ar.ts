import type { CatalogueOf } from './catalogue-of';
import type { dueWords as en } from './dues.en';

/** Why no day is known on which something is due, in Arabic. */
export const dueWords: CatalogueOf<typeof en> = {
  NO_SOURCE_READ: 'لم يُطّلع على أي مصدر لتاريخ الاستحقاق.',
  TOLD_BY_FORM: 'تاريخ الاستحقاق مذكور في {{form}}.',
  DAY_NOT_STATED: 'لا يذكر المصدر اليوم داخل الفترة.',
  TAXED_BY_DAY: 'ضريبة يومية: لا تاريخ استحقاق للفترات الأخرى.',
  TAXED_BY_WEEK: 'ضريبة أسبوعية: لا تاريخ استحقاق للفترات الأخرى.',
  TAXED_BY_MONTH: 'ضريبة شهرية: لا تاريخ استحقاق للفترات الأخرى.',
  TAXED_BY_BIMONTH: 'ضريبة كل شهرين: لا تاريخ استحقاق للفترات الأخرى.',
  TAXED_BY_QUARTER: 'ضريبة ربع سنوية: لا تاريخ استحقاق للفترات الأخرى.',
  TAXED_BY_HALF: 'ضريبة نصف سنوية: لا تاريخ استحقاق للفترات الأخرى.',
  TAXED_BY_YEAR: 'ضريبة سنوية: لا تاريخ استحقاق للفترات الأخرى.',
  TAXED_BY_UNKNOWN: 'طول فترات هذه الضريبة غير معروف: لا تاريخ استحقاق لهذه الأيام.',
};
