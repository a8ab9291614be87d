import type { ConfirmationItem, VersionDifference } from '@tallyhouse/shared/contracts/confirmation-items';
import type { exploredRowsSchema } from '@tallyhouse/shared/contracts/report-calls';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { readReportChanges } from '@tallyhouse/shared/contracts/report-changes';
import type { Input } from '@tallyhouse/shared/contracts/endpoint';
import { sumMoney } from '../../domain/money/money';
import { changeFacts, givenBet, givenPayment, givenSettlement } from '../../figures/testing/given-facts';
import { startFlow, type Flow } from './testing/given-flow';

type ReportChanges = CallAnswer<typeof readReportChanges>;
type ExploredRows = Input<typeof exploredRowsSchema>;

let flow: Flow;

beforeEach(async () => {
  flow = await startFlow();
});
afterEach(() => flow.close());

function correct(id: string, reason: string | null = null) {
  return flow.reporter('POST', `/api/DoubleConfirmation/${id}/correct`, { brand: 'alder', body: { reason } });
}

/** A report that the authority has answered. */
async function answered(answer: Flow['authority']['answer']): Promise<string> {
  const { report } = await flow.submitted();
  await flow.confirm(report.id);
  flow.authority.answer = answer;
  await flow.deliver();
  return report.id;
}

const accepted = { kind: 'ACCEPTED', ackRef: 'ACK-1' } as const;

/** Facts of March that come to be known after the first simulation. */
async function givenLateFacts() {
  const late = { known_at: '2026-04-02T08:00:10Z' };
  await givenBet(flow.store, { day: '2026-03-30', stake: '80', ...late });
  await givenSettlement(flow.store, {
    bet_record_id: 'bet-late',
    day: '2026-03-30',
    stake: '30',
    result: 'VOID',
    ...late,
  });
  // 600 was a slip of the source: it was 640.
  await changeFacts(
    flow.store,
    `update bet set superseded_at = '2026-04-02T08:00:10Z' where stake_cash = 600`,
    `insert into bet (brand_id, source_id, record_id, channel, vertical, product_id, licence_id, player_ref, currency,
       accepted_at, gaming_day, stake_bonus, legs, rounds, batch_id, record_version, stake_cash, known_at)
     select brand_id, source_id, record_id, channel, vertical, product_id, licence_id, player_ref, currency,
       accepted_at, gaming_day, stake_bonus, legs, rounds, batch_id, 2, 640, cast('2026-04-02T08:00:10Z' as timestamp)
     from bet where stake_cash = 600`,
  );
  await givenPayment(flow.store, { day: '2026-03-31', gross: '10', ...late });
}

test('an accepted report is corrected by a new version, whose difference is told by cause to the cent (INV-20)', async () => {
  const first = await answered(accepted);
  await givenLateFacts();
  flow.advance(60_000);

  const opened = await correct(first, 'Late facts of March.');
  expect(opened.statusCode).toBe(201);
  const draft = opened.json<ConfirmationItem>().report;
  expect(draft).toMatchObject({ state: 'DRAFT', version: 2, replaces: first, stakes: '1000.00' });
  expect((await flow.read(first)).report.state).toBe('AMENDMENT_NEEDED');
  const filled = await flow.prepared();
  expect(filled).toMatchObject({
    id: draft.id,
    version: 2,
    replaces: first,
    state: 'SIMULATED',
    stakes: '1120.00',
  });

  const { differenceToLast } = await flow.read(draft.id);
  const measure = (name: string) => differenceToLast!.measures.find((one) => one.measure === name);
  expect(differenceToLast).toMatchObject({ replaces: first, version: 1 });
  expect(measure('stakes')).toEqual({
    measure: 'stakes',
    before: '1000.00',
    after: '1120.00',
    delta: '120.00',
    causes: [
      { cause: 'LATE_SETTLEMENT', amount: '80.00' },
      { cause: 'SOURCE_CORRECTION', amount: '40.00' },
    ],
  });
  expect(measure('ggr')!.causes).toEqual([
    { cause: 'VOID', amount: '-30.00' },
    { cause: 'LATE_SETTLEMENT', amount: '70.00' },
    { cause: 'SOURCE_CORRECTION', amount: '40.00' },
  ]);
  // Record by record, each cause for itself.
  const changes = async (query: object) => {
    const options = { brand: 'alder', query: { id: draft.id, ...query } };
    return (await flow.reporter('GET', '/api/OnlineReports/changes', options)).json<ReportChanges>();
  };
  expect((await changes({})).causes).toEqual([
    { cause: 'LATE', records: 2, amount: '70.00' },
    { cause: 'CORRECTED', records: 1, amount: '40.00' },
    { cause: 'VOIDED', records: 1, amount: '-30.00' },
  ]);
  expect((await changes({ measure: 'stakes', cause: 'CORRECTED' })).items).toMatchObject([
    { kind: 'bet', before: '600.00', now: '640.00', change: '40.00' },
  ]);
  // A quarter of each, rounded to the shilling.
  expect(measure('taxPayable')).toMatchObject({ before: '175.00', after: '195.00', delta: '20.00' });
  const byId = await flow.reporter('GET', '/api/OnlineReports/reportbyid', {
    brand: 'alder',
    query: { id: draft.id },
  });
  expect(byId.json<{ difference: VersionDifference }>().difference).toEqual(differenceToLast);
});

test('a correction with the rows that were sent already is warned of before it is handed over', async () => {
  const first = await answered(accepted);
  flow.advance(60_000);
  await correct(first, 'To be looked at again.');
  const same = (await flow.read((await flow.prepared()).id)).preview?.warnings ?? [];
  await givenLateFacts();
  flow.advance(60_000);
  const others = (await flow.read((await flow.prepared()).id)).preview?.warnings ?? [];

  expect(same.find(({ id }) => id === 'SAME')).toMatchObject({
    said: { code: 'SAME_AS_SENT', params: { version: 1 } },
  });
  expect(others.map(({ id }) => id)).not.toContain('SAME');
});

test('each row of a corrected version is told beside that of the version it replaces', async () => {
  const first = await answered(accepted);
  await givenLateFacts();
  flow.advance(60_000);
  await correct(first, 'Late facts of March.');
  const { id } = await flow.prepared();
  const explore = async (body: object) => {
    const options = { brand: 'alder', body };
    const answer = await flow.reporter('POST', '/api/OnlineReports/lastReportDetails2', options);
    return answer.json<ExploredRows>();
  };
  const asked = { reportId: id, fields: ['stakes', 'ggr'], compareTo: 'previousVersion' };

  const byDay = await explore({ ...asked, groupBy: ['day'] });
  const rows = await explore(asked);

  for (const { items, difference, gone } of [byDay, rows]) {
    expect(difference).toMatchObject({ replaces: first, version: 1 });
    expect(gone).toBeNull();
    for (const name of ['stakes', 'ggr']) {
      const deltas = items.map(({ delta }) => String(delta?.[name]));
      const told = difference!.measures.find(({ measure }) => measure === name)!;
      expect(sumMoney(deltas)).toBe(told.delta);
      // What is told of the report by cause is what its rows say, added up.
      const lines = items.flatMap(({ delta }) => delta!.causes!).filter(({ measure }) => measure === name);
      for (const { cause, amount } of told.causes) {
        expect(sumMoney(lines.filter((line) => line.cause === cause).map((line) => line.amount))).toBe(
          amount,
        );
      }
      expect(new Set(lines.map(({ cause }) => cause))).toEqual(
        new Set(told.causes.map(({ cause }) => cause)),
      );
    }
  }
  // A row that the version before did not have differs by all of itself.
  expect(byDay.items.find(({ key }) => key['day'] === '2026-03-30')?.delta).toEqual({
    stakes: '80.00',
    ggr: '50.00',
    causes: [
      { measure: 'stakes', cause: 'LATE_SETTLEMENT', amount: '80.00' },
      { measure: 'ggr', cause: 'VOID', amount: '-30.00' },
      { measure: 'ggr', cause: 'LATE_SETTLEMENT', amount: '80.00' },
    ],
  });
  const alone = await explore({ reportId: first, compareTo: 'previousVersion' });
  expect(alone.difference).toBeNull();
  expect(alone.items.every(({ delta }) => delta === null)).toBe(true);
  expect((await explore({ reportId: id })).items[0]).not.toHaveProperty('delta');
});

test('a corrected version goes the whole way and tells the authority what it replaces', async () => {
  const first = await answered(accepted);
  await givenLateFacts();
  flow.advance(60_000);
  const draft = (await correct(first, 'Late facts of March.')).json<ConfirmationItem>().report;
  await flow.submitted();
  const approver = await flow.read(draft.id, flow.approver);
  expect(approver.differenceToLast).toBeNull();
  // What to look for, without a figure that would tell the total.
  expect(approver.causesSinceLast).toEqual(['LATE_SETTLEMENT', 'SOURCE_CORRECTION', 'VOID']);

  const toAmend = async () => {
    const query = { box: 'all', state: 'AMENDMENT_NEEDED' };
    const answer = await flow.approver('GET', '/api/DoubleConfirmation', { brand: 'alder', query });
    return answer.json<{ items: ConfirmationItem[] }>().items.map(({ report }) => report.id);
  };
  expect(await toAmend()).toEqual([first]);
  await flow.confirm(draft.id, flow.approver);
  await flow.deliver();
  expect((await flow.read(first)).allowed.correct).toBe(false);
  expect((await flow.read(draft.id)).allowed.correct).toBe(true);
  // What has been amended is no work any more; its state stays for ever.
  expect(await toAmend()).toEqual([]);
  expect((await flow.read(first)).report.state).toBe('AMENDMENT_NEEDED');

  const payload = flow.authority.kept.get(`${draft.id}:2`)!.payload.toString('utf8');
  expect(payload).toContain(`<ReplacesReportId>${first}</ReplacesReportId>`);
  expect(payload).toContain('<ReplacesAckRef>ACK-1</ReplacesAckRef>');
  expect(payload).toContain('<Cell field="stakes">120.00</Cell>');
  expect((await flow.read(draft.id)).report.state).toBe('ACCEPTED');
  const [bytes] = await flow.store.query<{ payload: string }>(
    'select p.payload from report_payload p join report_submission s on s.id = p.submission_id where s.version = 1',
  );
  expect(flow.authority.kept.get(`${first}:1`)!.payload.toString('utf8')).toBe(bytes!.payload);
});

test('a rejected report is corrected without a word; an accepted one needs a reason, others are not corrected', async () => {
  const first = await answered({ kind: 'REJECTED', code: 'E1', text: 'No.', ackRef: null });

  const offers = async () => (await flow.read(first)).allowed.correct;
  expect(await offers()).toBe(true);
  const opened = await correct(first);
  // A newer version is there: this one offers no correction any more, as it takes none.
  expect(await offers()).toBe(false);
  const again = await correct(first);

  expect(opened.json()).toMatchObject({ report: { state: 'DRAFT', version: 2, replaces: first } });
  expect(again.json()).toMatchObject({ code: 'REPORT_LOCKED' });
  expect((await correct(opened.json<ConfirmationItem>().report.id)).json()).toMatchObject({
    code: 'REPORT_LOCKED',
  });
});

test('an accepted report is not opened without a reason', async () => {
  const first = await answered(accepted);

  expect((await correct(first)).json()).toMatchObject({ code: 'REASON_REQUIRED' });
  expect((await flow.read(first)).report.state).toBe('ACCEPTED');
});

test('the number of a deleted draft is not used again', async () => {
  const first = await answered({ kind: 'REJECTED', code: 'E1', text: 'No.', ackRef: null });
  const draft = (await correct(first)).json<ConfirmationItem>().report;
  await flow.reporter('DELETE', `/api/OnlineReports/${draft.id}`, { brand: 'alder' });
  expect((await flow.read(first)).allowed.correct).toBe(true);

  expect((await correct(first)).json()).toMatchObject({ report: { version: 3, replaces: first } });
});
