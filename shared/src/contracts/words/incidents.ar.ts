import type { CatalogueOf } from './catalogue-of';
import type { incidentWords as en } from './incidents.en';

/** What several alerts of one cause say together, in Arabic. */
export const incidentWords: CatalogueOf<typeof en> = {
  MANY_NEAR: {
    title: 'تستحق قريبًا لدى {{authority}}، عدد الالتزامات: {{count}}',
    detail: 'أولها يستحق في {{dueAt}}. قدّمها بترتيب مواعيدها.',
  },
  MANY_LATE: {
    title: 'متأخرة لدى {{authority}}، التزامات لم تُقدَّم: {{count}}',
    detail: 'أقدمها استحق في {{dueAt}}. قدّم كلاً منها الآن ودوّن سبب التأخير.',
  },
  MANY_LATE_REPORTS: {
    title: 'متأخرة لدى {{authority}}، إقرارات أُعدّت ولم تُرسل: {{count}}',
    detail: 'أقدمها استحق في {{dueAt}}. أرسل كلاً منها الآن ودوّن سبب التأخير.',
  },
  MANY_UNACKNOWLEDGED: {
    title: '{{authority}} لم تُقرّ باستلام تقارير عددها {{count}}',
    detail: 'لا تُعدّ مقدَّمة حتى ذلك الحين: اسأل الجهة عنها جميعًا معًا.',
  },
  MANY_REJECTED: {
    title: 'رفضت الجهة نسخًا عددها {{count}} من «{{title}}»',
    detail: 'صحّح أحدثها وأرسلها من جديد.',
  },
  MANY_FILES_BROKEN: {
    title: 'ملفات تخالف INV-13: {{count}}',
    detail:
      'السجلات المستلمة لا تساوي المقبول + المرفوض + المكرر، أو لا تطابق مجموع المراقبة. يجب ألا تُرسل الأرقام التي تشملها قبل التحقيق.',
  },
  MANY_LOADS_DIFFER: {
    title: 'ما أرسله {{source}} لا يطابق ما حُمّل، عدد المرات: {{count}}',
    detail: 'سجلات أُرسلت ولم تُحمّل ولم تُرفض. يجب ألا تُرسل أرقام هذه الأيام.',
  },
  MANY_REPORTS_DIFFER: {
    title: 'نسخ من «{{title}}» لا توافق السجلات: {{count}}',
    detail: 'لا ترسلها، أو صحّح ما أُرسل منها؛ تحقق من تحميلات أيامها.',
  },
  MANY_FILES_MISSING: {
    title: 'ملفات مفقودة من {{source}}: {{count}}',
    detail: 'اطلبها جميعًا من المصدر معًا، أو علّل الفجوات.',
  },
  MANY_SILENT_HOURS: {
    title: 'صمت {{source}}: ساعات بلا رهان عددها {{count}}',
    detail: 'لم تقع بينها أحداث، ابتداءً من {{from}}. اسأل المصدر هل كان لديه عطل.',
  },
  MANY_LATE_RECORDS: {
    title: 'سجلات متأخرة استُلمت {{arrivedAt}} تمس فترات مقفلة وتقارير مرسلة عددها {{count}}',
    detail: 'عدّل كلاً منها أو صحّحه، أو دوّن لماذا لا يلزم ذلك.',
  },
  MANY_FILES_AGAIN: {
    title: 'أعاد {{source}} إرسال ملفات عددها {{count}}',
    detail: 'لا يُحتسب أي منها مرتين. اسأل المصدر عن السبب؛ لا يلزم سوى الإقرار.',
  },
  MANY_UNUSUAL: {
    title: 'أرقام غير معتادة لنوع اللعب {{vertical}} في {{day}}: {{count}}',
    detail: 'قد يكون سببها واحدًا: راجع أكبر أرباح اليوم.',
  },
  MANY_RATES_MISSING: {
    title: 'أسعار صرف مفقودة من {{from}}: {{count}}',
    detail: 'حمّل الأسعار الرسمية: الأرقام بالعملات الأخرى مؤقتة حتى ذلك الحين.',
  },
  MANY_DRAWERS_OFF: {
    title: 'أدراج {{branch}} فيها زيادة أو نقص، عدد الأيام: {{count}}',
    detail: 'اسأل المحل، وقارن بالورديات ودوّن التفسير.',
  },
};
