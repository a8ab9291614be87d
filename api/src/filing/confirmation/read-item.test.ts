import type { ConfirmationItem } from '@tallyhouse/shared/contracts/confirmation-items';
import { givenBet, givenSettlement } from '../../figures/testing/given-facts';
import { casino, startFlow, type Flow } from './testing/given-flow';

let flow: Flow;

beforeEach(async () => {
  flow = await startFlow();
});
afterEach(() => flow.close());

const sports = { type: 'TZ_SPORTS_MONTHLY', period: casino.period };

async function box(
  name: string,
  as = flow.approver,
  query: Record<string, string> = {},
  brand: string | null = 'alder',
) {
  const answer = await as('GET', '/api/DoubleConfirmation', {
    query: { box: name, ...query },
    ...(brand === null ? {} : { brand }),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: ConfirmationItem[]; totalCount: number }>();
}

const idsOf = ({ items }: { items: ConfirmationItem[] }) => items.map(({ report }) => report.id);

test('who may confirm sees what was frozen, without the figure that they have to type in', async () => {
  const { report } = await flow.submitted();

  const answer = await flow.approver('GET', `/api/DoubleConfirmation/${report.id}`, { brand: 'alder' });
  const listed = await box('mine');

  expect(answer.json()).toMatchObject({
    submission: { controlFields: ['taxPayable'], controlTotals: null },
    frozen: {
      title: 'Tanzania internet casino return, March 2026',
      licences: [{ id: 'lic-1', number: 'L-1' }],
      basis: 'PLACED_PAID',
      tax: null,
      rowCount: 3,
    },
    allowed: { confirm: true, whyNotConfirm: null, return: true, withdraw: false },
    whoMayConfirm:
      'u_approver (u_approver@example.test) can confirm it. u_reporter (u_reporter@example.test) helped to prepare it and cannot.',
  });
  expect(answer.body + JSON.stringify(listed)).not.toMatch(/\b175\b/);
});

test('who could confirm but had a hand in it is not among those who can', async () => {
  const { report } = await flow.submitted();
  await flow.store.query(
    `insert into app_user_role (user_id, role, brand_id)
     select 'u_reporter', role, brand_id from app_user_role where user_id = 'u_approver'`,
  );

  const { whoMayConfirm } = await flow.read(report.id);

  expect(whoMayConfirm).toMatch(/^u_approver \(u_approver@example.test\) can confirm it\. u_reporter /);
});

test('before it is submitted, it says where a report would go, what is to be typed in, and what stands in the way', async () => {
  const ready = await flow.prepared();

  expect((await flow.read(ready.id)).preview).toMatchObject({
    address: { authorityId: 'TRA', format: 'XML' },
    controlField: 'taxPayable',
    controlTotal: '175.00',
    refusals: [],
    lastBrandIds: [],
  });

  await flow.reporter('POST', `/api/DoubleConfirmation/${ready.id}/submit`, { brand: 'alder' });
  expect((await flow.read(ready.id)).preview).toBeNull();

  const again = await flow.prepared();
  const { refusals, lastBrandIds } = (await flow.read(again.id)).preview!;
  expect(refusals.map(({ code }) => code)).toEqual(['ALREADY_SENT']);
  expect(lastBrandIds).toEqual(['alder']);

  await flow.store.query('delete from licence');
  expect((await flow.read(again.id)).preview).toMatchObject({ address: null });
});

test('a row that happens to hold the control total is blank for who may confirm', async () => {
  const { report } = await flow.submitted({ type: 'ONLINE_DAILY', period: casino.period, basis: 'PLACED' });
  const prepared = await flow.read(report.id);
  expect(prepared.submission!.controlFields).toEqual(['ggr']);

  const blind = await flow.read(report.id, flow.approver);

  const ggr = blind.frozen!.columns.findIndex(({ field }) => field === 'ggr');
  expect(blind.frozen!.totals[ggr]).toBeNull();
});

test('nor does the head of a report tell the revenue that is to be typed in', async () => {
  const { report } = await flow.submitted({ type: 'ONLINE_DAILY', period: casino.period, basis: 'SETTLED' });

  expect((await flow.read(report.id)).report.ggr).toBe('0.00');
  expect((await flow.read(report.id, flow.approver)).report.ggr).toBeNull();
  expect((await box('mine')).items[0]?.report.ggr).toBeNull();
});

test('a viewer reads what was frozen and may do nothing about it', async () => {
  const viewer = await flow.person('u_viewer', 'viewer');
  const { report } = await flow.submitted();

  const read = await flow.read(report.id, viewer);
  const refused = await flow.confirm(report.id, viewer);

  expect(read.allowed).toMatchObject({ confirm: false, return: false, withdraw: false, correct: false });
  expect(refused.statusCode).toBe(403);
});

test('who prepared it, and everybody once it is confirmed, sees the figure', async () => {
  const { report } = await flow.submitted();
  expect((await flow.read(report.id)).submission!.controlTotals).toEqual({ taxPayable: '175.00' });

  await flow.confirm(report.id);

  const seen = await flow.read(report.id, flow.approver);
  expect(seen.submission!.controlTotals).toEqual({ taxPayable: '175.00' });
  expect(seen.frozen!.tax).toHaveLength(1);
});

test('the boxes hold what waits for me, what I submitted, what came back and what left', async () => {
  const one = await flow.submitted();
  const other = await flow.submitted(sports);
  const both = [one.report.id, other.report.id].sort();
  expect(idsOf(await box('mine')).sort()).toEqual(both);
  expect(idsOf(await box('mine', flow.reporter))).toEqual([]);
  expect(idsOf(await box('submitted', flow.reporter)).sort()).toEqual(both);

  const reason = { reason: 'The last day is missing.' };
  await flow.approver('POST', `/api/DoubleConfirmation/${one.report.id}/return`, {
    brand: 'alder',
    body: reason,
  });
  await flow.confirm(other.report.id);

  expect(idsOf(await box('mine'))).toEqual([]);
  expect(idsOf(await box('returned'))).toEqual([one.report.id]);
  expect(idsOf(await box('sent'))).toEqual([other.report.id]);
  expect((await box('all')).totalCount).toBe(2);
  expect(idsOf(await box('all', flow.approver, { state: 'RETURNED' }))).toEqual([one.report.id]);
});

test('the queue is narrowed by authority, due day and brand, and paged', async () => {
  const here = await flow.submitted();
  const there = await flow.submitted({ type: 'MT_MONTHLY', period: casino.period }, 'elm');

  expect(idsOf(await box('mine', flow.approver, {}, null)).sort()).toEqual(
    [here.report.id, there.report.id].sort(),
  );
  expect(idsOf(await box('mine', flow.approver, { authority: 'MGA' }, null))).toEqual([there.report.id]);
  expect(idsOf(await box('mine', flow.approver, { brandId: 'alder' }, null))).toEqual([here.report.id]);
  const before = { dueBefore: '2026-04-10T00:00:00.000Z' };
  expect(idsOf(await box('mine', flow.approver, before, null))).toEqual([here.report.id]);
  const page = await box('mine', flow.approver, { page: '2', pageSize: '1' }, null);
  expect(idsOf(page)).toEqual([there.report.id]);
  expect(page.totalCount).toBe(2);
  const stranger = await flow.person('u_stranger', 'approver', ['elm']);
  expect(idsOf(await box('all', stranger, {}, null))).toEqual([there.report.id]);
  expect(there.submission).toMatchObject({ format: 'CSV', controlFields: ['taxPayable'] });
});

test('a locked item waits for nobody', async () => {
  const { report } = await flow.submitted();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await flow.confirm(report.id, flow.approver, { controlTotals: { taxPayable: '1' } });
  }

  expect(idsOf(await box('mine'))).toEqual([]);
  expect((await flow.read(report.id, flow.approver)).allowed.whyNotConfirm).toContain('locked');
});

test('what was returned is submitted anew, with attempts of its own', async () => {
  const { report } = await flow.submitted();
  await flow.confirm(report.id, flow.approver, { controlTotals: { taxPayable: '1' } });
  const path = `/api/DoubleConfirmation/${report.id}`;
  const own = await flow.reporter('POST', `${path}/return`, { brand: 'alder', body: { reason: 'Mine.' } });
  const wordless = await flow.approver('POST', `${path}/return`, { brand: 'alder', body: { reason: ' ' } });
  const returned = await flow.approver('POST', `${path}/return`, {
    brand: 'alder',
    body: { reason: 'Look again.' },
  });
  expect([own, wordless, returned].map(({ statusCode }) => statusCode)).toEqual([403, 400, 200]);

  flow.advance(30_000);
  const again = await flow.submitted();

  expect(again.report).toMatchObject({ id: report.id, version: 1 });
  expect(again.submission!.attemptsLeft).toBe(3);
  expect((await flow.confirm(report.id)).statusCode).toBe(200);
});

test('a submission that was withdrawn is a draft, and cannot be confirmed', async () => {
  const { report } = await flow.submitted();

  const withdrawn = await flow.reporter('POST', `/api/DoubleConfirmation/${report.id}/withdraw`, {
    brand: 'alder',
    body: { reason: 'Too early.' },
  });

  expect(withdrawn.json()).toMatchObject({ report: { state: 'DRAFT' } });
  expect((await flow.confirm(report.id)).json()).toMatchObject({ code: 'REPORT_LOCKED' });
});

test('warnings need a reason, and so do figures that are not final', async () => {
  const { report } = await flow.submitted({ ...casino, period: { from: '2026-03-01', to: '2026-04-30' } });
  const detail = await flow.read(report.id);
  expect(detail.submission).toMatchObject({ figureStatus: 'PROVISIONAL' });
  expect(detail.submission!.warnings.map(({ id }) => id)).toEqual(['DATA', 'PERIOD']);

  const silent = await flow.confirm(report.id, flow.approver, { warnings: [] });
  const blank = await flow.confirm(report.id, flow.approver, { warnings: [{ id: 'DATA', reason: ' ' }] });
  const said = await flow.confirm(report.id);

  expect([silent, blank].map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'WARNINGS_OPEN',
    'WARNINGS_OPEN',
  ]);
  expect(said.statusCode).toBe(200);
});

test('who confirms is told that records have changed since it was submitted, and says why it goes out as it is', async () => {
  const { report } = await flow.submitted();
  expect((await flow.read(report.id)).submission?.warnings).toEqual([]);
  await givenBet(flow.store, { day: '2026-03-30', stake: '80', known_at: '2026-04-02T08:00:10Z' });
  await givenSettlement(flow.store, {
    ...{ bet_record_id: 'bet-late', day: '2026-03-30', stake: '80', known_at: '2026-04-02T08:00:10Z' },
  });
  flow.advance(60_000);

  const detail = await flow.read(report.id);
  const [inQueue] = (await box('mine')).items;
  const silent = await flow.confirm(report.id, flow.approver, { warnings: [] });
  const said = await flow.confirm(report.id, flow.approver, {
    warnings: [{ id: 'FACTS', reason: 'The late bet goes into the next return.' }],
  });

  expect(detail.submission?.warnings).toMatchObject([{ id: 'FACTS', said: { code: 'FACTS_CHANGED' } }]);
  expect(inQueue?.submission?.warnings).toEqual(detail.submission?.warnings);
  expect(silent.json()).toMatchObject({ code: 'WARNINGS_OPEN' });
  expect(said.statusCode).toBe(200);
});
