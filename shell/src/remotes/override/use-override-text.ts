import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { en } from './en';
import { ar } from './ar';
import { sw } from './sw';

/** Texts of a remote that comes from a developer's machine. */
export const useOverrideText = createUseText('shell/override', { en, sw, ar });
