import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { preferences as en } from './preferences.en';
import { preferences as ar } from './preferences.ar';
import { preferences as sw } from './preferences.sw';

/** Texts of the preferences. */
export const usePreferencesText = createUseText('remote-admin/preferences', { en, sw, ar });
