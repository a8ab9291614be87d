import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { en } from './en';
import { ar } from './ar';
import { sw } from './sw';

/** Texts of the jobs tray. */
export const useJobsText = createUseText('shell/jobs', { en, sw, ar });
