import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { loadScreen, type LoadScreenParts } from './load-screen';

const published = `sha384-${'a'.repeat(64)}`;
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
  consumes: [],
  preload: { '/retail': ['entry.js', 'retail.js'] },
  files: { 'entry.js': published, 'retail.js': published },
  baseUrl: '/remotes/remote-retail/1.0.0/',
};
const Screen = () => null;

function moduleWith(load: () => Promise<typeof Screen>) {
  return { remote: { contract: 1, name: 'remote-retail', screens: [{ path: '/retail', load }] } };
}

function parts(given: Partial<LoadScreenParts>): LoadScreenParts {
  return {
    loadRoutesModule: () => Promise.reject(new Error('not fetched')),
    hashAt: () => Promise.resolve(published),
    budgetMs: 50,
    ...given,
  };
}

test('a remote that comes gives its screen', async () => {
  const loadRoutesModule = () => Promise.resolve(moduleWith(() => Promise.resolve(Screen)));

  await expect(loadScreen(retail, '/retail', parts({ loadRoutesModule }))).resolves.toEqual({
    status: 'loaded',
    Screen,
  });
});

test.each<[string, string, Partial<LoadScreenParts>]>([
  ['its files cannot be fetched', 'unreachable', { hashAt: () => Promise.resolve(null) }],
  ['the network is gone', 'unreachable', { hashAt: () => Promise.reject(new Error('offline')) }],
  ['its entry is not the published one', 'altered', { hashAt: () => Promise.resolve('sha384-other') }],
  [
    'a chunk of it is not the published one',
    'altered',
    { hashAt: (url) => Promise.resolve(url.endsWith('/retail.js') ? 'sha384-other' : published) },
  ],
  ['its own code throws', 'broken', {}],
  ['it exposes something else', 'broken', { loadRoutesModule: () => Promise.resolve({ routes: [] }) }],
  ['it hangs', 'too-slow', { loadRoutesModule: () => new Promise(() => undefined) }],
])('when %s, it has failed: %s', async (_, reason, given) => {
  await expect(loadScreen(retail, '/retail', parts(given))).resolves.toEqual({ status: 'failed', reason });
});

test('one for another contract is refused before a byte of it is fetched', async () => {
  const loadRoutesModule = jest.fn();

  const outcome = await loadScreen({ ...retail, contract: 2 }, '/retail', parts({ loadRoutesModule }));

  expect(outcome).toEqual({ status: 'failed', reason: 'incompatible' });
  expect(loadRoutesModule).not.toHaveBeenCalled();
});

test('files that are there are tried again, since a failed preload fails the next load too', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(Screen);
  const loadRoutesModule = jest
    .fn()
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValue(moduleWith(load));

  const outcome = await loadScreen(retail, '/retail', parts({ loadRoutesModule }));

  expect(outcome).toMatchObject({ status: 'loaded' });
});

test('files that are not there are not asked for again', async () => {
  const loadRoutesModule = jest.fn().mockRejectedValue(new Error('404'));

  await loadScreen(retail, '/retail', parts({ loadRoutesModule, hashAt: () => Promise.resolve(null) }));

  expect(loadRoutesModule).toHaveBeenCalledTimes(1);
});
