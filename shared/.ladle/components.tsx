import { ThemeState, type GlobalProvider } from '@ladle/react';
import { setLocale } from '../src/i18n/locale';
import { ConfigProvider, theme } from '../src/kit/core';
import { App } from '../src/kit/modal';
import { MemoryRouter } from '../src/kit/router';

/** The page around a story: the product's look in light and dark, left to right and back. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const isDark = globalState.theme === ThemeState.Dark;
  setLocale(new URLSearchParams(location.search).get('locale') === 'sw' ? 'sw' : 'en');
  return (
    <ConfigProvider
      direction={globalState.rtl ? 'rtl' : 'ltr'}
      theme={{
        algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
        token: { colorPrimary: isDark ? '#6CB6FF' : '#0B5CAD', borderRadius: 4 },
      }}
    >
      <App>
        <MemoryRouter>{children}</MemoryRouter>
      </App>
    </ConfigProvider>
  );
};
