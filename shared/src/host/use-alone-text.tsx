import { createUseText } from '../i18n/use-text';

/** Texts of the page around a remote that runs alone. */
export const useAloneText = createUseText('stand-alone', {
  en: {
    email: 'E-mail address',
    password: 'Password',
    signIn: 'Sign in',
    signOut: 'Sign out',
    brand: 'Brand',
    allBrands: 'All my brands',
    chooseBrand: 'Choose a brand to see {{remote}}.',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    theme: 'Theme',
  },
  sw: {
    email: 'Anwani ya barua pepe',
    password: 'Nenosiri',
    signIn: 'Ingia',
    signOut: 'Ondoka',
    brand: 'Chapa',
    allBrands: 'Chapa zangu zote',
    chooseBrand: 'Chagua chapa ili kuona {{remote}}.',
    light: 'Angavu',
    dark: 'Giza',
    language: 'Lugha',
    theme: 'Mandhari',
  },
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    signOut: 'تسجيل الخروج',
    brand: 'العلامة التجارية',
    allBrands: 'جميع علاماتي التجارية',
    chooseBrand: 'اختر علامة تجارية لعرض {{remote}}.',
    light: 'فاتح',
    dark: 'داكن',
    language: 'اللغة',
    theme: 'المظهر',
  },
});
