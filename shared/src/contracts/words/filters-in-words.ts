import type { Locale } from '../locales';
import { codes as codesAr } from './codes.ar';
import { codes as codesEn } from './codes.en';
import { codes as codesSw } from './codes.sw';
import { conditionsInWords } from './conditions-in-words';
import { filterSentences as ar } from './filters.ar';
import { filterSentences as en } from './filters.en';
import { filterSentences as sw } from './filters.sw';
import { fillPlacesIn } from './said';

type Sentence = keyof typeof en;

const sentences: Readonly<Record<Locale, Readonly<Record<Sentence, string>>>> = { en, sw, ar };
const codes: Readonly<Record<Locale, Readonly<Record<'vertical' | 'productClass', Codes>>>> = {
  en: codesEn,
  sw: codesSw,
  ar: codesAr,
};
type Codes = Readonly<Record<string, string>>;

/** Sentences without a value. */
const whole: Readonly<Record<string, Sentence>> = {
  'Channel is online': 'online',
  'Channel is retail': 'retail',
  'Channel is online or retail': 'both',
  'What-if: not by the rules in force': 'whatIf',
  'Tickets sold in the period, with all that is known': 'sold',
  'Tickets settled in the period, with all that is known': 'settled',
  'Tickets paid in the period, with all that is known': 'paid',
  'Payments stand with the branch that sold': 'selling',
  'Unverified rules are included': 'unverified',
  'Only cash stakes and cash winnings count': 'cashOnly',
};

/** Sentences with what stands at their end; a time with its zone has two parts. */
const atTheEnd: readonly (readonly [Sentence, RegExp])[] = [
  ['place', /^Branch, terminal or cashier is (.+)$/],
  ['anyPlace', /^Region, branch, terminal or cashier is (.+)$/],
  ['contains', /^(?:Name or id|Text) contains (.+)$/],
  ['otherDays', /^Gaming days of some licences start at (\S+) in (.+)$/],
];

/** Of one condition, with its values: `Vertical is CRASH or BINGO`. */
const condition =
  /^(Vertical|Licence|Jurisdiction|Region|Branch|Tax class|Product class) is ((?:(?! and ).)+)$/;
const subjects: Readonly<Record<string, Sentence>> = {
  ...{ Vertical: 'Vertical', Licence: 'Licence', Jurisdiction: 'Jurisdiction', Region: 'Region' },
  ...{ Branch: 'Branch', 'Tax class': 'TaxClass', 'Product class': 'ProductClass' },
};
const codesOf: Readonly<Record<string, 'vertical' | 'productClass'>> = {
  ...{ Vertical: 'vertical', 'Tax class': 'productClass', 'Product class': 'productClass' },
};

/** A filter as the server words it, in the reader's language with its codes by their names; null where nobody knows it. */
export function filterInWords(sentence: string, locale: Locale): string | null {
  const say = (key: Sentence, value = '') => fillPlacesIn(locale, sentences[locale][key], { value });
  const known = whole[sentence];
  if (known !== undefined) return say(known);
  const [, subject = '', values = ''] = condition.exec(sentence) ?? [];
  const about = subjects[subject];
  if (about !== undefined) {
    const names = codes[locale][codesOf[subject] ?? 'vertical'];
    const named = (value: string) => (codesOf[subject] === undefined ? value : (names[value] ?? value));
    return say(
      about,
      values
        .split(' or ')
        .map(named)
        .join(` ${say('or')} `),
    );
  }
  for (const [key, pattern] of atTheEnd) {
    const [, ...parts] = pattern.exec(sentence) ?? [];
    if (parts.length > 0) return say(key, parts.join(', '));
  }
  return locale === 'en' ? null : conditionsInWords(sentence, locale);
}
