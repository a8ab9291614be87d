import type { ArabicLike } from '../../../i18n/catalogue';
import type { en } from './en';

/** Arabic texts of notes on reports. */
export const ar: ArabicLike<typeof en> = {
  title: 'الملاحظات',
  lead: 'لماذا جاءت الأرقام على ما هي عليه. ترافق الملاحظات التقرير إلى الاعتماد وإلى ملفه وإلى ملفات التصدير.',
  none: 'لا ملاحظات. انقر خلية بالزر الأيمن، أو اضغط Shift F10 عليها، لتذكر سبب الرقم.',
  closed: 'جُمّدت عند تقديم التقرير للاعتماد.',
  withheld: 'حُجبت الأعداد من الملاحظات إلى أن تعتمد التقرير أو تعيده.',
  failed: 'تعذّر تحميل الملاحظات',
  wholeLine: 'الصف كله',
  gone: 'لم يعد صفها موجودًا',
  by: '{{name}}، {{at}}',
  corrected: 'مصحّحة',
  carried: 'من الإصدار {{version}}',
  onCell: 'إضافة ملاحظة إلى هذه الخلية',
  onLine: 'إضافة ملاحظة إلى الصف كله',
  correct: 'تصحيح',
  correctNote: 'تصحيح الملاحظة «{{text}}»',
  withdraw: 'سحب',
  withdrawNote: 'سحب الملاحظة «{{text}}»',
  withdrawAsk: 'هل تريد سحب هذه الملاحظة؟',
  withdrawExplain: 'لن تكون جزءًا من التقرير بعد ذلك. ويحتفظ سجل التدقيق بما جاء فيها.',
  withdrawFailed: 'لم تُسحب الملاحظة',
  dialogNew: 'ملاحظة على {{place}}',
  dialogCorrect: 'تصحيح الملاحظة على {{place}}',
  text: 'الملاحظة',
  hint: 'نص عادي، 1,000 حرف على الأكثر. يقرؤه من يعتمد التقرير والجهة التي يُقدَّم إليها.',
  save: 'حفظ الملاحظة',
  cancel: 'إلغاء',
  saveFailed: 'لم تُحفظ الملاحظة',
  saved: 'حُفظت الملاحظة',
};
