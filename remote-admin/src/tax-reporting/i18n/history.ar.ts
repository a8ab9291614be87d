import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { en } from './en';

/** Arabic texts of the history of a tax period. */
export const history: ArabicLike<(typeof en)['history']> = {
  steps: 'الخطوات',
  step: '{{from}} ← {{to}}',
  byNobody: 'التقويم أو الجهة الرقابية',
  audit: 'سجل التدقيق {{seq}}',
  versions: 'النسخ',
  version: 'النسخة',
  asOf: 'البيانات حتى',
  base: 'الوعاء',
  tax: 'الضريبة',
  adjustments: 'التعديلات',
  by: 'بواسطة',
  softClose: 'الإقفال المبدئي',
  hash: 'البصمة',
  proposals: 'الاقتراحات',
  kind: { CLOSE: 'إقفال', REOPEN: 'إعادة فتح', AMEND: 'تصحيح' },
  state: {
    PENDING: 'معلّق',
    CONFIRMED: 'معتمد',
    RETURNED: 'معاد',
    WITHDRAWN: 'مسحوب',
  },
  decided: '{{state}}، {{name}}، {{at}}',
  noProposals: 'لا اقتراحات.',
  adjustmentsIn: 'المرحّل إلى هذه الفترة',
  adjustmentsOut: 'المرحّل من هذه الفترة',
  adjustment: '{{amount}}، النسخة {{version}} من {{period}}: {{reason}}',
  adjustmentLoss: 'مع خسارة قدرها {{amount}} للخصم',
};
