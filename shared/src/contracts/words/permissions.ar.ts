import type { CatalogueOf } from './catalogue-of';
import type { permissions as en } from './permissions.en';

/** The same in Arabic. */
export const permissions: CatalogueOf<typeof en> = {
  dashboard: {
    view: 'عرض لوحة المتابعة',
  },
  reports: {
    view: 'عرض التقارير',
    'view-detail': 'عرض الصفوف التفصيلية للتقارير',
    simulate: 'محاكاة التقارير',
    'delete-draft': 'حذف مسودات التقارير',
    submit: 'تقديم التقارير للتأكيد',
    confirm: 'تأكيد التقارير',
  },
  players: {
    unmask: 'عرض هويات اللاعبين',
  },
  confirmation: {
    view: 'عرض التقارير التي تنتظر التأكيد',
  },
  authorities: {
    view: 'عرض الجهات الرقابية',
  },
  tax: {
    view: 'عرض التقارير الضريبية',
    propose: 'اقتراح التغييرات الضريبية',
    confirm: 'تأكيد التغييرات الضريبية',
  },
  alerts: {
    view: 'عرض التنبيهات الحرجة',
    handle: 'معالجة التنبيهات الحرجة',
    'handle-system': 'معالجة تنبيهات النظام',
  },
  filters: {
    own: 'حفظ عمليات البحث وعوامل التصفية',
    shared: 'مشاركة عمليات البحث وعوامل التصفية المحفوظة',
  },
  blacklist: {
    own: 'إخفاء الأعمدة',
    brand: 'إخفاء الأعمدة للعلامة التجارية',
  },
  loads: {
    view: 'عرض تحميلات البيانات',
    manage: 'إدارة تحميلات البيانات',
    ingest: 'تحميل ملفات البيانات',
  },
  logs: {
    view: 'عرض السجلات',
  },
  audit: {
    verify: 'التحقق من سجل التدقيق',
  },
  evidence: {
    download: 'تنزيل الأدلة',
  },
  settings: {
    brand: 'تغيير إعدادات العلامة التجارية',
  },
  administration: {
    view: 'عرض الإدارة',
    propose: 'اقتراح التغييرات الإدارية',
    confirm: 'تأكيد التغييرات الإدارية',
  },
};
