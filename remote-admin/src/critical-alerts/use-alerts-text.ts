import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { runbook as runbookAr } from './i18n/runbook.ar';
import { runbook as runbookEn } from './i18n/runbook.en';
import { runbook as runbookSw } from './i18n/runbook.sw';
import { sw } from './i18n/sw';

/** Texts of the critical alerts. */
export const useAlertsText = createUseText('remote-admin/critical-alerts', { en, sw, ar });
export type AlertsText = ReturnType<typeof useAlertsText>;

/** What each alert is called, what it means, and what to do about it. */
export const useRunbookText = createUseText('remote-admin/alert-runbook', {
  en: runbookEn,
  sw: runbookSw,
  ar: runbookAr,
});
