import { logout } from '@tallyhouse/shared/contracts/auth';
import type { BrandLoginAnswer } from '@tallyhouse/shared/contracts/brands';
import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import type { RemoteHost, RemoteModule } from '@tallyhouse/shared/contracts/remote';
import { useAloneHost } from '@tallyhouse/shared/host/use-alone-host';
import { setLocale, type Locale } from '@tallyhouse/shared/i18n/locale';
import { ConfigProvider } from '@tallyhouse/shared/kit/core';
import { App } from '@tallyhouse/shared/kit/modal';
import { createMemoryRouter, RouterProvider } from '@tallyhouse/shared/kit/router';
import { selectBrand } from '@tallyhouse/shared/session/select-brand';
import { signIn } from '@tallyhouse/shared/session/sign-in';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { authAnswer, problemReply } from '@tallyhouse/shared/testing/fake-api';
import { probedCalls, probeHost } from '@tallyhouse/shared/testing/host-probes';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { ServicesProvider } from '../services';
import { pageServices } from '../testing/page-services';
import { useRemoteHostOf } from './use-remote-host-of';

const name = 'remote-probe';
const remote: RemoteModule = { contract: 1, name, screens: [] };

const zero = { current: '0.00', previous: '0.00' };
const summary = {
  currency: 'TZS',
  meta: {
    period: { from: '2026-11-01', to: '2026-11-20', zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
    ...{ basis: 'SETTLED', asOf: '2026-11-21T05:00:00Z', snapshotId: 'snp-1', status: 'FINAL' },
    ...{ statusReasons: [], filtersText: [], noActivity: false },
  },
  ...{ stakes: zero, winnings: zero, ggr: zero, bets: { current: 0, previous: 0 }, daily: [], reports: [] },
  ...{ openBets: '0.00', unpaidWinnings: '0.00' },
};

const alder: NonNullable<BrandLoginAnswer['brand']> = {
  ...{ id: 'alder', name: 'Alder', country: 'TZ', currency: 'TZS', zone: 'Africa/Dar_es_Salaam' },
  ...{ cutoff: '06:00', channels: ['ONLINE'], licences: [] },
};

type UseHost = (tab: TabBrand, services: ReturnType<typeof pageServices>['services']) => RemoteHost;

const useShellHost: UseHost = (tab) =>
  useRemoteHostOf({ name, calls: probedCalls } as unknown as RegisteredRemote, tab);
const useMockHost: UseHost = (tab, { session, http, themeChoice }) =>
  useAloneHost({ remote, calls: probedCalls, session, http, theme: themeChoice.current().resolved }, tab);

/** A page that holds a remote by one of the hosts, for a brand or for all; the server knows no jobs. */
async function hostOf(useHost: UseHost, brand: typeof alder | null, locale: Locale = 'en') {
  const page = pageServices(({ path }) =>
    path.startsWith('/api/Dashboard/summary')
      ? { status: 200, body: summary }
      : problemReply(404, 'NOT_FOUND'),
  );
  // The page has chosen the browser's language.
  setLocale(locale);
  signIn(page.session, authAnswer(1));
  await act(() =>
    selectBrand(page.session, {
      ...{
        token: 't',
        expiresAt: '2026-11-20T08:10:00Z',
        permissions: ['reports.view', 'dashboard.view'],
        brand,
      },
      ...{ selectedBrand: brand?.id ?? null, selectedBrandName: brand?.name ?? null },
    }),
  );
  const tab = page.session.tabBrand.getState().chosen!;
  const given: { host?: RemoteHost } = {};
  const keep = (host: RemoteHost) => {
    given.host = host;
  };
  function Held() {
    const host = useHost(tab, page.services);
    useEffect(() => keep(host), [host]);
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Held /> }], { initialEntries: ['/probe'] });
  const { unmount } = render(
    <ServicesProvider services={page.services}>
      <ConfigProvider theme={{ token: { motion: false } }}>
        <App>
          <RouterProvider router={router} />
        </App>
      </ConfigProvider>
    </ServicesProvider>,
  );
  return {
    ...page,
    host: given.host!,
    unmount,
    place: () => router.state.location.pathname + router.state.location.search,
  };
}

/** What the probes find at a host. */
async function probed(...asked: Parameters<typeof hostOf>) {
  const { host, place, unmount } = await hostOf(...asked);
  const found = await probeHost(host, {
    place,
    deed: (does) =>
      act(async () => {
        does();
        await new Promise((drawn) => setTimeout(drawn, 100));
      }),
    saysWords: (words) => screen.queryAllByText(words).length,
  });
  unmount();
  return found;
}

test.each([
  ['a brand', alder],
  ['all brands', null],
])('a remote finds the same alone as in the shell: every probe, for %s', async (_, brand) => {
  const inShell = await probed(useShellHost, brand);
  const alone = await probed(useMockHost, brand);

  expect(alone).toEqual(inShell);
  expect(Object.keys(inShell).length).toBeGreaterThan(15);
});

test('the probes look where they should', async () => {
  expect(await probed(useShellHost, alder)).toMatchObject({
    'who is signed in': {
      user: { id: 'asha', email: 'asha@tallyhouse.test', name: 'asha' },
      roles: ['reporter'],
      permissions: ['reports.view', 'dashboard.view'],
      brand: { id: 'alder' },
    },
    'no secret in reach': [],
    'a call that is named': Object.keys(summary).sort(),
    'a call that is not named': { name: 'ApiError', code: 'CALL_NOT_NAMED', status: 403 },
    'a download that is not named': { code: 'CALL_NOT_NAMED' },
    'a call about the session': { code: 'CALL_NOT_NAMED' },
    'a call that asks for nothing there is': { name: 'ApiError', code: 'NOT_FOUND', status: 404 },
    'the title of the window': ['Probe · Alder · Tallyhouse', 'Probe · Alder · Oct 2026'],
    'what is kept': { query: { probe: 1 } },
    'more than may be kept': { name: 'RangeError' },
    'another place': '/probe?probed=1',
    'words to the user': 1,
  });
});

test('another language is another host, alone as in the shell', async () => {
  const inShell = await probed(useShellHost, null, 'sw');
  const alone = await probed(useMockHost, null, 'sw');

  expect(inShell['language and theme']).toEqual(['sw', 'light']);
  expect(alone).toEqual(inShell);
});

test.each([
  ['the shell', useShellHost],
  ['alone', useMockHost],
])('signing out in %s tells the server and ends the session', async (_, useHost) => {
  const { host, api, session } = await hostOf(useHost, alder);

  act(() => host.signOut());
  await act(() => new Promise((done) => setTimeout(done, 50)));

  expect(api.sentTo(logout.path)).toHaveLength(1);
  expect(session.auth.getState().token).toBeNull();
});
