import { authAnswer } from '../testing/fake-api';
import { fakeBrowser } from '../testing/fake-environment';
import { signedOut } from './auth-state';
import { emptyMain } from './main-state';
import { resetMain, saveData, saveQuery } from './save-main';
import { createSession } from './session';
import { brandOfTab } from './tab-brand';
import { selectBrand } from './select-brand';
import { expireSession, leaveExpired, signOut } from './end-session';
import { renewTokens, signIn } from './sign-in';

const alder = {
  token: 't2',
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
    channels: ['ONLINE' as const],
    licences: [],
  },
};

const allBrands = { ...alder, selectedBrand: null, selectedBrandName: null, brand: null };
const toLogin = '/login?returnTo=%2Fonline%3Fperiod%3D2026-10';

test('what lies under auth and main has exactly the specified fields', async () => {
  const { environment, storage } = fakeBrowser();
  const session = createSession(environment);

  signIn(session, authAnswer(1));
  await selectBrand(session, alder);
  saveQuery(session, { text: 'slots' });

  expect(JSON.parse(storage.get('auth') ?? '')).toEqual({
    token: 't1',
    refreshToken: 'r1',
    selectedBrand: 'alder',
    selectedBrandName: 'Alder',
    user: authAnswer(1).user,
    roles: ['reporter'],
  });
  expect(JSON.parse(storage.get('main') ?? '')).toEqual({ ...emptyMain, query: { text: 'slots' } });
});

test('a reload finds the session and what the screens saved; a reset makes all of it null', () => {
  const { environment } = fakeBrowser();
  const before = createSession(environment);
  signIn(before, authAnswer(1));
  saveQuery(before, 'slots');

  const after = createSession(environment);

  expect(after.auth.getState()).toMatchObject({ token: 't1', roles: ['reporter'] });
  expect(after.main.getState().query).toBe('slots');
  resetMain(after);
  expect(createSession(environment).main.getState()).toEqual(emptyMain);
});

test('signing out forgets tokens, user, roles and what the screens saved', () => {
  const { environment } = fakeBrowser();
  const session = createSession(environment);
  signIn(session, authAnswer(1));
  saveQuery(session, 'slots');

  signOut(session);

  expect(session.auth.getState()).toEqual(signedOut);
  expect(session.main.getState()).toEqual(emptyMain);
});

test.each(['{', 'null', '[]', '7', '{"token":7}', '{"token":"t1"}', '{"__proto__":{"token":"t1"}}'])(
  'F01 F04 %s under auth is signed out',
  (text) => {
    const { environment } = fakeBrowser({ storage: new Map([['auth', text]]) });

    expect(createSession(environment).auth.getState()).toEqual(signedOut);
  },
);

test('F05 fields of another version stay where they are', () => {
  const { environment, storage } = fakeBrowser();
  signIn(createSession(environment), authAnswer(1));
  const newer = { ...(JSON.parse(storage.get('auth') ?? '') as object), schema: 2 };
  storage.set('auth', JSON.stringify(newer));

  signIn(createSession(environment), authAnswer(2));

  expect(JSON.parse(storage.get('auth') ?? '')).toMatchObject({ schema: 2, token: 't2' });
});

test('a brand belongs to its tab; the last choice is where a new tab starts', async () => {
  const first = fakeBrowser();
  const firstTab = createSession(first.environment);
  signIn(firstTab, authAnswer(1));
  await selectBrand(firstTab, alder);
  const second = fakeBrowser({ storage: first.storage });
  const secondTab = createSession(second.environment);
  const third = fakeBrowser({ storage: first.storage });
  const thirdTab = createSession(third.environment);

  expect(brandOfTab(secondTab)).toBe('alder');
  await selectBrand(secondTab, allBrands);
  third.storageChanged('auth');

  expect(brandOfTab(secondTab)).toBeNull();
  expect(brandOfTab(firstTab)).toBe('alder');
  // It was opened before the other choice and has made none of its own.
  expect(brandOfTab(thirdTab)).toBe('alder');
});

test('a brand is taken over by the same user only', async () => {
  const { environment } = fakeBrowser();
  const session = createSession(environment);
  signIn(session, authAnswer(1));
  await selectBrand(session, alder);
  signOut(session);

  signIn(session, authAnswer(2, 'bo'));
  expect(brandOfTab(session)).toBeNull();
  expect(session.auth.getState()).toMatchObject({ selectedBrand: null, selectedBrandName: null });

  signOut(session);
  signIn(session, authAnswer(3, 'bo'));
  await selectBrand(session, alder);
  signOut(session);
  signIn(session, authAnswer(4, 'bo'));
  expect(brandOfTab(session)).toBe('alder');
});

describe('main', () => {
  test('is wiped when the brand changes, and at sign-out', async () => {
    const { environment, storage } = fakeBrowser();
    const session = createSession(environment);
    signIn(session, authAnswer(1));
    await selectBrand(session, alder);
    saveQuery(session, 'slots');

    await selectBrand(session, alder);
    expect(session.main.getState().query).toBe('slots');
    await selectBrand(session, allBrands);
    expect(session.main.getState()).toEqual(emptyMain);
    expect(storage.has('main')).toBe(false);

    saveQuery(session, 'slots');
    signOut(session);
    expect([...storage.values()].join()).not.toContain('slots');
  });

  test.each([
    ['another user', { schema: 1, userId: 'bo', brandId: null }],
    ['another brand', { schema: 1, userId: 'asha', brandId: 'elm' }],
    ['nobody', undefined],
  ])('of %s is not read', (_, tag) => {
    const { environment, storage } = fakeBrowser();
    signIn(createSession(environment), authAnswer(1));
    saveQuery(createSession(environment), 'slots');
    if (tag === undefined) storage.delete('main.meta');
    else storage.set('main.meta', JSON.stringify(tag));

    expect(createSession(environment).main.getState()).toEqual(emptyMain);
  });

  test('takes the header of a result for data, and refuses rows', () => {
    const { environment, storage } = fakeBrowser();
    const session = createSession(environment);
    signIn(session, authAnswer(1));
    const header = { snapshotId: 's-1', columns: ['Gaming day', 'GGR'], totals: { ggr: '12.00' } };
    saveData(session, header);

    expect(createSession(environment).main.getState().data).toEqual(header);
    const withRows = { ...header, rows: [['2026-11-20', '12.00']] };
    expect(() => saveData(session, withRows)).toThrow(/rows/);
    storage.set('main', JSON.stringify({ data: withRows, query: 'slots' }));
    expect(createSession(environment).main.getState()).toEqual({ ...emptyMain, query: 'slots' });
  });

  test('keeps fields of another version', () => {
    const { environment, storage } = fakeBrowser();
    const session = createSession(environment);
    signIn(session, authAnswer(1));
    storage.set('main', JSON.stringify({ later: 7 }));

    saveQuery(session, 'slots');

    expect(JSON.parse(storage.get('main') ?? '')).toEqual({ ...emptyMain, later: 7, query: 'slots' });
  });
});

describe('a session that could not be renewed', () => {
  function expired() {
    const browser = fakeBrowser();
    const session = createSession(browser.environment);
    signIn(session, authAnswer(1));
    saveQuery(session, 'slots');
    const other = fakeBrowser({ storage: browser.storage });
    const otherTab = createSession(other.environment);
    expireSession(session, session.meta.getState().epoch);
    other.storageChanged('auth');
    return { browser, session, other, otherTab };
  }

  test('is forgotten in the storage, while every tab knows who may sign in again', () => {
    const { browser, session, other, otherTab } = expired();

    expect(JSON.parse(browser.storage.get('auth') ?? '')).toMatchObject({ token: null, user: null });
    expect(browser.storage.has('main')).toBe(false);
    for (const tab of [session, otherTab]) expect(tab.expired.getState().user?.id).toBe('asha');
    expect([browser.visited, other.visited]).toEqual([[toLogin], [toLogin]]);
  });

  /** The same, where another tab sees the storage key by key: `late` lets it see one. */
  function expiredLate() {
    const browser = fakeBrowser();
    const session = createSession(browser.environment);
    signIn(session, authAnswer(1));
    const seen = new Map(browser.storage);
    const other = fakeBrowser({ storage: seen });
    const otherTab = createSession(other.environment);
    const late = (key: string) => {
      seen.set(key, browser.storage.get(key) ?? '');
      other.storageChanged(key);
    };
    expireSession(session, session.meta.getState().epoch);
    late('auth');
    expect(otherTab.auth.getState().token).toBe('t1');
    late('auth.meta');
    return { session, other, otherTab, late };
  }

  test('is told apart from a sign-out although its tokens vanish before the reason comes', () => {
    const { other, otherTab } = expiredLate();

    expect(otherTab.expired.getState().user?.id).toBe('asha');
    expect(other.events).toEqual([{ kind: 'ended', cause: 'expired' }]);
  });

  test('changes nothing more when the page goes on asking', () => {
    const { browser, session } = expired();

    expireSession(session, session.meta.getState().epoch);

    expect(session.expired.getState().user?.id).toBe('asha');
    expect(browser.visited).toEqual([toLogin]);
  });

  test('goes on where it was when the same user signs in again, in every tab', () => {
    const { browser, session, other, otherTab } = expired();

    signIn(session, authAnswer(2));
    other.storageChanged('auth');

    for (const tab of [session, otherTab]) {
      expect(tab.expired.getState().user).toBeNull();
      expect(tab.auth.getState().token).toBe('t2');
    }
    expect(session.main.getState().query).toBe('slots');
    expect(browser.storage.get('main')).toContain('slots');
    expect(other.visited).toEqual([toLogin]);
  });

  test('is taken up under its new name, although its tokens are visible before', () => {
    const { session, other, otherTab, late } = expiredLate();
    const { epoch } = otherTab.meta.getState();

    signIn(session, authAnswer(2));
    late('auth');
    expect(otherTab.auth.getState().token).toBeNull();
    late('auth.meta');

    expect(otherTab.auth.getState().token).toBe('t2');
    expect(otherTab.meta.getState().epoch).not.toBe(epoch);
    expect(other.events.map(({ kind }) => kind)).toEqual(['ended']);
  });

  test('leaves nothing behind when another user signs in', () => {
    const { session, other } = expired();

    signIn(session, authAnswer(2, 'bo'));
    other.storageChanged('auth');

    expect(session.main.getState()).toEqual(emptyMain);
    expect(other.visited).toEqual([toLogin, 'reload']);
  });

  test('is left for good in every tab when its user gives up in one', () => {
    const { browser, session, other, otherTab } = expired();

    leaveExpired(session);
    other.storageChanged('auth');

    for (const tab of [session, otherTab]) expect(tab.expired.getState().user).toBeNull();
    expect(browser.visited).toEqual([toLogin, toLogin]);
    expect(other.visited).toEqual([toLogin, `${toLogin}&leftElsewhere=`]);
    expect(browser.events.at(-1)).toEqual({ kind: 'ended', cause: 'signed-out' });
  });
});

test('tokens that vanish without a reason are a sign-out, a moment later', () => {
  jest.useFakeTimers();
  const { environment, storage, storageChanged, visited } = fakeBrowser();
  const session = createSession(environment);
  signIn(session, authAnswer(1));

  storage.delete('auth');
  storageChanged('auth');
  expect(visited).toEqual([]);
  jest.advanceTimersByTime(100);

  expect(visited).toEqual([toLogin]);
  expect(session.auth.getState()).toEqual(signedOut);
  jest.useRealTimers();
});

test('the ends that a renewal in another tab brought are taken over, although its tokens were visible before', () => {
  const browser = fakeBrowser();
  const session = createSession(browser.environment);
  signIn(session, authAnswer(1));
  const late = new Map(browser.storage);
  const other = fakeBrowser({ storage: late });
  const otherTab = createSession(other.environment);
  browser.clock.nowMs += 60_000;
  renewTokens(session, authAnswer(2));

  for (const key of ['auth', 'auth.meta']) {
    late.set(key, browser.storage.get(key) ?? '');
    other.storageChanged(key);
  }

  expect(otherTab.auth.getState().token).toBe('t2');
  expect(otherTab.meta.getState()).toEqual(session.meta.getState());
});

test('signing in again while signed in leaves the page as it is', () => {
  const session = createSession(fakeBrowser().environment);
  signIn(session, authAnswer(1));
  saveQuery(session, 'slots');

  signIn(session, authAnswer(2));

  expect(session.main.getState().query).toBe('slots');
});

test('a storage that refuses is told once for each change, and the tab goes on', () => {
  const { environment, events } = fakeBrowser({ isStorageBlocked: true });
  const session = createSession(environment);

  signIn(session, authAnswer(1));

  expect(events).toEqual([{ kind: 'not-stored' }]);
  expect(session.auth.getState().token).toBe('t1');
});

test('the ends of a session are kept in the time of this machine', () => {
  const { environment, clock } = fakeBrowser();
  const session = createSession(environment);
  clock.nowMs = 1_000_000;

  signIn(session, authAnswer(1));

  expect(session.meta.getState()).toMatchObject({ idleEndsAtMs: 4_600_000, endsAtMs: 44_200_000 });
});
