import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { en } from './en';
import { ar } from './ar';
import { sw } from './sw';

/** Texts of a remote that is not there. */
export const useRemoteText = createUseText('shell/remote', { en, sw, ar });
