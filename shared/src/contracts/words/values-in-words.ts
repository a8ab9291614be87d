import type { Locale } from '../locales';
import type { Vertical } from '../scalars';
import { conditionValues } from './condition-translations';
import { verticals as en } from './verticals.en';
import { verticals as ar } from './verticals.ar';
import { verticals as sw } from './verticals.sw';

/** Names of values by the English ones, in each other language. */
export const valueNames: typeof conditionValues = { sw: named('sw', sw), ar: named('ar', ar) };

function named(locale: keyof typeof conditionValues, own: Readonly<Record<Vertical, string>>) {
  const games = Object.entries(en).map(([code, words]) => [words, own[code as Vertical]]);
  return { ...conditionValues[locale], ...Object.fromEntries(games) };
}

/** What a value of a choice that the server offers is called; as the server calls it where nobody knows it. */
export function valueInWords(english: string, locale: Locale): string {
  return locale === 'en' ? english : (valueNames[locale][english] ?? english);
}
