import { expireSession, signOut } from '@tallyhouse/shared/session/end-session';
import { createSession } from '@tallyhouse/shared/session/session';
import { signIn } from '@tallyhouse/shared/session/sign-in';
import { authAnswer } from '@tallyhouse/shared/testing/fake-api';
import { fakeBrowser } from '@tallyhouse/shared/testing/fake-environment';
import { remoteOf } from '@tallyhouse/shared/testing/registry';
import { overridden } from './overridden';
import type { OverrideRefusal } from '../federation/remote-override';
import { startOverride } from './start-override';

const origin = 'http://127.0.0.1:4305';
const asked = `?override=remote-tickets%40${encodeURIComponent(origin)}`;
const name = 'remote-tickets';
const fromThere = { ...remoteOf(name, '1.1.0'), baseUrl: `${origin}/`, overriddenFrom: origin };
const registered = [remoteOf('remote-online', '1.0.0'), remoteOf(name, '1.0.0')];
const names = registered.map((remote) => remote.name);

/** A browser with one tab, loaded again and again. */
function tab() {
  const browser = fakeBrowser();
  const { environment } = browser;
  const fetched: string[] = [];
  const given: { answer: typeof fromThere | OverrideRefusal } = { answer: fromThere };
  function load(search: string, origins: readonly string[] = [origin]) {
    const page = { address: `https://app.example/tickets${search}` };
    let reloads = 0;
    const session = createSession(environment);
    const override = startOverride({
      ...{ session, origins, storage: environment.sessionStorage, address: () => page.address },
      setAddress: (address) => {
        page.address = `https://app.example${address}`;
      },
      reload: () => {
        reloads += 1;
      },
      fetch: (request) => {
        fetched.push(`${request.name} ${request.origin}`);
        return Promise.resolve(given.answer);
      },
    });
    return { session, override, page, reloads: () => reloads };
  }
  const kept = () => environment.sessionStorage().getItem('tallyhouse.override');
  const store = (text: string) => environment.sessionStorage().setItem('tallyhouse.override', text);
  return { load, kept, store, fetched, given };
}

const settled = () => new Promise((done) => setTimeout(done, 0));

/** A page whose user is signed in and sees the remote from elsewhere. */
async function shownIn(browser: ReturnType<typeof tab>) {
  const loaded = browser.load(asked);
  signIn(loaded.session, authAnswer(1));
  loaded.override.bring(names);
  await settled();
  return loaded;
}

test('it is taken for a remote that the user has, after the others, and goes from the address', async () => {
  const browser = tab();
  const { override, page } = browser.load(`${asked}&period=2026-10`);
  expect(page.address).toBe('https://app.example/tickets?period=2026-10');
  expect(browser.fetched).toEqual([]);
  override.bring(names);
  override.bring(names);
  await settled();

  expect(browser.fetched).toEqual([`${name} ${origin}`]);
  expect(overridden(registered, override.current())).toEqual([registered[0], fromThere]);
});

test('nothing is read where the deployment allows none', () => {
  const browser = tab();
  const { override, page } = browser.load(asked, []);
  override.bring(names);

  expect(override.current()).toEqual({ status: 'none' });
  expect([browser.fetched, browser.kept(), page.address]).toEqual([
    [],
    null,
    `https://app.example/tickets${asked}`,
  ]);
});

test.each([
  ['another origin', `?override=${name}@http://127.0.0.1:4306`, 'not-allowed'],
  ['the origin as a user of another', `?override=${name}@${origin}@evil.example`, 'malformed'],
  ['a path', `?override=${name}@${origin}/evil`, 'malformed'],
  ['no address', `?override=${name}@javascript:alert(1)`, 'malformed'],
  ['no name', `?override=@${origin}`, 'malformed'],
  ['two at once', `${asked}&override=remote-online@${origin}`, 'malformed'],
])('%s is refused, and nothing is fetched or kept', async (_case, search, reason) => {
  const browser = tab();
  const { override } = browser.load(search);
  override.bring(names);
  await settled();

  expect(override.current()).toMatchObject({ status: 'refused', reason });
  expect([browser.fetched, browser.kept()]).toEqual([[], null]);
});

test('a remote that the user does not have is refused unfetched', () => {
  const browser = tab();
  const { override } = browser.load(asked);
  override.bring(['remote-online']);

  expect(override.current()).toMatchObject({ status: 'refused', reason: 'not-registered' });
  expect([browser.fetched, browser.kept()]).toEqual([[], null]);
});

test('a machine that does not answer leaves what is published', async () => {
  const browser = tab();
  browser.given.answer = 'unreachable';
  const { override } = await shownIn(browser);

  expect(override.current()).toMatchObject({ status: 'refused', reason: 'unreachable' });
  expect(overridden(registered, override.current())).toBe(registered);
});

test('it outlives the sign-in that it was opened before, and reloads', async () => {
  const browser = tab();
  const { override } = await shownIn(browser);
  expect(override.current()).toMatchObject({ status: 'on' });

  expect(browser.load('').override.current()).toEqual({ status: 'requested', name, origin });
  // The deployment took its word back.
  expect(browser.load('', ['https://other.example']).override.current()).toEqual({ status: 'none' });
});

test('signing out forgets it, for the next one to sign in too', async () => {
  const browser = tab();
  const { session, override, reloads } = await shownIn(browser);
  signOut(session);
  expect([override.current(), browser.kept()]).toEqual([{ status: 'none' }, null]);
  signIn(session, authAnswer(2));

  expect(override.current()).toEqual({ status: 'none' });
  expect(browser.load('').override.current()).toEqual({ status: 'none' });
  // Signing out leaves the page.
  expect(reloads()).toBe(0);
});

test('a session that runs out takes it along: the page that stays is loaded anew', async () => {
  const browser = tab();
  const { session, override, reloads } = await shownIn(browser);
  expireSession(session, session.meta.getState().epoch);

  expect([override.current(), browser.kept(), reloads()]).toEqual([{ status: 'none' }, null, 1]);
});

test('of another signing-in nothing is taken over', async () => {
  const browser = tab();
  await shownIn(browser);
  browser.store(JSON.stringify({ name, origin, epoch: 'another' }));

  expect(browser.load('').override.current()).toEqual({ status: 'none' });
  expect(browser.kept()).toBeNull();
});
