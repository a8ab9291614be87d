import type { CatalogueOf } from './catalogue-of';
import type * as en from './labels.en';

/** Arabic labels of codes. */
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
  LAW: 'سجلات تخالف قاعدة من قواعد سلامة البيانات: {{what}}',
  GAP: 'بيانات مفقودة: {{what}}',
  PARTIAL: 'بيانات محمّلة جزئيًا: {{what}}',
  REJECTED: 'ملف مرفوض: {{what}}',
  MORE: 'و{{what}} من الملفات الأخرى التي لم تصل كاملة',
  OPEN: 'بيانات لا تزال تصل: {{what}}',
  AWAITED: 'ملفات لم تصل بعد: {{what}}',
  BEFORE: 'لا ملفات قبل {{what}}',
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

export const taxPeriodStates: CatalogueOf<typeof en.taxPeriodStates> = {
  OPEN: 'مفتوحة',
  SOFT_CLOSED: 'مقفلة مبدئيًا',
  CLOSED: 'مقفلة',
  FILED: 'مقدَّمة',
  PAID: 'مدفوعة',
  REOPENED: 'أُعيد فتحها',
  AMENDED: 'معدّلة',
};

/** Records behind a figure. */
export const factKinds: CatalogueOf<typeof en.factKinds> = {
  BET: 'رهان موضوع',
  SETTLEMENT: 'تسوية',
  PAYMENT: 'عملية دفع',
};

/** What a settlement says. */
export const betResults: CatalogueOf<typeof en.betResults> = {
  WON: 'رابح',
  LOST: 'خاسر',
  VOID: 'باطل',
  LATE_VOID: 'باطل بعد التسوية',
  CANCELLED: 'ملغى',
  CASHED_OUT: 'صُرف مبكرًا',
  PARTIAL_CASHOUT: 'صُرف جزء منه مبكرًا',
  RESETTLED: 'أُعيدت تسويته',
};

export const loadStates: CatalogueOf<typeof en.loadStates> = {
  LOADED: 'محمّل',
  PARTIAL: 'مرفوض جزئيًا',
  REJECTED: 'مرفوض',
  DUPLICATE: 'مكرر',
  MISSING: 'مفقود',
  LATE: 'متأخر',
  SUPERSEDED: 'مستبدل',
};

/** Why records of a file are refused. */
export const rejectCodes: CatalogueOf<typeof en.rejectCodes> = {
  SCHEMA: 'ليس بالصيغة المتفق عليها',
  UNKNOWN_BRAND: 'علامة تجارية غير معروفة',
  UNKNOWN_BRANCH: 'فرع غير معروف',
  UNKNOWN_PRODUCT: 'منتج غير معروف',
  BAD_CURRENCY: 'عملة خاطئة',
  BAD_AMOUNT: 'مبلغ غير صالح',
  NEGATIVE_STAKE: 'رهان سالب',
  FUTURE_EVENT: 'حدث في المستقبل',
  OUTSIDE_LICENCE: 'خارج نطاق الترخيص',
  MOVED_RECORD: 'النسخة نفسها بوقت مختلف',
  CHANGED_RECORD: 'النسخة نفسها بمحتوى مختلف',
  STALE_VERSION: 'أقدم من النسخة المحمّلة',
  CONTROL_TOTAL: 'مجموع المراقبة غير مطابق',
  SEQUENCE_REUSED: 'الرقم مستخدم لملف آخر',
};

/** Records that break data rules. */
export const recordKinds: CatalogueOf<typeof en.recordKinds> = {
  bet: 'رهان',
  settlement: 'تسوية',
  payment: 'عملية دفع',
};
export const exceptionStates: CatalogueOf<typeof en.exceptionStates> = {
  OPEN: 'مفتوح',
  WAIVED: 'متنازل عنه',
  GONE: 'مصحَّح',
};

export const alertSeverities: CatalogueOf<typeof en.alertSeverities> = {
  CRITICAL: 'حرج',
  HIGH: 'مرتفع',
  MEDIUM: 'متوسط',
};
export const alertStates: CatalogueOf<typeof en.alertStates> = {
  OPEN: 'مفتوح',
  ACKNOWLEDGED: 'أُقرّ به',
  RESOLVED: 'محلول',
  AUTO_RESOLVED: 'حُلّ تلقائيًا',
};

export const callDirections: CatalogueOf<typeof en.callDirections> = { IN: 'وارد', OUT: 'صادر' };
export const branchStates: CatalogueOf<typeof en.branchStates> = { OPEN: 'مفتوح', CLOSED: 'مغلق' };

/** What a check of a report weighs. */
export const checkSeverities: CatalogueOf<typeof en.checkSeverities> = {
  INFO: 'ملاحظة',
  WARN: 'تحذير',
  ERROR: 'خطأ',
};

/** Who takes a step of a report where that is no person. */
export const stepActors: CatalogueOf<typeof en.stepActors> = { system: 'النظام' };

/** Why the product itself took a report to a state. */
export const stepReasons: CatalogueOf<typeof en.stepReasons> = {
  EXPIRED: 'لم يُعتمد في الموعد.',
  STALE: 'تغيّرت البيانات أو القواعد منذ محاكاته.',
};
