import type { OpenedRemote } from '@tallyhouse/shared/contracts/registry';
import { openedOf } from '@tallyhouse/shared/testing/registry';
import { BrokenRemoteError } from './load-container';
import { loadScreen, type LoadScreenParts } from './load-screen';
import type { ManifestOutcome } from './manifests';

const published = `sha384-${'a'.repeat(64)}`;
const retail: OpenedRemote = {
  ...openedOf('remote-retail', '1.0.0'),
  preload: { '/retail': ['entry.js', 'retail.js'] },
  files: { 'entry.js': published, 'retail.js': published },
};
const Screen = () => null;

function moduleWith(load: () => Promise<typeof Screen>) {
  return { remote: { contract: 1, name: 'remote-retail', screens: [{ path: '/retail', load }] } };
}

function parts(given: Partial<LoadScreenParts>): LoadScreenParts {
  return {
    judgeAnnounced: () => ({ verdict: 'compatible' }),
    readManifest: () => Promise.resolve({ status: 'opened', opened: retail }),
    judgeOpened: () => Promise.resolve({ verdict: 'compatible' }),
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

  await expect(loadScreen('/retail', parts({ loadRoutesModule }))).resolves.toEqual({
    status: 'loaded',
    Screen,
    remote: retail,
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
    { judgeOpened: () => Promise.reject(new Error('404')) },
  ],
  ...(['unreachable', 'gone', 'moved', 'altered'] as const).map(
    (reason): [string, string, Partial<LoadScreenParts>] => [
      `its manifest is ${reason}`,
      reason,
      { readManifest: () => Promise.resolve({ status: 'failed', reason }) },
    ],
  ),
  [
    'its manifest went with a deployment',
    'replaced',
    {
      readManifest: () => Promise.resolve({ status: 'failed', reason: 'gone' }),
      isReplaced: () => Promise.resolve(true),
    },
  ],
])('when %s, it has failed: %s', async (_, reason, given) => {
  await expect(loadScreen('/retail', parts(given))).resolves.toEqual({ status: 'failed', reason });
});

test('one that is refused by the registry is refused before anything of it is fetched', async () => {
  const [readManifest, loadRoutesModule] = [jest.fn(), jest.fn()];
  const reasons = [{ code: 'contract', remote: 2, page: 1 }] as const;
  const judgeAnnounced = () => ({ verdict: 'refused', reasons }) as const;

  const outcome = await loadScreen('/retail', parts({ judgeAnnounced, readManifest, loadRoutesModule }));

  expect(outcome).toEqual({ status: 'refused', objections: reasons });
  expect(readManifest).not.toHaveBeenCalled();
  expect(loadRoutesModule).not.toHaveBeenCalled();
});

test.each<[string, Partial<LoadScreenParts>, string]>([
  [
    'is refused',
    {
      judgeOpened: () =>
        Promise.resolve({ verdict: 'refused', reasons: [{ code: 'shared', modules: 'vue' }] }),
    },
    'shared',
  ],
  ['cannot be read', { readManifest: () => Promise.resolve({ status: 'unreadable' }) }, 'manifest'],
])('one whose manifest %s is refused before a byte of its code is fetched', async (_, given, code) => {
  const loadRoutesModule = jest.fn();

  const outcome = await loadScreen('/retail', parts({ ...given, loadRoutesModule }));

  expect(outcome).toMatchObject({ status: 'refused', objections: [{ code }] });
  expect(loadRoutesModule).not.toHaveBeenCalled();
});

test('a manifest that does not come is asked for three times, one that came otherwise once', async () => {
  const tries = async (reason: 'unreachable' | 'altered' | 'gone' | 'moved') => {
    const readManifest = jest.fn(() => Promise.resolve({ status: 'failed', reason } as const));
    await loadScreen('/retail', parts({ readManifest }));
    return readManifest.mock.calls.length;
  };

  expect(await tries('unreachable')).toBe(3);
  expect(await tries('altered')).toBe(1);
  expect(await tries('gone')).toBe(1);
  expect(await tries('moved')).toBe(1);
});

test('a manifest that hangs is given up in time, and what comes later is handed over', async () => {
  let arrive: (outcome: ManifestOutcome) => void = () => undefined;
  const readManifest = () => new Promise<ManifestOutcome>((resolve) => (arrive = resolve));
  const loadRoutesModule = () => Promise.resolve(moduleWith(() => Promise.resolve(Screen)));

  const outcome = await loadScreen('/retail', parts({ readManifest, loadRoutesModule }));
  expect(outcome).toMatchObject({ status: 'failed', reason: 'too-slow' });
  arrive({ status: 'opened', opened: retail });

  await expect('late' in outcome ? outcome.late : null).resolves.toMatchObject({ status: 'loaded' });
});

test('files that are there are tried again, since a failed preload fails the next load too', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(Screen);
  const loadRoutesModule = jest
    .fn()
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValue(moduleWith(load));

  const outcome = await loadScreen('/retail', parts({ loadRoutesModule }));

  expect(outcome).toMatchObject({ status: 'loaded' });
});

test('a server that is away for a moment is asked again after a pause, three times in all', async () => {
  const loadRoutesModule = jest.fn().mockRejectedValue(new Error('503'));
  const pause = jest.fn(() => Promise.resolve());
  const lookAtFile = () => Promise.resolve('unreachable' as const);

  await loadScreen('/retail', parts({ loadRoutesModule, lookAtFile, pause }));

  expect(loadRoutesModule).toHaveBeenCalledTimes(3);
  expect(pause).toHaveBeenCalledTimes(2);
});

test.each(['gone', 'altered', 'moved'] as const)(
  'files that are %s are not asked for again',
  async (state) => {
    const loadRoutesModule = jest.fn().mockRejectedValue(new Error('404'));

    await loadScreen('/retail', parts({ loadRoutesModule, lookAtFile: () => Promise.resolve(state) }));

    expect(loadRoutesModule).toHaveBeenCalledTimes(1);
  },
);

test('an entry that came and is broken is not asked for again', async () => {
  const loadRoutesModule = jest.fn().mockRejectedValue(new BrokenRemoteError('no container'));

  const outcome = await loadScreen('/retail', parts({ loadRoutesModule }));

  expect(outcome).toEqual({ status: 'failed', reason: 'broken' });
  expect(loadRoutesModule).toHaveBeenCalledTimes(1);
});

test('one that hangs is given up, and what comes later is handed over', async () => {
  let arrive: (module: unknown) => void = () => undefined;
  const loadRoutesModule = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });

  const outcome = await loadScreen('/retail', parts({ loadRoutesModule }));
  expect(outcome).toMatchObject({ status: 'failed', reason: 'too-slow' });
  arrive(moduleWith(() => Promise.resolve(Screen)));

  await expect('late' in outcome ? outcome.late : null).resolves.toEqual({
    status: 'loaded',
    Screen,
    remote: retail,
  });
});
