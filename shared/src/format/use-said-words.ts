import type { Locale } from '../contracts/locales';
import { amountsInWords } from '../contracts/words/amounts-in-words';
import { fillPlacesIn, type Said } from '../contracts/words/said';
import { useLocaleState } from '../i18n/use-locale';
import { pseudoText } from '../i18n/pseudo';
import { codesInWords } from '../contracts/words/codes-in-words';
import { dayText } from './day';
import { moneyWithCurrencyText } from './money';

const day = /^\d{4}-\d\d-\d\d$/;

type Sentences = Readonly<Record<string, string>>;

/** Sentences by their code in each language of the page. */
export type SaidCatalogue = Readonly<Record<Locale, Sentences>>;

/** Says a sentence of the server by a catalogue, in the page's language; `english` where it has no code for it. */
export function useSaidWords(
  catalogue: SaidCatalogue,
): (said: Said | null | undefined, english: string) => string {
  const { locale, trial } = useLocaleState();
  return (said, english) => {
    const texts = catalogue[locale];
    const code = said?.code ?? '';
    // A code that comes over the wire may have the name of something every object has.
    const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
    if (text === undefined) return english;
    return fillPlacesIn(
      locale,
      trial === 'pseudo' ? pseudoText(text) : text,
      valuesOf(said?.params ?? {}, { code, locale }),
    );
  };
}

/** Days, amounts and codes as people of the language write them; what is called `value` is of the kind that the code names. */
function valuesOf(
  params: Said['params'],
  { code, locale }: { readonly code: string; readonly locale: Locale },
): Said['params'] {
  return Object.fromEntries(
    Object.entries(amountsInWords(params, moneyWithCurrencyText)).map(([name, value]) => [
      name,
      day.test(String(value))
        ? dayText(String(value))
        : codesInWords(name === 'value' ? code : name, String(value), locale),
    ]),
  );
}
