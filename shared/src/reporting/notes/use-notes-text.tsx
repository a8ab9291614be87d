import { createUseText } from '../../i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of notes on reports. */
export const useNotesText = createUseText('notes', { en, sw, ar });
export type NotesText = ReturnType<typeof useNotesText>;
