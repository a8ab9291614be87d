import type { Auth } from '@tallyhouse/shared/contracts/auth';
import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { confirmAs, givenAuthenticator } from '../changes/testing/two-people';
import { actForAllBrands } from '../../store/brand-scope';
import { givenBrand, givenUser, startTestApp, type TestApp } from '../../app/testing/test-app';
import { hashPassword } from '../../platform/auth/passwords';
import { totpCode } from '../../platform/auth/totp';
import { bothEngines } from '../../store/testing/on-engines';

const password = 'Right-password-1';
const startMs = Date.parse('2026-03-15T10:00:00.000Z');
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

describe.each(bothEngines({ isGuarded: true }))('a second factor at sign-in on %s', (_engine, open) => {
  let app: TestApp;
  let nowMs = startMs;

  beforeAll(async () => {
    const store = await open();
    nowMs = startMs;
    await actForAllBrands(() => givenBrand(store, { id: 'alder' }));
    app = await startTestApp(store, { config: { secondFactorRoles: undefined } });
  });
  afterAll(() => app.close());

  const advance = (ms: number) => {
    nowMs += ms;
    app.advance(ms);
  };
  const inStore = <T extends object>(sql: string, params: string[] = []) =>
    actForAllBrands(() => app.store.query<T>(sql, params));
  const givenAccount = (id: string) =>
    actForAllBrands(() => givenUser(app.store, { id, role: 'viewer', brandIds: ['alder'], passwordHash }));
  const post = (path: string, payload: object) =>
    app.server.inject({ method: 'POST', url: `/api/Auth/login${path}`, payload });
  const credentials = (id: string) => ({ email: `${id}@example.test`, password });
  const login = (id: string, more = {}) => post('', { ...credentials(id), ...more });
  const begin = (id: string) => post('/enrolment', credentials(id));
  const finish = (enrolmentToken: string, otp: string) => post('/enrolment/confirm', { enrolmentToken, otp });
  const recover = (id: string, recoveryCode: string) =>
    post('/recoveryCode', { ...credentials(id), recoveryCode });
  const codeAt = (secret: string) => totpCode(secret, new Date(nowMs));
  const begun = async (id: string) =>
    (await begin(id)).json<{ enrolmentToken: string; secret: string; otpauthUrl: string }>();
  /** Makes an account with an authenticator and recovery codes. */
  async function enrolled(id: string) {
    await givenAccount(id);
    const { enrolmentToken, secret } = await begun(id);
    const answer = await finish(enrolmentToken, codeAt(secret));
    return { secret, ...answer.json<Auth & { recoveryCodes: string[] }>() };
  }
  const call = (token: string, method: 'GET' | 'POST' = 'GET', url = '/api/User/profile') =>
    app.server.inject({ method, url, headers: { authorization: `Bearer ${token}` } });

  test('whose role demands it sets up an authenticator first, and is let in nowhere until then', async () => {
    await givenAccount('asha');
    const refused = await login('asha');
    expect(refused.json()).toMatchObject({ status: 401, code: 'SECOND_FACTOR_UNSET' });
    expect(refused.headers['set-cookie']).toBeUndefined();
    const wrong = await post('/enrolment', { ...credentials('asha'), password: 'x' });
    expect(wrong.json()).toMatchObject({ status: 401, code: 'BAD_CREDENTIALS' });
    const { enrolmentToken, secret, otpauthUrl } = await begun('asha');

    expect(otpauthUrl).toContain(`secret=${secret}`);
    expect((await call(enrolmentToken)).json()).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
    const otp = codeAt(secret);
    expect((await finish(enrolmentToken, otp === '000000' ? '111111' : '000000')).json()).toMatchObject({
      ...{ status: 403, code: 'SECOND_FACTOR_REQUIRED' },
    });
    const answers = await Promise.all([finish(enrolmentToken, otp), finish(enrolmentToken, otp)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    const { token, recoveryCodes } = answers
      .find(({ statusCode }) => statusCode === 200)!
      .json<Auth & { recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await call(token)).json()).toMatchObject({ otpDemanded: true, recoveryCodesLeft: 10 });
    // The first code is used up.
    expect((await login('asha')).json()).toMatchObject({ code: 'OTP_REQUIRED' });
    expect((await login('asha', { otp })).json()).toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect((await begin('asha')).json()).toMatchObject({ code: 'OTP_REQUIRED' });
  });

  test('an enrolment ends after ten minutes, with another password, and with the account', async () => {
    await givenAccount('late');
    const late = await begun('late');
    advance(10 * 60_000);
    const invalid = { status: 403, code: 'ENROLMENT_INVALID' };
    expect((await finish(late.enrolmentToken, codeAt(late.secret))).json()).toMatchObject(invalid);

    const other = await begun('late');
    await inStore(`update app_user set password_hash = 'other' where id = 'late'`);
    expect((await finish(other.enrolmentToken, codeAt(other.secret))).json()).toMatchObject(invalid);
    await inStore(`update app_user set password_hash = $1 where id = 'late'`, [passwordHash]);
    await inStore(`update app_user set disabled_at = '2026-03-01T00:00:00Z' where id = 'late'`);
    expect((await finish(other.enrolmentToken, codeAt(other.secret))).json()).toMatchObject(invalid);
    expect((await login('late')).json()).toMatchObject({ status: 423 });
    expect((await begin('late')).json()).toMatchObject({ status: 423 });
  });

  test('a recovery code signs in once, however it is written, and the audit tells how many are left', async () => {
    const { recoveryCodes } = await enrolled('rehema');
    const code = recoveryCodes[3]!;
    expect((await recover('rehema', 'AAAA-AAAA-AAAA-AAAA')).json()).toMatchObject({
      ...{ status: 401, code: 'BAD_CREDENTIALS' },
    });
    const typed = code.replaceAll('-', ' ').toLowerCase();
    const answers = await Promise.all([recover('rehema', typed), recover('rehema', code)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const answer = answers.find(({ statusCode }) => statusCode === 200)!;
    expect(answer.json()).toMatchObject({ user: { id: 'rehema' }, recoveryCodesLeft: 9 });
    const [event] = await inStore<{ detail: string }>(
      `select detail from audit_event where actor_id = 'rehema' and detail like '%RECOVERY_CODE_USED%'`,
    );
    expect(JSON.parse(event!.detail)).toMatchObject({ left: 9 });
    const kept = JSON.stringify(await inStore('select * from recovery_code'));
    for (const one of recoveryCodes) expect(kept).not.toContain(one);
    // Nobody else's, and not without the password.
    await enrolled('other');
    expect((await recover('other', recoveryCodes[4]!)).statusCode).toBe(401);
    const without = { ...credentials('rehema'), password: 'x', recoveryCode: recoveryCodes[4] };
    expect((await post('/recoveryCode', without)).statusCode).toBe(401);
  });

  test('two people take a lost authenticator away: sessions and recovery codes end with it', async () => {
    const { token, recoveryCodes } = await enrolled('lost');
    const { admin, approver } = await actForAllBrands(async () => {
      const people = {
        admin: await app.signIn({ role: 'admin', brandIds: ['alder'] }),
        approver: await app.signIn({ role: 'approver', brandIds: ['alder'] }),
      };
      await givenAuthenticator(app, 'u_approver');
      return people;
    });
    const body = { reason: 'She has lost her telephone.' };
    const { id } = (await admin('POST', '/api/Users/lost/resetSecondFactor', { body })).json<ChangeDetail>();
    expect((await call(token)).statusCode).toBe(200);
    const now = new Date(nowMs);
    await actForAllBrands(() => confirmAs(app, { caller: approver, userId: 'u_approver', now }, id));

    expect((await call(token)).statusCode).toBe(401);
    expect((await recover('lost', recoveryCodes[0]!)).json()).toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect((await login('lost')).json()).toMatchObject({ code: 'SECOND_FACTOR_UNSET' });
  });

  test('a demo demands nothing of itself', async () => {
    await givenAccount('demo');
    await inStore(`insert into store_meta (key, value) values ('demo', 'yes')`);
    const answer = await login('demo');
    await inStore(`delete from store_meta where key = 'demo'`);

    expect(answer.statusCode).toBe(200);
    expect((await login('demo')).json()).toMatchObject({ code: 'SECOND_FACTOR_UNSET' });
  });
});
