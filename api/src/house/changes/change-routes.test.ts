import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenBrand, startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { confirmAs, freshCode, givenAuthenticator } from './testing/two-people';

const now = new Date('2026-03-15T10:00:00.000Z');
const reason = 'She takes over the shops.';

let app: TestApp;
let admin: TestCaller;
let approver: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrand(store, { id: 'alder', name: 'Alder', country: 'TZ' });
  await givenBrand(store, { id: 'elm', name: 'Elm' });
  app = await startTestApp(store);
  admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
  approver = await app.signIn({ role: 'approver', brandIds: ['alder'] });
  await app.signIn({ role: 'viewer', brandIds: ['alder'], id: 'u_viewer' });
  for (const id of ['u_admin', 'u_approver']) await givenAuthenticator(app, id);
});
afterEach(() => app.close());

const grant = (fields: object = {}) => ({
  kind: 'ROLE_ASSIGNMENT',
  payload: {
    userId: 'u_viewer',
    role: 'reporter',
    brandId: 'alder',
    jurisdictions: null,
    validUntil: null,
    ...fields,
  },
  reason,
});
const propose = async (fields: object = {}, caller = admin) => {
  const answer = await caller('POST', '/api/Changes', { body: grant(fields) });
  expect(answer.statusCode).toBe(201);
  return answer.json<ChangeDetail>();
};
const confirm = (id: string, caller = approver, userId = 'u_approver') =>
  confirmAs(app, { caller, userId, now }, id);
const rolesOf = async (userId: string) =>
  (
    await app.store.query<{ role: string }>('select role from app_user_role where user_id = $1 order by 1', [
      userId,
    ])
  ).map(({ role }) => role);
const auditOf = (objectId: string) =>
  app.store.query<{ action: string; actor_id: string }>(
    'select action, actor_id from audit_event where object_id = $1 order by seq',
    [objectId],
  );

test('a proposal says what would change and changes nothing; its confirmation by another does', async () => {
  const change = await propose();
  expect(change).toMatchObject({
    state: 'OPEN',
    brandId: 'alder',
    summary: 'Assign u_viewer (u_viewer@example.test) the role reporter for Alder',
    document: null,
    mayConfirm: false,
    obstacle: expect.stringContaining('yourself'),
    expiresAt: '2026-03-29T10:00:00.000Z',
  });
  expect(change.differences).toContainEqual({ field: 'role', before: null, after: 'reporter' });
  expect(await rolesOf('u_viewer')).toEqual(['viewer']);

  const seen = (await approver('GET', `/api/Changes/${change.id}`)).json<ChangeDetail>();
  expect(seen).toMatchObject({ mayConfirm: true, obstacle: null });
  const confirmed = await confirm(change.id);

  expect(confirmed.json()).toMatchObject({ state: 'APPLIED', decidedBy: { id: 'u_approver' } });
  expect(await rolesOf('u_viewer')).toEqual(['reporter', 'viewer']);
  expect(await auditOf(change.id)).toEqual([
    { action: 'CHANGE_PROPOSED', actor_id: 'u_admin' },
    { action: 'CHANGE_CONFIRMED', actor_id: 'u_approver' },
  ]);
});

test('nobody confirms or refuses what they proposed, whatever their roles; the try stays in the audit', async () => {
  await app.store.query(
    `insert into app_user_role (user_id, role, brand_id) values ('u_admin', 'approver', '*')`,
  );
  const change = await propose();

  const answers = [
    await confirm(change.id, admin, 'u_admin'),
    await admin('POST', `/api/Changes/${change.id}/refuse`, { body: { reason } }),
  ];
  for (const answer of answers)
    expect(answer.json()).toMatchObject({ status: 403, code: 'SELF_CONFIRMATION' });
  expect(await rolesOf('u_viewer')).toEqual(['viewer']);
  expect((await auditOf(change.id)).map(({ action }) => action)).toEqual([
    'CHANGE_PROPOSED',
    'CONFIRMATION_REFUSED',
    'CONFIRMATION_REFUSED',
  ]);
});

test('nobody confirms a change about themselves', async () => {
  const change = await propose({ userId: 'u_approver' });

  expect((await confirm(change.id)).json()).toMatchObject({
    status: 403,
    detail: expect.stringContaining('concerns you'),
  });
});

test('a confirmation needs a fresh code: a wrong one, or one used before, changes nothing', async () => {
  const change = await propose();
  const otp = await freshCode(app, 'u_approver', now);
  const wrong = otp === '000000' ? '111111' : '000000';
  const path = `/api/Changes/${change.id}/confirm`;

  expect((await approver('POST', path, { body: { otp: wrong } })).json()).toMatchObject({
    status: 403,
    code: 'SECOND_FACTOR_REQUIRED',
  });
  expect(await rolesOf('u_viewer')).toEqual(['viewer']);
  expect((await approver('POST', path, { body: { otp } })).statusCode).toBe(200);
  const next = await propose({ role: 'viewer', validUntil: '2026-04-01T00:00:00Z' });
  expect((await approver('POST', `/api/Changes/${next.id}/confirm`, { body: { otp } })).json()).toMatchObject(
    {
      code: 'SECOND_FACTOR_REQUIRED',
    },
  );
});

test('codes cannot be tried out: after five wrong ones the right one waits', async () => {
  const change = await propose();
  const otp = await freshCode(app, 'u_approver', now);
  const tryCode = (code: string) =>
    approver('POST', `/api/Changes/${change.id}/confirm`, { body: { otp: code } });
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await tryCode(otp === '000000' ? '111111' : '000000')).statusCode).toBe(403);
  }

  expect((await tryCode(otp)).json()).toMatchObject({ status: 429, code: 'RATE_LIMIT' });
  expect(await rolesOf('u_viewer')).toEqual(['viewer']);
  app.advance(5 * 60_000);
  const later = new Date(now.getTime() + 5 * 60_000);
  expect((await tryCode(await freshCode(app, 'u_approver', later))).statusCode).toBe(200);
});

test('what it replaces was changed in between: 409, and nothing happens', async () => {
  const change = await propose({ role: 'viewer', validUntil: '2026-04-01T00:00:00Z' });
  expect(change.document).toMatchObject({ role: 'viewer', validUntil: null });
  await app.store.query(`update app_user_role set jurisdictions = 'TZ' where user_id = 'u_viewer'`);

  expect((await confirm(change.id)).json()).toMatchObject({ status: 409, code: 'CHANGE_OUTDATED' });
  const [row] = await app.store.query(`select valid_until from app_user_role where user_id = 'u_viewer'`);
  expect(row).toEqual({ valid_until: null });
  expect((await approver('GET', `/api/Changes/${change.id}`)).json()).toMatchObject({ state: 'OPEN' });
});

test('a payload that was changed in the store is not what was proposed', async () => {
  const change = await propose();
  await app.store.query(
    `update change_request set payload = cast(replace(cast(payload as varchar), 'reporter', 'approver') as json)`,
  );

  expect((await confirm(change.id)).json()).toMatchObject({ code: 'CHANGE_OUTDATED' });
  expect(await rolesOf('u_viewer')).toEqual(['viewer']);
});

test('several confirmations at once count once', async () => {
  const other = await app.signIn({ role: 'approver', brandIds: ['alder'], id: 'u_other' });
  await givenAuthenticator(app, 'u_other');
  const change = await propose();

  const answers = await Promise.all([confirm(change.id), confirm(change.id, other, 'u_other')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await auditOf(change.id)).map(({ action }) => action)).toEqual([
    'CHANGE_PROPOSED',
    'CHANGE_CONFIRMED',
  ]);
});

test('it is over after a refusal, a withdrawal and fourteen days', async () => {
  const refused = await propose();
  const answer = await approver('POST', `/api/Changes/${refused.id}/refuse`, { body: { reason } });
  expect(answer.json()).toMatchObject({ state: 'REFUSED', decisionReason: reason, mayConfirm: false });
  const withdrawn = await propose();
  expect((await approver('POST', `/api/Changes/${withdrawn.id}/withdraw`)).statusCode).toBe(403);
  expect((await admin('POST', `/api/Changes/${withdrawn.id}/withdraw`)).json()).toMatchObject({
    state: 'WITHDRAWN',
  });
  for (const { id } of [refused, withdrawn]) {
    expect((await confirm(id)).json()).toMatchObject({ status: 409, code: 'CHANGE_DECIDED' });
  }

  const left = await propose();
  await app.store.query(
    `update change_request set expires_at = timestamp '2026-03-15 10:00:00' where id = $1`,
    [left.id],
  );
  expect((await approver('GET', `/api/Changes/${left.id}`)).json()).toMatchObject({ state: 'EXPIRED' });
  expect((await confirm(left.id)).json()).toMatchObject({ code: 'CHANGE_DECIDED' });
  expect(await rolesOf('u_viewer')).toEqual(['viewer']);
  await propose();
});

test('the same change is proposed once while it is open, and says who proposed it', async () => {
  const { id } = await propose();
  const other = await propose({ validUntil: '2026-05-01T00:00:00Z' });
  expect(other.id).not.toBe(id);

  expect((await admin('POST', '/api/Changes', { body: grant() })).json()).toMatchObject({
    status: 409,
    code: 'PROPOSAL_PENDING',
    detail: expect.stringContaining('u_admin'),
  });
});

test('the boxes hold what is open, what the caller proposed and what is over', async () => {
  const [open, over] = [await propose(), await propose({ validUntil: '2026-05-01T00:00:00Z' })];
  await admin('POST', `/api/Changes/${over.id}/withdraw`);
  const box = async (caller: TestCaller, query: Record<string, string>) =>
    (await caller('GET', '/api/Changes', { query })).json<{ items: ChangeDetail[]; totalCount: number }>();

  expect((await box(approver, {})).items.map(({ id }) => id)).toEqual([open.id]);
  expect((await box(admin, { box: 'mine' })).items.map(({ id }) => id).sort()).toEqual(
    [open.id, over.id].sort(),
  );
  expect(await box(approver, { box: 'mine' })).toMatchObject({ items: [], totalCount: 0 });
  expect((await box(approver, { box: 'done' })).items.map(({ state }) => state)).toEqual(['WITHDRAWN']);
  expect((await box(approver, { kind: 'API_KEY' })).totalCount).toBe(0);
  expect((await box(admin, { box: 'mine', page: '2', pageSize: '1' })).items).toHaveLength(1);
});

test('changes of another brand are neither seen, confirmed nor proposed', async () => {
  const elmAdmin = await app.signIn({ role: 'admin', brandIds: ['elm'], id: 'u_elm' });
  const elmApprover = await app.signIn({ role: 'approver', brandIds: ['elm'], id: 'u_elm_approver' });
  const change = await propose();

  expect((await elmApprover('GET', '/api/Changes')).json()).toMatchObject({ totalCount: 0 });
  expect((await elmApprover('GET', `/api/Changes/${change.id}`)).statusCode).toBe(404);
  expect(
    (await elmApprover('POST', `/api/Changes/${change.id}/confirm`, { body: { otp: '123456' } })).statusCode,
  ).toBe(404);
  expect((await elmAdmin('POST', '/api/Changes', { body: grant() })).statusCode).toBe(403);
});

test('a change for every brand needs people whose roles hold for every brand', async () => {
  expect((await admin('POST', '/api/Changes', { body: grant({ brandId: '*' }) })).statusCode).toBe(403);
  const houseAdmin = await app.signIn({ role: 'admin', brandIds: '*', id: 'u_house' });
  const change = await propose({ brandId: '*' }, houseAdmin);

  expect(change.brandId).toBeNull();
  expect((await confirm(change.id)).json()).toMatchObject({
    status: 403,
    detail: expect.stringContaining('every brand'),
  });
  const houseApprover = await app.signIn({ role: 'approver', brandIds: '*', id: 'u_house_approver' });
  await givenAuthenticator(app, 'u_house_approver');
  expect((await confirm(change.id, houseApprover, 'u_house_approver')).statusCode).toBe(200);
});

test('a right lost in between refuses', async () => {
  const change = await propose();
  await app.store.query(`delete from app_user_role where user_id = 'u_approver'`);

  expect((await confirm(change.id)).statusCode).toBe(403);
  expect(await rolesOf('u_viewer')).toEqual(['viewer']);
});

test.each([
  ['an unknown field', { extra: 1 }, 'payload.extra'],
  ['an unknown role', { role: 'king' }, 'payload.role'],
  ['an auditor without an end', { role: 'auditor' }, 'payload.validUntil'],
  ['an end that is past', { validUntil: '2026-03-01T00:00:00Z' }, 'payload.validUntil'],
])('%s is refused by name', async (_case, fields, field) => {
  const answer = await admin('POST', '/api/Changes', { body: grant(fields) });

  expect(answer.json()).toMatchObject({ status: 400, errors: [{ field }] });
});
