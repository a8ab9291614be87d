import type { CheckTextCode } from './checks.en';

/** What the checks of a report or of a gaming day found, in Arabic. */
export const checkWords: Readonly<Record<CheckTextCode, string>> = {
  REVENUE_HOLDS: 'الإيرادات تساوي الرهانات ناقص الباطل ناقص الأرباح في كل صف وفي المجموع',
  REVENUE_BROKEN_IN_ROWS: 'صفوف تخالف معادلة الإيرادات: {{rows}}',
  REVENUE_BROKEN_IN_TOTAL: 'المجموع يخالف معادلة الإيرادات، ومعه صفوف عددها {{rows}}',
  DETAILS_ADD_UP: 'مجموع التفاصيل يساوي مجموع السجلات',
  DETAILS_DO_NOT_ADD_UP: 'مجموع التفاصيل لا يساوي مجموع السجلات',
  NOTHING_TWICE: 'لا سجل محتسب مرتين',
  RECORDS_TWICE: 'سجلات محتسبة مرتين: {{records}}',
  NOTHING_IMPOSSIBLE: 'لا عدد ولا رهان ولا مبلغ مصروف سالب، ولا نسبة احتفاظ فوق 100٪',
  IMPOSSIBLE_ROWS: 'صفوف فيها عدد أو مبلغ سالب أو نسبة احتفاظ فوق الواحد: {{rows}}',
  DATA_COMPLETE: 'انتهت الفترة ووصلت جميع ملفاتها كاملة',
  FACTS_CHANGED:
    'تغيّرت سجلات الفترة أو قواعدها منذ تقديم هذا التقرير: قد تختلف أرقامه إن حوكي من جديد. أعده، أو اذكر سبب إرساله كما هو',
  DATA_MAY_CHANGE: 'قد تتغير الأرقام بعد. {{reasons}}',
  RECORDS_KEEP_LAWS: 'رهانات اليوم وتسوياته ومدفوعاته متسقة',
  RECORDS_BREAK_LAWS: 'سجلات تخالف قواعد سلامة البيانات: {{laws}}',
  OTHER_PERIOD: 'الفترة لا تطابق فترة الإبلاغ لهذا التقرير',
  RULES_UNREAD: 'الضريبة مبنية على قواعد لم يُتحقق منها في مصدرها: {{rules}}',
  RETURN_AGREES: 'مجموع الصفوف يساوي الوعاء الضريبي، {{base}}',
  RETURN_DIFFERS: 'مجموع الصفوف {{returned}}، أما الوعاء الضريبي فهو {{base}} بموجب {{rules}}',
  TAX_OF_COMPANY:
    'الضريبة مستحقة على الشركة {{company}} عن علامات أخرى أيضًا: هذا الإقرار يشمل جزءًا منها فقط. أقفل الفترة الضريبية وقدّمها هي.',
  TAX_NOT_COMPUTED: 'لا يمكن حساب الضريبة لأن بيانات مفقودة: {{missing}}',
  SAME_AS_SENT: 'كل صف هو صف النسخة {{version}} التي سبق إرسالها',
  NIL_REPORT: 'لا نشاط في هذه الفترة: هذا تقرير صفري',
  CHANNELS_ADD_UP: 'مجموع الإنترنت والمحلات يساوي الإجمالي',
  CHANNELS_DO_NOT_ADD_UP: 'سجلات ليست عبر الإنترنت ولا مسندة إلى محل: {{count}}',
  TWO_VERSIONS_IN_FORCE: 'سجلات تسري منها نسختان: {{count}}',
  FACTS_IN_ORDER: 'قُبلت الرهانات قبل تسويتها، وسُوّيت قبل دفعها',
  FACTS_OUT_OF_ORDER: 'سجلات تاريخها قبل الحدث الذي تعتمد عليه: {{count}}',
  NOTHING_NEGATIVE: 'لا عدد ولا مبلغ سالب',
  NEGATIVE_FACTS: 'سجلات فيها عدد أو مبلغ سالب: {{count}}',
  FILES_AS_THEY_SAY: 'كل ملف كامل: السجلات المستلمة مقبولة أو مرفوضة أو مكررة، ومجاميع المراقبة متطابقة',
  FILES_NOT_AS_THEY_SAY: 'ملفات ناقصة أو لا تطابق مجموع المراقبة فيها: {{count}}',
};
