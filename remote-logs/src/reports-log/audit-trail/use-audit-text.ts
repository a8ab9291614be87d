import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of the audit. */
export const useAuditText = createUseText('remote-logs/audit', { en, sw });
export type AuditText = ReturnType<typeof useAuditText>;
