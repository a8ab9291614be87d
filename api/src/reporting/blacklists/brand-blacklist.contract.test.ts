import type { Blacklist } from '@tallyhouse/shared/contracts/blacklists';
import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { confirmAs, givenAuthenticator } from '../../house/changes/testing/two-people';
import { alder, elm, givenBet, givenBrands } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { bothEngines } from '../../store/testing/on-engines';

const online = '/api/BlackList/blackListFilterColumns';
const retail = '/api/RetailBlackList/blackListFilterColumns';
const now = new Date('2026-03-15T10:00:00.000Z');
const reason = 'The source of devices is not reliable yet.';

describe.each(bothEngines({ isGuarded: true }))('the brand’s hidden columns on %s', (_engine, open) => {
  let app: TestApp;
  let admin: TestCaller;
  let approver: TestCaller;
  let reporter: TestCaller;

  beforeEach(async () => {
    const store = await open();
    await actForAllBrands(async () => {
      await givenBrands(store, [alder, elm]);
      await givenBet(store, { day: '2026-03-01', stake: '10.25' });
      app = await startTestApp(store);
      admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
      approver = await app.signIn({ role: 'approver', brandIds: ['alder'] });
      reporter = await app.signIn({ role: 'reporter', brandIds: ['alder', 'elm'] });
      for (const id of ['u_admin', 'u_approver']) await givenAuthenticator(app, id);
    });
  });
  afterEach(() => app.close());

  const propose = (hidden: string[], { caller = admin, etag = '0', path = online, type = '*' } = {}) =>
    caller('POST', path, {
      brand: 'alder',
      body: { scope: 'BRAND', type, hidden, reason },
      headers: { 'if-match': etag },
    });
  const read = async (caller: TestCaller, { scope = 'USER', path = online } = {}) =>
    (await caller('GET', path, { brand: 'alder', query: { scope } })).json<Blacklist>();
  const confirm = (changeId: string, caller = approver, userId = 'u_approver') =>
    actForAllBrands(() => confirmAs(app, { caller, userId, now }, changeId));

  test('one person proposes them and nothing is hidden; another confirms and everybody does without', async () => {
    const proposed = await propose(['device', 'provider']);
    expect(proposed.json()).toMatchObject({
      scope: 'BRAND',
      etag: '0',
      hidden: [],
      brandHidden: [],
      last: null,
      pending: { hidden: ['device', 'provider'], by: { id: 'u_admin' }, reason },
    });
    const { changeId } = proposed.json<Blacklist>().pending!;
    expect(await read(reporter)).toMatchObject({ brandHidden: [], pending: null });
    expect((await approver('GET', `/api/Changes/${changeId}`)).json<ChangeDetail>()).toMatchObject({
      kind: 'COLUMN_BLACKLIST',
      brandId: 'alder',
      mayConfirm: true,
      summary: 'Hide the columns device, provider of online reports for everyone at Alder',
      differences: [{ field: 'hidden', before: [], after: ['device', 'provider'] }],
    });

    expect((await confirm(changeId)).json()).toMatchObject({ state: 'APPLIED' });

    expect(await read(reporter)).toMatchObject({ hidden: [], brandHidden: ['device', 'provider'] });
    expect(await read(approver, { scope: 'BRAND' })).toMatchObject({
      etag: '1',
      hidden: ['device', 'provider'],
      last: { by: { id: 'u_admin' }, confirmedBy: { id: 'u_approver' }, reason },
      pending: null,
    });
    expect(await read(reporter, { path: retail })).toMatchObject({ brandHidden: [] });
    const elsewhere = await reporter('GET', online, { brand: 'elm' });
    expect(elsewhere.json()).toMatchObject({ brandHidden: [] });
    const [deed] = await actForAllBrands(() =>
      app.store.query<{ actor: string; detail: unknown }>(
        `select actor_id as "actor", detail as "detail" from audit_event where action = 'BLACKLIST_CHANGED'`,
      ),
    );
    expect(deed).toMatchObject({ actor: 'u_approver' });
    expect(JSON.stringify(deed!.detail)).toContain('device,provider');
  });

  test('they leave the rows that others look at, and no total', async () => {
    const body = { type: 'ONLINE_DAILY', period: { from: '2026-03-01', to: '2026-03-01' } };
    const simulated = await reporter('POST', '/api/OnlineReports/simulation', { brand: 'alder', body });
    const { simulationId } = simulated.json<{ simulationId: string }>();
    const details = async (path: string) =>
      (
        await reporter('POST', `/api/OnlineReports/${path}`, { brand: 'alder', body: { simulationId } })
      ).json<{ columns: { field: string }[]; totals: unknown; contentHash: string }>();
    const before = await details('lastReportDetails2');
    const flat = await details('lastReportDetails');

    const { changeId } = (await propose(['winnings'], { type: 'ONLINE_DAILY' })).json<Blacklist>().pending!;
    expect((await confirm(changeId)).statusCode).toBe(200);

    const after = await details('lastReportDetails2');
    expect(before.columns.map(({ field }) => field)).toContain('winnings');
    expect(after.columns.map(({ field }) => field)).toEqual(
      before.columns.map(({ field }) => field).filter((field) => field !== 'winnings'),
    );
    expect([after.totals, after.contentHash]).toEqual([before.totals, before.contentHash]);
    expect(await details('lastReportDetails')).toEqual(flat);
  });

  test('nobody decides alone: not over the own proposal, nor without the right or a reason', async () => {
    expect((await propose(['device'], { caller: reporter })).statusCode).toBe(403);
    const unreasoned = await admin('POST', online, {
      brand: 'alder',
      body: { scope: 'BRAND', hidden: ['device'] },
    });
    expect(unreasoned.json()).toMatchObject({ status: 400, errors: [{ field: 'reason' }] });
    const own = (await propose(['device'], { caller: approver })).json<Blacklist>().pending!;
    app.advance(1);
    expect((await confirm(own.changeId)).json()).toMatchObject({ status: 403, code: 'SELF_CONFIRMATION' });
    const { changeId } = (await propose(['provider'])).json<Blacklist>().pending!;
    expect((await confirm(changeId, admin, 'u_admin')).statusCode).toBe(403);
    expect(await read(reporter)).toMatchObject({ brandHidden: [] });
  });

  test('a column that a regulator demands is refused, here and as a change', async () => {
    const payload = { brandId: 'alder', family: 'RETAIL', type: '*', hidden: ['paid', 'ggr'] };
    const answers = [
      await propose(['ggr']),
      await admin('POST', '/api/Changes', { body: { kind: 'COLUMN_BLACKLIST', payload, reason } }),
    ];

    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ status: 422, code: 'PROTECTED_COLUMN' });
      expect(answer.json<{ detail: string }>().detail).toContain('ggr');
    }
    expect((await admin('GET', '/api/Changes', { query: { box: 'mine' } })).json()).toMatchObject({
      totalCount: 0,
    });
  });

  test('what is proposed over an old list is refused, at once and when it is confirmed', async () => {
    const first = (await propose(['device'])).json<Blacklist>().pending!;
    app.advance(1);
    const second = (await propose(['provider'])).json<Blacklist>().pending!;
    expect((await confirm(first.changeId)).statusCode).toBe(200);

    expect((await confirm(second.changeId)).json()).toMatchObject({ status: 409, code: 'CHANGE_OUTDATED' });
    expect((await propose(['provider'])).json()).toMatchObject({ status: 412, code: 'VERSION_CONFLICT' });
    expect((await propose(['device'], { etag: '1' })).json()).toMatchObject({
      status: 400,
      errors: [{ code: 'NO_CHANGE' }],
    });
    app.advance(1);
    const { changeId } = (await propose([], { etag: '1' })).json<Blacklist>().pending!;
    expect((await confirm(changeId)).statusCode).toBe(200);
    expect(await read(reporter)).toMatchObject({ brandHidden: [] });
  });
});
