import type { ApiCallDetail } from '../../../../monitoring/api-log/read-api-call';
import type { Job } from '@tallyhouse/shared/contracts/jobs';
import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import type { ReportHeader, Simulation } from '@tallyhouse/shared/contracts/reports';
import { givenBatch, insertLicence } from '../../../../figures/testing/given-facts';
import { actForAllBrands } from '../../../../store/brand-scope';
import type { Store } from '../../../../store/store';
import { givenTaxApp, type TaxApp } from '../../../../filing/tax-periods/testing/given-tax-app';
import type { TestCaller } from '../../../../app/testing/test-app';
import type { OpenApiDocument } from '../../../../app/testing/fuzz/json-schema';

export const march = { from: '2026-03-01', to: '2026-03-31' };
/** Of the simulations that were made before. */
export const earlierKey = 'before';
export const sports = { type: 'TZ_SPORTS_MONTHLY', period: march };
const daily = { type: 'RETAIL_DAILY_PACK', period: march };

/** A return that waits for `tax.approver`, with what else tells its figures. */
export interface Waiting {
  readonly tax: TaxApp;
  readonly auditor: TestCaller;
  readonly openApi: OpenApiDocument;
  /** The return, and a report on the same play that is not submitted. */
  readonly reportId: string;
  readonly otherReportId: string;
  /** The approver's own, made before it was submitted. */
  readonly simulationId: string;
  readonly drillToken: string;
  readonly exportId: string;
  readonly simulationJobId: string;
  readonly apiCallId: string;
  readonly ids: readonly string[];
  /** The control total and the sums that it follows from, as any answer or file may write them. */
  readonly unseen: RegExp;
}

/** Alder's March of sports bets: its return waits, and everything that tells the same was made before. */
export async function givenWaiting(store: Store, dataDir: string): Promise<Waiting> {
  const tax = await givenTaxApp(store, [], { dataDir });
  const { reporter, approver } = tax;
  await actForAllBrands(() => givenLicence(store));
  const auditor = await tax.signIn({ role: 'auditor', brandIds: ['alder', 'elm'] });
  const simulate = async (who: TestCaller, family: 'Online' | 'Retail', body: object) => {
    const headers = { 'idempotency-key': earlierKey };
    const path = `/api/${family}Reports/simulation`;
    const answer = await who('POST', path, { brand: 'alder', body, headers });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Simulation>().simulationId;
  };
  const keep = async (simulationId: string) => {
    const body = { simulationId };
    const kept = await reporter('POST', '/api/DoubleConfirmation/prepare', { brand: 'alder', body });
    if (kept.statusCode !== 201) throw new Error(kept.body);
    return kept.json<ReportHeader>();
  };
  // What is written about a figure says it.
  const note = async ({ id, contentHash, ggr, stakes }: ReportHeader) => {
    const text = `The books say ${ggr}, of stakes of ${stakes}.`;
    const body = { reportId: id, contentHash, rowNo: 1, field: null, text };
    const written = await reporter('POST', '/api/ReportNotes', { brand: 'alder', body });
    if (written.statusCode !== 200) throw new Error(written.body);
  };
  const simulationId = await simulate(approver, 'Online', sports);
  const exportId = await exportedBy(approver);
  const drilled = await auditorsDrill(approver);
  const { id: otherReportId } = await keep(await simulate(reporter, 'Retail', daily));
  const report = await keep(await simulate(reporter, 'Online', sports));
  const reportId = report.id;
  await note(report);
  const submitted = await reporter('POST', `/api/DoubleConfirmation/${reportId}/submit`, { brand: 'alder' });
  if (submitted.statusCode !== 200) throw new Error(submitted.body);

  tax.app.advance(60_000);

  const item = (
    await reporter('GET', `/api/DoubleConfirmation/${reportId}`, { brand: 'alder' })
  ).json<ConfirmationDetail>();
  const amounts = [
    ...Object.values(item.submission?.controlTotals ?? {}),
    item.report.ggr,
    item.report.stakes,
  ];
  // What files said, added up, is the same.
  await actForAllBrands(() =>
    givenBatch(store, { control_amount: item.report.ggr, computed_amount: item.report.ggr }),
  );
  const jobs = (await approver('GET', '/api/Jobs')).json<{ items: Job[] }>().items;
  const calls = await auditor('GET', '/api/ApiLog', {
    brand: 'alder',
    query: { path: '/api/OnlineReports/simulation' },
  });
  const apiCallId = calls.json<{ items: ApiCallDetail[] }>().items[0]?.id ?? '';
  const simulationJobId = jobs.find(({ kind }) => kind === 'online-simulation')?.id ?? '';
  return {
    tax,
    auditor,
    openApi: (await tax.app.server.inject('/api/openapi.json')).json(),
    ...{ reportId, otherReportId, simulationId, exportId, simulationJobId, apiCallId, drillToken: drilled },
    ids: [reportId, otherReportId, simulationId, exportId, simulationJobId, apiCallId],
    unseen: new RegExp(amounts.flatMap((amount) => (amount === null ? [] : [writtenAs(amount)])).join('|')),
  };
}

function givenLicence(store: Store): Promise<void> {
  const licence = { id: 'lic-2', brand_id: 'alder', authority: 'GBT', number: 'L-2' };
  const products = 'SPORTS_PREMATCH,SPORTS_LIVE';
  return insertLicence(store, { ...licence, products, valid_from: '2020-01-01' });
}

async function exportedBy(who: TestCaller): Promise<string> {
  const body = { source: { kind: 'totals', query: march }, format: 'csv' };
  let job = (await who('POST', '/api/Exports', { brand: 'alder', body })).json<Job>();
  while (job.endedAt === null) {
    await new Promise((done) => setTimeout(done, 5));
    job = (await who('GET', `/api/Jobs/${job.id}`)).json<Job>();
  }
  return job.id;
}

async function auditorsDrill(who: TestCaller): Promise<string> {
  const body = {
    brandId: 'alder',
    period: march,
    basis: 'PLACED_PAID',
    asOf: '2026-04-10T08:00:00Z',
    channel: null,
    vertical: [],
    conditions: [],
  };
  const answer = await who('POST', '/api/Drill/open', { brand: 'alder', body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ token: string }>().token;
}

/** `85421.00` as a number, with separators between thousands, or with more decimals. */
function writtenAs(amount: string): string {
  const [whole = '', cents = '00'] = amount.replace('-', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, '[,. \\u00a0\\u202f]?');
  const tail = cents === '00' ? '(\\.0+)?' : `\\.${cents}0*`;
  // Not within a random id, which has hexadecimal digits around it.
  return `(?<![\\da-f.])${grouped}${tail}(?![\\da-f.])`;
}
