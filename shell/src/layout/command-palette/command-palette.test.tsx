import { listBrands } from '@tallyhouse/shared/contracts/brands';
import { listKeptRetailReports } from '@tallyhouse/shared/contracts/kept-retail-reports';
import { listOnlineReports } from '@tallyhouse/shared/contracts/online-reports';
import { listSavedSearches } from '@tallyhouse/shared/contracts/saved-searches';
import { App } from '@tallyhouse/shared/kit/modal';
import { QueryClient, QueryClientProvider } from '@tallyhouse/shared/kit/query';
import { createMemoryRouter, RouterProvider } from '@tallyhouse/shared/kit/router';
import { createSession } from '@tallyhouse/shared/session/session';
import { fakeBrowser } from '@tallyhouse/shared/testing/fake-environment';
import { answering, fakeHttp, problem } from '@tallyhouse/shared/testing/fake-http';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import type { MenuGroup } from '../menu/menu-groups';
import { createLanguageChoice } from '../../remotes/services/language-choice';
import { ServicesProvider } from '../../remotes/services/services';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { OfferedActionsProvider } from './offered-actions';
import { pageEnvironment } from '../../remotes/services/page-environment';
import { noOverride } from '../../remotes/federation/remote-override';
import { createThemeChoice } from '../../remotes/services/theme-choice';
import { CommandPalette } from './command-palette';
import { registryWith } from '../../testing/page-services';

const groups: readonly MenuGroup[] = [
  {
    group: 'logs',
    entries: [
      {
        path: '/load-data',
        title: { en: 'Data loads', sw: 'Upakiaji wa data' },
        group: 'logs',
        icon: 'x',
        order: 1,
      },
      {
        path: '/api-log',
        title: { en: 'API log', sw: 'Kumbukumbu za API' },
        group: 'logs',
        icon: 'x',
        order: 2,
      },
    ],
  },
];
const noStream = () => Promise.reject(new Error('nothing is followed here'));
const nothing = { items: [], page: 1, pageSize: 25, totalCount: 0 };

function brandNamed(id: string, name: string) {
  return {
    ...{ id, name, country: 'TZ', currency: 'TZS', zone: 'Africa/Dar_es_Salaam' },
    ...{ cutoff: '06:00', channels: ['ONLINE' as const], licences: [] },
  };
}

function brandsFail(): never {
  throw problem(503, 'UNAVAILABLE', 'The store does not answer');
}

function openPalette(screenOfRemote: ReactNode = null, giveBrands: () => unknown = brandsFail) {
  const { environment, signs } = pageEnvironment(fakeBrowser().environment, () => undefined);
  const fake = fakeHttp([
    answering(listBrands, giveBrands),
    answering(listSavedSearches, nothing),
    answering(listOnlineReports, nothing),
    answering(listKeptRetailReports, nothing),
  ]);
  const closed: string[] = [];
  const brand = brandNamed('alder', 'Alder');
  const palette = (
    <CommandPalette
      groups={groups}
      tab={{ userId: 'u_1', brand, permissions: ['reports.view'] }}
      searchOf={() => ''}
      onSheet={() => closed.push('sheet')}
      onGlossary={(term) => closed.push(`glossary ${term ?? ''}`)}
      onClose={() => closed.push('closed')}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: palette }]);
  const services = {
    session: createSession(environment),
    signs,
    http: { ...fake.http, renewSession: () => Promise.resolve(), openStream: noStream },
    registry: registryWith([]),
    override: noOverride,
    themeChoice: createThemeChoice(window),
    language: createLanguageChoice(window),
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ServicesProvider services={services}>
      <App>
        <QueryClientProvider client={queries}>
          <OfferedActionsProvider>
            {screenOfRemote}
            <RouterProvider router={router} />
          </OfferedActionsProvider>
        </QueryClientProvider>
      </App>
    </ServicesProvider>,
  );
  return { closed, router };
}

test('the field keeps the focus and names the choice, which Enter opens', async () => {
  const { closed, router } = openPalette();
  const field = await screen.findByLabelText(/^Type a page/);
  expect(field).toHaveFocus();
  expect(await screen.findByText(/The brands could not be loaded/)).toBeInTheDocument();

  await userEvent.keyboard('log{ArrowDown}');
  const chosen = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  const first = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(first).toHaveTextContent('API log');
  await userEvent.keyboard('{Enter}');

  expect(closed).toEqual(['closed']);
  expect(router.state.location.pathname).toBe('/api-log');
});

test('the choice stays where it is when a list that comes later has its place before it', async () => {
  let arrive = (): void => undefined;
  const brands = new Promise((resolve) => {
    arrive = () => resolve({ items: [{ ...brandNamed('birch', 'Birch'), lastLoadedAt: null, openGaps: 0 }] });
  });
  openPalette(null, () => brands);
  const field = await screen.findByLabelText(/^Type a page/);
  await userEvent.keyboard('{ArrowUp}');
  const chosen = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  const before = chosen()?.textContent;
  arrive();
  expect(await screen.findByText('Switch to Birch')).toBeInTheDocument();

  expect(chosen()).toHaveTextContent(before ?? 'nothing');
  expect(chosen()).toHaveAttribute('aria-selected', 'true');
});

test('what nothing is called like is said in words, and the id of any report leads to its log', async () => {
  const { router } = openPalette();
  await screen.findByLabelText(/^Type a page/);
  await userEvent.keyboard('zzz');
  expect(await screen.findByText('No results for “zzz”')).toBeInTheDocument();

  await userEvent.clear(screen.getByLabelText(/^Type a page/));
  await userEvent.keyboard('rep_42{Enter}');

  expect(router.state.location.pathname + router.state.location.search).toBe('/reports-log?report=rep_42');
});

test.each([
  ['kodi ya zuio', 'Withholding on winnings', 'withholding'],
  ['13:69N-1.13 cashier', 'Cashier', 'cashier'],
  ['mtu wa pili huandika', 'Double confirmation', 'doubleConfirmation'],
])('“%s” finds the term %s by its words and opens it', async (typed, label, term) => {
  const { closed } = openPalette();
  await screen.findByLabelText(/^Type a page/);
  await userEvent.keyboard(typed);
  const found = await screen.findAllByRole('option', { hidden: true });
  expect(found[0]).toHaveTextContent(label);
  await userEvent.keyboard('{Enter}');

  expect(closed).toEqual(['closed', `glossary ${term}`]);
});

test('help is found by its word in either language', async () => {
  const { closed } = openPalette();
  await screen.findByLabelText(/^Type a page/);
  await userEvent.keyboard('msaada');
  const found = await screen.findAllByRole('option', { hidden: true });
  expect(found.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Glossary: all terms', 'Show keyboard shortcuts']),
  );
  await userEvent.keyboard('{Enter}');

  expect(closed).toEqual(['closed', 'glossary ']);
});

test('what the screen can do is listed, pressed from here, and says why where it cannot be done', async () => {
  const pressed: string[] = [];
  openPalette(
    <>
      <ActionButton onClick={() => pressed.push('verify')}>Verify the chain</ActionButton>
      <ActionButton blockedBecause="Your role does not include it." onClick={() => pressed.push('download')}>
        Download the pack
      </ActionButton>
      <ActionButton onClick={() => pressed.push('a row')}>Open</ActionButton>
      <ActionButton onClick={() => pressed.push('another row')}>Open</ActionButton>
    </>,
  );
  await screen.findByLabelText(/^Type a page/);
  const here = within(screen.getByRole('group', { name: 'Actions here', hidden: true }));
  expect(here.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Verify the chain',
    'Download the packYour role does not include it.',
  ]);

  await userEvent.keyboard('download{Enter}');
  expect(await screen.findByText('Download the pack: Your role does not include it.')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText(/^Type a page/));
  await userEvent.keyboard('verify{Enter}');

  await waitFor(() => expect(pressed).toEqual(['verify']));
  expect(screen.getByText('Verify the chain', { selector: 'button *' }).closest('button')).toHaveFocus();
});

test('an action is gone with its button', async () => {
  function Leaving() {
    const [isThere, setThere] = useState(true);
    return (
      <>
        {isThere ? <ActionButton>Withdraw</ActionButton> : null}
        <button onClick={() => setThere(false)}>gone</button>
      </>
    );
  }
  openPalette(<Leaving />);
  expect(await screen.findByText('Actions here')).toBeInTheDocument();
  await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByText('gone'));

  expect(screen.queryByText('Actions here')).not.toBeInTheDocument();
});
