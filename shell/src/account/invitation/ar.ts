import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { en } from './en';

/** Arabic texts of choosing a password by a link. */
export const ar: ArabicLike<typeof en> = {
  title: 'اختر كلمة المرور',
  lead: 'يعمل هذا الرابط مرة واحدة.',
  wanted: 'كلمة المرور الجديدة',
  repeated: 'تكرار كلمة المرور الجديدة',
  rules: '{{shortest}} حرفًا على الأقل من أي نوع، بما فيها المسافات. تجنّب كلمات المرور الشائعة.',
  action: 'تعيين كلمة المرور',
  doneTitle: 'تم تعيين كلمة المرور',
  done: 'سجّل الدخول ببريدك الإلكتروني وكلمة المرور الجديدة.',
  othersSession: 'الجلسة في هذا المتصفح باسم {{name}}، وستنتهي عند الانتقال إلى تسجيل الدخول.',
  toSignIn: 'الانتقال إلى تسجيل الدخول',
  tooShort: 'استخدم {{shortest}} حرفًا على الأقل',
  different: 'كلمتا المرور غير متطابقتين',
  tooCommon: 'كلمة المرور هذه شائعة جدًا: اختر غيرها',
  isEmail: 'لا تستخدم بريدك الإلكتروني أو الجزء الأول منه',
  gone: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا من مسؤول النظام أو من صفحة تسجيل الدخول.',
  failed: 'لم تُعيَّن كلمة المرور: {{reason}}. حاول مرة أخرى.',
};
