import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { settings as en } from './settings.en';
import { settings as ar } from './settings.ar';
import { settings as sw } from './settings.sw';

/** Texts of the settings. */
export const useSettingsText = createUseText('remote-admin/settings', { en, sw, ar });
