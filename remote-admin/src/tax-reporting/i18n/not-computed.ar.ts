import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { notComputed as en } from './not-computed.en';

/** Arabic texts of rules that make no tax period. */
export const notComputed: ArabicLike<typeof en> = {
  title_zero: 'لا قواعد سارية بلا فترة ضريبية ({{count}})',
  title_one: 'قاعدة سارية واحدة بلا فترة ضريبية ({{count}})',
  title_two: 'قاعدتان ساريتان بلا فترة ضريبية ({{count}})',
  title_few: '{{count}} قواعد سارية بلا فترة ضريبية',
  title_many: '{{count}} قاعدة سارية بلا فترة ضريبية',
  title_other: '{{count}} قاعدة سارية بلا فترة ضريبية',
  reason: {
    PERIOD_UNKNOWN: 'لا يذكر المصدر طول الفترة',
    RULE_UNVERIFIED: 'القاعدة غير متحقق منها: لا تُطبَّق إلا إذا شُملت القواعد غير المتحقق منها',
    NO_PLAY: 'لم يكن هناك لعب من هذه الفئة',
    NO_MACHINES: 'لا ماكينة مرخصة من هذه الفئة',
    NO_MOVEMENTS: 'لم تُحمَّل إيداعات ولا سحوبات',
    ACCOUNTS_SHARED: 'تخدم الحسابات تراخيص بموجب عدة قوانين، ولا تبيّن الحركات أيها',
  },
};
