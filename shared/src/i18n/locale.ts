import { createStore } from 'zustand/vanilla';

export const locales = ['en', 'sw', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** Whether a tag that came as data is one of the product's languages. */
export function isLocale(tag: string): tag is Locale {
  return locales.some((locale) => locale === tag);
}

/**
 * Languages nobody speaks, to see how the pages bear them: `pseudo` is English with accents, brackets and 40 % more
 * letters; `rtl` is English written from right to left. Reached by `?locale=pseudo`, never offered.
 */
export const trials = ['pseudo', 'rtl'] as const;
export type Trial = (typeof trials)[number];

/** How the reader wants numbers, dates and instants; what is left out is as the language, or the brand, has it. */
interface OwnFormats {
  readonly numberFormat?: '1,234.56' | '1.234,56' | '1 234,56';
  readonly dateFormat?: 'YYYY-MM-DD' | 'DD/MM/YYYY' | 'MM/DD/YYYY' | 'DD.MM.YYYY';
  /** IANA zone in which instants are shown; days of figures are those of their brand in any case. */
  readonly displayZone?: string;
}

export interface LocaleState extends OwnFormats {
  readonly locale: Locale;
  readonly trial: Trial | null;
}

/** Language of the page. One per page: remotes take this module from whoever holds them. */
export const localeStore = createStore<LocaleState>(() => ({ locale: 'en', trial: null }));

/** Changes the language of everything on the page, and ends a trial. */
export function setLocale(locale: Locale): void {
  localeStore.setState({ locale, trial: null });
}

/** Begins a trial: English, drawn otherwise. */
export function setTrial(trial: Trial): void {
  localeStore.setState({ locale: 'en', trial });
}

/** Changes how numbers, dates and instants are written on the page, whatever its language. */
export function setOwnFormats({ numberFormat, dateFormat, displayZone }: OwnFormats): void {
  const { locale, trial } = localeStore.getState();
  localeStore.setState(
    {
      ...{ locale, trial },
      ...(numberFormat !== undefined && { numberFormat }),
      ...(dateFormat !== undefined && { dateFormat }),
      ...(displayZone !== undefined && { displayZone }),
    },
    true,
  );
}

/** The tag for `Intl` and `<html lang>`: English is British, Swahili is Tanzania's, Arabic is Modern Standard. */
export function localeTag(locale: Locale): string {
  return { en: 'en-GB', sw: 'sw-TZ', ar: 'ar' }[locale];
}

/** The direction in which a page on `locale` is read. */
export function directionOf({ locale, trial }: Pick<LocaleState, 'locale' | 'trial'>): 'ltr' | 'rtl' {
  return locale === 'ar' || trial === 'rtl' ? 'rtl' : 'ltr';
}

/**
 * The tag that figures are written by on a page in Arabic: numbers and days are filed in Latin digits, and read the
 * same in both directions and in parts that stand in English.
 */
export const figuresTag = 'en-GB';

/** The tag of the page's language now, for words that `Intl` writes; its digits are Latin. */
export function pageTag(): string {
  const { locale } = localeStore.getState();
  return locale === 'ar' ? 'ar-u-nu-latn' : localeTag(locale);
}

/** The tag whose numbers are written as the reader wants them. */
export function numberTag(): string {
  const { locale, numberFormat } = localeStore.getState();
  if (numberFormat === '1.234,56') return 'de-DE';
  if (numberFormat === '1 234,56') return 'fr-FR';
  return locale === 'ar' ? figuresTag : localeTag(locale);
}

/** The zone that the reader wants instants in, for lists whose days are to be of the same; nothing where it is the brand's. */
export function ownZone(): { readonly zone?: string } {
  const { displayZone } = localeStore.getState();
  return displayZone === undefined ? {} : { zone: displayZone };
}

/** Whether the reader's decimals follow a comma. */
export function isDecimalComma(): boolean {
  const { numberFormat = '1,234.56' } = localeStore.getState();
  return numberFormat !== '1,234.56';
}
