import type { Locale } from '../contracts/locales';
import { amountsInWords } from '../contracts/words/amounts-in-words';
import { fillPlacesIn, type Said } from '../contracts/words/said';
import { saidValueInWords } from '../contracts/words/said-value-in-words';
import { useLocaleState } from '../i18n/use-locale';
import { pseudoText } from '../i18n/pseudo';
import { dayText } from './day';
import { instantText } from './instant';
import { moneyWithCurrencyText } from './money';

type Sentences = Readonly<Record<string, string>>;

/** Sentences by their code in each language of the page. */
export type SaidCatalogue = Readonly<Record<Locale, Sentences>>;

/**
 * Says a sentence of the server by a catalogue, in the page's language; `english` where it has no code for it.
 *
 * Instants are those of `zone`.
 */
export function useSaidWords(
  catalogue: SaidCatalogue,
  zone = 'UTC',
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
      valuesOf(said?.params ?? {}, { code, locale, zone }),
    );
  };
}

/** Days, amounts and codes as people of the language write them; what is called `value` is of the kind that the code names. */
function valuesOf(
  params: Said['params'],
  { code, locale, zone }: { readonly code: string; readonly locale: Locale; readonly zone: string },
): Said['params'] {
  const written = { instant: (at: string) => instantText(at, zone), day: dayText };
  return Object.fromEntries(
    Object.entries(amountsInWords(params, moneyWithCurrencyText)).map(([name, value]) => [
      name,
      saidValueInWords(name === 'value' ? code : name, String(value), locale, written),
    ]),
  );
}
