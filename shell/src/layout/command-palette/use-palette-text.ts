import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { en } from './en';
import { ar } from './ar';
import { sw } from './sw';

/** Texts of the command palette and of the sheet of shortcuts. */
export const usePaletteText = createUseText('shell/command-palette', { en, sw, ar });
