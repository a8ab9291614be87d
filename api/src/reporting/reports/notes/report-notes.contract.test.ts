import type { ConfirmationItem } from '@tallyhouse/shared/contracts/confirmation-items';
import type { ReportNote, ReportNotes } from '@tallyhouse/shared/contracts/report-notes';
import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import type { TestCaller } from '../../../app/testing/test-app';
import { givenMarch, startFlow, type Flow } from '../../../filing/confirmation/testing/given-flow';
import { givenBet } from '../../../figures/testing/given-facts';
import { actForAllBrands, actForBrands } from '../../../store/brand-scope';
import { bothEngines } from '../../../store/testing/on-engines';
import { readPayload, readSubmission } from '../../payloads/queries/submission-row';

const march = { from: '2026-03-01', to: '2026-03-31' };
const daily = { type: 'TZ_CASINO_MONTHLY', period: march };
const path = '/api/ReportNotes';

describe.each(bothEngines({ isGuarded: true }))('notes on a kept report, on %s', (engine, open) => {
  let flow: Flow;
  let report: ReportHeader;

  beforeEach(async () => {
    const store = await open();
    await actForAllBrands(() => givenMarch(store));
    flow = await actForAllBrands(() => startFlow({ store }));
    report = await flow.prepared(daily);
  });
  afterEach(() => flow.close());

  const write = (
    of: Partial<{ rowNo: number; field: string | null; text: string; contentHash: string }> = {},
    as = flow.reporter,
  ) =>
    as('POST', path, {
      brand: 'alder',
      body: {
        ...{ reportId: report.id, contentHash: report.contentHash },
        ...{ rowNo: 1, field: 'ggr', text: 'Agreed on the phone, reference GBT-88', ...of },
      },
    });
  const read = async (reportId = report.id, as: TestCaller = flow.reporter) =>
    (await as('GET', path, { brand: 'alder', query: { reportId } })).json<ReportNotes>();
  const written = async (...of: Parameters<typeof write>): Promise<ReportNote> => {
    const before = await read();
    const answer = await write(...of);
    expect(answer.statusCode).toBe(200);
    const ids = before.items.map(({ id }) => id);
    return answer.json<ReportNotes>().items.find(({ id }) => !ids.includes(id))!;
  };
  const submit = () =>
    flow.reporter('POST', `/api/DoubleConfirmation/${report.id}/submit`, { brand: 'alder' });
  const all = <T>(work: () => Promise<T>) => actForAllBrands(work);

  test('a note stands on its cell or line with author and time, corrected and withdrawn by its author alone', async () => {
    const note = await written({ text: '  Why: a correction.\nSee GBT-88 ' });
    flow.advance(1000);
    const line = await written({ field: null, text: 'The whole line' });

    expect(note).toMatchObject({
      ...{ rowNo: 1, field: 'ggr', text: 'Why: a correction.\nSee GBT-88', isOwn: true, carriedFrom: null },
      author: { id: 'u_reporter' },
      ...{ writtenAt: '2026-04-02T08:00:00.000Z', correctedAt: null },
    });
    expect(note.line.length).toBeGreaterThan(0);
    expect(line).toMatchObject({ rowNo: 1, field: null });
    const other = await all(() => flow.person('u_other', 'reporter'));
    const body = { reportId: report.id, text: 'Agreed in writing' };
    const change = (as: TestCaller) => as('PUT', `${path}/${note.id}`, { brand: 'alder', body });
    expect((await change(other)).statusCode).toBe(403);
    expect((await read(report.id, other)).items[0]).toMatchObject({ isOwn: false });
    expect((await change(flow.reporter)).json()).toMatchObject({
      items: [{ text: 'Agreed in writing', correctedAt: '2026-04-02T08:00:01.000Z' }, { id: line.id }],
    });
    const withdraw = (as: TestCaller) =>
      as('POST', `${path}/${line.id}/withdraw`, { brand: 'alder', body: { reportId: report.id } });
    expect((await withdraw(other)).statusCode).toBe(403);
    expect((await withdraw(flow.reporter)).json<ReportNotes>().items.map(({ id }) => id)).toEqual([note.id]);
    const events = await all(() =>
      flow.store.query<{ detail: unknown }>(
        `select detail as "detail" from audit_event where action = 'REPORT_NOTE_CHANGED' order by seq`,
      ),
    );
    const said = events.map(
      ({ detail }) => (typeof detail === 'string' ? JSON.parse(detail) : detail) as object,
    );
    expect(said).toMatchObject([
      { change: 'written', after: 'Why: a correction.\nSee GBT-88' },
      { change: 'written', field: null },
      { change: 'corrected', before: 'Why: a correction.\nSee GBT-88', after: 'Agreed in writing' },
      { change: 'withdrawn', before: 'The whole line', after: null },
    ]);
  });

  test.each([
    ['a line that it does not have', { rowNo: 999 }, 400],
    ['a column that it does not have', { field: 'password' }, 400],
    ['no words', { text: '  ' }, 400],
    ['more than 1,000 letters', { text: 'x'.repeat(1001) }, 400],
    ['figures that are others meanwhile', { contentHash: 'sha256:0' }, 409],
  ])('a note on %s is refused', async (_, of, status) => {
    expect((await write(of)).statusCode).toBe(status);
    expect((await read()).items).toEqual([]);
  });

  test('only who prepares reports of the brand writes, and whoever sees the rows reads', async () => {
    await written();
    const viewer = await all(() => flow.person('u_viewer', 'viewer'));
    const stranger = await all(() => flow.person('u_elm', 'reporter', ['elm']));

    expect((await write({}, viewer)).statusCode).toBe(403);
    expect((await read(report.id, viewer)).items).toHaveLength(1);
    const asked = { brand: 'elm', query: { reportId: report.id } };
    expect((await stranger('GET', path, asked)).statusCode).toBe(404);
    expect((await stranger('GET', path, { ...asked, brand: 'alder' })).statusCode).toBe(403);
  });

  test('notes are in the payload that is hashed and confirmed, and frozen from handing over on', async () => {
    const note = await written();
    const answer = await submit();
    expect(answer.statusCode).toBe(200);

    const submission = (await all(() => readSubmission(flow.store, report.id)))!;
    const { document, payload } = await all(() => readPayload(flow.store, submission.id));
    const sent = { id: note.id, row: 1, field: 'ggr', text: note.text, at: note.writtenAt };
    expect(JSON.parse(document)).toMatchObject({ notes: [sent] });
    expect(payload).toContain('Agreed on the phone, reference GBT-88');
    expect(payload).not.toContain('u_reporter');
    expect((await write()).json()).toMatchObject({ code: 'REPORT_LOCKED' });
    const body = { reportId: report.id, text: 'Another' };
    expect((await flow.reporter('PUT', `${path}/${note.id}`, { brand: 'alder', body })).statusCode).toBe(409);
    expect((await read()).isOpen).toBe(false);
    // Its author had a hand in what is sent.
    const { confirmers } = await flow.read(report.id);
    expect(confirmers.mayNot.join()).toContain('u_reporter');
    expect((await all(() => flow.confirm(report.id))).statusCode).toBe(200);
    expect((await read()).items).toMatchObject([{ text: note.text }]);
  });

  test('who writes a note does not confirm the report', async () => {
    await written({}, flow.approver);
    await submit();

    expect((await all(() => flow.confirm(report.id))).json()).toMatchObject({ code: 'SELF_CONFIRMATION' });
  });

  test('the confirmer reads the notes, but no number before having typed the total in', async () => {
    await written({ text: 'Came to 175.00 or 1 000,50; agreed on 2 April' });
    await submit();

    const item = await flow.read(report.id, flow.approver);
    expect(item.notes.items).toMatchObject([{ text: 'Came to … or …; agreed on … April', rowNo: 1 }]);
    expect(item.notes.withheld).toBe('PENDING_CONFIRMATION');
    expect((await read(report.id, flow.approver)).items).toEqual(item.notes.items);
    expect((await flow.read(report.id)).notes.items[0]?.text).toContain('175.00');
    expect((await all(() => flow.confirm(report.id))).statusCode).toBe(200);
    expect((await read(report.id, flow.approver)).items[0]?.text).toContain('175.00');
  });

  test('notes go to the next version, and say so where their line is gone', async () => {
    const note = await written();
    const gone = await written({ field: null, text: 'On a line that will be no more' });
    await all(() =>
      flow.store.query(`update report_note set line = replace(line, '["', '["x') where id = $1`, [gone.id]),
    );
    expect((await submit()).json()).toMatchObject({ report: {} });
    await all(() => flow.confirm(report.id));
    flow.authority.answer = { kind: 'ACCEPTED', ackRef: 'ACK-1' };
    await flow.deliver();
    await all(() =>
      givenBet(flow.store, { day: '2026-03-30', stake: '80', known_at: '2026-04-02T08:00:10Z' }),
    );
    flow.advance(60_000);
    const correct = await flow.reporter('POST', `/api/DoubleConfirmation/${report.id}/correct`, {
      ...{ brand: 'alder', body: { reason: 'A late bet.' } },
    });
    expect(correct.json()).toMatchObject({ report: {} });
    const draft = correct.json<ConfirmationItem>().report;
    const next = await flow.prepared(daily);

    expect(next.id).toBe(draft.id);
    const { items, isOpen } = await read(next.id);
    expect(isOpen).toBe(true);
    expect(items).toMatchObject([
      { id: note.id, rowNo: 1, carriedFrom: 1, isOwn: true },
      { id: gone.id, rowNo: null, carriedFrom: 1 },
    ]);
    const withdrawn = await flow.reporter('POST', `${path}/${note.id}/withdraw`, {
      ...{ brand: 'alder', body: { reportId: next.id } },
    });
    expect(withdrawn.json<ReportNotes>().items).toHaveLength(1);
    expect((await read()).items).toHaveLength(2);
  });

  if (engine === 'duckdb') return;

  test('row-level security hides them from who acts for another brand', async () => {
    await written();
    const count = (brandId: string) =>
      actForBrands([brandId], () => flow.store.query('select id from report_note'));

    expect(await count('elm')).toHaveLength(0);
    expect(await count('alder')).toHaveLength(1);
  });
});
