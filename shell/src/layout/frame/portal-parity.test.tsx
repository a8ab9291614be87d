import { brandLogin } from '@tallyhouse/shared/contracts/brands';
import { readDashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import { readJob } from '@tallyhouse/shared/contracts/jobs';
import type { RemoteHost } from '@tallyhouse/shared/contracts/remote';
import { readProfile } from '@tallyhouse/shared/contracts/settings';
import { createMount } from '@tallyhouse/shared/embed/create-mount';
import type { MountEvent } from '@tallyhouse/shared/embed/mount-options';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { probedCalls, probeHost } from '@tallyhouse/shared/testing/host-probes';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useEffect } from 'react';
import { alder, drawn, probed, summary, useShellHost } from '../../testing/held-host';

const api = 'https://tallyhouse.example';
const permissions = ['reports.view', 'dashboard.view'];
const server = setupServer(
  http.get(api + readProfile.path, () =>
    HttpResponse.json({
      ...{ id: 'asha', name: 'asha', email: 'asha@tallyhouse.test', locale: 'en', roles: ['reporter'] },
      ...{ hasSecondFactor: false, otpAtLogin: false, createdAt: '2026-01-05T08:00:00.000Z' },
    }),
  ),
  http.post(api + brandLogin.path, () =>
    HttpResponse.json({
      ...{ token: 't', expiresAt: '2026-11-20T08:10:00Z', permissions, brand: alder },
      ...{ selectedBrand: alder.id, selectedBrandName: alder.name },
    }),
  ),
  http.get(api + readDashboardSummary.path, () => HttpResponse.json(summary)),
  http.get(api + readJob.path, () =>
    HttpResponse.json(
      { type: 'about:blank', title: 'Refused', status: 404, code: 'NOT_FOUND', traceId: 't' },
      { status: 404 },
    ),
  ),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** The host of a remote that a portal has mounted, and what the portal is told. */
async function mountedInPortal(locale: 'en' | 'sw' = 'en') {
  const given: { host?: RemoteHost } = {};
  const keep = (host: RemoteHost) => {
    given.host = host;
  };
  function Held() {
    const host = useRemoteHost();
    useEffect(() => keep(host), [host]);
    return null;
  }
  const screens = [{ path: '/probe', load: () => Promise.resolve(Held) }];
  const mount = createMount({
    remote: { contract: 1, name: 'remote-probe', screens },
    calls: probedCalls,
  });
  const told: MountEvent[] = [];
  const page = { place: '/probe' };
  const element = document.body.appendChild(document.createElement('div'));
  const mounted = mount(element, {
    ...{ apiBaseUrl: api, brand: 'alder', locale, route: page.place, getAccessToken: () => 'token' },
    onEvent: (event) => told.push(event),
    onNavigate: ({ path }) => {
      page.place = path;
    },
  });
  await act(() => mounted.ready);
  await waitFor(() => expect(given.host).toBeDefined());
  return {
    ...{ host: given.host!, told, element },
    place: () => page.place,
    remove() {
      act(() => mounted.unmount());
      element.remove();
    },
  };
}

async function probedInPortal(locale: 'en' | 'sw') {
  const { host, told, element, place, remove } = await mountedInPortal(locale);
  const found = await probeHost(host, {
    place,
    action: drawn,
    saysWords: (words) => (element.firstElementChild?.shadowRoot?.textContent ?? '').split(words).length - 1,
  });
  remove();
  return { found, told };
}

const title = 'the title of the window';

test.each(['en', 'sw'] as const)('%s: a mounted remote finds what it finds in the shell', async (locale) => {
  document.title = 'The portal';
  const { [title]: titleInShell, ...inShell } = await probed(useShellHost, alder, locale);
  document.title = 'The portal';
  const { found, told } = await probedInPortal(locale);
  const { [title]: titleInPortal, ...inPortal } = found;

  expect(inPortal).toEqual(inShell);
  // The window is the portal's: it is told, and names it as it likes.
  expect(titleInShell).toEqual(['Probe · Alder · Tallyhouse', 'Probe · Alder · Oct 2026']);
  expect(titleInPortal).toEqual(['The portal', 'The portal']);
  expect(told).toContainEqual({ kind: 'title', title: 'Probe', period: 'Oct 2026' });
  // Shown in the remote, and told beside.
  expect(told).toContainEqual({ kind: 'notice', level: 'info', text: 'The probe speaks' });
});

test('signing out is the portal’s to do: it is told, and the server is not', async () => {
  const { host, told, remove } = await mountedInPortal();
  const sent: string[] = [];
  server.events.on('request:start', ({ request }) => sent.push(request.url));
  await drawn(() => host.signOut());
  remove();

  expect(told.at(-1)).toEqual({ kind: 'session-over' });
  expect(sent).toEqual([]);
});
