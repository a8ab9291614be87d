import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maskPlayer } from '../../platform/access/mask-player';
import { readMaskKey } from '../../platform/access/mask-key';
import { verifyAudit } from '../../house/audit/verify-audit';
import { signAccessToken } from '../../platform/auth/access-token';
import { givenOtpSecret } from '../../platform/auth/testing/given-otp-secret';
import { givenTokenKeys } from '../../platform/auth/testing/given-token-keys';
import { totpCode } from '../../platform/auth/totp';
import { useTotp } from '../../platform/auth/use-totp';
import { readConfig } from '../../platform/config/config';
import { readPreferencesOf } from '../../monitoring/notifications/preferences';
import { actForAllBrands } from '../brand-scope';
import { closeDataFolder } from '../close-data-folder';
import { dataFileName, openStore } from '../open-store';
import { givenPostgres, type GivenPostgres } from '../testing/given-postgres';
import type { Store } from '../store';
import { givenUser, startTestApp } from '../../app/testing/test-app';
import { addKeyTo, openGivenKeys, openKeyFile } from './given-keys';
import { rotateKeys } from '../../app/key-rotation/rotate-keys';
import { findKeysInUse, sealedColumns } from './sealed-columns';
import { settleFiles } from '../../app/key-rotation/settle-files';
import { dumpOf, filesBelow } from './testing/dump';
import { givenSecrets } from './testing/given-secrets';
import { onEngines } from '../testing/on-engines';

const now = new Date('2026-03-15T10:00:00.000Z');

describe.each(onEngines([['duckdb'], ['postgres']]))('secrets on %s', (engine) => {
  let postgres: GivenPostgres | undefined;
  let folder: string;
  let dataDir: string;
  let keyFile: string;
  let store: Store;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    dataDir = join(folder, 'data');
    keyFile = join(folder, 'secrets.key');
    mkdirSync(dataDir);
    writeFileSync(keyFile, process.env['SECRETS_KEY'] ?? '', { mode: 0o600 });
    postgres = engine === 'postgres' ? await givenPostgres() : undefined;
    store = await open();
  });
  afterEach(async () => {
    await store.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  });

  const keys = () => openKeyFile(keyFile, dataDir);
  const config = () => ({ ...readConfig({ DATA_DIR: dataDir }) });
  function open(secrets = keys()): Promise<Store> {
    return actForAllBrands(() => openStore({ dataDir, databaseUrl: postgres?.url, secrets }));
  }
  async function openAgain(secrets = keys()): Promise<void> {
    await store.close();
    store = await open(secrets);
  }
  const startApp = () => startTestApp(store, { config: { dataDir } });

  test('a copy of store and folder holds no secret, neither as it is nor in base64 or hex', async () => {
    const app = await startApp();
    const secrets = await givenSecrets(app, dataDir);
    await app.server.close();
    const dump = Buffer.from(await dumpOf(store));
    if (engine === 'duckdb') await store.query('checkpoint');
    const copy = [{ path: 'tables', bytes: dump }, ...filesBelow(dataDir)];

    expect(copy.length).toBeGreaterThan(engine === 'duckdb' ? 4 : 3);
    // Something is known to be there, or nothing would be found anywhere.
    expect(dump.includes('u_viewer@example.test')).toBe(true);
    const found = Object.entries(secrets).flatMap(([name, secret]) => {
      const bytes = Buffer.from(secret as string);
      expect(bytes.length).toBeGreaterThan(20);
      const forms = [bytes, ...(['base64', 'base64url', 'hex'] as const).map((form) => bytes.toString(form))];
      return copy
        .filter((one) => forms.some((form) => one.bytes.includes(form)))
        .map(({ path }) => [name, path]);
    });
    expect(found).toEqual([]);
  });

  test('with all that a copy has, nobody makes a token, a code, a signature, or opens a key', async () => {
    const app = await startApp();
    const { authenticator, webhook } = await givenSecrets(app, dataDir);
    const dump = await dumpOf(store);
    const [session] = await store.query<{ id: string; userId: string }>(
      `select id as "id", user_id as "userId" from token_family where user_id = 'u_admin'`,
    );
    // Every text of some length that a copy has, as key, and the bytes that it stands for.
    const texts = [...new Set(dump.match(/[\w+/=.-]{30,}/g) ?? [])];
    const candidates = texts.flatMap((text) => [
      Buffer.from(text),
      Buffer.from(text, 'base64url'),
      Buffer.from(text.split('.').at(-1) ?? '', 'base64url'),
    ]);
    const [{ id: kid } = { id: '' }] = await store.query<{ id: string }>(
      `select id from store_key where purpose = 'TOKENS'`,
    );
    const seconds = now.getTime() / 1000;
    const forged = candidates.map((key) =>
      signAccessToken(
        { present: { ...givenTokenKeys(key).present, id: kid } },
        {
          ...{ iss: 'tallyhouse', aud: 'tallyhouse-api', brand: null, iat: seconds, exp: seconds + 600 },
          ...{ sub: session?.userId ?? '', sid: session?.id ?? '' },
        },
      ),
    );
    const statuses = new Set<number>();
    for (const token of forged) {
      const answer = await app.server.inject({
        ...{ method: 'GET', url: '/api/User/profile' },
        headers: { authorization: `Bearer ${token}` },
      });
      statuses.add(answer.statusCode);
    }
    expect(candidates.length).toBeGreaterThan(30);
    expect([...statuses]).toEqual([401]);
    expect(texts.filter((text) => [authenticator, webhook].includes(text))).toEqual([]);
    await app.server.close();

    const untouched = await dumpOf(store);
    const [mine] = keys().ids;
    const other = openGivenKeys({ secretsKey: anotherKey(), secretsKeyFile: undefined, dataDir });
    await store.close();
    await expect(open(other ?? undefined)).rejects.toMatchObject({
      name: 'SecretsError',
      message: `Secrets are sealed by the key ${mine}, and SECRETS_KEY gives ${other?.ids[0]}: nothing was changed.`,
    });
    store = await open();
    expect(await dumpOf(store)).toBe(untouched);
  });

  test('a sealed value that is moved to another row, or changed, is refused in words', async () => {
    await givenUser(store, { id: 'u_mallory', role: 'viewer', brandIds: '*' });
    await givenUser(store, { id: 'u_boss', role: 'admin', brandIds: '*' });
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    await givenOtpSecret(store, 'u_mallory', secret);
    const code = totpCode(secret, now);
    await store.query(
      `update app_user set otp_secret = (select m.otp_secret from app_user m where m.id = 'u_mallory') where id = 'u_boss'`,
    );

    await expect(useTotp(store, 'u_boss', { code, now })).rejects.toThrow(
      'The secret app_user otp_secret u_boss does not open: it was changed, or belongs elsewhere.',
    );
    await store.query(`update app_user set otp_secret = '${secret}' where id = 'u_boss'`);
    await expect(useTotp(store, 'u_boss', { code, now })).rejects.toThrow(/does not open/);
    expect(await useTotp(store, 'u_mallory', { code, now })).toBe(true);
  });

  test('a call that needs a secret that was moved says so, and not the secret; the others go on', async () => {
    const app = await startApp();
    const { webhook, accessToken } = await givenSecrets(app, dataDir);
    const headers = { authorization: `Bearer ${accessToken}` };
    const read = (url: string) => app.server.inject({ method: 'GET', url, headers });
    // Of another account: a webhook of somebody else would tell its secret.
    await store.query(`update notification_preference set user_id = 'u_admin' where user_id = 'u_viewer'`);

    const answer = await read('/api/Notifications/preferences');

    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      code: 'SECRET_DAMAGED',
      title: 'A required secret cannot be read',
      detail: 'It was altered, or its key is missing. The server log names it and the remedy.',
    });
    expect(answer.body).not.toContain(webhook);
    expect((await read('/api/User/profile')).statusCode).toBe(200);
    await app.server.close();
  });

  test('a store of the release before is sealed at its next opening, once, and what it showed stays', async () => {
    const oldKey = Buffer.alloc(32, 7);
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    await givenUser(store, { id: 'u_1', role: 'admin', brandIds: '*' });
    await store.query(
      `update app_user set otp_secret = '${secret}', otp_pending_secret = 'PENDINGPENDING22'`,
    );
    await store.query(
      `insert into notification_preference (user_id, matrix, webhook_url, webhook_secret, version, updated_at)
       values ('u_1', '{}', 'https://hooks.example/canary', 'webhook-canary', 1, '2026-01-01T00:00:00Z')`,
    );
    await store.query(
      `insert into keyed_call (id, request_hash, started_at, status, body)
       values ('c_1', 'x', '2026-01-01T00:00:00Z', 200, '{"headers":{},"body":{"secret":"answer-canary"}}')`,
    );
    await store.query('delete from store_key');
    await store.query(`delete from store_meta where key = 'sealed'`);
    await store.query(`insert into store_meta (key, value) values ('token-key', $1)`, [
      oldKey.toString('base64url'),
    ]);
    if (engine === 'duckdb') await store.query('checkpoint');

    await openAgain();
    const dump = await dumpOf(store);
    for (const plain of [secret, 'PENDINGPENDING22', 'canary', oldKey.toString('base64url')])
      expect(dump).not.toContain(plain);
    // Not in what was freed of the file, either.
    if (engine === 'duckdb') {
      await store.query('checkpoint');
      const bytes = readFileSync(join(dataDir, dataFileName));
      for (const plain of [secret, 'PENDINGPENDING22', 'webhook-canary', oldKey.toString('base64url')])
        expect([plain, bytes.includes(plain)]).toEqual([plain, false]);
    }
    expect(await useTotp(store, 'u_1', { code: totpCode(secret, now), now })).toBe(true);
    expect(await readPreferencesOf(store, 'u_1')).toMatchObject({
      webhookUrl: 'https://hooks.example/canary',
      webhookSecret: 'webhook-canary',
    });
    // Masks are those of before; what signed tokens was open to all, and signs no more.
    const mask = { brandId: 'alder', key: await readMaskKey(store) };
    expect(maskPlayer('p', mask)).toBe(maskPlayer('p', { ...mask, key: oldKey }));
    expect(await auditOf(store)).toEqual([{ deed: 'SEALED_FIRST', key: keys().ids[0], sealed: 5 }]);
    const sealed = await dumpOf(store);
    await openAgain();
    expect(sameButSteps(await dumpOf(store))).toBe(sameButSteps(sealed));
  });

  test('rotating seals all anew by a key of its own making, and sessions go on', async () => {
    const app = await startApp();
    const { authenticator, accessToken, webhook, checkpointKey } = await givenSecrets(app, dataDir);
    const [before = ''] = keys().ids;
    const profile = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await app.server.inject({ method: 'GET', url: '/api/User/profile', headers })).statusCode;
    };

    // As another process does it, over the same store.
    const other = engine === 'postgres' ? await open() : store;
    const { present, sealed } = await rotateKeys(other, config(), now);
    if (other !== store) await other.close();

    expect(keys().ids).toEqual([present, before]);
    expect(sealed).toBeGreaterThan(10);
    expect(await findKeysInUse(store)).toEqual([present]);
    const files = filesBelow(dataDir).filter(({ path }) => path.endsWith('.sealed'));
    expect(files.length).toBeGreaterThan(2);
    for (const { bytes } of files) expect(bytes.toString().startsWith(`s1.${present}.`)).toBe(true);
    expect((await verifyAudit(store)).faults).toEqual([]);
    expect((await auditOf(store)).at(-1)).toEqual({ deed: 'ROTATED', key: present, before, sealed });
    // The server that runs goes on: with tokens of before for an hour, and signs by the new key.
    expect(await profile(accessToken)).toBe(200);
    const later = await app.server.inject({
      ...{ method: 'POST', url: '/api/Auth/login' },
      payload: { email: 'u_admin@example.test', password: 'four words nobody guesses' },
    });
    expect(await profile(later.json<{ token: string }>().token)).toBe(200);
    await app.server.close();

    // The key of before may go.
    writeFileSync(keyFile, readFileSync(keyFile, 'utf8').split('\n').slice(0, 2).join('\n'));
    await openAgain();
    expect(keys().ids).toEqual([present]);
    await store.query(`update app_user set otp_last_step = null`);
    expect(await useTotp(store, 'u_viewer', { code: totpCode(authenticator, now), now })).toBe(true);
    expect((await readPreferencesOf(store, 'u_viewer')).webhookSecret).toBe(webhook);
    expect(checkpointKey).toContain('PRIVATE KEY');
    expect(settleFiles(config(), keys())).toBe(0);
  });

  test('a token of the key before ends with its hour, and a newer one of it is refused at once', async () => {
    const app = await startApp();
    const { accessToken, tokenKey } = await givenSecrets(app, dataDir);
    const [{ id: kid } = { id: '' }] = await store.query<{ id: string }>(
      `select id from store_key where purpose = 'TOKENS'`,
    );
    await rotateKeys(store, config(), now);
    await app.server.close();
    const restarted = await startApp();
    const profile = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await restarted.server.inject({ method: 'GET', url: '/api/User/profile', headers })).statusCode;
    };
    const [session] = await store.query<{ id: string }>(
      `select id from token_family where user_id = 'u_admin'`,
    );
    const forged = (iat: number, lives: number) =>
      signAccessToken(
        { present: { id: kid, key: tokenKey, retiredAt: null } },
        {
          ...{ iss: 'tallyhouse', aud: 'tallyhouse-api', brand: null, sub: 'u_admin' },
          ...{ sid: session?.id ?? '', iat, exp: iat + lives },
        },
      );
    const seconds = now.getTime() / 1000;

    expect(await profile(accessToken)).toBe(200);
    expect(await profile(forged(seconds, 600))).toBe(200);
    expect(await profile(forged(seconds, 901))).toBe(401);
    restarted.advance(120_000);
    expect(await profile(forged(seconds + 120, 600))).toBe(401);
    restarted.advance(3_600_000);
    expect(await profile(forged(seconds - 60, 900_000))).toBe(401);
    await restarted.server.close();
  });

  test('a rotation that broke off changes nothing, and the next one goes on with its key', async () => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    await givenUser(store, { id: 'u_1', role: 'admin', brandIds: '*' });
    await givenOtpSecret(store, 'u_1', secret);
    await givenUser(store, { id: 'u_2', role: 'admin', brandIds: '*' });
    await store.query(
      `update app_user set otp_secret = 's1.${keys().ids[0]}.${'x'.repeat(60)}' where id = 'u_2'`,
    );
    const before = await dumpOf(store);

    await expect(rotateKeys(store, config(), now)).rejects.toThrow(/app_user otp_secret u_2 does not open/);
    expect(await dumpOf(store)).toBe(before);
    expect(keys().ids).toHaveLength(2);
    await store.query(`update app_user set otp_secret = null where id = 'u_2'`);
    await openAgain();
    const { present } = await rotateKeys(store, config(), now);

    expect(keys().ids).toHaveLength(2);
    expect(present).toBe(keys().ids[0]);
    expect(await useTotp(store, 'u_1', { code: totpCode(secret, now), now })).toBe(true);
  });

  test('a key given ahead of the others is taken; without one, SECRETS_KEY cannot be rotated, in words', async () => {
    const older = process.env['SECRETS_KEY'] ?? '';
    const newer = anotherKey();
    const given = (secretsKey: string) =>
      openGivenKeys({ secretsKey, secretsKeyFile: undefined, dataDir }) ?? undefined;
    await openAgain(given(older));
    await expect(rotateKeys(store, config(), now)).rejects.toThrow(/^SECRETS_KEY names no newer key than/);
    await openAgain(given(`${newer},${older}`));
    const { present } = await rotateKeys(store, config(), now);

    expect(present).toBe(given(newer)?.ids[0]);
    await openAgain(given(newer));
  });
});

test('keys that lie in the data folder as they are get sealed; those elsewhere stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-files-'));
  const dataDir = join(folder, 'data');
  const secrets = openGivenKeys({ secretsKey: anotherKey(), secretsKeyFile: undefined, dataDir });
  if (secrets === null) throw new Error('no keys');
  for (const keysDir of [join(dataDir, 'authority-keys'), join(folder, 'elsewhere')]) {
    mkdirSync(join(keysDir, 'alder'), { recursive: true });
    writeFileSync(join(keysDir, 'alder', 'GBT.hmac'), 'plain-canary');
    const { authorities } = readConfig({ DATA_DIR: dataDir, AUTHORITY_KEYS_DIR: keysDir });
    settleFiles({ dataDir, authorities }, secrets);
  }

  expect(filesBelow(dataDir).map(({ path }) => path)).toEqual([
    join(dataDir, 'authority-keys/alder/GBT.hmac.sealed'),
  ]);
  expect(filesBelow(dataDir)[0]?.bytes.includes('plain-canary')).toBe(false);
  expect(readFileSync(join(folder, 'elsewhere/alder/GBT.hmac'), 'utf8')).toBe('plain-canary');
  rmSync(folder, { recursive: true });
});

// Only root may act as somebody else.
const asRoot = process.getuid?.() === 0 ? test : test.skip;
asRoot('another account of the machine reads neither the data nor the key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-nobody-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  await closeDataFolder(dataDir);
  const keyFile = `${dataDir}-secrets.key`;
  addKeyTo(keyFile, now);
  const store = await openStore({ dataDir, secrets: openKeyFile(keyFile, dataDir) });
  await store.close();
  writeFileSync(join(folder, 'open'), 'for all');
  chmodSync(join(folder, 'open'), 0o644);
  const asNobody = (path: string) =>
    spawnSync('cat', [path], { uid: 65_534, gid: 65_534, encoding: 'utf8' }).status;

  expect(asNobody(join(folder, 'open'))).toBe(0);
  expect(asNobody(join(dataDir, 'tallyhouse.duckdb'))).toBe(1);
  expect(asNobody(keyFile)).toBe(1);
  rmSync(folder, { recursive: true });
});

test('every column that a migration calls sealed, a secret or a key is among those that are sealed', () => {
  const migrations = filesBelow('api/src/store/migrations')
    .filter(({ path }) => path.endsWith('.sql'))
    .map(({ bytes }) => bytes.toString())
    .join('\n');
  const named = [
    ...migrations.matchAll(/^\s*(?:alter table \w+ add column )?(\w*secret\w*|sealed) varchar/gm),
  ];
  const sealed = new Set<string>(sealedColumns.map(({ column }) => column));

  // A hash of a random secret says nothing of it.
  const open = named.map(([, column = '']) => column).filter((column) => !sealed.has(column));
  expect(open).toEqual(['secret_hash']);
  expect(named.length).toBeGreaterThan(4);
});

function anotherKey(): string {
  return randomBytes(32).toString('base64');
}

async function auditOf(store: Store): Promise<unknown[]> {
  const rows = await store.query<{ detail: string }>(
    `select detail from audit_event where action = 'KEYS_ROTATED' order by seq`,
  );
  return rows.map(({ detail }) => JSON.parse(detail) as unknown);
}

/** A dump without what using an authenticator writes. */
function sameButSteps(dump: string): string {
  return dump.replaceAll(/"otp_last_step":\d+/g, '');
}
