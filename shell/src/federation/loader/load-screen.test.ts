import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { BrokenRemoteError } from './load-container';
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
  calls: [],
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
    judge: () => Promise.resolve({ verdict: 'compatible' }),
    loadRoutesModule: () => Promise.reject(new Error('not fetched')),
    lookAtFile: () => Promise.resolve('published'),
    isReplaced: () => Promise.resolve(false),
    pause: () => Promise.resolve(),
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
  ['its files cannot be fetched', 'unreachable', { lookAtFile: () => Promise.resolve('unreachable') }],
  ['its files are not there', 'gone', { lookAtFile: () => Promise.resolve('gone') }],
  [
    'its files went with a deployment',
    'replaced',
    { lookAtFile: () => Promise.resolve('gone'), isReplaced: () => Promise.resolve(true) },
  ],
  ['its entry is not the published one', 'altered', { lookAtFile: () => Promise.resolve('altered') }],
  ['its files lead elsewhere', 'moved', { lookAtFile: () => Promise.resolve('moved') }],
  [
    'a chunk of it is not the published one',
    'altered',
    { lookAtFile: (url) => Promise.resolve(url.endsWith('/retail.js') ? 'altered' : 'published') },
  ],
  ['its own code throws', 'broken', {}],
  ['it exposes something else', 'broken', { loadRoutesModule: () => Promise.resolve({ routes: [] }) }],
  [
    'what it needs of the page does not come',
    'unreachable',
    { judge: () => Promise.reject(new Error('404')) },
  ],
])('when %s, it has failed: %s', async (_, reason, given) => {
  await expect(loadScreen(retail, '/retail', parts(given))).resolves.toEqual({ status: 'failed', reason });
});

test('one that is refused is refused before a byte of it is fetched', async () => {
  const loadRoutesModule = jest.fn();
  const reasons = [{ code: 'contract', remote: 2, page: 1 }] as const;

  const outcome = await loadScreen(
    retail,
    '/retail',
    parts({ judge: () => Promise.resolve({ verdict: 'refused', reasons }), loadRoutesModule }),
  );

  expect(outcome).toEqual({ status: 'refused', objections: reasons });
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

test('a server that is away for a moment is asked again after a pause, three times in all', async () => {
  const loadRoutesModule = jest.fn().mockRejectedValue(new Error('503'));
  const pause = jest.fn(() => Promise.resolve());
  const lookAtFile = () => Promise.resolve('unreachable' as const);

  await loadScreen(retail, '/retail', parts({ loadRoutesModule, lookAtFile, pause }));

  expect(loadRoutesModule).toHaveBeenCalledTimes(3);
  expect(pause).toHaveBeenCalledTimes(2);
});

test.each(['gone', 'altered', 'moved'] as const)(
  'files that are %s are not asked for again',
  async (state) => {
    const loadRoutesModule = jest.fn().mockRejectedValue(new Error('404'));

    await loadScreen(
      retail,
      '/retail',
      parts({ loadRoutesModule, lookAtFile: () => Promise.resolve(state) }),
    );

    expect(loadRoutesModule).toHaveBeenCalledTimes(1);
  },
);

test('an entry that came and is broken is not asked for again', async () => {
  const loadRoutesModule = jest.fn().mockRejectedValue(new BrokenRemoteError('no container'));

  const outcome = await loadScreen(retail, '/retail', parts({ loadRoutesModule }));

  expect(outcome).toEqual({ status: 'failed', reason: 'broken' });
  expect(loadRoutesModule).toHaveBeenCalledTimes(1);
});

test('one that hangs is given up, and what comes later is handed over', async () => {
  let arrive: (module: unknown) => void = () => undefined;
  const loadRoutesModule = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });

  const outcome = await loadScreen(retail, '/retail', parts({ loadRoutesModule }));
  expect(outcome).toMatchObject({ status: 'failed', reason: 'too-slow' });
  arrive(moduleWith(() => Promise.resolve(Screen)));

  await expect('late' in outcome ? outcome.late : null).resolves.toEqual({ status: 'loaded', Screen });
});
