import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { en } from './en';

/** Arabic texts of a remote that comes from a developer's machine. */
export const ar: ArabicLike<typeof en> = {
  on: 'حُمّل {{name}} {{version}} من {{origin}}',
  onHint:
    'هو غير موقّع ولم يُتحقق من أرقامه. وكل ما عداه كما نُشر. ينتهي هذا الاستبدال عند تسجيل خروجك أو إغلاق هذا اللسان.',
  off: 'كل شيء هنا كما نُشر',
  refused: {
    malformed: 'الاستبدال الوارد في العنوان غير صالح.',
    'not-allowed': 'لم يُحمّل {{name}} من {{origin}}: لا يسمح هذا التثبيت بذلك المصدر.',
    'not-registered': 'لم يُحمّل {{name}} من {{origin}}: لا يوجد هنا جزء بهذا الاسم.',
    unreachable: 'لم يستجب {{origin}}: تحقق من أن {{name}} متاح هناك.',
    damaged: 'استجابة {{origin}} ليست بيانًا تستطيع هذه الصفحة قراءته.',
    'other-remote': 'يقدّم {{origin}} جزءًا غير {{name}}.',
  },
  end: 'استخدام الإصدار المنشور',
  close: 'إغلاق',
};
