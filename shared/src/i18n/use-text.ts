import i18next, { type i18n } from 'i18next';
import { useStore } from 'zustand';
import type { Catalogue, CatalogueLike, Text, TextKey, TextValues } from './catalogue';
import { localeStore, type LocaleState } from './locale';
import { pseudoCatalogue, pseudoText } from './pseudo';

export type { Catalogue, CatalogueLike, Text, TextKey, TextValues };

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

/** Texts in both languages; a key missing in the second does not compile. */
export interface Catalogues<C> {
  readonly en: C;
  readonly sw: CatalogueLike<NoInfer<C>>;
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
  return function useText() {
    return textIn(namespace, useStore(localeStore));
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

/** The words of a pair that came as data, such as a column's title, in the page's language. */
export function useSpoken(): (words: { readonly en: string; readonly sw: string }) => string {
  const { locale, trial } = useStore(localeStore);
  if (trial === 'pseudo') return pseudoWords;
  return locale === 'sw' ? swahiliWords : englishWords;
}

const englishWords = ({ en }: { readonly en: string }) => en;
const swahiliWords = ({ sw }: { readonly sw: string }) => sw;
const pseudoWords = ({ en }: { readonly en: string }) => pseudoText(en);

const english = new Map<string, Catalogue>();

function addTexts(namespace: string, { en, sw }: Catalogues<Catalogue>): void {
  english.set(namespace, en);
  engine.addResourceBundle('en', namespace, en, false, true);
  engine.addResourceBundle('sw', namespace, sw, false, true);
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
    return engine.t(key, { ...values, ns: namespace, lng: language, defaultValue: key });
  };
  made.set(name, text);
  return text;
}
