import { permissions as permissionsAr } from '@tallyhouse/shared/contracts/words/permissions.ar';
import { permissions as permissionsEn } from '@tallyhouse/shared/contracts/words/permissions.en';
import { permissions as permissionsSw } from '@tallyhouse/shared/contracts/words/permissions.sw';
import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of users, roles and machine keys. */
export const useUsersText = createUseText('remote-admin/users', { en, sw, ar });

/** What each permission lets one do. */
export const useRightsText = createUseText('remote-admin/rights', {
  en: permissionsEn,
  sw: permissionsSw,
  ar: permissionsAr,
});
