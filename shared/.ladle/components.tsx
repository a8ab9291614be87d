import { ThemeState, type GlobalProvider } from '@ladle/react';
import { setLocale } from '../src/i18n/locale';
import { ConfigProvider } from '../src/kit/core';
import { App } from '../src/kit/modal';
import { MemoryRouter } from '../src/kit/router';
import { adoptBaseStyles } from '../src/ui/base-styles';
import { themeConfigOf, variablesClass } from '../src/ui/theme-config';

/** The page around a story: the product's look in light and dark, left to right and back. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  adoptBaseStyles();
  const isDark = globalState.theme === ThemeState.Dark;
  setLocale(new URLSearchParams(location.search).get('locale') === 'sw' ? 'sw' : 'en');
  return (
    <ConfigProvider
      direction={globalState.rtl ? 'rtl' : 'ltr'}
      theme={themeConfigOf(isDark ? 'dark' : 'light', false)}
    >
      <App className={variablesClass}>
        <MemoryRouter>{children}</MemoryRouter>
      </App>
    </ConfigProvider>
  );
};
