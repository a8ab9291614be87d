import type { CatalogueOf } from './catalogue-of';
import type * as en from './labels.en';

/** Arabic labels of codes, those of screens that have Arabic. */
export const channels: CatalogueOf<typeof en.channels> = { ONLINE: 'عبر الإنترنت', RETAIL: 'في المحلات' };

export const terminalTypes: CatalogueOf<typeof en.terminalTypes> = {
  OTC: 'شباك',
  SSBT: 'خدمة ذاتية',
  HANDHELD: 'محمول',
  SLOT: 'ماكينة قمار',
  TABLE: 'طاولة',
};

export const figureStatuses: CatalogueOf<typeof en.figureStatuses> = {
  FINAL: 'نهائية',
  PROVISIONAL: 'مؤقتة',
  ESTIMATED: 'تقديرية',
  UNVERIFIED_RULE: 'قاعدة غير متحقق منها',
};

/** Why figures are not final, with what it is about. */
export const statusReasons: CatalogueOf<typeof en.statusReasons> = {
  LAW: 'سجلات تخالف قاعدة بيانات: {{what}}',
  GAP: 'بيانات مفقودة: {{what}}',
  PARTIAL: 'بيانات محمّلة جزئيًا: {{what}}',
  REJECTED: 'ملف مرفوض: {{what}}',
  MORE: 'و{{what}} من الملفات الأخرى التي لم تصل كاملة',
  OPEN: 'بيانات لا تزال تصل: {{what}}',
  LATE_TOLERANCE: 'تُقبل السجلات المتأخرة حتى {{what}}',
  FX_MISSING: 'لا سعر صرف: {{what}}',
  FACT_MISSING: 'بيانات لازمة لضريبة مفقودة: {{what}}',
  UNCLASSIFIED: 'لعب بلا فئة ضريبية: {{what}}',
  ESTIMATED: 'تقدير: {{what}}',
  RULE_UNVERIFIED: 'قاعدة غير متحقق منها: {{what}}',
  NEGATIVE_UNKNOWN: 'معاملة الوعاء السالب غير معروفة: {{what}}',
};

export const bases: CatalogueOf<typeof en.bases> = {
  PLACED: 'الرهانات الموضوعة في الفترة',
  SETTLED: 'الرهانات المسوّاة في الفترة',
  PAID: 'الأرباح المدفوعة في الفترة',
  PLACED_PAID: 'الرهانات الموضوعة والأرباح المدفوعة',
};

/** What a check of a report weighs. */
export const checkSeverities: CatalogueOf<typeof en.checkSeverities> = {
  INFO: 'ملاحظة',
  WARN: 'تحذير',
  ERROR: 'خطأ',
};
