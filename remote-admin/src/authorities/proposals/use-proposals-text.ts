import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of what is proposed about authorities, obligations and rules. */
export const useProposalsText = createUseText('remote-admin/proposals', { en, sw, ar });
