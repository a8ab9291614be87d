import { createUseText } from '../../i18n/use-text';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of notes on reports. */
export const useNotesText = createUseText('notes', { en, sw });
export type NotesText = ReturnType<typeof useNotesText>;
