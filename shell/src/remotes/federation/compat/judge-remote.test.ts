import type { OpenedRemote, RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { openedOf, remoteOf } from '@tallyhouse/shared/testing/registry';
import { judgeAnnounced, judgeOpened, type AnnouncedTo, type OpenedIn, type Verdict } from './judge-remote';

const hash = `sha384-${'a'.repeat(64)}`;
const reasonsIn = (verdict: Verdict) => (verdict.verdict === 'refused' ? verdict.reasons : []);

describe('by what the registry says', () => {
  const page: AnnouncedTo = {
    contract: 1,
    origins: new Set(['https://desk.example', 'https://remotes.example']),
    address: 'https://desk.example/online',
  };
  const retail = { ...remoteOf('remote-retail', '1.0.0'), paths: ['/retail'] };
  const online = { ...remoteOf('remote-online', '1.0.0'), paths: ['/online'], owner: 'Online reporting' };

  function reasonsOf(changed: Partial<RegisteredRemote>) {
    const remote = { ...retail, ...changed };
    return reasonsIn(judgeAnnounced(remote, [online, remote], page));
  }

  test('what was built for this page is compatible, from an origin that is allowed too', () => {
    expect(judgeAnnounced(retail, [online, retail], page)).toEqual({ verdict: 'compatible' });
    expect(reasonsOf({ baseUrl: 'https://remotes.example/retail/' })).toEqual([]);
  });

  test.each<[string, Partial<RegisteredRemote>, unknown]>([
    ['another contract', { contract: 2 }, { code: 'contract', remote: 2, page: 1 }],
    ['a name inside another', { name: 'remote-online/plugin' }, { code: 'name' }],
    ['a name that is taken', { name: 'remote-online' }, { code: 'name-taken', owner: 'Online reporting' }],
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
    ['a place that is none', { baseUrl: 'https://:/' }, { code: 'origin', origin: 'https://:/' }],
  ])('%s is refused', (_, changed, reason) => {
    expect(reasonsOf(changed)).toContainEqual(reason);
  });

  test('the first that claims something keeps it', () => {
    expect(judgeAnnounced(online, [online, { ...retail, paths: ['/online'] }], page)).toEqual({
      verdict: 'compatible',
    });
  });

  test('several reasons are told together', () => {
    expect(reasonsOf({ contract: 2, paths: ['/online'] }).map(({ code }) => code)).toEqual([
      'contract',
      'path-taken',
    ]);
  });
});

describe('by its manifest', () => {
  const page: OpenedIn = {
    provides: new Set(['react', '@tallyhouse/shared/kit/core']),
    checksIntegrity: true,
  };
  const remote = remoteOf('remote-retail', '1.0.0');
  const retail: OpenedRemote = {
    ...openedOf('remote-retail', '1.0.0'),
    consumes: ['react'],
    calls: ['GET /api/RetailReports'],
    preload: { '/remote-retail': ['entry.js', 'retail.js'] },
    files: { 'entry.js': hash, 'retail.js': hash },
  };
  const online = openedOf('remote-online', '1.0.0');

  function reasonsOf(changed: Partial<OpenedRemote>, seenBy: Partial<OpenedIn> = {}) {
    const opened = { ...retail, ...changed };
    return reasonsIn(judgeOpened(opened, { remote, before: [online] }, { ...page, ...seenBy }));
  }

  test('what was built for this page is compatible, once more too', () => {
    expect(judgeOpened(retail, { remote, before: [online, retail] }, page)).toEqual({
      verdict: 'compatible',
    });
  });

  test.each<[string, Partial<OpenedRemote>, unknown]>([
    [
      'the manifest of another remote',
      { name: 'remote-online' },
      { code: 'manifest-of', name: 'remote-online', version: '1.0.0' },
    ],
    [
      'the manifest of another version',
      { version: '1.0.1' },
      { code: 'manifest-of', name: 'remote-retail', version: '1.0.1' },
    ],
    [
      'another contract than was announced',
      { contract: 2 },
      { code: 'manifest-of', name: 'remote-retail', version: '1.0.0' },
    ],
    [
      'other paths than were announced',
      { paths: ['/remote-retail', '/online'] },
      { code: 'manifest-of', name: 'remote-retail', version: '1.0.0' },
    ],
    ['a module that is not given', { consumes: ['react', 'vue'] }, { code: 'shared', modules: 'vue' }],
    [
      'a container that is taken',
      { container: online.container },
      { code: 'container-taken', owner: 'Online reporting' },
    ],
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

  test('several reasons are told together', () => {
    expect(reasonsOf({ consumes: ['vue'], files: {} }).map(({ code }) => code)).toEqual([
      'shared',
      'no-hash',
    ]);
  });

  test('development servers build without hashes', () => {
    expect(reasonsOf({ files: {} }, { checksIntegrity: false })).toEqual([]);
  });
});
