import { listBrands, type BrandLoginAnswer } from '@tallyhouse/shared/contracts/brands';
import { App } from '@tallyhouse/shared/kit/modal';
import { QueryClient, QueryClientProvider, useQuery } from '@tallyhouse/shared/kit/query';
import { createMemoryRouter, RouterProvider } from '@tallyhouse/shared/kit/router';
import { selectBrand } from '@tallyhouse/shared/session/select-brand';
import { createSession } from '@tallyhouse/shared/session/session';
import { renewTokens, signIn } from '@tallyhouse/shared/session/sign-in';
import {
  authAnswer,
  problemReply,
  type FakeReply,
  type SentRequest,
} from '@tallyhouse/shared/testing/fake-api';
import { fakeBrowser } from '@tallyhouse/shared/testing/fake-environment';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RestoreTabBrand } from '../../layout/frame/restore-tab-brand';
import { ServicesProvider, useServices } from '../../remotes/services/services';
import { RequireSignIn } from '../../start/require-sign-in';
import { pageServices } from '../../testing/page-services';
import { SessionDialogs } from './session-dialogs';
import { useFreshAfterSignIn } from './use-fresh-after-sign-in';

const alder: BrandLoginAnswer = {
  token: 't1',
  expiresAt: '2026-11-20T08:10:00Z',
  selectedBrand: 'alder',
  selectedBrandName: 'Alder',
  permissions: ['reports.view'],
  brand: {
    id: 'alder',
    name: 'Alder',
    country: 'TZ',
    currency: 'TZS',
    zone: 'Africa/Dar_es_Salaam',
    cutoff: '06:00',
    channels: ['ONLINE'],
    licences: [],
  },
};
const minuteMs = 60_000;
const toLogin = '/login?returnTo=%2Fonline%3Fperiod%3D2026-10';
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z') }));
afterEach(() => jest.useRealTimers());

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
afterEach(() => queries.clear());

function Page() {
  const { http } = useServices();
  const brands = useQuery({ queryKey: ['brands'], queryFn: () => http.call(listBrands) });
  useFreshAfterSignIn(queries);
  return (
    <>
      <input aria-label="Title" />
      <p>{brands.isError ? 'No brands' : `${brands.data?.items.length ?? '?'} brands`}</p>
    </>
  );
}

/** A page with a field and a list, whose user signed in at eight o'clock and has typed something. */
async function openPage(reply: (request: SentRequest) => FakeReply | Promise<FakeReply>) {
  const page = pageServices(reply);
  signIn(page.session, authAnswer(1));
  await act(async () => {
    const chosen = selectBrand(page.session, alder);
    await jest.advanceTimersByTimeAsync(100);
    await chosen;
  });
  const element = (
    <RequireSignIn>
      <RestoreTabBrand>
        {(tab) => (
          <App>
            <QueryClientProvider client={queries}>
              <Page />
            </QueryClientProvider>
            <SessionDialogs tab={tab} />
          </App>
        )}
      </RestoreTabBrand>
    </RequireSignIn>
  );
  const router = createMemoryRouter(
    [
      { path: '/login', element: <p>Sign-in page</p> },
      { path: '*', element },
    ],
    { initialEntries: ['/online'] },
  );
  render(
    <ServicesProvider services={page.services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  await pass(0);
  await user.type(screen.getByLabelText('Title'), 'October, corrected');
  return page;
}

async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

const noBrands: FakeReply = { status: 200, body: { items: [] } };

/** A server that gives tokens for a sign-in with `secret`, and answers until it forgets the session of `t1`. */
function server() {
  const state = { hasForgotten: false, asksForCode: false };
  function reply({ path, body, headers }: SentRequest): FakeReply {
    const { password, otp } = (body ?? {}) as { password?: string; otp?: string };
    if (path === '/api/Auth/login') {
      if (password !== 'secret') return problemReply(401, 'BAD_CREDENTIALS');
      if (state.asksForCode && otp === undefined) return problemReply(401, 'OTP_REQUIRED');
      return { status: 200, body: authAnswer(2) };
    }
    if (path === '/api/Auth/login/recoveryCode')
      return { status: 200, body: { ...authAnswer(2), recoveryCodesLeft: 9 } };
    if (state.hasForgotten && headers['Authorization'] !== 'Bearer t2')
      return problemReply(401, path === '/api/Auth/refresh' ? 'REFRESH_INVALID' : 'TOKEN_EXPIRED');
    return path === '/api/Auth/refresh' ? { status: 200, body: authAnswer(2) } : noBrands;
  }
  return { state, reply };
}

describe('when the session cannot be renewed', () => {
  /** Opens the page, lets the server forget the session, and the page ask for its list again. */
  async function openExpired() {
    const { state, reply } = server();
    const page = await openPage(reply);
    state.hasForgotten = true;
    await askAgain();
    return { ...page, state };
  }

  async function askAgain() {
    void queries.invalidateQueries();
    await pass(200);
  }

  async function signInWith(password: string) {
    await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await pass(100);
  }

  test('its user signs in over the page; what was typed stays, and what failed is asked again', async () => {
    const { wentTo } = await openExpired();
    expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toHaveTextContent(
      'asha@tallyhouse.test',
    );
    expect(screen.getByRole('dialog')).toHaveTextContent('Alder');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByText('No brands')).toBeInTheDocument();

    await signInWith('secret');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Title')).toHaveValue('October, corrected');
    expect(screen.getByText('0 brands')).toBeVisible();
    expect(wentTo).toEqual([]);
  });

  test('a wrong password is refused in the dialog, and the page goes on waiting', async () => {
    await openExpired();

    await signInWith('wrong');

    expect(screen.getByRole('alert')).toHaveTextContent('E-mail address or password is incorrect');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('October, corrected');
  });

  test('an account with an authenticator is asked for its code there', async () => {
    const { api, state } = await openExpired();
    state.asksForCode = true;

    await signInWith('secret');
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await pass(100);

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.sentTo('/api/Auth/login').at(-1)?.body).toEqual({
      email: 'asha@tallyhouse.test',
      password: 'secret',
      otp: '123456',
    });
  });

  test('who has no authenticator at hand signs in there by a recovery code', async () => {
    const { api, state } = await openExpired();
    state.asksForCode = true;

    await signInWith('secret');
    await user.click(screen.getByRole('button', { name: 'I do not have my authenticator' }));
    await pass(1000);
    expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
    await user.type(screen.getByLabelText('Recovery code'), 'AAAA-BBBB-CCCC-DDDD');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await pass(100);
    expect(screen.getByRole('dialog')).toHaveTextContent('You have 9 recovery codes left.');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await pass(100);

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Title')).toHaveValue('October, corrected');
    expect(api.sentTo('/api/Auth/login/recoveryCode')[0]?.body).toEqual({
      ...{ email: 'asha@tallyhouse.test', password: 'secret', recoveryCode: 'AAAA-BBBB-CCCC-DDDD' },
    });
  });

  test('signing in again in another tab closes the dialog here', async () => {
    const { browser } = await openExpired();
    expect(screen.getByRole('dialog')).toBeVisible();

    signIn(createSession(fakeBrowser({ storage: browser.storage }).environment), authAnswer(2));
    act(() => browser.storageChanged('auth'));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Title')).toHaveValue('October, corrected');
  });

  test('leaving goes to /login in full and comes back from there', async () => {
    const { wentTo, session } = await openExpired();

    await user.click(screen.getByRole('button', { name: 'Leave this page' }));

    expect(wentTo).toEqual([toLogin]);
    expect(screen.getByText('Sign-in page')).toBeVisible();
    expect(session.tabBrand.getState().chosen).toBeNull();
  });

  test('calls that the page goes on making meanwhile change nothing', async () => {
    const { api } = await openExpired();
    const before = api.sent.length;

    await askAgain();

    expect(api.sent.length).toBeGreaterThan(before);
    expect(screen.getByRole('dialog')).toHaveTextContent('asha@tallyhouse.test');
    expect(screen.getByLabelText('Title')).toHaveValue('October, corrected');
  });
});

describe('two minutes before the session ends', () => {
  test('a dialog counts down in sight, says three times aloud, and goes on by one key', async () => {
    const { session } = await openPage(server().reply);
    await pass(58 * minuteMs - 2000);
    expect(screen.queryByRole('alertdialog')).toBeNull();

    await pass(2000);
    expect(screen.getByRole('alertdialog', { name: 'Your session is about to end' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('2:00');
    expect(screen.getByText('Two minutes left')).toBeInTheDocument();
    await pass(1000);
    expect(screen.getByRole('timer')).toHaveTextContent('1:59');
    await pass(minuteMs);
    expect(screen.getByRole('timer')).toHaveTextContent('0:59');
    expect(screen.getByText('One minute left')).toBeInTheDocument();
    await pass(40_000);
    expect(screen.getByText('20 seconds left')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await pass(200);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(session.auth.getState().token).toBe('t2');
  });

  test('renewing in another tab closes the dialog here', async () => {
    const { browser } = await openPage(server().reply);
    await pass(59 * minuteMs);
    expect(screen.getByRole('alertdialog')).toBeVisible();

    const other = fakeBrowser({ storage: browser.storage }).environment;
    renewTokens(createSession({ ...other, nowMs: () => Date.now() }), authAnswer(2));
    act(() => browser.storageChanged('auth'));

    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a server that cannot be reached is said, and one can try again', async () => {
    let isThere = false;
    await openPage((request) =>
      isThere || request.path !== '/api/Auth/refresh' ? server().reply(request) : { status: 0 },
    );
    await pass(59 * minuteMs);

    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await pass(200);
    expect(screen.getByRole('alert')).toHaveTextContent('The session could not be extended');

    isThere = true;
    await pass(1000);
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await pass(200);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a session that has lasted as long as it may is followed by a new one, without leaving the page', async () => {
    const page = await openPage(server().reply);
    act(() =>
      page.session.meta.setState({ idleEndsAtMs: Date.now() + minuteMs, endsAtMs: Date.now() + minuteMs }),
    );
    expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Sign in again now' }));
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await pass(100);

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByLabelText('Title')).toHaveValue('October, corrected');
    expect(page.session.tabBrand.getState().chosen?.brand?.name).toBe('Alder');
    expect(page.wentTo).toEqual([]);
  });

  test('without an answer the page is hidden, not lost', async () => {
    const { session, wentTo } = await openPage(server().reply);

    await pass(60 * minuteMs);

    expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByLabelText('Title')).toHaveValue('October, corrected');
    expect(session.auth.getState().token).toBeNull();
    expect(wentTo).toEqual([]);
  });

  test('a machine that wakes from sleep sees at once that time has run out', async () => {
    await openPage(server().reply);

    jest.setSystemTime(Date.now() + 61 * minuteMs);
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(0);
    });

    expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  });

  test('a server that does not say when sessions end gets no dialog', async () => {
    const { session } = await openPage(server().reply);
    act(() => session.meta.setState({ idleEndsAtMs: null, endsAtMs: null }));

    await pass(24 * 60 * minuteMs);

    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(session.auth.getState().token).toBe('t1');
  });
});
