import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { account as en } from './account.en';
import { account as ar } from './account.ar';
import { account as sw } from './account.sw';

/** Texts of the settings of account and brand. */
export const useAccountText = createUseText('remote-admin/account', { en, sw, ar });
