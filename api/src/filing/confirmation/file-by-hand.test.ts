import type { ConfirmationDetail, ConfirmationItem } from '@tallyhouse/shared/contracts/confirmation-items';
import type { Problem } from '@tallyhouse/shared/contracts/problem';
import JSZip from 'jszip';
import { listDeadlines } from '../authorities/list-deadlines';
import { insert } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenMarch, startFlow, type Flow } from './testing/given-flow';

const pdf = Buffer.from('%PDF-1.4 receipt').toString('base64');
const reference = 'TRA-GGT-0117';

describe('filing at a portal', () => {
  let flow: Flow;
  let store: Store;

  beforeEach(async () => {
    store = await openTestStore({ isGuarded: true });
    await actForAllBrands(async () => {
      await givenMarch(store);
      await insert(store, 'authority_connection', {
        ...{ brand_id: 'alder', authority_id: 'TRA', environment: 'PORTAL', version: 1 },
        ...{ changed_by: 'u_admin', changed_at: '2026-03-01T00:00:00Z' },
      });
      flow = await startFlow({ store });
    });
  });
  afterEach(() => flow.close());

  const inAll = <T>(work: () => Promise<T>): Promise<T> => actForAllBrands(work);

  async function connect(environment: 'PORTAL' | 'PRODUCTION'): Promise<void> {
    await inAll(() => store.query('update authority_connection set environment = $1', [environment]));
  }

  async function confirmed(): Promise<string> {
    const { report } = await inAll(() => flow.submitted());
    const answer = await inAll(() => flow.confirm(report.id));
    expect(answer.statusCode).toBe(200);
    return report.id;
  }

  async function bodyOf(id: string, changes: object = {}): Promise<object> {
    const { submission } = await flow.read(id);
    return {
      payloadHash: submission?.payloadHash,
      reference,
      filedAt: '2026-04-02T08:00:00.000Z',
      receipt: { name: 'receipt.pdf', contentType: 'application/pdf', content: pdf },
      ...changes,
    };
  }

  async function file(id: string, changes: object = {}, as = flow.approver) {
    const body = await bodyOf(id, changes);
    return as('POST', `/api/DoubleConfirmation/${id}/file`, { brand: 'alder', body });
  }

  const stateOf = async (id: string) => (await flow.read(id)).report.state;

  test('a confirmed return waits for who files it, with what to type in; nothing is sent', async () => {
    const id = await confirmed();
    await flow.deliver();

    const { report, filing, allowed, submission }: ConfirmationDetail = await flow.read(id, flow.approver);

    expect(report.state).toBe('CONFIRMED');
    expect(flow.authority.calls).toEqual([]);
    expect(allowed.file).toBe(true);
    expect(filing?.filed).toBeNull();
    expect(filing?.sheet.map(({ field, value }) => [field, value])).toEqual([
      ['licence', 'L-1'],
      ['from', '2026-03-01'],
      ['to', '2026-03-31'],
      ['currency', 'TZS'],
      ['rounds', '2'],
      ['stakes', '1000.00'],
      ['voids', '100.00'],
      ['netStakes', '900.00'],
      ['winnings', '200.00'],
      ['ggr', '700.00'],
      ['TZ.GGT.ONLINE_CASINO.2018-07-01 base', '700.00'],
      ['TZ.GGT.ONLINE_CASINO.2018-07-01 rate', '0.25'],
      ['TZ.GGT.ONLINE_CASINO.2018-07-01 tax', '175.00'],
    ]);
    const bytes = await flow.approver('GET', `/api/DoubleConfirmation/${id}/payload`, { brand: 'alder' });
    expect(bytes.body).toContain('175.00');
    expect(submission?.format).toBe('XML');
  });

  test('what waits to be confirmed shows neither sheet nor file to who could confirm it', async () => {
    const { report } = await inAll(() => flow.submitted());

    const { filing } = await flow.read(report.id, flow.approver);
    const path = `/api/DoubleConfirmation/${report.id}/payload`;
    const bytes = await flow.approver('GET', path, { brand: 'alder' });

    expect(filing).toEqual({ sheet: [], filed: null });
    expect(bytes.json<Problem>()).toMatchObject({ status: 409, code: 'FIGURES_WITHHELD' });
    const own = await flow.reporter('GET', `/api/DoubleConfirmation/${report.id}/payload`, {
      brand: 'alder',
    });
    expect(own.statusCode).toBe(403);
  });

  test('it is filed by a second person, closes its deadline, and is accepted with the answer', async () => {
    const id = await confirmed();

    const own = await file(id, {}, flow.reporter);
    const answer = await file(id);

    expect(own.json<Problem>()).toMatchObject({ status: 403 });
    expect(answer.json<ConfirmationItem>()).toMatchObject({
      report: { state: 'FILED_BY_HAND', ackRef: reference, sentAt: '2026-04-02T08:00:00.000Z' },
      allowed: { file: false, acknowledge: true },
    });
    const { filing } = await flow.read(id);
    expect(filing?.filed).toMatchObject({ reference, receipt: { name: 'receipt.pdf', bytes: 16 } });
    const receipt = await flow.reporter('GET', `/api/DoubleConfirmation/${id}/receipt`, { brand: 'alder' });
    expect(receipt.body).toBe('%PDF-1.4 receipt');
    const range = { from: '2026-04-01', to: '2026-04-30', now: new Date('2026-04-02T09:00:00Z') };
    const due = await inAll(() => listDeadlines(store, ['alder'], range));
    expect(due.filter(({ reportId }) => reportId === id).map(({ state }) => state)).toEqual(['DONE']);
    const [event] = await inAll(() =>
      store.query<{ detail: string }>(
        `select detail as "detail" from audit_event where action = 'REPORT_FILED_BY_HAND'`,
      ),
    );
    expect(JSON.parse(event!.detail)).toMatchObject({ reference, receipt: filing?.filed?.receipt.sha256 });

    const evidence = await flow.approver('GET', `/api/Evidence/${id}`);
    const entry = (await JSZip.loadAsync(evidence.rawPayload)).file('filing.json');
    expect(JSON.parse((await entry?.async('string')) ?? '{}')).toMatchObject({ receipt: { content: pdf } });

    const body = { kind: 'ACCEPTED', ackRef: reference, note: 'Shown at the portal' };
    const path = `/api/DoubleConfirmation/${id}/acknowledge`;
    const accepted = await flow.approver('POST', path, { brand: 'alder', body });

    expect(accepted.json<ConfirmationItem>().report.state).toBe('ACCEPTED');
  });

  test('a refusal of the portal takes its code, and the next version names the reference', async () => {
    const id = await confirmed();
    await file(id);
    const refusal = { kind: 'REJECTED', ackRef: reference, code: 'E7', text: 'Wrong TIN', note: 'Mail' };
    const path = `/api/DoubleConfirmation/${id}`;

    const rejected = await flow.approver('POST', `${path}/acknowledge`, { brand: 'alder', body: refusal });
    const corrected = await flow.reporter('POST', `${path}/correct`, {
      brand: 'alder',
      body: { reason: 'The wrong TIN' },
    });

    expect(rejected.json<ConfirmationItem>().report.state).toBe('REJECTED');
    expect(corrected.json<ConfirmationItem>().report).toMatchObject({ version: 2, replaces: id });
  });

  test.each<[string, object, string]>([
    ['another payload', { payloadHash: `sha256:${'0'.repeat(64)}` }, 'PAYLOAD_CHANGED'],
    ['a time in the future', { filedAt: '2026-04-09T00:00:00.000Z' }, 'VALIDATION'],
    ['a time before the confirmation', { filedAt: '2026-04-01T00:00:00.000Z' }, 'VALIDATION'],
    [
      'a receipt that is no PDF',
      { receipt: { name: 'a.pdf', contentType: 'application/pdf', content: 'aGVsbG8=' } },
      'VALIDATION',
    ],
    ['no reference', { reference: ' ' }, 'VALIDATION'],
  ])('%s is refused, and nothing is recorded', async (__, changes, code) => {
    const id = await confirmed();

    const answer = await file(id, changes);

    expect(answer.json<Problem>().code).toBe(code);
    expect(await stateOf(id)).toBe('CONFIRMED');
  });

  test('what could not be sent is filed by hand once its authority is a portal', async () => {
    await connect('PRODUCTION');
    flow.authority.failing = 'before';
    const id = await confirmed();
    for (let hour = 0; hour < 12; hour += 1) {
      await flow.deliver();
      flow.advance(3_600_000);
    }
    expect(await stateOf(id)).toBe('SEND_FAILED');
    const calls = [...flow.authority.calls];
    await connect('PORTAL');

    const answer = await file(id);

    expect(answer.json<ConfirmationItem>().report).toMatchObject({
      state: 'FILED_BY_HAND',
      ackRef: reference,
    });
    flow.authority.failing = null;
    flow.advance(86_400_000);
    await flow.deliver();
    expect(flow.authority.calls).toEqual(calls);
    expect(await stateOf(id)).toBe('FILED_BY_HAND');
  });

  test('what goes out by itself is not filed by hand', async () => {
    await connect('PRODUCTION');
    const id = await confirmed();

    const answer = await file(id);

    expect(answer.json<Problem>()).toMatchObject({ code: 'REPORT_LOCKED' });
    expect((await flow.read(id)).filing).toBeNull();
  });
});
