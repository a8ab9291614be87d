import type { ApiKey } from '@tallyhouse/shared/contracts/api-keys';
import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import type { UserCard } from '@tallyhouse/shared/contracts/users';
import { actForAllBrands } from '../../store/brand-scope';
import { givenBrand, startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { freshCode, givenAuthenticator } from './testing/two-people';
import { bothEngines } from '../../store/testing/on-engines';

const now = new Date('2026-03-15T10:00:00.000Z');
const reason = 'As agreed with her superior.';

describe.each(bothEngines({ isGuarded: true }))('accounts on %s', (_engine, open) => {
  let app: TestApp;
  let admin: TestCaller;
  let approvers: TestCaller[];

  beforeEach(async () => {
    const store = await open();
    await actForAllBrands(async () => {
      await givenBrand(store, { id: 'alder', name: 'Alder' });
      await givenBrand(store, { id: 'elm', name: 'Elm' });
      app = await startTestApp(store);
      admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
      approvers = [
        await app.signIn({ role: 'approver', brandIds: ['alder'], id: 'u_a1' }),
        await app.signIn({ role: 'approver', brandIds: ['alder'], id: 'u_a2' }),
      ];
      await app.signIn({ role: 'viewer', brandIds: ['alder'], id: 'u_viewer' });
      for (const id of ['u_a1', 'u_a2']) await givenAuthenticator(app, id);
    });
  });
  afterEach(() => app.close());

  const confirm = async (id: string, who = 0) => {
    const otp = await actForAllBrands(() => freshCode(app, `u_a${who + 1}`, now));
    return approvers[who]!('POST', `/api/Changes/${id}/confirm`, { body: { otp } });
  };
  const grant = {
    userId: 'u_viewer',
    role: 'reporter',
    brandId: 'alder',
    jurisdictions: ['MT'],
    validUntil: null,
  };

  test('of one person who confirms twice at once the second is told that it was decided, and no code passes twice', async () => {
    const [first, second] = await Promise.all(
      ['MT', 'GB'].map(async (land) => {
        const proposal = await admin('POST', '/api/Roles', {
          body: { ...grant, jurisdictions: [land], reason },
        });
        return proposal.json<ChangeDetail>().id;
      }),
    );
    const otp = await actForAllBrands(() => freshCode(app, 'u_a1', now));
    const confirmBy = (id: string | undefined) =>
      approvers[0]!('POST', `/api/Changes/${id}/confirm`, { body: { otp } });

    const answers = await Promise.all([confirmBy(first), confirmBy(first)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      ...{ code: 'CHANGE_DECIDED', detail: expect.stringContaining('confirmed it') as unknown },
    });
    expect((await confirmBy(second)).json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  });

  test('two people give a role; of two who confirm at once one does', async () => {
    const proposal = await admin('POST', '/api/Roles', { body: { ...grant, reason } });
    const { id } = proposal.json<ChangeDetail>();
    const answers = await Promise.all([confirm(id, 0), confirm(id, 1)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const winner = answers[0].statusCode === 200 ? 'u_a1' : 'u_a2';
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      ...{
        code: 'CHANGE_DECIDED',
        detail: expect.stringContaining(`${winner}@example.test) confirmed it`) as unknown,
      },
    });
    const roles = (await admin('GET', '/api/Roles', { query: { userId: 'u_viewer' } })).json<{
      items: object[];
    }>();
    expect(roles.items).toEqual([
      expect.objectContaining({ role: 'reporter', jurisdictions: ['MT'], isInForce: true }),
      expect.objectContaining({ role: 'viewer', jurisdictions: null }),
    ]);
    const again = await admin('POST', '/api/Roles', {
      body: { ...grant, validUntil: '2026-06-01T00:00:00.000Z', reason },
    });
    expect(again.json<ChangeDetail>().document).toMatchObject({ role: 'reporter', validUntil: null });
    expect((await confirm(again.json<ChangeDetail>().id)).statusCode).toBe(200);
  });

  test('a new user, from the proposal to the first password', async () => {
    const assignment = { role: 'viewer', brandId: 'alder', jurisdictions: null, validUntil: null };
    const body = { email: 'neema@example.test', name: 'Neema', assignment, reason };
    const { id } = (await admin('POST', '/api/Users', { body })).json<ChangeDetail>();
    expect((await confirm(id)).statusCode).toBe(200);
    const users = await admin('GET', '/api/Users', { query: { text: 'neema', state: 'INVITED' } });
    const [card] = users.json<{ items: UserCard[] }>().items;
    const { invitationToken } = (await admin('POST', `/api/Users/${card!.id}/invitation`)).json<{
      invitationToken: string;
    }>();
    const accept = () =>
      app.server.inject({
        method: 'POST',
        url: '/api/Auth/acceptInvitation',
        payload: { invitationToken, newPassword: 'four words nobody guesses' },
      });
    const answers = await Promise.all([accept(), accept()]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403]);
    const shut = await admin('POST', `/api/Users/${card!.id}/disable`, { body: { reason } });
    expect(shut.json()).toMatchObject({ state: 'DISABLED' });
  });

  test('a key, from the proposal to its end', async () => {
    const expiresAt = '2026-06-15T10:00:00.000Z';
    const body = { brandId: 'alder', name: 'Platform', scopes: ['loads.ingest'], expiresAt, reason };
    const { id } = (await admin('POST', '/api/ApiKeys', { body })).json<ChangeDetail>();
    const confirmed = await Promise.all([confirm(id, 0), confirm(id, 1)]);
    expect(confirmed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { items } = (await admin('GET', '/api/ApiKeys', { query: { state: 'READY' } })).json<{
      items: ApiKey[];
    }>();
    expect(items).toHaveLength(1);
    const [key] = items;
    const issue = () => admin('POST', `/api/ApiKeys/${key!.id}/secret`);
    const issued = await Promise.all([issue(), issue()]);
    expect(issued.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const { secret } = issued.find(({ statusCode }) => statusCode === 201)!.json<{ secret: string }>();
    const call = () =>
      app.server.inject({
        method: 'POST',
        url: '/api/LoadData/batches',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'text/csv' },
        payload: 'a,b\n1,2\n',
      });

    // It is let in, and what it sends is not a load file.
    expect((await call()).json()).toMatchObject({ status: 400 });
    await admin('POST', `/api/ApiKeys/${key!.id}/revoke`, { body: { reason } });
    expect((await call()).statusCode).toBe(401);
  });

  test('an account with a role for a brand that the administrator does not reach is left alone', async () => {
    await actForAllBrands(async () => {
      await app.signIn({ role: 'viewer', brandIds: ['alder', 'elm'], id: 'u_both' });
    });
    const shut = await admin('POST', '/api/Users/u_both/disable', { body: { reason } });
    expect(shut.json()).toMatchObject({ status: 403 });
    const reset = await admin('POST', '/api/Users/u_both/resetPassword', { body: { reason } });
    expect(reset.json()).toMatchObject({ status: 403, detail: expect.stringContaining('every brand') });
  });

  test('with one brand chosen, nothing is proposed or decided for another', async () => {
    const call = { body: { ...grant, reason } };
    const group = await actForAllBrands(() =>
      app.signIn({ role: 'admin', brandIds: ['alder', 'elm'], id: 'u_group' }),
    );
    expect((await group('POST', '/api/Roles', { ...call, brand: 'elm' })).statusCode).toBe(403);
    const { id } = (await group('POST', '/api/Roles', { ...call, brand: 'alder' })).json<ChangeDetail>();
    expect((await group('GET', `/api/Changes/${id}`, { brand: 'elm' })).statusCode).toBe(404);
    expect((await group('POST', `/api/Changes/${id}/withdraw`, { brand: 'elm' })).statusCode).toBe(404);
    expect((await group('POST', `/api/Changes/${id}/withdraw`, { brand: 'alder' })).statusCode).toBe(200);
  });

  test('of writers of one brand’s settings at once, one wins', async () => {
    const write = (hours: number) =>
      admin('PUT', '/api/Settings/brand', {
        brand: 'alder',
        body: { lateToleranceHours: hours },
        headers: { 'if-match': '"0"' },
      });
    const answers = await Promise.all([write(1), write(2), write(3)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)!.json<object>();

    expect((await admin('GET', '/api/Settings/brand', { brand: 'alder' })).json()).toEqual(winner);
    const own = await admin('PUT', '/api/Settings/user', {
      body: { theme: 'dark' },
      headers: { 'if-match': '"0"' },
    });
    expect(own.json()).toMatchObject({ theme: 'dark' });
    expect((await admin('GET', '/api/User/profile')).headers.etag).toBe('"1"');
    expect((await admin('POST', '/api/User/exportData')).json()).toMatchObject({
      settings: { theme: 'dark' },
    });
  });
});
