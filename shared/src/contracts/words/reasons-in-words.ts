import type { Locale } from '../locales';
import { codesInWords } from './codes-in-words';
import { filesInWords } from './files-in-words';
import { statusReasons } from './labels.en';

export type StatusReason = keyof typeof statusReasons;

/** How instants and days are written where the reason is told. */
interface Written {
  readonly instant: (instant: string) => string;
  readonly day: (day: string) => string;
}

/** A reason of a status as it comes, `GAP:btc_771`, with what it is about in words; null for one of a newer server. */
export function reasonInParts(
  reason: string,
  locale: Locale,
  { instant, day }: Written,
): { readonly code: StatusReason; readonly what: string } | null {
  const colon = reason.indexOf(':');
  const code = reason.slice(0, colon);
  if (!isKnown(code)) return null;
  const subject = reason.slice(colon + 1);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(subject)) return { code, what: instant(subject) };
  if (/^\d{4}-\d\d-\d\d$/.test(subject)) return { code, what: day(subject) };
  if (code === 'LAW') return { code, what: codesInWords('laws', subject, locale) };
  if (code === 'UNCLASSIFIED') return { code, what: playInWords(subject, locale) };
  return { code, what: filesInWords(subject, locale) };
}

function isKnown(code: string): code is StatusReason {
  return Object.hasOwn(statusReasons, code);
}

/** `lic_1 ONLINE CRASH`: a licence, channel and vertical. */
function playInWords(subject: string, locale: Locale): string {
  const named = (part: string) => codesInWords('vertical', codesInWords('channel', part, locale), locale);
  return subject.split(' ').map(named).join(', ');
}
