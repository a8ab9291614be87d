import i18next, { type i18n } from 'i18next';
import { useStore } from 'zustand';
import { localeStore, type Locale } from './locale';

/** Texts by key; a key may hold further keys. `name_one` and `name_other` are the plurals of `name`. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

type Singular<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Dotted keys of a catalogue, plural endings left out. */
export type TextKey<C> = {
  [Key in keyof C & string]: C[Key] extends string ? Singular<Key> : `${Key}.${TextKey<C[Key]>}`;
}[keyof C & string];

/** Values for the `{{name}}` places of a text; `count` chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;

export type Text<C> = (key: TextKey<C>, values?: TextValues) => string;

const engine: i18n = i18next.createInstance();
void engine.init({
  fallbackLng: 'en',
  initAsync: false,
  resources: {},
  // React escapes what it draws.
  interpolation: { escapeValue: false },
});

/**
 * Makes the texts of one package readable: `const useAdminText = createUseText('admin', { en })`.
 *
 * Gives a hook whose answer is `text(key, values)`. A key missing in another language falls back to English.
 * A later version of the same package on the same page replaces the texts of the earlier one.
 */
export function createUseText<const C extends Catalogue>(
  namespace: string,
  catalogues: { readonly en: C } & Partial<Record<Locale, Catalogue>>,
): () => Text<C> {
  for (const [locale, catalogue] of Object.entries(catalogues)) {
    engine.addResourceBundle(locale, namespace, catalogue, false, true);
  }
  return function useText() {
    return textIn(
      namespace,
      useStore(localeStore, (state) => state.locale),
    );
  };
}

const made = new Map<string, (key: string, values?: TextValues) => string>();

/** The same function for the same language, so that it can stand in dependency lists. */
function textIn(namespace: string, locale: Locale): (key: string, values?: TextValues) => string {
  const name = `${namespace}/${locale}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const text = (key: string, values?: TextValues) =>
    engine.t(key, { ...values, ns: namespace, lng: locale, defaultValue: key });
  made.set(name, text);
  return text;
}
