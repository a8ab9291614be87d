import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { fields as fieldsAr } from './i18n/fields.ar';
import { fields as fieldsEn } from './i18n/fields.en';
import { fields as fieldsSw } from './i18n/fields.sw';
import { sw } from './i18n/sw';

/** Texts of proposed changes. */
export const useChangesText = createUseText('remote-admin/changes', { en, sw, ar });

/** Names of the fields that a change can touch, and words of what they hold. */
export const useFieldsText = createUseText('remote-admin/changes/fields', {
  en: fieldsEn,
  sw: fieldsSw,
  ar: fieldsAr,
});
