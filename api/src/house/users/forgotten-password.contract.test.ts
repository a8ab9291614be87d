import type { Auth } from '@tallyhouse/shared/contracts/auth';
import { readConfig } from '../../platform/config/config';
import { hashPassword } from '../../platform/auth/passwords';
import { startMailServer } from '../../monitoring/notifications/testing/given-messages';
import { openEmbeddedStore } from '../../store/testing/open-test-store';
import { givenUser, startTestApp, type TestApp } from '../../app/testing/test-app';
import { bothEngines } from '../../store/testing/on-engines';

const password = 'Right-password-1';
const newPassword = 'four words nobody guesses';

describe.each(bothEngines())('a forgotten password on %s', (_engine, open) => {
  let app: TestApp;
  let mail: Awaited<ReturnType<typeof startMailServer>>;

  beforeAll(async () => {
    const store = await open();
    mail = await startMailServer();
    app = await startTestApp(store, {
      config: {
        mail: { ...readConfig({}).mail, smtpUrl: mail.url },
        publicUrl: 'https://tallyhouse.example',
      },
    });
    const passwordHash = await hashPassword(password);
    for (const id of ['asha', 'shut', 'flooded', 'slow'])
      await givenUser(store, { id, role: 'viewer', brandIds: '*', passwordHash });
    await store.query(`update app_user set disabled_at = '2026-03-01T00:00:00Z' where id = 'shut'`);
    await store.query(`update app_user set locale = 'sw' where id = 'slow'`);
  });
  afterAll(async () => {
    await app.close();
    await mail.stop();
  });

  const post = (path: string, payload: object, headers = {}) =>
    app.server.inject({ method: 'POST', url: `/api/Auth/${path}`, payload, headers });
  const forget = (id: string) => post('forgottenPassword', { email: `${id}@example.test` });
  const login = (id: string, given: string) =>
    post('login', { email: `${id}@example.test`, password: given });
  const accept = (invitationToken: string, wanted = newPassword) =>
    post('acceptInvitation', { invitationToken, newPassword: wanted });
  const check = (invitationToken: string) => post('checkInvitation', { invitationToken });
  /** The text of the next mail: quoted-printable lines are put together. */
  async function nextMail(): Promise<string> {
    const before = mail.taken.length;
    while (mail.taken.length === before) await new Promise((resolve) => setTimeout(resolve, 10));
    return (mail.taken.at(-1) ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');
  }
  async function mailedTo(id: string): Promise<{ text: string; token: string }> {
    const [text, answer] = await Promise.all([nextMail(), forget(id)]);
    expect(answer.statusCode).toBe(204);
    return { text, token: /\/login\?invitation=(\S+)/.exec(text)?.[1] ?? '' };
  }

  test('a link by mail gives another password once, and ends every session', async () => {
    const before = (await login('asha', password)).json<Auth>();
    const first = await mailedTo('asha');
    const { text, token } = await mailedTo('asha');
    expect(text).toContain('https://tallyhouse.example/login?invitation=thi_');
    const kept = JSON.stringify(await app.store.query('select * from user_invitation'));
    expect(kept).not.toContain(token);

    // A later link ends an earlier one, a bad password and a question end none.
    expect((await accept(first.token)).statusCode).toBe(403);
    expect((await accept(token, 'short')).statusCode).toBe(400);
    expect(await check(token)).toMatchObject({ statusCode: 204, body: '' });
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403]);
    expect((await login('asha', password)).statusCode).toBe(401);
    expect((await login('asha', newPassword)).statusCode).toBe(200);
    const refreshed = await post('refresh', { refreshToken: before.refreshToken, email: before.user.email });
    expect(refreshed.statusCode).toBe(401);
    const events = await app.store.query<{ detail: string }>(
      `select detail from audit_event where object_id = 'asha' and action in ('USER_CHANGED', 'PASSWORD_CHANGED')
       order by seq`,
    );
    expect(events.map(({ detail }) => JSON.parse(detail) as unknown)).toEqual([
      { deed: 'PASSWORD_LINK_MAILED' },
      { deed: 'PASSWORD_LINK_MAILED' },
      { by: 'MAILED_LINK' },
    ]);
  });

  test('nobody learns who has an account: unknown and shut ones get the same answer and no mail', async () => {
    const before = mail.taken.length;
    const answers = [await forget('nobody'), await forget('shut')];
    const known = await mailedTo('slow');

    expect(answers.map(({ statusCode, body }) => ({ statusCode, body }))).toEqual([
      { statusCode: 204, body: '' },
      { statusCode: 204, body: '' },
    ]);
    expect(mail.taken).toHaveLength(before + 1);
    expect(known.text).toContain('ndani ya dakika 30');
  });

  test('after half an hour the link is no longer good', async () => {
    app.advance(3 * 3_600_000);
    const { token } = await mailedTo('slow');
    app.advance(30 * 60_000);
    expect((await accept(token)).json()).toMatchObject({ status: 403, code: 'INVITATION_INVALID' });
  });

  test('a dead link is one, whether it was ever one or not; who asks for fifty waits', async () => {
    app.advance(3 * 3_600_000);
    const { token } = await mailedTo('slow');
    const { token: good } = await mailedTo('slow');
    const said = async (link: string) => ({
      ...(await check(link)).json<object>(),
      traceId: expect.any(String) as unknown,
    });

    expect(await said(token)).toEqual(await said('thi_never'));
    expect(await said(token)).toMatchObject({ status: 403, code: 'INVITATION_INVALID' });
    for (let count = 3; count < 50; count += 1) expect((await check('thi_never')).statusCode).toBe(403);
    expect((await check(good)).json()).toMatchObject({ status: 429, code: 'RATE_LIMIT' });
    app.advance(10_000);
    expect((await check(good)).statusCode).toBe(204);
  });

  test('a mailbox is not flooded, and the wait is that of an unknown one', async () => {
    for (const id of ['flooded', 'unknown']) {
      for (let count = 0; count < 3; count += 1) expect((await forget(id)).statusCode).toBe(204);
      const refused = await forget(id);
      expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMIT' });
      expect(refused.headers['retry-after']).toBe('60');
    }
  });

  test('an administrator cannot hand out a link that was mailed for', async () => {
    app.advance(3 * 3_600_000);
    const admin = await app.signIn({ role: 'admin', brandIds: '*' });
    await mailedTo('flooded');
    const { items } = (await admin('GET', '/api/Users', { query: { text: 'flooded' } })).json<{
      items: { mayBeInvited: boolean }[];
    }>();

    expect(items).toMatchObject([{ mayBeInvited: false }]);
    expect((await admin('POST', '/api/Users/flooded/invitation')).statusCode).toBe(409);
  });
});

test('a server that sends no mail says so, whoever asks', async () => {
  const app = await startTestApp(await openEmbeddedStore());
  const payload = { email: 'nobody@example.test' };
  const answer = await app.server.inject({ method: 'POST', url: '/api/Auth/forgottenPassword', payload });
  await app.close();

  expect(answer.json()).toMatchObject({ status: 409, code: 'NO_MAIL_SERVER' });
});
