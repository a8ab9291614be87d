import { hashPassword } from '../../../platform/auth/passwords';
import { readTokenKeys } from '../../../platform/auth/token-keys';
import { totpCode } from '../../../platform/auth/totp';
import { readMaskKey } from '../../../platform/access/mask-key';
import { openCheckpoints } from '../../../house/audit/checkpoints';
import { checkpointFolder } from '../../../house/audit/keep-checkpoints';
import { confirmAs, givenAuthenticator } from '../../../house/changes/testing/two-people';
import { ensureSigningKeys } from '../../../filing/authority-simulator/ensure-signing-keys';
import { keyFile } from '../../../reporting/payloads/sign-payload';
import { defaultMatrix } from '../../../monitoring/notifications/matrix';
import { givenBrand, type TestApp } from '../../../app/testing/test-app';
import { readSealedFile } from '../sealed-file';
import { checkpointKey } from '../../../house/audit/checkpoints';

const password = 'four words nobody guesses';
const now = new Date('2026-03-15T10:00:00.000Z');

/** Secrets of every kind, as who may have them has them. */
export interface GivenSecrets {
  readonly authenticator: string;
  readonly pendingAuthenticator: string;
  readonly webhook: string;
  readonly webhookUrl: string;
  readonly machineKey: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly tokenKey: Buffer;
  readonly maskKey: Buffer;
  readonly checkpointKey: string;
  readonly authorityKey: string;
}

/** Puts a secret of every kind into the store of `app` and its data folder, by calls where a call makes it. */
export async function givenSecrets(app: TestApp, dataDir: string): Promise<GivenSecrets> {
  const { store } = app;
  await givenBrand(store, { id: 'alder' });
  const admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
  const approver = await app.signIn({ role: 'approver', brandIds: ['alder'] });
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  await givenAuthenticator(app, 'u_approver');
  await store.query(`update app_user set password_hash = $1 where id in ('u_viewer', 'u_admin')`, [
    await hashPassword(password),
  ]);
  const begin = async (who: typeof viewer) =>
    (await who('POST', '/api/User/secondFactor', { body: { currentPassword: password } })).json<{
      secret: string;
    }>().secret;

  const authenticator = await begin(viewer);
  const otp = totpCode(authenticator, now);
  await viewer('POST', '/api/User/secondFactor/confirm', { body: { otp, otpAtLogin: true } });
  const pendingAuthenticator = await begin(admin);
  const webhookUrl = 'https://hooks.example/services/T0/B0/canary-in-the-address';
  const preferences = await viewer('PUT', '/api/Notifications/preferences', {
    body: { matrix: defaultMatrix, webhookUrl },
    headers: { 'if-match': '"0"' },
  });
  const change = await admin('POST', '/api/ApiKeys', {
    body: {
      ...{ brandId: 'alder', name: 'Platform', scopes: ['loads.ingest'] },
      ...{ expiresAt: '2026-06-15T10:00:00.000Z', reason: 'The platform sends its bets by itself.' },
    },
  });
  await confirmAs(app, { caller: approver, userId: 'u_approver', now }, change.json<{ id: string }>().id);
  const [ready] = (await admin('GET', '/api/ApiKeys')).json<{ items: { id: string }[] }>().items;
  const issued = await admin('POST', `/api/ApiKeys/${ready?.id ?? ''}/secret`, {
    headers: { 'idempotency-key': 'handed-out-once' },
  });
  const login = await app.server.inject({
    ...{ method: 'POST', url: '/api/Auth/login' },
    payload: { email: 'u_admin@example.test', password },
  });

  const { secrets } = store;
  const pair = { brandId: 'alder', authorityId: 'GBT' };
  const keysDir = `${dataDir}/authority-keys`;
  ensureSigningKeys({ keysDir, secrets }, pair);
  const folder = checkpointFolder({ dataDir });
  await openCheckpoints(folder, secrets);
  return {
    ...{ authenticator, pendingAuthenticator, webhookUrl },
    webhook: preferences.json<{ webhookSecret: string }>().webhookSecret,
    machineKey: issued.json<{ secret: string }>().secret,
    accessToken: login.json<{ token: string }>().token,
    refreshToken: login.json<{ refreshToken: string }>().refreshToken,
    tokenKey: (await readTokenKeys(store)).present.key,
    maskKey: await readMaskKey(store),
    checkpointKey: readSealedFile(secrets, checkpointKey(folder)) ?? '',
    authorityKey: readSealedFile(secrets, keyFile(keysDir, pair, 'HMAC_SHA256')) ?? '',
  };
}
