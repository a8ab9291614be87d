import type { Navigation, RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { menuGroups } from './menu-groups';

function entry(path: string, more: Partial<Navigation>): Navigation {
  const title = { en: path, sw: path };
  return { path, title, group: 'reports', icon: 'table', order: 1, permission: 'reports.view', ...more };
}

const remotes: RegisteredRemote[] = [
  {
    name: 'remote-a',
    version: '1.0.0',
    owner: 'Team A',
    contract: 1,
    paths: ['/retail', '/online', '/api-log', '/dashboard', '/settings'],
    navigation: [
      entry('/retail', { order: 20, channels: ['RETAIL'] }),
      entry('/online', { order: 10, channels: ['ONLINE'] }),
      entry('/api-log', { group: 'logs', permission: 'logs.view' }),
      entry('/dashboard', { group: 'overview', permission: 'dashboard.view' }),
    ],
    baseUrl: '/',
    manifest: '',
  },
];

function tab(channels: ('ONLINE' | 'RETAIL')[] | null, permissions: string[]): TabBrand {
  const brand = {
    id: 'alder',
    name: 'Alder',
    country: 'TZ',
    currency: 'TZS',
    zone: 'Africa/Dar_es_Salaam',
    cutoff: '06:00',
    licences: [],
  };
  return { userId: 'u', permissions, brand: channels === null ? null : { ...brand, channels } };
}

const paths = (of: TabBrand) =>
  menuGroups(remotes, of).map(({ group, entries }) => [group, ...entries.map((e) => e.path)]);

test('groups stand in their fixed order, entries in that of the registry', () => {
  const all = tab(['ONLINE', 'RETAIL'], ['reports.view', 'logs.view', 'dashboard.view']);

  expect(paths(all)).toEqual([
    ['overview', '/dashboard'],
    ['reports', '/online', '/retail'],
    ['logs', '/api-log'],
  ]);
});

test('what the user may not see and channels that the brand lacks are absent', () => {
  expect(paths(tab(['ONLINE'], ['reports.view']))).toEqual([['reports', '/online']]);
});

test('an entry that asks for no permission is everybody’s', () => {
  const title = { en: 'Settings', sw: 'Mipangilio' };
  const settings: Navigation = {
    path: '/settings',
    title,
    group: 'administration',
    icon: 'setting',
    order: 1,
  };
  const [remote] = remotes;
  const withSettings = [{ ...remote!, navigation: [settings] }];

  expect(menuGroups(withSettings, tab(['ONLINE'], [])).map(({ group }) => group)).toEqual(['administration']);
});

test('the group view shows entries of every channel', () => {
  expect(paths(tab(null, ['reports.view']))).toEqual([['reports', '/online', '/retail']]);
});

test('an entry for the path of another remote is none', () => {
  const [remote] = remotes;
  const intruder = { ...remote!, name: 'remote-b', paths: ['/own'], navigation: [entry('/online', {})] };

  expect(menuGroups([remote!, intruder], tab(null, ['reports.view']))).toEqual(
    menuGroups(remotes, tab(null, ['reports.view'])),
  );
});
