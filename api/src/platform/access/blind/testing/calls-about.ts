import { sportsTax } from '../../../../filing/tax-periods/testing/given-tax-app';
import { march, type Waiting } from './given-waiting';

/** A call with all that it takes to be about the waiting figures. */
interface CallAbout {
  readonly call: string;
  readonly url: string;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

/** Calls that give figures of the play of a waiting report, or would; reading ones only. */
export function callsAbout(waiting: Waiting): CallAbout[] {
  const { reportId, otherReportId, simulationId, drillToken, exportId, simulationJobId, apiCallId } = waiting;
  const get = (path: string, query: Record<string, string> = {}): CallAbout => ({
    ...{ call: `GET ${path}`, url: path, query },
  });
  const of = (path: string, id: string, query: Record<string, string> = {}): CallAbout => ({
    ...{ call: `GET ${path}`, url: path.replace(/:\w+/, encodeURIComponent(id)), query },
  });
  const post = (path: string, body: object, id = ''): CallAbout => ({
    ...{ call: `POST ${path}`, url: path.replace(/:\w+/, encodeURIComponent(id)), body },
  });
  const asked = { ...march, basis: 'PLACED_PAID' };
  const day = { from: '2026-03-10', to: '2026-03-10' };
  return [
    get('/api/Drill', { token: drillToken }),
    get('/api/Lineage', { cell: drillToken }),
    of('/api/Jobs/:id', simulationJobId),
    of('/api/Jobs/:id/result', exportId),
    of('/api/ApiLog/:id', apiCallId),
    get('/api/Audit', { action: 'REPORT_NOTE_CHANGED' }),
    get('/api/Dashboard/summary'),
    get('/api/Dashboard/tiles'),
    of('/api/Evidence/:reportId', reportId),
    of('/api/DoubleConfirmation/:id/payload', reportId),
    of('/api/DoubleConfirmation/:id/receipt', reportId),
    get('/api/RetailReports/ticket', { id: 'alder-online/t1' }),
    post('/api/Jobs/:id/cancel', {}, simulationJobId),
    post('/api/DoubleConfirmation/prepare', { simulationId }),
    get('/api/Authorities/filing', { id: 'alder|lic-2|TRA:GGT-SPORTS|2026-03-01..2026-03-31' }),
    get('/api/DoubleConfirmation', { box: 'mine' }),
    of('/api/DoubleConfirmation/:id', reportId),
    of('/api/DoubleConfirmation/:id', otherReportId),
    get('/api/LoadData'),
    of('/api/LoadData/:id', 'btc-1'),
    get('/api/OnlineReports', { sort: 'ggr:desc' }),
    get('/api/OnlineReports/reportbyid', { id: reportId }),
    get('/api/ReportNotes', { reportId }),
    get('/api/RetailReports/list'),
    get('/api/RetailReports/reportbyid', { id: otherReportId }),
    get('/api/RetailReports/changes', { id: otherReportId }),
    get('/api/TaxReporting/periods', march),
    get('/api/OnlineReports/changes', { id: reportId }),
    get('/api/OnlineReports/lastreports'),
    post('/api/OnlineReports/lastReportDetails', { reportId }),
    post('/api/OnlineReports/lastReportDetails', { simulationId }),
    post('/api/OnlineReports/lastReportDetails2', { reportId }),
    post('/api/OnlineReports/lastReportDetailsExcel', { reportId }),
    post('/api/OnlineReports/simulation', { type: 'TZ_SPORTS_MONTHLY', period: march }),
    post('/api/RetailReports/lastReportDetails', { reportId: otherReportId }),
    post('/api/RetailReports/simulation', { type: 'RETAIL_DAILY_PACK', period: day }),
    post('/api/RetailReports/previewFilter', {
      criteria: { all: [{ field: 'region', op: 'ne', value: 'Nowhere' }] },
      period: march,
    }),
    get('/api/RetailReports', march),
    get('/api/RetailReports', day),
    get('/api/RetailReports/pack', march),
    get('/api/Reconciliation', { day: '2026-03-10' }),
    get('/api/TotalReports', asked),
    get('/api/TotalReports', { ...asked, channel: 'RETAIL' }),
    get('/api/TotalReports', { ...asked, players: 'later' }),
    get('/api/TotalReports/bridge', march),
    get('/api/TotalReports/changes', { ...asked, since: '2026-03-01T00:00:00Z' }),
    get('/api/TotalReports/commissions', march),
    get('/api/TotalReports/parts', { ...asked, by: 'product' }),
    get('/api/TotalReports/players', march),
    get('/api/SummaryReports', asked),
    get('/api/TotalReportsTanzania', march),
    get('/api/SummaryReportsTanzania', march),
    of('/api/TaxReporting/periods/:id', sportsTax),
    of('/api/TaxReporting/periods/:id/changes', sportsTax, { from: '0' }),
    of('/api/TaxReporting/periods/:id/register', sportsTax),
    of('/api/TaxReporting/periods/:id/workingPaper', sportsTax),
    post('/api/TaxReporting/periods/:id/simulate', {}, sportsTax),
  ];
}
