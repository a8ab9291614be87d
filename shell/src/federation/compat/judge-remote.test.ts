import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { judgeRemote, type JudgingPage } from './judge-remote';

const hash = `sha384-${'a'.repeat(64)}`;
const page: JudgingPage = {
  contract: 1,
  provides: new Set(['react', '@tallyhouse/shared/kit/core']),
  origins: new Set(['https://desk.example', 'https://remotes.example']),
  address: 'https://desk.example/online',
  checksIntegrity: true,
};
const retail: RegisteredRemote = {
  format: 1,
  name: 'remote-retail',
  version: '1.0.0',
  owner: 'Retail reporting',
  contract: 1,
  container: 'tallyhouse_remote_retail_1_0_0',
  entry: 'entry.js',
  paths: ['/retail'],
  navigation: [],
  consumes: ['react'],
  calls: ['GET /api/RetailReports'],
  preload: { '/retail': ['entry.js', 'retail.js'] },
  files: { 'entry.js': hash, 'retail.js': hash },
  baseUrl: '/remotes/remote-retail/1.0.0/',
};
const online: RegisteredRemote = {
  ...retail,
  name: 'remote-online',
  owner: 'Online reporting',
  container: 'tallyhouse_remote_online_1_0_0',
  paths: ['/online'],
};

function reasonsOf(changed: Partial<RegisteredRemote>, seenBy: Partial<JudgingPage> = {}) {
  const remote = { ...retail, ...changed };
  const verdict = judgeRemote(remote, [online, remote], { ...page, ...seenBy });
  return verdict.verdict === 'refused' ? verdict.reasons : [];
}

test('what was built for this page is compatible, from an origin that is allowed too', () => {
  expect(judgeRemote(retail, [online, retail], page)).toEqual({ verdict: 'compatible' });
  expect(reasonsOf({ baseUrl: 'https://remotes.example/retail/' })).toEqual([]);
});

test.each<[string, Partial<RegisteredRemote>, unknown]>([
  ['another contract', { contract: 2 }, { code: 'contract', remote: 2, page: 1 }],
  ['a module that is not given', { consumes: ['react', 'vue'] }, { code: 'shared', modules: 'vue' }],
  ['a name inside another', { name: 'remote-online/plugin' }, { code: 'name' }],
  ['a name that is taken', { name: 'remote-online' }, { code: 'name-taken', owner: 'Online reporting' }],
  [
    'a container that is taken',
    { container: online.container },
    { code: 'container-taken', owner: 'Online reporting' },
  ],
  [
    'a path that is taken',
    { paths: ['/retail', '/online'] },
    { code: 'path-taken', path: '/online', owner: 'Online reporting' },
  ],
  [
    'a path below one that is taken',
    { paths: ['/online/tickets'] },
    { code: 'path-taken', path: '/online/tickets', owner: 'Online reporting' },
  ],
  [
    'a place that only begins as an allowed one',
    { baseUrl: 'https://remotes.example.evil/' },
    { code: 'origin', origin: 'https://remotes.example.evil' },
  ],
  ['a place without an origin', { baseUrl: 'data:text/javascript,' }, { code: 'origin', origin: 'null' }],
  ['an entry outside its folder', { entry: '../entry.js' }, { code: 'file-name', file: '../entry.js' }],
  [
    'an entry at another place',
    { entry: '//evil.example/entry.js' },
    { code: 'file-name', file: '//evil.example/entry.js' },
  ],
  [
    'an address that carries more than a name',
    { entry: 'entry.js?x=1' },
    { code: 'file-name', file: 'entry.js?x=1' },
  ],
  ['an entry without a hash', { files: { 'retail.js': hash } }, { code: 'no-hash', file: 'entry.js' }],
  ['a chunk without a hash', { files: { 'entry.js': hash } }, { code: 'no-hash', file: 'retail.js' }],
  [
    'a hash that browsers ignore',
    { files: { 'entry.js': `sha384-${'0f'.repeat(48)}`, 'retail.js': hash } },
    { code: 'no-hash', file: 'entry.js' },
  ],
  [
    'a call that gives tokens',
    { calls: ['GET /api/RetailReports', 'POST /api/Auth/refresh'] },
    { code: 'session-call', call: 'POST /api/Auth/refresh' },
  ],
  [
    'a file that nothing checks',
    { files: { ...retail.files, 'look.css': hash } },
    { code: 'file-kind', file: 'look.css' },
  ],
])('%s is refused', (_, changed, reason) => {
  expect(reasonsOf(changed)).toContainEqual(reason);
});

test('the first that claims something keeps it', () => {
  expect(judgeRemote(online, [online, { ...retail, paths: ['/online'] }], page)).toEqual({
    verdict: 'compatible',
  });
});

test('several reasons are told together', () => {
  expect(reasonsOf({ contract: 2, paths: ['/online'], files: {} }).map(({ code }) => code)).toEqual([
    'contract',
    'path-taken',
    'no-hash',
  ]);
});

test('development servers build without hashes', () => {
  expect(reasonsOf({ files: {} }, { checksIntegrity: false })).toEqual([]);
});
