import { useLocale } from '@tallyhouse/shared/i18n/use-locale';
import { locales } from '@tallyhouse/shared/i18n/locale';
import { Button } from '@tallyhouse/shared/kit/core';
import { GlobalOutlined } from '@tallyhouse/shared/kit/icons';
import { Dropdown } from '@tallyhouse/shared/kit/modal';
import { useShellText } from '../../i18n/use-shell-text';
import { useServices } from '../../remotes/services/services';
import { languageNames } from './language-names';

/** The languages of the product, in the top bar. Each is named in itself. */
export function LanguageMenu() {
  const text = useShellText();
  const { language } = useServices();
  const chosen = useLocale();
  const code = chosen.toUpperCase();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [chosen],
        items: locales.map((locale) => ({
          key: locale,
          label: <span lang={locale}>{languageNames[locale]}</span>,
          onClick: () => language.choose(locale),
        })),
      }}
    >
      <Button
        type="text"
        className="language-button"
        icon={<GlobalOutlined />}
        // Begins with what is written on it: who speaks to the page says what they read.
        aria-label={`${code}, ${text('frame.language', { language: languageNames[chosen] })}`}
      >
        {code}
      </Button>
    </Dropdown>
  );
}
