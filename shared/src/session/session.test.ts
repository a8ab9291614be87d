import { authAnswer } from '../testing/fake-api';
import { fakeBrowser } from '../testing/fake-environment';
import { signedOut } from './auth-state';
import { emptyMain } from './main-state';
import { resetMain, saveQuery } from './save-main';
import { brandOfTab, createSession } from './session';
import { selectBrand } from './select-brand';
import { signIn, signOut } from './sign-in';

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

test('what lies under auth and main has exactly the specified fields', () => {
  const { environment, storage } = fakeBrowser();
  const session = createSession(environment);

  signIn(session, authAnswer(1));
  selectBrand(session, alder);
  saveQuery(session, { text: 'slots' });

  expect(JSON.parse(storage.get('auth') ?? '')).toEqual({
    token: 't2',
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

test('a brand belongs to its tab; the last choice is where a new tab starts', () => {
  const first = fakeBrowser();
  const firstTab = createSession(first.environment);
  signIn(firstTab, authAnswer(1));
  selectBrand(firstTab, alder);
  const secondTab = createSession(fakeBrowser({ storage: first.storage }).environment);

  expect(brandOfTab(secondTab)).toBe('alder');
  selectBrand(secondTab, { ...alder, selectedBrand: null, selectedBrandName: null, brand: null });

  expect(brandOfTab(secondTab)).toBeNull();
  expect(brandOfTab(firstTab)).toBe('alder');
});

test('E05 signing out in one tab takes the other to /login', () => {
  const first = fakeBrowser();
  const firstTab = createSession(first.environment);
  signIn(firstTab, authAnswer(1));
  const second = fakeBrowser({ storage: first.storage });
  const secondTab = createSession(second.environment);

  signOut(firstTab);
  second.storageChanged('auth');

  expect(secondTab.auth.getState().token).toBeNull();
  expect(second.visited).toEqual(['/login']);
});

test('E07 another user in one tab reloads the other', () => {
  const first = fakeBrowser();
  const firstTab = createSession(first.environment);
  signIn(firstTab, authAnswer(1));
  const second = fakeBrowser({ storage: first.storage });
  createSession(second.environment);

  signIn(firstTab, authAnswer(2, 'bo'));
  second.storageChanged('auth');

  expect(second.visited).toEqual(['reload']);
});
