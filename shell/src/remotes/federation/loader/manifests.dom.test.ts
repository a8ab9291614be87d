import { createHash } from 'node:crypto';
import { openedOf, remoteOf } from '@tallyhouse/shared/testing/registry';
import { broughtManifests } from './brought-manifests';
import type { ReadFile } from './look-at-file';
import { createManifests, type BroughtManifest } from './manifests';

const opened = { ...openedOf('remote-retail', '1.0.0'), calls: ['GET /api/RetailReports'] };
const { baseUrl, ...manifest } = opened;
const text = JSON.stringify(manifest);
const sha384 = (of: string) => `sha384-${createHash('sha384').update(of).digest('base64')}`;
const remote = { ...remoteOf('remote-retail', '1.0.0'), manifest: sha384(text) };
const bytesOf = (of: string) => new TextEncoder().encode(of);
const file = (of: string): ReadFile => ({ state: 'published', bytes: bytesOf(of) });

function manifestsWith(brought: readonly BroughtManifest[], answer: () => Promise<ReadFile>) {
  const readFile = jest.fn<Promise<ReadFile>, [url: string, hash: string, signal: AbortSignal]>(answer);
  return { readFile, manifests: createManifests({ brought: () => brought, readFile }) };
}

test('one that came with the page is read there, and nothing is fetched', async () => {
  const { manifests, readFile } = manifestsWith([{ baseUrl, text }], () =>
    Promise.reject(new Error('offline')),
  );

  await expect(manifests.read(remote)).resolves.toEqual({ status: 'opened', opened });
  expect(readFile).not.toHaveBeenCalled();
});

test.each<[string, readonly BroughtManifest[]]>([
  ['none came with the page', []],
  ['that of another place came', [{ baseUrl: '/remotes/remote-retail/1.0.1/', text }]],
  ['it was altered in the page', [{ baseUrl, text: text.replace('RetailReports', 'Users') }]],
  ['it was cut off in the page', [{ baseUrl, text: text.slice(0, -1) }]],
])('where %s it is fetched under its hash', async (_, brought) => {
  const { manifests, readFile } = manifestsWith(brought, () => Promise.resolve(file(text)));

  await expect(manifests.read(remote)).resolves.toEqual({ status: 'opened', opened });
  expect(readFile.mock.calls.map(([url, hash]) => [url, hash])).toEqual([
    ['/remotes/remote-retail/1.0.0/manifest.json', remote.manifest],
  ]);
});

test.each(['gone', 'altered', 'moved', 'unreachable'] as const)(
  'one that is %s is told as such',
  async (state) => {
    const { manifests } = manifestsWith([], () => Promise.resolve({ state }));

    await expect(manifests.read(remote)).resolves.toEqual({ status: 'failed', reason: state });
  },
);

test.each(['no JSON', JSON.stringify({ ...manifest, format: 9 })])(
  'what was published and is no manifest of this page (%s) cannot be read',
  async (other) => {
    const { manifests } = manifestsWith([], () => Promise.resolve(file(other)));

    await expect(manifests.read({ ...remote, manifest: sha384(other) })).resolves.toEqual({
      status: 'unreadable',
    });
  },
);

test('one that was read is kept, one that failed is asked for anew', async () => {
  const answers: ReadFile[] = [{ state: 'unreachable' }, file(text)];
  const { manifests, readFile } = manifestsWith([], () => Promise.resolve(answers.shift()!));

  await expect(manifests.read(remote)).resolves.toMatchObject({ status: 'failed' });
  await expect(manifests.read(remote)).resolves.toMatchObject({ status: 'opened' });
  await expect(manifests.read(remote)).resolves.toMatchObject({ status: 'opened' });
  expect(readFile).toHaveBeenCalledTimes(2);
});

test('one under way is shared, and once given up the next asks anew', async () => {
  const { manifests, readFile } = manifestsWith([], () => new Promise(() => undefined));
  void manifests.read(remote);
  void manifests.read(remote);
  await new Promise((resolve) => setTimeout(resolve));
  expect(readFile).toHaveBeenCalledTimes(1);

  manifests.abandon(remote);
  void manifests.read(remote);
  await new Promise((resolve) => setTimeout(resolve));
  expect(readFile).toHaveBeenCalledTimes(2);
  expect(readFile.mock.calls.map(([, , signal]) => signal.aborted)).toEqual([true, false]);
});

test.each<[string, string]>([
  ['nothing', ''],
  ['what is no JSON', '[{'],
  ['what is no list', '{"baseUrl":"/","text":""}'],
  ['what has no text', '[{"baseUrl":"/"},null,7]'],
])('a page that carries %s carries none', (_, content) => {
  document.body.innerHTML = `<script type="application/json" id="tallyhouse-manifests">${content}</script>`;

  expect(broughtManifests(document)).toEqual([]);
});

test('a page carries text exactly as it is', () => {
  const given = [{ baseUrl, text: '{"a":"<\u00e4>\\n"}\r\n' }];
  const json = JSON.stringify(given).replaceAll('<', '\\u003c');
  document.body.innerHTML = `<script type="application/json" id="tallyhouse-manifests">${json}</script>`;

  expect(broughtManifests(document)).toEqual(given);
});
