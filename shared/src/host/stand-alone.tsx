import { createRoot } from 'react-dom/client';
import type { RemoteModule } from '../contracts/remote';
import { createHttpClient } from '../http/http-client';
import { ConfigProvider } from '../kit/core';
import { App } from '../kit/modal';
import { QueryClient, QueryClientProvider } from '../kit/query';
import { browserEnvironment } from '../session/environment';
import { createSession } from '../session/session';
import { StandAlonePage } from './stand-alone-page';

export interface AloneRemote {
  readonly remote: RemoteModule;
  /** What `calls.json` names: here, as in the shell, it may make no others. */
  readonly calls: readonly string[];
}

/** Shows one remote without the shell, for who works on it: sign-in, a brand, its screens and nothing else. */
export function showAlone({ remote, calls }: AloneRemote): void {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no element #root');
  const session = createSession(browserEnvironment());
  const http = createHttpClient({ session });
  createRoot(element).render(
    <ConfigProvider theme={{ hashed: false, cssVar: { key: 'tallyhouse' } }}>
      <App className="tallyhouse">
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <StandAlonePage remote={remote} calls={calls} session={session} http={http} />
        </QueryClientProvider>
      </App>
    </ConfigProvider>,
  );
}
