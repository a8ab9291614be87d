import type { Permission } from '../permissions';

interface Name {
  readonly en: string;
  readonly sw: string;
  readonly ar: string;
}

/** What each permission is called, as users know it from the screens; administrators know its code as well. */
export const permissionNames: Readonly<Record<Permission, Name>> = {
  'dashboard.view': { en: 'View the dashboard', sw: 'Kuona dashibodi', ar: 'عرض لوحة المتابعة' },
  'reports.view': { en: 'View reports', sw: 'Kuona ripoti', ar: 'عرض التقارير' },
  'reports.view-detail': {
    en: 'View detail rows of reports',
    sw: 'Kuona mistari ya kina ya ripoti',
    ar: 'عرض الصفوف التفصيلية للتقارير',
  },
  'players.unmask': {
    en: 'View player identities',
    sw: 'Kuona utambulisho wa wachezaji',
    ar: 'عرض هويات اللاعبين',
  },
  'reports.simulate': { en: 'Simulate reports', sw: 'Kuiga ripoti', ar: 'محاكاة التقارير' },
  'reports.delete-draft': {
    en: 'Delete draft reports',
    sw: 'Kufuta rasimu za ripoti',
    ar: 'حذف مسودات التقارير',
  },
  'reports.submit': {
    en: 'Submit reports for confirmation',
    sw: 'Kuwasilisha ripoti kwa uthibitisho',
    ar: 'تقديم التقارير للتأكيد',
  },
  'reports.confirm': { en: 'Confirm reports', sw: 'Kuthibitisha ripoti', ar: 'تأكيد التقارير' },
  'confirmation.view': {
    en: 'View reports awaiting confirmation',
    sw: 'Kuona ripoti zinazosubiri uthibitisho',
    ar: 'عرض التقارير التي تنتظر التأكيد',
  },
  'authorities.view': { en: 'View authorities', sw: 'Kuona mamlaka', ar: 'عرض الجهات الرقابية' },
  'tax.view': { en: 'View tax reporting', sw: 'Kuona ripoti za kodi', ar: 'عرض التقارير الضريبية' },
  'tax.propose': {
    en: 'Propose tax changes',
    sw: 'Kupendekeza mabadiliko ya kodi',
    ar: 'اقتراح التغييرات الضريبية',
  },
  'tax.confirm': {
    en: 'Confirm tax changes',
    sw: 'Kuthibitisha mabadiliko ya kodi',
    ar: 'تأكيد التغييرات الضريبية',
  },
  'alerts.view': { en: 'View critical alerts', sw: 'Kuona tahadhari muhimu', ar: 'عرض التنبيهات الحرجة' },
  'alerts.handle': {
    en: 'Handle critical alerts',
    sw: 'Kushughulikia tahadhari muhimu',
    ar: 'معالجة التنبيهات الحرجة',
  },
  'alerts.handle-system': {
    en: 'Handle system alerts',
    sw: 'Kushughulikia tahadhari za mfumo',
    ar: 'معالجة تنبيهات النظام',
  },
  'filters.own': {
    en: 'Save searches and filters',
    sw: 'Kuhifadhi utafutaji na vichujio',
    ar: 'حفظ عمليات البحث وعوامل التصفية',
  },
  'filters.shared': {
    en: 'Share saved searches and filters',
    sw: 'Kushiriki utafutaji na vichujio vilivyohifadhiwa',
    ar: 'مشاركة عمليات البحث وعوامل التصفية المحفوظة',
  },
  'blacklist.own': { en: 'Hide columns', sw: 'Kuficha safu', ar: 'إخفاء الأعمدة' },
  'blacklist.brand': {
    en: 'Hide columns for the brand',
    sw: 'Kuficha safu kwa chapa yote',
    ar: 'إخفاء الأعمدة للعلامة التجارية',
  },
  'loads.view': { en: 'View data loads', sw: 'Kuona upakiaji wa data', ar: 'عرض تحميلات البيانات' },
  'loads.manage': {
    en: 'Manage data loads',
    sw: 'Kusimamia upakiaji wa data',
    ar: 'إدارة تحميلات البيانات',
  },
  'loads.ingest': { en: 'Load data files', sw: 'Kupakia faili za data', ar: 'تحميل ملفات البيانات' },
  'logs.view': { en: 'View logs', sw: 'Kuona kumbukumbu', ar: 'عرض السجلات' },
  'audit.verify': {
    en: 'Verify the audit log',
    sw: 'Kuhakiki kumbukumbu za ukaguzi',
    ar: 'التحقق من سجل التدقيق',
  },
  'evidence.download': { en: 'Download evidence', sw: 'Kupakua ushahidi', ar: 'تنزيل الأدلة' },
  'settings.brand': {
    en: 'Change brand settings',
    sw: 'Kubadilisha mipangilio ya chapa',
    ar: 'تغيير إعدادات العلامة التجارية',
  },
  'administration.view': { en: 'View administration', sw: 'Kuona usimamizi', ar: 'عرض الإدارة' },
  'administration.propose': {
    en: 'Propose administration changes',
    sw: 'Kupendekeza mabadiliko ya usimamizi',
    ar: 'اقتراح التغييرات الإدارية',
  },
  'administration.confirm': {
    en: 'Confirm administration changes',
    sw: 'Kuthibitisha mabadiliko ya usimamizi',
    ar: 'تأكيد التغييرات الإدارية',
  },
};
