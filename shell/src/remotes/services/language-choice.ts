import {
  locales,
  localeStore,
  setLocale,
  setTrial,
  trials,
  type Locale,
} from '@tallyhouse/shared/i18n/locale';

/** The user's choice of language, kept in the browser; the choice itself stands in `localeStore`. */
export interface LanguageChoice {
  /** Changes the page, and what this browser starts with. */
  readonly choose: (locale: Locale) => void;
  /** Takes the language of an account, unless one was chosen here and no account has heard of it yet. */
  readonly adopt: (locale: string) => void;
  /** The language chosen here that the account does not know yet. */
  readonly unsaved: () => Locale | null;
  readonly saved: () => void;
}

const key = 'tallyhouse.locale';
const unsavedKey = 'tallyhouse.locale.unsaved';
const trialKey = 'tallyhouse.trial';

type LanguagePage = Pick<Window, 'localStorage' | 'sessionStorage' | 'addEventListener'> & {
  readonly location: Pick<Location, 'search'>;
};

/**
 * Reads the language that the page begins with: `?locale=` of its address, else what this browser kept, else English.
 *
 * `?locale=pseudo` and `?locale=rtl` hold for the tab, until `?locale=en` or `?locale=sw`.
 */
export function createLanguageChoice(page: LanguagePage): LanguageChoice {
  const { local, tab } = { local: keeper(() => page.localStorage), tab: keeper(() => page.sessionStorage) };
  const asked = new URLSearchParams(page.location.search).get('locale');
  const isAsked = oneOf(locales, asked) !== null;
  if (isAsked) tab.write(trialKey, null);
  const trial = isAsked ? null : (oneOf(trials, asked) ?? oneOf(trials, tab.read(trialKey)));
  setLocale(oneOf(locales, asked) ?? oneOf(locales, local.read(key)) ?? 'en');
  if (isAsked) local.write(key, asked);
  if (trial !== null) {
    tab.write(trialKey, trial);
    setTrial(trial);
  }
  // Another tab of this browser was changed: this one follows, unless it is on trial.
  page.addEventListener('storage', ({ key: changed, newValue }) => {
    const locale = oneOf(locales, newValue);
    if (changed === key && locale !== null && localeStore.getState().trial === null) setLocale(locale);
  });

  return {
    choose(locale) {
      tab.write(trialKey, null);
      local.write(key, locale);
      local.write(unsavedKey, locale);
      setLocale(locale);
    },
    adopt(locale) {
      const known = oneOf(locales, locale);
      if (known === null || localeStore.getState().trial !== null || local.read(unsavedKey) !== null) return;
      local.write(key, known);
      if (localeStore.getState().locale !== known) setLocale(known);
    },
    unsaved: () => oneOf(locales, local.read(unsavedKey)),
    saved: () => local.write(unsavedKey, null),
  };
}

/** A storage that may be blocked: then a choice holds until the page is closed. */
function keeper(storage: () => Storage) {
  const held = new Map<string, string | null>();
  return {
    read(name: string): string | null {
      try {
        return storage().getItem(name) ?? held.get(name) ?? null;
      } catch {
        return held.get(name) ?? null;
      }
    },
    write(name: string, value: string | null): void {
      held.set(name, value);
      try {
        if (value === null) storage().removeItem(name);
        else storage().setItem(name, value);
      } catch {
        // Blocked storage.
      }
    },
  };
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((one) => one === value) ?? null;
}
