import type { Locale } from '../locales';
import { verticalSchema, type Vertical } from '../scalars';
import { conditionValues } from './condition-translations';
import { verticals as en } from './verticals.en';
import { verticals as ar } from './verticals.ar';
import { verticals as sw } from './verticals.sw';

/** Names of values by the English ones, in each other language. */
export const valueNames: typeof conditionValues = { sw: named('sw', sw), ar: named('ar', ar) };

function named(
  locale: keyof typeof conditionValues,
  own: Readonly<Record<Vertical, string>>,
): Readonly<Record<string, string>> {
  const games = verticalSchema.options.map((code): [string, string] => [en[code], own[code]]);
  return { ...conditionValues[locale], ...Object.fromEntries(games) };
}

/** What a value of a choice that the server offers is called; as the server calls it where nobody knows it. */
export function valueInWords(english: string, locale: Locale): string {
  return locale === 'en' ? english : (valueNames[locale][english] ?? english);
}
