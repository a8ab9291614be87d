import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { confirmAs, givenAuthenticator } from '../changes/testing/two-people';
import { alder, givenBrands, givenSettlement } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenBrand, startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

let app: TestApp;
let admin: TestCaller;
let approver: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder]);
  await givenBrand(store, { id: 'elm', name: 'Elm' });
  app = await startTestApp(store);
  admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
  approver = await app.signIn({ role: 'approver', brandIds: ['alder'] });
  await givenAuthenticator(app, 'u_approver');
});
afterEach(() => app.close());

const now = new Date('2026-03-15T10:00:00.000Z');
const get = (caller: TestCaller, path: string) => caller('GET', path, { brand: 'alder' });
const put = (caller: TestCaller, path: string, body: object, etag: string) =>
  caller('PUT', path, { brand: 'alder', body, headers: { 'if-match': etag } });

test('settings of a user start with defaults and are each user’s own', async () => {
  const read = await get(admin, '/api/Settings/user');
  expect(read.json()).toMatchObject({ theme: 'system', displayZone: null });
  const written = await put(
    admin,
    '/api/Settings/user',
    { theme: 'dark', displayZone: 'Europe/Malta', defaultBrandId: 'alder' },
    String(read.headers.etag),
  );

  expect(written.json()).toMatchObject({ theme: 'dark', density: 'normal', defaultBrandId: 'alder' });
  expect((await get(approver, '/api/Settings/user')).json()).toMatchObject({ theme: 'system' });
  expect((await put(admin, '/api/Settings/user', {}, String(read.headers.etag))).json()).toMatchObject({
    status: 412,
    current: { theme: 'dark' },
  });
});

test.each([
  [{ displayZone: 'Europe/Atlantis' }, 'displayZone'],
  [{ defaultBrandId: 'elm' }, 'defaultBrandId'],
  [{ theme: 'pink' }, 'theme'],
  [{ colour: 'pink' }, 'colour'],
])('user settings %j are refused for %s', async (body, field) => {
  expect((await put(admin, '/api/Settings/user', body, '"0"')).json()).toMatchObject({
    status: 400,
    errors: [{ field }],
  });
});

test('settings of a brand are written by those who may, one after the other', async () => {
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  const body = { lateToleranceHours: 48, tolerances: { drawer: '1000.00' } };
  expect((await put(viewer, '/api/Settings/brand', body, '"0"')).statusCode).toBe(403);
  const written = await put(approver, '/api/Settings/brand', body, '"0"');

  expect(written.json()).toMatchObject({
    lateToleranceHours: 48,
    tolerances: { drawer: '1000.00', clockSkewSeconds: 60 },
    zone: alder.zone,
  });
  expect((await put(admin, '/api/Settings/brand', {}, '"0"')).json()).toMatchObject({
    status: 412,
    current: { lateToleranceHours: 48 },
  });
  expect((await get(viewer, '/api/Settings/brand')).json()).toMatchObject({ lateToleranceHours: 48 });
  const [event] = await app.store.query<{ detail: string }>(
    `select detail from audit_event where action = 'SETTINGS_CHANGED' and brand_id = 'alder'`,
  );
  expect(event?.detail).toContain('lateToleranceHours\\":24');
});

test.each([
  [{ lateToleranceHours: 169 }, 'lateToleranceHours'],
  [{ tolerances: { drawer: '-1.00' } }, 'tolerances.drawer'],
  [{ tolerances: { duplicatePercent: 101 } }, 'tolerances.duplicatePercent'],
  [{ notificationDefaults: [{ event: 'BIRTHDAY', channels: [] }] }, 'notificationDefaults.0.event'],
  [{ retentionDays: { apiLogBodies: 0 } }, 'retentionDays.apiLogBodies'],
  [{ zone: 'Europe/Malta' }, 'zone'],
])('brand settings %j are refused for %s', async (body, field) => {
  expect((await put(admin, '/api/Settings/brand', body, '"0"')).json()).toMatchObject({
    status: 400,
    errors: [{ field }],
  });
});

describe('the gaming day of a brand', () => {
  const gamingDay = { zone: 'Europe/Malta', cutoff: '06:00', reason: 'The licence says six o’clock.' };
  const propose = () => admin('POST', '/api/Settings/brand/gamingDay', { brand: 'alder', body: gamingDay });

  test('is changed by two people while there are no facts', async () => {
    const change = (await propose()).json<ChangeDetail>();
    expect(change.differences).toContainEqual({ field: 'cutoff', before: alder.cutoff, after: '06:00' });
    await confirmAs(app, { caller: approver, userId: 'u_approver', now }, change.id);

    expect((await get(admin, '/api/Settings/brand')).json()).toMatchObject({
      zone: 'Europe/Malta',
      cutoff: '06:00',
    });
  });

  test('stands once there are facts, those that came after the proposal too', async () => {
    const change = (await propose()).json<ChangeDetail>();
    await givenSettlement(app.store);
    const confirmed = await confirmAs(app, { caller: approver, userId: 'u_approver', now }, change.id);

    expect(confirmed.json()).toMatchObject({ status: 409, code: 'GAMING_DAY_FIXED' });
    expect((await propose()).json()).toMatchObject({ code: 'GAMING_DAY_FIXED' });
  });
});
