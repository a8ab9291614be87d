import { createRoot } from 'react-dom/client';
import type { RemoteModule } from '../contracts/remote';
import { createHttpClient } from '../http/http-client';
import { ConfigProvider } from '../kit/core';
import { App } from '../kit/modal';
import { QueryClient, QueryClientProvider } from '../kit/query';
import { browserEnvironment } from '../session/environment';
import { createSession } from '../session/session';
import { StandAlonePage } from './stand-alone-page';

/** Shows one remote without the shell, for who works on it: sign-in, a brand, its screens and nothing else. */
export function showAlone(remote: RemoteModule): void {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no element #root');
  const session = createSession(browserEnvironment());
  const http = createHttpClient({ session });
  createRoot(element).render(
    <ConfigProvider theme={{ hashed: false, cssVar: { key: 'tallyhouse' } }}>
      <App className="tallyhouse">
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <StandAlonePage remote={remote} session={session} http={http} />
        </QueryClientProvider>
      </App>
    </ConfigProvider>,
  );
}
