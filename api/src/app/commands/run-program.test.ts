import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../store/open-store';
import { givenKeyFile } from '../../reporting/export-files/testing/given-key-file';
import { runProgram } from './run-program';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'program-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Runs the program; `until` decides, line by line, when to stop it. */
async function run(
  args: string[],
  environment: Record<string, string> = {},
  until: (line: string) => void | Promise<void> = () => undefined,
) {
  const out: string[] = [];
  const errors: string[] = [];
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((done) => {
    stop = done;
  });
  const code = await runProgram(args, {
    environment: {
      DATA_DIR: dataDir,
      PORT: '0',
      WEB_DIR: join(dataDir, 'web'),
      LOG_LEVEL: 'silent',
      SECRETS_KEY: process.env['SECRETS_KEY'] ?? '',
      ...environment,
    },
    print: (line) => {
      out.push(line);
      void Promise.resolve(until(line)).then(() => {
        if (line.startsWith('Ready: ')) stop();
      });
    },
    printError: (line) => errors.push(line),
    stopped,
  });
  return { code, out, errors };
}

test('serve says where it is, what to do with an empty store, and stops when asked', async () => {
  let status = 0;
  const { code, out, errors } = await run([], {}, async (line) => {
    const address = /^Ready: (\S+)$/.exec(line)?.[1];
    if (address === undefined) return;
    const answer = await fetch(`${address}/api/health/ready`);
    await answer.text();
    ({ status } = answer);
  });

  expect({ code, status, errors }).toEqual({ code: 0, status: 200, errors: [] });
  expect(out).toEqual([
    expect.stringMatching(/^Ready: http:\/\/127\.0\.0\.1:\d+$/),
    expect.stringMatching(/^No brands yet: /),
    expect.stringMatching(/^No accounts yet: /),
  ]);
});

test('serve says by whom PDFs are signed, and until when @deep', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'program-key-'));
  const { file, passphrase } = givenKeyFile(folder);

  const { code, out } = await run([], { PDF_SIGNING_FILE: file, PDF_SIGNING_PASSPHRASE: passphrase });
  await rm(folder, { recursive: true });

  expect(code).toBe(0);
  expect(out).toContainEqual(
    expect.stringMatching(/^PDFs are signed as Alder Gaming Ltd, .* until 20\d\d-\d\d-\d\d\.$/),
  );
});

test('a port in use is one sentence and exit code 1', async () => {
  const other = createServer();
  const port = await new Promise<number>((done) =>
    other.listen(0, '127.0.0.1', () => done((other.address() as { port: number }).port)),
  );
  const { code, errors } = await run(['serve'], { PORT: String(port) });
  await new Promise((done) => other.close(done));

  expect(code).toBe(1);
  expect(errors).toEqual([
    `Port ${port} on 127.0.0.1 is in use: stop what uses it, or choose another with PORT.`,
  ]);
});

test.each([
  [['dance'], {}, 2, /^There is no command dance\./],
  [['serve', '--fast'], {}, 2, /--fast/],
  [['add-user', '--role', 'king'], {}, 2, /^--email needs an address\./],
  [
    ['add-user', '--email', 'a@b.example', '--name', 'A', '--role', 'king'],
    {},
    2,
    /^There is no role king\./,
  ],
  [
    ['add-user', '--email', 'a@b.example', '--name', 'A', '--role', 'admin', '--brand', 'oak'],
    {},
    1,
    /^There is no brand oak: the store has none yet\.$/,
  ],
  [['serve'], { PORT: 'x' }, 1, /^These settings do not make sense: PORT=x/],
  [['serve'], { PDF_SIGNING_FILE: '/no/such.p12' }, 1, /^PDF_SIGNING_FILE=\/no\/such\.p12 cannot be read/],
  [['serve'], { DATA_DIR: `${__filename}/data` }, 1, /cannot be written to\. Give this user the right/],
])('%j with %j gives exit code %d and says why @deep', async (args, environment, expected, text) => {
  const { code, errors } = await run(args, environment);

  expect(code).toBe(expected);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(text);
});

test('add-user makes an account whose password is chosen under the printed link, and writes it into the audit', async () => {
  const chief = ['--email', 'Chief@Example.test', '--name', 'Chief', '--role', 'admin'];
  const added = await run(['add-user', ...chief]);
  const link = /: http:\/\/127\.0\.0\.1:\d+\/login\?invitation=(thi_\S{43})$/.exec(added.out[1] ?? '');
  let answer: unknown;
  const served = await run([], {}, async (line) => {
    const address = /^Ready: (\S+)$/.exec(line)?.[1];
    if (address === undefined) return;
    const post = (path: string, body: object) =>
      fetch(`${address}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const newPassword = 'four words nobody guesses';
    await post('Auth/acceptInvitation', { invitationToken: link?.[1], newPassword });
    answer = await (await post('Auth/login', { email: 'chief@example.test', password: newPassword })).json();
  });

  expect(added.code).toBe(0);
  expect(served.code).toBe(0);
  // The password is right, and in all but a demo it is not enough.
  expect(answer).toMatchObject({ status: 401, code: 'SECOND_FACTOR_UNSET' });
  const store = await openStore({ dataDir });
  const [row] = await store.query<{ detail: string }>(
    `select detail from audit_event where action = 'USER_CHANGED'`,
  );
  await store.close();
  expect(JSON.parse(row?.detail ?? '')).toEqual({ deed: 'ADDED_BY_COMMAND', roles: 'admin', brands: '*' });
});

test('add-user refuses an address or a name that an account has already', async () => {
  const add = (email: string, name: string) =>
    run(['add-user', '--email', email, '--name', name, '--role', 'admin']);
  await add('chief@example.test', 'Chief');

  expect((await add('chief@example.test', 'C')).errors).toEqual([
    'There is an account chief@example.test already: choose another address.',
  ]);
  expect((await add('other@example.test', 'CHIEF')).errors).toEqual([
    'There is an account of CHIEF already: add what tells them apart.',
  ]);
});

test('demo accounts in a store with real data keep the server from starting @deep', async () => {
  const store = await openStore({ dataDir });
  await store.query(
    `insert into app_user (id, email, name, locale, password_hash, otp_at_login, is_demo, created_at)
     values ('u_1', 'viewer@tallyhouse.test', 'V', 'en', 'x', false, true, '2026-01-01T00:00:00Z')`,
  );
  await store.close();
  const { code, errors } = await run(['serve']);

  expect(code).toBe(1);
  expect(errors[0]).toMatch(/^The store holds real data and demo accounts/);
});

test.each([['--help'], ['serve', '--help'], ['add-user', '--help'], ['load', '--help']])(
  '%s explains',
  async (...args) => {
    const { code, out } = await run(args);

    expect(code).toBe(0);
    expect(out.join('\n')).toMatch(/Usage|npm run/);
  },
);
