import type { Locale } from '../locales';
import { codes as ar } from './codes.ar';
import { codes as en } from './codes.en';
import { codes as sw } from './codes.sw';
import { filesInWords } from './files-in-words';

type Words = Readonly<Record<string, string>>;

const words: Readonly<Record<Locale, Readonly<Record<string, Words>>>> = { en, sw, ar };
/** A code alone, in a list, before what it is about as in `GAP:btc_771`, after `LAW:`, or as a factor of a formula such as `25 % × GGR`; not a word within a text of people. */
const code = /(?<=^|[,;×] |^[a-z]+ |\bLAW:)[A-Za-z_]{3,}(?=$|[,;: ])/g;
const about = /(?<=\p{L}):(?=[\w~-])/gu;

/** A value of a sentence of the server, with the codes of its place in words; as it is where the place has no codes. */
export function codesInWords(place: string, value: string, locale: Locale): string {
  const texts = Object.hasOwn(words[locale], place) ? words[locale][place] : undefined;
  if (texts === undefined) return value;
  return filesInWords(value, locale)
    .replaceAll(code, (one) => (Object.hasOwn(texts, one) ? (texts[one] ?? one) : one))
    .replaceAll(about, ': ');
}
