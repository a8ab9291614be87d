import type { BrandLoginAnswer } from '@tallyhouse/shared/contracts/brands';
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
import { useRemoteHostOf } from '../layout/frame/use-remote-host-of';
import { ServicesProvider } from '../remotes/services/services';
import { pageServices } from './page-services';

const name = 'remote-probe';
const remote: RemoteModule = { contract: 1, name, screens: [] };

const zero = { current: '0.00', previous: '0.00' };
/** What the API answers when a probe asks for figures. */
export const summary = {
  currency: 'TZS',
  meta: {
    period: { from: '2026-11-01', to: '2026-11-20', zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
    ...{ basis: 'SETTLED', asOf: '2026-11-21T05:00:00Z', snapshotId: 'snp-1', status: 'FINAL' },
    ...{ statusReasons: [], filtersText: [], noActivity: false },
  },
  ...{
    stakes: zero,
    voids: zero,
    winnings: zero,
    ggr: zero,
    bets: { current: 0, previous: 0 },
    daily: [],
    reports: [],
  },
  ...{ openBets: '0.00', unpaidWinnings: '0.00' },
};

export const alder: NonNullable<BrandLoginAnswer['brand']> = {
  ...{ id: 'alder', name: 'Alder', country: 'TZ', currency: 'TZS', zone: 'Africa/Dar_es_Salaam' },
  ...{ cutoff: '06:00', channels: ['ONLINE'], licences: [] },
};

/** How a page makes the host of a remote that makes the probed calls. */
type UseHost = (tab: TabBrand, services: ReturnType<typeof pageServices>['services']) => RemoteHost;

const probe = { name, calls: [...probedCalls] };
export const useShellHost: UseHost = (tab) => useRemoteHostOf(probe, tab);
export const useMockHost: UseHost = (tab, { session, http, themeChoice }) =>
  useAloneHost({ remote, calls: probedCalls, session, http, theme: themeChoice.current().resolved }, tab);

/** A page that holds a remote by one of the hosts, for a brand or for all; the server knows no jobs. */
export async function hostOf(useHost: UseHost, brand: typeof alder | null, locale: Locale = 'en') {
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
export async function probed(...asked: Parameters<typeof hostOf>) {
  const { host, place, unmount } = await hostOf(...asked);
  const found = await probeHost(host, {
    place,
    action: drawn,
    saysWords: (words) => screen.queryAllByText(words).length,
  });
  unmount();
  return found;
}

/** Does what draws the page anew, and waits until it is. */
export function drawn(does: () => void): Promise<void> {
  return act(async () => {
    does();
    // In turns: what draws takes several, however long the machine stands still in one of them.
    for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setTimeout(done, 10));
  });
}
