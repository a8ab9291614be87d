import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of the audit. */
export const useAuditText = createUseText('remote-logs/audit', { en, sw, ar });
export type AuditText = ReturnType<typeof useAuditText>;
