import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { en } from './en';
import { ar } from './ar';
import { sw } from './sw';

/** Texts of the registry. */
export const useRegistryText = createUseText('shell/registry', { en, sw, ar });
