import i18next, { type i18n } from 'i18next';
import type { ArabicLike, Catalogue, CatalogueLike, Text, TextKey, TextValues } from './catalogue';
import { isolated } from '../contracts/words/isolated';
import { figuresTag, localeStore, type LocaleState } from './locale';
import { pseudoCatalogue, pseudoText } from './pseudo';
import { useSpeech } from './speech';
import { useLocaleState } from './use-locale';

export type { ArabicLike, Catalogue, CatalogueLike, Text, TextKey, TextValues };

/** English of a country there is not: its plurals are English, its texts are its own. */
const pseudoLanguage = 'en-XA';

const engine: i18n = i18next.createInstance();
void engine.init({
  fallbackLng: 'en',
  initAsync: false,
  resources: {},
  // React escapes what it draws.
  interpolation: { escapeValue: false },
});
engine.services.formatter?.add('number', (value: number, language) =>
  new Intl.NumberFormat(language === 'ar' ? figuresTag : language).format(value),
);

/**
 * Texts in every language; a key missing in the second does not compile. A catalogue has Arabic as a whole or not at
 * all: where it has none, English stands, and what is drawn with it is marked as English.
 */
export interface Catalogues<C> {
  readonly en: C;
  readonly sw: CatalogueLike<NoInfer<C>>;
  readonly ar?: ArabicLike<NoInfer<C>>;
}

/**
 * Makes the texts of one package readable: `const useAdminText = createUseText('admin', { en, sw })`.
 *
 * Gives a hook whose answer is `text(key, values)`. A later version of the same package on the same page replaces the
 * texts of the earlier one.
 */
export function createUseText<const C extends Catalogue>(
  namespace: string,
  catalogues: Catalogues<C>,
): () => Text<C> {
  addTexts(namespace, catalogues);
  const hasArabic = catalogues.ar !== undefined;
  return function useText() {
    return textIn(namespace, useSpeech(hasArabic));
  };
}

/**
 * Texts for functions that are no components: the answer reads the page's language at every call. Whoever draws with it
 * has to draw again when the language changes, as every component with a text hook does.
 */
export function createText<const C extends Catalogue>(namespace: string, catalogues: Catalogues<C>): Text<C> {
  addTexts(namespace, catalogues);
  return (key, values) => textIn(namespace, localeStore.getState())(key, values);
}

/** Words that came as data, such as a column's title. */
export interface SpokenWords {
  readonly en: string;
  readonly sw?: string | undefined;
  readonly ar?: string | undefined;
}

/** Words that came as data, in the page's language; English where they have none of it. */
export function useSpoken(): (words: SpokenWords) => string {
  const { locale, trial } = useLocaleState();
  return trial === 'pseudo' ? pseudoWords : wordsIn[locale];
}

const wordsIn = {
  en: ({ en }: SpokenWords) => en,
  sw: ({ en, sw = en }: SpokenWords) => sw,
  ar: ({ en, ar = en }: SpokenWords) => ar,
};
const pseudoWords = ({ en }: SpokenWords) => pseudoText(en);

const english = new Map<string, Catalogue>();

function addTexts(namespace: string, { en, sw, ar }: Catalogues<Catalogue>): void {
  english.set(namespace, en);
  engine.addResourceBundle('en', namespace, en, false, true);
  engine.addResourceBundle('sw', namespace, sw, false, true);
  engine.removeResourceBundle('ar', namespace);
  if (ar !== undefined) engine.addResourceBundle('ar', namespace, ar, false, true);
  engine.removeResourceBundle(pseudoLanguage, namespace);
}

/** Made when first looked at: users never do. */
function addPseudo(namespace: string): void {
  if (engine.hasResourceBundle(pseudoLanguage, namespace)) return;
  const texts = pseudoCatalogue(english.get(namespace) ?? {});
  engine.addResourceBundle(pseudoLanguage, namespace, texts, false, true);
}

const made = new Map<string, (key: string, values?: TextValues) => string>();

/** The same function for the same language, so that it can stand in dependency lists. */
function textIn(namespace: string, { locale, trial }: LocaleState) {
  const language = trial === 'pseudo' ? pseudoLanguage : locale;
  const name = `${namespace}/${language}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const text = (key: string, values?: TextValues) => {
    if (language === pseudoLanguage) addPseudo(namespace);
    const own = language === 'ar' ? isolated(values ?? {}) : values;
    return engine.t(key, { ...own, ns: namespace, lng: language, defaultValue: key });
  };
  made.set(name, text);
  return text;
}
