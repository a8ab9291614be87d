import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of the API log. */
export const useApiLogText = createUseText('remote-logs/api-log', { en, sw, ar });
export type ApiLogText = ReturnType<typeof useApiLogText>;
