import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import type { Job } from '@tallyhouse/shared/contracts/jobs';
import { depth } from '../../../app/testing/depth';
import { lookForCanaries, textOf } from '../testing/look-for-canaries';
import { declaredCalls, figuresOf } from './figures-of-calls';
import { earlierKey, givenWaiting, march, sports, type Waiting } from './testing/given-waiting';
import { callsAbout } from './testing/calls-about';
import { bothEngines } from '../../../store/testing/on-engines';

/** Calls that say the total or a sum that it follows from to whoever may be told. */
const telling = [
  'GET /api/ApiLog/:id',
  'GET /api/Audit',
  'GET /api/Authorities/filing',
  'GET /api/DoubleConfirmation/:id',
  'GET /api/LoadData',
  'GET /api/OnlineReports',
  'GET /api/OnlineReports/lastreports',
  'GET /api/OnlineReports/reportbyid',
  'GET /api/Reconciliation',
  'GET /api/ReportNotes',
  'GET /api/SummaryReportsTanzania',
  'GET /api/TaxReporting/periods',
  'GET /api/TaxReporting/periods/:id',
  'GET /api/TaxReporting/periods/:id/workingPaper',
  'GET /api/TotalReports',
  'GET /api/TotalReportsTanzania',
  'POST /api/OnlineReports/lastReportDetails',
  'POST /api/OnlineReports/lastReportDetails2',
  'POST /api/OnlineReports/lastReportDetailsExcel',
];

/** Steps that the tests do not take for every call: they change what waits, or are not the approver's to take. */
const deeds =
  /\/(close|reopen|amend|confirm|return|reversePayment|file|pay|submit|withdraw|retrySend|acknowledge|correct|Apply|reprocess|supersede|ingest|batches)$/;

jest.setTimeout(600_000);
const engines = bothEngines({ isGuarded: true });

describe.each(engines)('who is to find a control total out, on %s', (_, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-blind-'));
  let waiting: Waiting;

  beforeAll(async () => {
    waiting = await givenWaiting(await open(), folder);
  });
  afterAll(async () => {
    await waiting.tax.app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('every call that the server has says how it treats them', () => {
    const { openApi } = waiting;
    const calls = Object.entries(openApi.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    );

    expect([...declaredCalls()].sort()).toEqual(calls.sort());
    expect(figuresOf({ method: 'GET', path: '/api/New' })).toBe('REFUSED');
  });

  test('each that gives figures is asked below, but for steps that change something', () => {
    const asked = new Set(callsAbout(waiting).map(({ call }) => call));
    const unasked = declaredCalls().filter((call) => {
      const [method = '', path = ''] = call.split(' ');
      return figuresOf({ method: method as 'GET', path }) !== 'NONE' && !asked.has(call) && !deeds.test(call);
    });

    expect(unasked.sort()).toEqual([
      'POST /api/Exports',
      'POST /api/ReportNotes',
      'POST /api/RetailReports',
      'PUT /api/ReportNotes/:id',
    ]);
  });

  test('a call that is said to refuse or to withhold does so, where others are told', async () => {
    const { tax, unseen, auditor } = waiting;
    const told = new Set<string>();
    const wrong: string[] = [];
    for (const { call, url, ...options } of callsAbout(waiting)) {
      const [method, path] = call.split(' ') as ['GET' | 'POST', string];
      const asked = { brand: 'alder', ...options };
      const answer = await tax.approver(method, url, asked);
      const text = await textOf(answer);
      const isRefused = answer.statusCode === 409 && text.includes('FIGURES_WITHHELD');
      const isWithheld = answer.statusCode < 300 && text.includes('"withheld":');
      const { [figuresOf({ method, path })]: isAsDeclared } = {
        NONE: true,
        REFUSED: isRefused,
        WITHHELD: isWithheld,
      };
      if (!isAsDeclared || unseen.test(text))
        wrong.push(
          `${call} ${answer.statusCode} ${unseen.exec(text)?.[0] ?? text.slice(-300)} ${text.slice(Math.max(0, text.search(unseen) - 200), text.search(unseen) + 40)}`,
        );
      const shown = await auditor(method, url, asked);
      if (unseen.test(await textOf(shown))) told.add(call);
    }

    expect(wrong).toEqual([]);
    expect([...told].sort()).toEqual(expect.arrayContaining(telling));
  });

  test('an export of figures fails and says why; a list of reports is exported without them', async () => {
    const exported = async (source: object, format: string) => {
      const body = { source, format };
      let job = (await waiting.tax.approver('POST', '/api/Exports', { brand: 'alder', body })).json<Job>();
      while (job.endedAt === null) {
        await new Promise((done) => setTimeout(done, 5));
        job = (await waiting.tax.approver('GET', `/api/Jobs/${job.id}`)).json<Job>();
      }
      const file = await waiting.tax.approver('GET', `/api/Jobs/${job.id}/result`);
      return { code: job.problem?.code, text: await textOf(file), status: file.statusCode };
    };
    const { reportId, otherReportId, drillToken, unseen } = waiting;
    const query = march;
    const sources = [
      { kind: 'report', reportId },
      { kind: 'report', channel: 'RETAIL', reportId: otherReportId },
      { kind: 'totals', query },
      { kind: 'summaries', query },
      { kind: 'retail-figures', query },
      { kind: 'retail-pack', query },
      { kind: 'tanzanian-totals', query },
      { kind: 'tanzanian-summaries', query },
      { kind: 'withholding-register', query },
      { kind: 'drill', token: drillToken },
    ];
    for (const format of depth({ quick: ['csv'], deep: ['csv', 'xlsx', 'json', 'html', 'pdf'] })) {
      for (const source of sources) {
        expect([source.kind, (await exported(source, format)).code]).toEqual([
          source.kind,
          'FIGURES_WITHHELD',
        ]);
      }
      const list = await exported({ kind: 'online-reports', query: {} }, format);
      expect(list).toMatchObject({
        status: 200,
        // A PDF breaks a name over the lines of its cell.
        text: expect.stringMatching(/sports[^]*betting[^]*return/u) as string,
      });
      expect(list.text).toContain('until you have confirmed or returned them');
      expect(unseen.test(list.text)).toBe(false);
    }
    expect(unseen.test(JSON.stringify(await waiting.tax.approver('GET', '/api/Jobs').then(textOf)))).toBe(
      false,
    );
  });

  test('nor is the answer to an earlier call given again', async () => {
    const again = await waiting.tax.approver('POST', '/api/OnlineReports/simulation', {
      ...{ brand: 'alder', body: sports, headers: { 'idempotency-key': earlierKey } },
    });

    expect(again.json()).toMatchObject({ status: 409, code: 'FIGURES_WITHHELD' });
    expect(waiting.unseen.test(again.body)).toBe(false);
  });

  test('a report whose figures are withheld names the one that waits', async () => {
    const { tax, reportId, otherReportId } = waiting;
    const by = async (family: string, id: string) => {
      const answer = await tax.approver('GET', `/api/${family}Reports/reportbyid?id=${id}`, {
        brand: 'alder',
      });
      return answer.json<{ report: ReportHeader }>().report.withheldBy;
    };

    expect(await by('Retail', otherReportId)).toMatchObject({
      id: reportId,
      title: expect.any(String) as string,
    });
    expect(await by('Online', reportId)).toMatchObject({ id: reportId });
    const get = async (path: string) => (await tax.approver('GET', path, { brand: 'alder' })).json<object>();
    const withheldBy = { id: reportId };
    expect(await get(`/api/TotalReports?from=${march.from}&to=${march.to}`)).toMatchObject({ withheldBy });
  });

  test('sorting by a withheld figure tells no rank', async () => {
    const sorted = async (sort: string) => {
      const query = { sort, version: 'all' };
      const answer = await waiting.tax.approver('GET', '/api/OnlineReports', { brand: 'alder', query });
      return answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
    };

    expect(await sorted('ggr:asc')).toEqual(await sorted('ggr:desc'));
  });

  test('no call at all gives them the total or what it follows from', async () => {
    const { tax, unseen, ids } = waiting;
    const { leaks, failed, answered } = await lookForCanaries(tax.app, tax.approver, {
      ids,
      later: 'alder',
      samples: depth({ quick: 1, deep: 4 }),
      brands: depth({ quick: [{ brand: 'alder' }], deep: [{ brand: 'alder' }, {}] }),
      unseen,
      // It would wait no longer.
      without: /^DELETE|DoubleConfirmation.*\/(confirm|return)$/,
    });

    expect(leaks).toEqual([]);
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(40);
  });

  test('once it was returned, all is shown again', async () => {
    const { tax, reportId, unseen } = waiting;
    const path = `/api/DoubleConfirmation/${reportId}`;
    const body = { reason: 'A shop is missing.' };
    const returned = await tax.approver('POST', `${path}/return`, { brand: 'alder', body });

    expect(unseen.test(returned.body)).toBe(true);
    for (const url of [
      path,
      `/api/OnlineReports/reportbyid?id=${reportId}`,
      '/api/OnlineReports/lastreports',
    ]) {
      expect([url, unseen.test(await textOf(await tax.approver('GET', url, { brand: 'alder' })))]).toEqual([
        url,
        true,
      ]);
    }
  });
});
