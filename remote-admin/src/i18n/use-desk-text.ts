import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { desk as en } from './desk.en';
import { desk as ar } from './desk.ar';
import { desk as sw } from './desk.sw';

/** Texts of the start of the day. */
export const useDeskText = createUseText('remote-admin/desk', { en, sw, ar });
export type DeskText = ReturnType<typeof useDeskText>;
