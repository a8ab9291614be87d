import { locales } from '@tallyhouse/shared/i18n/locale';
import { useLocale } from '@tallyhouse/shared/i18n/use-locale';
import { useShellText } from '../../i18n/use-shell-text';
import { useServices } from '../../remotes/services/services';
import { languageNames } from './language-names';

/** The languages side by side, for pages before sign-in: no menu to be found first. */
export function LanguageButtons() {
  const text = useShellText();
  const { language } = useServices();
  const chosen = useLocale();
  return (
    <div role="group" aria-label={text('frame.languages')} className="languages">
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === chosen}
          onClick={() => language.choose(locale)}
        >
          {languageNames[locale]}
        </button>
      ))}
    </div>
  );
}
