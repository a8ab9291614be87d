import { useLayoutEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createHttpClient } from '../http/http-client';
import { directionOf, localeTag } from '../i18n/locale';
import { useLocaleState } from '../i18n/use-locale';
import { ConfigProvider } from '../kit/core';
import { App } from '../kit/modal';
import { QueryClient, QueryClientProvider } from '../kit/query';
import { browserEnvironment } from '../session/environment';
import { createSession } from '../session/session';
import { adoptBaseStyles } from '../ui/base-styles';
import { themeConfigOf, variablesClass } from '../ui/theme-config';
import { useKitWords } from '../ui/use-kit-words';
import { StandAlonePage } from './stand-alone-page';
import type { AlonePage, AloneRemote } from './use-alone-host';

/** Shows one remote without the shell, for who works on it: sign-in, a brand, its screens and nothing else. */
export function showAlone({ remote, calls }: AloneRemote): void {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no element #root');
  const session = createSession(browserEnvironment());
  const http = createHttpClient({ session });
  createRoot(element).render(<Alone remote={remote} calls={calls} session={session} http={http} />);
}

/** The looks and words of the shell's page around the remote. */
function Alone(props: Omit<AlonePage, 'theme'>) {
  adoptBaseStyles();
  const [theme, setTheme] = useState<'light' | 'dark'>(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  const spoken = useLocaleState();
  const kitWords = useKitWords(spoken.locale);
  const direction = directionOf(spoken);
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const config = useMemo(
    () => themeConfigOf(theme, matchMedia('(prefers-reduced-motion: reduce)').matches),
    [theme],
  );
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    Object.assign(document.documentElement, { lang: localeTag(spoken.locale), dir: direction });
  }, [theme, spoken.locale, direction]);
  return (
    <ConfigProvider theme={config} direction={direction} locale={kitWords}>
      <App className={`${variablesClass} page`}>
        <QueryClientProvider client={queries}>
          <StandAlonePage {...props} theme={theme} onTheme={setTheme} />
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  );
}
