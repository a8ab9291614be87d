import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpPlace } from './http-place';

interface Asked {
  readonly line: string;
  readonly token: string | undefined;
  readonly body: string;
}

let server: Server;
let asked: Asked[];
let answer: { status: number; body: string };

beforeEach(async () => {
  asked = [];
  answer = { status: 204, body: '' };
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes) => (body += String(bytes)));
    request.on('end', () => {
      asked.push({ line: `${request.method} ${request.url}`, token: request.headers.authorization, body });
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => new Promise((done) => server.close(done)));

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const audit = {
  at: '2026-11-22T12:00:00Z',
  by: 'asha',
  deed: 'rolled back',
  sequence: 2,
  keyId: '0123456789abcdef',
};
const commit = { from: null, registry: '{}', releases: [], audit };

test('a deed is sent whole, with the token and the bytes of its files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  await writeFile(join(folder, 'entry.js'), 'run()');
  const releases = [{ name: 'remote-a', version: '1.0.0', folder }];

  await httpPlace(address(), 'secret').commit({ ...commit, releases });

  expect(asked).toMatchObject([{ line: 'POST /deployments', token: 'Bearer secret' }]);
  expect(JSON.parse(asked[0]!.body)).toEqual({
    ...commit,
    releases: [{ name: 'remote-a', version: '1.0.0', files: { 'entry.js': 'cnVuKCk=' } }],
  });
});

test('a place without a registry is empty, and its manifests are read where pages read them', async () => {
  answer = { status: 404, body: '' };
  await expect(httpPlace(address(), undefined).readRegistry()).resolves.toBeNull();
  answer = { status: 200, body: '{"name":"remote-a"}' };
  const bytes = await httpPlace(address(), undefined).readManifest('/remotes/remote-a/1.0.0/');

  expect(Buffer.from(bytes).toString()).toBe('{"name":"remote-a"}');
  expect(asked.map(({ line }) => line)).toEqual([
    'GET /registry.json',
    'GET /remotes/remote-a/1.0.0/manifest.json',
  ]);
});

test.each<[string, { status: number; body: string }, string]>([
  [
    'its words',
    { status: 409, body: '{"detail":"Somebody else was quicker."}' },
    'Somebody else was quicker.',
  ],
  ['the token, when it is that', { status: 401, body: '{}' }, 'does not take this token'],
  ['its status, when it has none', { status: 502, body: '<html>' }, 'refused it with 502'],
])('a refusal of the server is told by %s', async (_, given, words) => {
  answer = given;

  await expect(httpPlace(address(), 'secret').commit(commit)).rejects.toThrow(words);
});

test('without a token nothing is sent, and a server that is not there is named', async () => {
  await expect(httpPlace(address(), undefined).commit(commit)).rejects.toThrow('Name the token');
  expect(asked).toEqual([]);
  await expect(httpPlace('http://127.0.0.1:1', 'x').readRegistry()).rejects.toThrow('cannot be reached');
});
