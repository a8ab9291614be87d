import { reasonCodes } from '@tallyhouse/shared/contracts/reason-codes';
import type { ClosingCheck, TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import { reasonInParts } from '@tallyhouse/shared/contracts/words/reasons-in-words';
import { dayText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useLocale } from '@tallyhouse/shared/i18n/use-locale';
import { useTaxReportingText, type TaxReportingText } from '../use-tax-reporting-text';

/** Those that say a step of their own. */
const stepped = [
  'OPEN',
  'AWAITED',
  'LAW',
  'GAP',
  'REJECTED',
  'MORE',
  'LATE_TOLERANCE',
  'FX_MISSING',
  'FACT_MISSING',
] as const;

/** Whether checks are run in a state: none found is then something else than none run. */
export function isChecked(state: TaxPeriodState): boolean {
  return state === 'OPEN' || state === 'SOFT_CLOSED' || state === 'REOPENED';
}

/** Says what a check found, in the language of the page; in the server's own words what has none of ours. */
export function useCheckWords(): (check: Pick<ClosingCheck, 'id' | 'words'>) => string {
  const text = useTaxReportingText();
  const locale = useLocale();
  const zone = useRemoteHost().session.brand?.zone ?? 'UTC';
  const written = { instant: (at: string) => instantText(at, zone), day: dayText };
  return ({ id, words }) => {
    const parts = reasonInParts(id, locale, written);
    return parts === null ? words : text(`checks.words.${parts.code}`, { what: parts.what });
  };
}

/** What kind of check it is; those of one kind are about different things. */
export function kindOf(id: string): string {
  return partsOf(id).code;
}

/** Several checks of one kind, in words. */
export function kindWords(kind: string, count: number, text: TaxReportingText): string {
  const known = reasonCodes.find((one) => one === kind);
  return known === undefined ? text('checks.several', { count }) : text(`checks.kinds.${known}`, { count });
}

/** What to do about it. */
export function nextStepWords({ id, effect, nextStep }: ClosingCheck, text: TaxReportingText): string {
  const { code } = partsOf(id);
  if (!reasonCodes.some((one) => one === code)) return nextStep;
  const known = stepped.find((one) => one === code);
  return known === undefined || effect === 'WARNS' ? text('checks.anyWarning') : text(`checks.next.${known}`);
}

/** Whether it is about a file that a source sends. */
export function isAboutLoads(id: string): boolean {
  return ['GAP', 'PARTIAL', 'REJECTED', 'MORE'].includes(partsOf(id).code);
}

/** The law of data that records break; null where it is about something else. */
export function lawOf(id: string): string | null {
  const { code, what } = partsOf(id);
  return code === 'LAW' ? what : null;
}

/** `GAP:btc_771` is a code and what it is about. */
function partsOf(id: string): { code: string; what: string } {
  const [code = '', ...what] = id.split(':');
  return { code, what: what.join(':') };
}
