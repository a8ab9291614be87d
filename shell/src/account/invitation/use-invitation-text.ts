import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { en } from './en';
import { ar } from './ar';
import { sw } from './sw';

/** Texts of choosing a password by a link. */
export const useInvitationText = createUseText('shell/invitation', { en, sw, ar });
