import { raiseAlert } from '../../house/alerting/raise-alert';
import { loadReferenceData } from '../loads/reference-data';
import { givenBet, givenFile, oakReference } from '../loads/testing/given-load';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenBrand, startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

let app: TestApp;
let admin: TestCaller;
let reporter: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await loadReferenceData(store, oakReference);
  await givenBrand(store, { id: 'elm' });
  app = await startTestApp(store, { now: '2026-03-18T09:00:00Z' });
  admin = await app.signIn({ role: 'admin', brandIds: ['oak'] });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['oak'] });
});
afterEach(() => app.close());

const file = (path: string, { text }: { text: string }, key?: string) =>
  admin('POST', path, {
    body: text,
    headers: { 'content-type': 'text/csv', ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
const gap = 'gap_oak_pam-1_bets_2';
async function givenGap() {
  // From the beginning of a gaming day: of what is before the first file nothing is known.
  await file('/api/LoadData/ingest', givenFile({ seq: 1, periodFrom: '2026-03-09T21:00:00Z' }));
  await file('/api/LoadData/ingest', givenFile({ seq: 3, records: [givenBet({ recordId: 'b3' })] }));
}
const audited = () =>
  app.store.query<{ action: string; object: string; actor: string }>(
    `select action, object_id as object, actor_id as actor from audit_event where action like '%BATCH%' or action like 'GAP%' order by seq`,
  );

test('an explained gap ends its alert, leaves a row of the audit and keeps figures from being provisional', async () => {
  await givenGap();
  const subject = {
    code: 'CA-06',
    brandId: 'oak',
    object: { kind: 'load-batch', id: gap },
    period: null,
  } as const;
  await app.store.tx((tx) =>
    raiseAlert(tx, {
      ...subject,
      said: { code: 'FILE_MISSING', params: {} },
      title: 'File 2 is missing',
      detail: 'Ask.',
      at: new Date('2026-03-12T08:00:00Z'),
    }),
  );
  const status = async () => {
    const query = { from: '2026-03-10', to: '2026-03-10' };
    const answer = await reporter('GET', '/api/TotalReports/bridge', { brand: 'oak', query });
    return answer.json<{ meta: { statusReasons: string[] } }>().meta.statusReasons;
  };
  expect(await status()).toEqual([`GAP:${gap}`]);
  const explain = (reason: string) =>
    reporter('POST', `/api/LoadData/${gap}/explainGap`, {
      body: { reason, note: ' The number was never used. ', evidence: 'OPS-1' },
    });

  expect((await explain('LOST')).statusCode).toBe(200);
  expect(await status()).toEqual([`GAP:${gap}`]);
  const answer = await explain('NUMBER_SKIPPED');

  expect(answer.json()).toEqual({
    reason: 'NUMBER_SKIPPED',
    note: 'The number was never used.',
    evidence: 'OPS-1',
    by: { id: 'u_reporter', name: 'u_reporter', account: 'u_reporter@example.test' },
    at: '2026-03-18T09:00:00.000Z',
  });
  expect(await status()).toEqual([]);
  expect(await app.store.query('select state from critical_alert')).toEqual([{ state: 'AUTO_RESOLVED' }]);
  expect((await audited()).slice(-2)).toEqual([
    { action: 'GAP_EXPLAINED', object: gap, actor: 'u_reporter' },
    { action: 'GAP_EXPLAINED', object: gap, actor: 'u_reporter' },
  ]);
  expect((await reporter('GET', `/api/LoadData/${gap}`)).json()).toMatchObject({
    state: 'MISSING',
    explanation: { reason: 'NUMBER_SKIPPED' },
  });
});

test('what is done to batches is done once a key, by those who may, for their own brands', async () => {
  await givenGap();
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['oak'] });
  const auditor = await app.signIn({ role: 'auditor', brandIds: ['oak'] });
  const stranger = await app.signIn({ role: 'approver', brandIds: ['elm'] });
  const body = { reason: 'NO_EVENTS', note: 'Nothing was open that day.' };
  const batch = 'btc_oak_pam-1_bets_1';
  const calls = [
    ['GET', '/api/LoadData/expected', undefined],
    ['GET', `/api/LoadData/${batch}`, undefined],
    ['GET', `/api/LoadData/${batch}/rejectsFile`, undefined],
    ['POST', `/api/LoadData/${gap}/explainGap`, body],
    ['POST', `/api/LoadData/${batch}/reprocess`, undefined],
  ] as const;
  for (const [method, path, given] of calls) {
    const options = given === undefined ? {} : { body: given };
    expect([path, (await viewer(method, path, options)).statusCode]).toEqual([path, 403]);
    if (method === 'POST') expect((await auditor(method, path, options)).statusCode).toBe(403);
    const foreign = await stranger(method, path, options);
    if (path.endsWith('/expected')) expect(foreign.json()).toMatchObject({ totalCount: 0 });
    else expect([path, foreign.statusCode]).toEqual([path, 404]);
    expect([path, (await reporter(method, path, options)).statusCode]).toEqual([path, 200]);
  }
  const { text } = givenFile({ records: [givenBet({ recordVersion: '2', stakeCash: '8.00' })] });
  const answers = [
    await file(`/api/LoadData/${batch}/supersede`, { text }, 'key-1'),
    await file(`/api/LoadData/${batch}/supersede`, { text }, 'key-1'),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[1]?.json()).toEqual(answers[0]?.json());
  const done = (await audited()).map(({ action }) => action);
  expect(done).toEqual(['BATCH_LOADED', 'BATCH_LOADED', 'GAP_EXPLAINED', 'BATCH_SUPERSEDED']);
});

test('rejects come as a file that no spreadsheet runs', async () => {
  const formula = '=HYPERLINK("http://x")';
  await file('/api/LoadData/batches', givenFile({ records: [givenBet({ recordId: formula }), givenBet()] }));

  const answer = await reporter('GET', '/api/LoadData/btc_oak_pam-1_bets_1/rejectsFile');

  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="btc_oak_pam-1_bets_1-rejects.csv"',
  );
  const [columns, row, ...rest] = answer.body.replace('\u{FEFF}', '').trimEnd().split('\r\n');
  expect(columns).toBe('line,code,field,message,recordId,resolvedAt,raw');
  expect(row).toMatch(/^12,SCHEMA,recordId,[^,]+.*,"'=HYPERLINK\(""http:\/\/x""\)",,"/);
  expect(rest).toEqual([]);
});
