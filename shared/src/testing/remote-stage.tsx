import type { ReactNode } from 'react';
import type { HttpClient, KeptState, Notice, RemoteHost, SessionView } from '../contracts/remote';
import { RemoteHostProvider } from '../host/remote-host';
import { ConfigProvider } from '../kit/core';
import { App } from '../kit/modal';
import { QueryClient, QueryClientProvider } from '../kit/query';
import { createMemoryRouter, RouterProvider } from '../kit/router';
import { fakeHttp, type FakeAnswer } from './fake-http';

/** A reporter of the brand Alder: may do everything but confirm and load. */
export const reporterOfAlder: SessionView = {
  user: { id: 'user-1', email: 'reporter@tallyhouse.test', name: 'Rehema Reporter' },
  roles: ['reporter'],
  permissions: [
    'blacklist.own',
    'dashboard.view',
    'filters.own',
    'filters.shared',
    'loads.view',
    'logs.view',
    'reports.delete-draft',
    'reports.simulate',
    'reports.submit',
    'reports.view',
    'reports.view-detail',
  ],
  brand: {
    id: 'alder',
    name: 'Alder',
    currency: 'TZS',
    zone: 'Africa/Dar_es_Salaam',
    cutoff: '06:00',
    country: 'TZ',
    channels: ['ONLINE', 'RETAIL'],
  },
};

export interface RemoteStageOptions {
  readonly answers?: readonly FakeAnswer[];
  /** A client in the place of `answers`, such as `networkClient`. */
  readonly http?: HttpClient;
  readonly session?: Partial<SessionView>;
  /** Where the screen is opened; it owns everything below the first segment too. */
  readonly path?: string;
  readonly theme?: 'light' | 'dark';
  /** What the stored `main` holds at first. */
  readonly main?: Partial<KeptState>;
}

/**
 * A page that holds a remote's screen and needs no server: for stories, and for tests by `renderRemote`.
 *
 * Gives the `page` with `calls`, `sentTo(endpoint)`, `notices`, `visited` paths, `titles`, the `router` and what the stored
 * `main` holds.
 */
export function remoteStage(screen: ReactNode, options: RemoteStageOptions = {}) {
  const { answers = [], session, path = '/', theme = 'light' } = options;
  const main = keptMain(options.main);
  const fake = fakeHttp(answers);
  const notices: Notice[] = [];
  const visited: string[] = [];
  const titles: string[] = [];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const root = `/${path.split(/[/?#]/)[1] ?? ''}`;
  const router = createMemoryRouter(
    [
      { path: root === '/' ? '/*' : `${root}/*`, element: screen },
      { path: '*', element: null },
    ],
    {
      initialEntries: [path],
    },
  );
  const host: RemoteHost = {
    http: options.http ?? fake.http,
    main,
    session: { ...reporterOfAlder, ...session },
    locale: 'en',
    theme,
    navigate: (to) => {
      visited.push(to);
      void router.navigate(to);
    },
    notify: (notice) => notices.push(notice),
    setTitle: (title, period) => {
      titles.push(period === undefined ? title : `${title} · ${period}`);
    },
    signOut: () => visited.push('signed out'),
  };
  const page = (
    <ConfigProvider theme={{ token: { motion: false }, hashed: false }}>
      <App>
        <QueryClientProvider client={queries}>
          <RemoteHostProvider host={host}>
            <RouterProvider router={router} />
          </RemoteHostProvider>
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  );
  return { page, ...fake, notices, visited, titles, router, main };
}

const nothingKept: KeptState = {
  filters: null,
  totalReportState: null,
  branchState: null,
  filterState: null,
  query: null,
  data: null,
};

function keptMain(start: Partial<KeptState> = {}) {
  let kept = { ...nothingKept, ...start };
  return {
    read: () => kept,
    save: (fields: Partial<KeptState>) => {
      kept = { ...kept, ...fields };
    },
  };
}
