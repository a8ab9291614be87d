import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { rights as rightsAr } from './i18n/rights.ar';
import { rights as rightsEn } from './i18n/rights.en';
import { rights as rightsSw } from './i18n/rights.sw';
import { sw } from './i18n/sw';

/** Texts of users, roles and machine keys. */
export const useUsersText = createUseText('remote-admin/users', { en, sw, ar });

/** What each permission lets one do. */
export const useRightsText = createUseText('remote-admin/rights', {
  en: rightsEn,
  sw: rightsSw,
  ar: rightsAr,
});
