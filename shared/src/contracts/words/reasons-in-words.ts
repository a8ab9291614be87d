import type { Locale } from '../locales';
import { codesInWords } from './codes-in-words';
import { filesInWords } from './files-in-words';
import { statusReasons as ar } from './labels.ar';
import { statusReasons as en } from './labels.en';
import { statusReasons as sw } from './labels.sw';
import { fillPlaces } from './said';

const sentences = { en, sw, ar };

export type StatusReason = keyof typeof en;

/** How instants and days are written where the reason is told. */
export interface Written {
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

/** Reasons as a sentence of the server has them, one after the other: `GAP:btc_771, OPEN:2026-04-10`. */
export function reasonsInWords(reasons: string, locale: Locale, written: Written): string {
  const words = reasons.split(', ').map((reason) => {
    const parts = reasonInParts(reason, locale, written);
    return parts === null ? reason : fillPlaces(sentences[locale][parts.code], { what: parts.what });
  });
  return words.join('; ');
}

function isKnown(code: string): code is StatusReason {
  return Object.hasOwn(en, code);
}

/** `lic_1 ONLINE CRASH`: a licence, channel and vertical. */
function playInWords(subject: string, locale: Locale): string {
  const named = (part: string) => codesInWords('vertical', codesInWords('channel', part, locale), locale);
  return subject.split(' ').map(named).join(', ');
}
