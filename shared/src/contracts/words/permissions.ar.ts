import type { CatalogueOf } from './catalogue-of';
import type { permissions as en } from './permissions.en';

/** The same in Arabic. */
export const permissions: CatalogueOf<typeof en> = {
  dashboard: { view: 'عرض لوحة المتابعة' },
  reports: {
    view: 'عرض التقارير والإجماليات',
    'view-detail': 'عرض السجلات المفردة',
    simulate: 'محاكاة التقارير وحفظ المسودات',
    'delete-draft': 'حذف المسودات',
    submit: 'تقديم التقارير للاعتماد',
    confirm: 'اعتماد تقارير أعدّها آخرون أو إعادتها',
  },
  players: { unmask: 'كشف هوية اللاعبين، مع ذكر السبب' },
  confirmation: { view: 'عرض قائمة انتظار الاعتماد' },
  authorities: { view: 'عرض الجهات الرقابية ومواعيد الاستحقاق' },
  tax: {
    view: 'عرض الفترات الضريبية',
    propose: 'اقتراح خطوات الفترات الضريبية',
    confirm: 'اعتماد خطوات الفترات الضريبية',
  },
  alerts: {
    view: 'عرض التنبيهات الحرجة',
    handle: 'الإقرار بالتنبيهات وحلها',
    'handle-system': 'معالجة تنبيهات النظام',
  },
  filters: { own: 'حفظ عوامل التصفية الخاصة', shared: 'مشاركة عوامل التصفية' },
  blacklist: { own: 'إخفاء أعمدة عن أنفسهم', brand: 'إخفاء أعمدة عن العلامة التجارية' },
  loads: {
    view: 'عرض تحميلات البيانات',
    manage: 'إعادة معالجة التحميلات وشرح الفجوات',
    ingest: 'تسليم ملفات البيانات',
  },
  logs: { view: 'عرض السجلات' },
  audit: { verify: 'التحقق من سلسلة التدقيق' },
  evidence: { download: 'تنزيل حزم الأدلة' },
  settings: { brand: 'تغيير إعدادات العلامة التجارية' },
  administration: {
    view: 'عرض المستخدمين والأدوار والمفاتيح والتغييرات',
    propose: 'اقتراح المستخدمين والأدوار والمفاتيح والقواعد',
    confirm: 'اعتماد اقتراحات المسؤولين',
  },
};
