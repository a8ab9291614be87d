import type { AlertTextCode } from './alerts.en';

const changedRow = 'احفظ مخزن البيانات كما هو وأبلغ المسؤول عن التحقيق فيه.';
const askAuthority = 'تُعاد محاولة إرسال التقارير المعلقة تلقائيًا؛ راجع سجل واجهة البرمجة واتصل بالجهة.';
const renew = 'لا يمكن إرسال شيء بدونها: جدّدها وأدخل تاريخ انتهائها الجديد.';
const sendNow = 'أرسله الآن ودوّن سبب التأخير.';
const seekWin = 'ابحث عن ربح كبير أو سعر خاطئ أو تسويات مفقودة.';

/** What alerts say, in Arabic. */
export const alertWords: Readonly<
  Record<AlertTextCode, { readonly title: string; readonly detail: string }>
> = {
  DEADLINE_NEAR_REPORT: {
    title: 'يستحق خلال ساعات عددها {{hours}}: {{title}}',
    detail: 'يستحق لدى {{authority}} في {{dueAt}}؛ التقرير {{report}} حالته {{state}}. أرسله قبل الموعد.',
  },
  DEADLINE_NEAR_NO_REPORT: {
    title: 'يستحق خلال ساعات عددها {{hours}}: {{title}}',
    detail: 'يستحق لدى {{authority}} في {{dueAt}}؛ لا تقرير بعد. أرسله قبل الموعد.',
  },
  DEADLINE_NEAR_NOT_FILED: {
    title: 'يستحق خلال ساعات عددها {{hours}}: {{title}}',
    detail: 'يستحق لدى {{authority}} في {{dueAt}}؛ لم يُسجَّل أنه قُدّم. أرسله قبل الموعد.',
  },
  DEADLINE_MISSED_REPORT: {
    title: 'متأخر: {{title}}',
    detail: `كان مستحقًا لدى {{authority}} في {{dueAt}}؛ التقرير {{report}} حالته {{state}}. ${sendNow}`,
  },
  DEADLINE_MISSED_NO_REPORT: {
    title: 'متأخر: {{title}}',
    detail: `كان مستحقًا لدى {{authority}} في {{dueAt}}؛ لا تقرير بعد. ${sendNow}`,
  },
  DEADLINE_MISSED_NOT_FILED: {
    title: 'متأخر: {{title}}',
    detail: `كان مستحقًا لدى {{authority}} في {{dueAt}}؛ لم يُسجَّل أنه قُدّم. ${sendNow}`,
  },
  NO_ACK: {
    title: '{{authority}} لم تُقرّ باستلام «{{title}}»',
    detail:
      'أُرسلت النسخة {{version}} في {{sentAt}}؛ كان الرد مستحقًا خلال ساعات عددها {{hours}}. لا تُعدّ مقدَّمة حتى ذلك الحين: اتصل بالجهة.',
  },
  SUBMISSION_REJECTED: {
    title: 'رفضت الجهة «{{title}}»',
    detail: 'النسخة {{version}}: {{reason}}. صحّح التقرير وأرسله من جديد.',
  },
  SUBMISSION_REJECTED_NO_REASON: {
    title: 'رفضت الجهة «{{title}}»',
    detail: 'النسخة {{version}}: لم يُذكر سبب. صحّح التقرير وأرسله من جديد.',
  },
  LAW_BROKEN_INV_13: {
    title: 'مخالفة INV-13: في كل دفعة المستلم = المقبول + المرفوض + المكرر، ومجموع المراقبة يطابق المحتوى',
    detail:
      '{{objectId}}: المستلم {{received}}، المقبول {{accepted}}، المرفوض {{rejected}}، المكرر {{duplicate}}. يجب ألا تُرسل الأرقام التي تشملها قبل التحقيق.',
  },
  LAW_BROKEN: {
    title: 'سجلات تخالف قاعدة من قواعد سلامة البيانات: {{laws}}',
    detail:
      'سجلات مدرجة استثناءات: {{count}}. لا تُقفل الأرقام المبنية عليها ولا تُرسل حتى تُصحَّح أو يتنازل عنها شخصان.',
  },
  LOAD_DIFFERS: {
    title: 'ما أرسله {{source}} عن {{day}} لا يطابق ما حُمّل',
    detail:
      '{{kind}}: سجلات عددها {{count}} ومبلغ {{amount}} أُرسلت ولم تُحمّل ولم تُرفض. يجب ألا تُرسل أرقام اليوم قبل التحقيق.',
  },
  REPORT_DIFFERS: {
    title: '«{{title}}» لا يوافق السجلات',
    detail: 'النسخة {{version}}: {{faults}}. لا ترسلها، أو صحّح ما أُرسل؛ تحقق من تحميلات أيامها.',
  },
  FILE_MISSING: {
    title: 'الملف {{seq}} من {{source}} مفقود',
    detail: '{{kind}} من {{from}} إلى {{to}} لم تصل. اطلب الملف من المصدر، أو علّل الفجوة.',
  },
  FILE_WAS_MISSING: {
    title: 'الملف {{seq}} من {{source}} كان مفقودًا',
    detail: '{{kind}} من {{from}} إلى {{to}} لم تصل. اطلب الملف من المصدر، أو علّل الفجوة.',
  },
  SOURCE_OVERDUE: {
    title: 'ملفات {{source}} متأخرة',
    detail: 'أحدث البيانات: {{series}}. اسأل المصدر هل لديه عطل.',
  },
  SILENT_HOUR: {
    title: 'صمت {{source}} ساعة',
    detail:
      'لا رهانات من {{from}} إلى {{to}}؛ وفي كل من الأسابيع الثمانية السابقة كان عددها {{least}} على الأقل. اسأل المصدر هل كان لديه عطل.',
  },
  LATE_IN_TAX_PERIOD: {
    title: 'سجلات متأخرة لـ{{taxCode}} {{productClass}}، من {{from}} إلى {{to}}',
    detail:
      'سجلات وصلت أو تغيرت بعد تثبيت الأرقام في {{pinnedAt}}، عددها {{records}}: تختلف الضريبة بمقدار {{difference}}. عدّل الفترة، أو دوّن لماذا لا يلزم ذلك.',
  },
  LATE_IN_COMPANY_PERIOD: {
    title: 'سجلات متأخرة لـ{{taxCode}} {{productClass}}، من {{from}} إلى {{to}}',
    detail:
      'وصلت سجلات أو تغيرت بعد تثبيت الأرقام في {{pinnedAt}}، وتختلف الضريبة. تشمل الفترة عدة علامات: صفحتها تبيّن الفرق. عدّل الفترة، أو دوّن لماذا لا يلزم ذلك.',
  },
  LATE_IN_REPORT: {
    title: 'سجلات متأخرة لـ«{{title}}»',
    detail:
      'سجلات لأيامه وصلت بعد إنشاء النسخة {{version}} في {{madeAt}}، عددها {{records}}. صحّح التقرير، أو دوّن لماذا لا يلزم ذلك.',
  },
  FILE_AGAIN: {
    title: 'أُرسل {{file}} من جديد',
    detail: 'الملف {{seq}} من {{source}} ({{kind}}) سبق تحميله؛ لم يُحتسب شيء مرتين. اسأل المصدر عن السبب.',
  },
  FILE_REPEATS_RECORDS: {
    title: '{{file}} يكرر سجلات',
    detail:
      'سجلات من الملف {{seq}} من {{source}} ({{kind}}) سبق تحميلها: {{duplicate}} من {{received}}؛ لا يُحتسب أي منها مرتين. اسأل المصدر عن السبب.',
  },
  AUDIT_CHANGED: {
    title: 'جرى العبث بسجل التدقيق',
    detail: `أعطال عددها {{faults}}، أولها في الصف {{row}}: غُيّر الصف. ${changedRow}`,
  },
  AUDIT_MISSING: {
    title: 'جرى العبث بسجل التدقيق',
    detail: `أعطال عددها {{faults}}، أولها في الصف {{row}}: صفوف قبله مفقودة. ${changedRow}`,
  },
  AUDIT_OUT_OF_ORDER: {
    title: 'جرى العبث بسجل التدقيق',
    detail: `أعطال عددها {{faults}}، أولها في الصف {{row}}: لا يتبع الصف السابق. ${changedRow}`,
  },
  AUDIT_CUT: {
    title: 'جرى العبث بسجل التدقيق',
    detail: `أعطال عددها {{faults}}، أولها في الصف {{row}}: حُذفت صفوف كانت موجودة. ${changedRow}`,
  },
  PAYLOAD_CHANGED: {
    title: 'غُيّرت حمولة مجمّدة',
    detail:
      'حمولة التقديم {{submission}} بصمتها {{hash}} وقد جُمّدت ببصمة {{frozenHash}}. لا ترسلها؛ أبلغ المسؤول عن التحقيق فيها.',
  },
  CALLS_FAIL_IN_A_ROW: {
    title: 'تعذّر الوصول إلى {{authority}}',
    detail: `فشلت استدعاءات متتالية عددها {{failures}}، آخرها في {{lastAt}}. ${askAuthority}`,
  },
  CALLS_FAIL_OFTEN: {
    title: 'تعذّر الوصول إلى {{authority}}',
    detail: `فشل {{failures}} من {{calls}} من الاستدعاءات خلال 15 دقيقة، آخرها في {{lastAt}}. ${askAuthority}`,
  },
  CERTIFICATE_ENDS: {
    title: 'شهادة {{authority}} تنتهي قريبًا',
    detail: `تسري حتى {{until}}، أي بعد أيام عددها {{days}}. ${renew}`,
  },
  CERTIFICATE_ENDED: {
    title: 'انتهت شهادة {{authority}}',
    detail: `كانت تسري حتى {{until}}. ${renew}`,
  },
  RULE_UNVERIFIED: {
    title: '«{{title}}» مبني على قاعدة غير متحقق منها',
    detail: 'النسخة {{version}} تنتظر الإرسال. تحقق من القاعدة في مصدرها، أو اذكر سببًا عند الاعتماد.',
  },
  OWN_REPORT_CONFIRMED: {
    title: 'محاولة اعتماد تقرير ذاتي',
    detail: '{{title}}، النسخة {{version}}. سجل التدقيق يبيّن من حاول ومتى.',
  },
  CONTROL_TOTAL_GUESSED: {
    title: 'أُخطئ مجموع المراقبة ثلاث مرات: قُفل التقديم',
    detail: '{{title}}، النسخة {{version}}. سجل التدقيق يبيّن من حاول ومتى.',
  },
  OWN_TAX_STEP_CONFIRMED: {
    title: 'محاولة اعتماد اقتراح ذاتي لفترة ضريبية',
    detail: 'اقترح {{name}} الخطوة وحاول اعتمادها. يجب أن يقرر شخص آخر.',
  },
  FUNDS_SHORT: {
    title: 'أموال اللاعبين ناقصة بمقدار {{short}}',
    detail:
      'في نهاية {{day}}: المحتفظ به {{held}}، والواجب حمايته {{protected}}. أكمل الحسابات المخصصة وأبلغ الجهة حيث تقتضي قواعدها ذلك.',
  },
  CLOCK_AHEAD: {
    title: 'ساعة {{source}} خاطئة',
    detail:
      'وصل ملف قبل نهاية فترته بثوانٍ عددها {{seconds}}، فالساعة متقدمة بهذا القدر على الأقل. اطلب من المصدر تصحيحها؛ قد تُسند أحداث قرب نهاية اليوم إلى يوم خاطئ.',
  },
  HOLD_OUTSIDE_BAND: {
    title: 'نسبة الاحتفاظ لنوع اللعب {{vertical}} في {{day}} غير معتادة',
    detail: `{{hold}} من رهانات تسويات عددها {{settlements}}. نصف الأيام التسعين السابقة كان بين {{least}} و{{most}}؛ وهذا اليوم يبعد عن وسيطها {{usual}} بقدر {{times}} أضعاف. ${seekWin}`,
  },
  HOLD_FAR_OFF: {
    title: 'نسبة الاحتفاظ لنوع اللعب {{vertical}} في {{day}} غير معتادة',
    detail: `{{hold}} من رهانات تسويات عددها {{settlements}}. تتفاوت الأيام التسعون السابقة كثيرًا فلا نطاق معتاد لها؛ وهذا اليوم يبعد عن وسيطها {{usual}} بقدر {{times}} أضعاف بُعد نصفها. ${seekWin}`,
  },
  DIGITS_OFF: {
    title: 'الأرقام الأولى لمدفوعات نوع اللعب {{vertical}} في {{day}} غير معتادة',
    detail:
      'مدفوعات عددها {{payouts}} تحيد عن قانون بنفورد بمتوسط {{deviation}}؛ المعتاد {{usual}} ويقع حتى {{most}}. ابحث عن تذاكر ملفقة ومدفوعات مجزأة ومدفوعات متكررة بالمبلغ نفسه.',
  },
  ROUND_AMOUNTS_MANY: {
    title: 'مدفوعات مدوّرة كثيرة على غير المعتاد لنوع اللعب {{vertical}} في {{day}}',
    detail:
      '{{share}} من مدفوعات عددها {{payouts}} مبالغ مدوّرة؛ المعتاد {{usual}} ويقع حتى {{most}}. ابحث عن مدفوعات يدوية وتذاكر ملفقة ومبالغ دوّرها المصدر.',
  },
  NO_RATE: {
    title: 'لا سعر صرف من {{from}} إلى {{to}}',
    detail:
      'أحدث سعر قبل {{day}} هو سعر {{rateDay}}. حمّل الأسعار الرسمية: الأرقام بـ{{to}} مؤقتة حتى ذلك الحين.',
  },
  NO_RATE_AT_ALL: {
    title: 'لا سعر صرف من {{from}} إلى {{to}}',
    detail: 'لا سعر إطلاقًا قبل {{day}}. حمّل الأسعار الرسمية: الأرقام بـ{{to}} مؤقتة حتى ذلك الحين.',
  },
  DRAWER_OFF: {
    title: 'درج في {{branch}} فيه زيادة أو نقص',
    detail: '{{shifts}}. اسأل أمين الصندوق، وأعد العدّ ودوّن التفسير.',
  },
};
