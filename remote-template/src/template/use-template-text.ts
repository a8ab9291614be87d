import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of this remote. */
export const useTemplateText = createUseText('remote-template', { en, sw });
