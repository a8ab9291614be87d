import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { settings } from './settings.en';

/** Texts of the settings. */
export const useSettingsText = createUseText('remote-admin/settings', { en: settings });
