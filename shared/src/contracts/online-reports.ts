import * as z from './schema';
import { confirmationItemExample } from './confirmation-examples';
import { defineEndpoint } from './endpoint';
import { jobSchema } from './jobs';
import { reportDetailSchema, reportFieldsSchema, reportListFilters, reportListSchema } from './kept-reports';
import { pageFields } from './paging';
import {
  exploreBody,
  exploredRowsSchema,
  namedOnce,
  nextPage,
  pagedOnce,
  pageOfRows,
  rowsOf,
  simulationOrder,
} from './report-calls';
import { cellSchema, columnSchema } from './report-fields';
import { reportHeaderSchema, simulationSchema } from './reports';
import { countSchema, idSchema } from './scalars';
import { writtenLocaleSchema } from './locales';

export const listOnlineReports = defineEndpoint({
  method: 'GET',
  path: '/api/OnlineReports',
  tag: 'Online reports',
  summary: 'Online reports of the selected brand, newest first.',
  access: 'reports.view',
  brand: 'optional',
  query: z.strictObject({ ...reportListFilters, ...pageFields }),
  answer: reportListSchema,
  status: 200,
});

export const listReportFields = defineEndpoint({
  method: 'GET',
  path: '/api/OnlineReports/reportfields',
  tag: 'Online reports',
  summary: 'The columns and kinds of report that a builder can choose from.',
  access: 'reports.view',
  brand: 'required',
  query: z.strictObject({ type: z.optional(z.string()) }),
  answer: reportFieldsSchema,
  status: 200,
});

export const readOnlineReport = defineEndpoint({
  method: 'GET',
  path: '/api/OnlineReports/reportbyid',
  tag: 'Online reports',
  summary: 'Header, definition, history and versions of one report; no rows.',
  access: 'reports.view',
  brand: 'optional',
  query: z.strictObject({ id: idSchema }),
  answer: reportDetailSchema,
  status: 200,
});

export const simulateOnlineReport = defineEndpoint({
  method: 'POST',
  path: '/api/OnlineReports/simulation',
  tag: 'Online reports',
  summary:
    'Dry run. Answers 200 with the simulation, or 202 with a job when it takes longer or `wait` is false.',
  access: 'reports.simulate',
  brand: 'required',
  body: z.strictObject(simulationOrder),
  answer: z.union([simulationSchema, jobSchema]),
  accepted: jobSchema,
  status: 200,
  keyed: true,
  example: { body: { type: 'ONLINE_DAILY', period: { from: '2026-10-01', to: '2026-10-31' } } },
});

export const readReportRows = defineEndpoint({
  method: 'POST',
  path: '/api/OnlineReports/lastReportDetails',
  tag: 'Online reports',
  summary: 'The frozen flat view: rows exactly as kept, columns in statutory order, nothing computed again.',
  access: 'reports.view-detail',
  brand: 'required',
  body: z
    .strictObject({
      ...rowsOf,
      ...pageOfRows(500),
    })
    .check(namedOnce, pagedOnce),
  answer: z.object({
    report: z.nullable(reportHeaderSchema),
    columns: z.array(columnSchema),
    rows: z.array(z.array(cellSchema)),
    /** Columns whose cells are masks, for who may not learn who the players are. */
    maskedFields: z._default(z.array(z.string()), []),
    totals: z.array(cellSchema),
    page: z.int(),
    pageSize: z.int(),
    ...nextPage,
    totalCount: countSchema,
    contentHash: z.string(),
  }),
  status: 200,
  isRead: true,
});

export const exploreReportRows = defineEndpoint({
  method: 'POST',
  path: '/api/OnlineReports/lastReportDetails2',
  tag: 'Online reports',
  summary:
    'The explorable view of the same rows: filtered, sorted, grouped. Unfiltered totals equal those of the flat view.',
  access: 'reports.view-detail',
  brand: 'required',
  body: exploreBody,
  answer: exploredRowsSchema,
  status: 200,
  isRead: true,
});

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const downloadReportExcel = defineEndpoint({
  method: 'POST',
  path: '/api/OnlineReports/lastReportDetailsExcel',
  tag: 'Online reports',
  summary: 'The explorable view, all pages, as report.xlsx.',
  access: 'reports.view-detail',
  brand: 'required',
  query: z.strictObject({ language: z._default(writtenLocaleSchema, 'en') }),
  body: exploreBody,
  binary: spreadsheetType,
  status: 200,
  isRead: true,
});

export const downloadLastReports = defineEndpoint({
  method: 'GET',
  path: '/api/OnlineReports/lastreports',
  tag: 'Online reports',
  summary:
    'Zip with the last report of every type: script.js (data, never to be run), manifest.json, reports/<id>.json.',
  access: 'reports.view-detail',
  brand: 'required',
  binary: 'application/zip',
  status: 200,
});

export const deleteOnlineReport = defineEndpoint({
  method: 'DELETE',
  path: '/api/OnlineReports/:id',
  tag: 'Online reports',
  summary: 'Delete a draft of the selected brand. What was submitted stays: 409 REPORT_LOCKED.',
  access: 'reports.delete-draft',
  brand: 'required',
  params: z.strictObject({ id: idSchema }),
  status: 204,
});

/** Keeps a simulation as a report in state SIMULATED, which can be submitted or deleted. */
export const prepareReport = defineEndpoint({
  method: 'POST',
  path: '/api/DoubleConfirmation/prepare',
  tag: 'Double confirmation',
  summary: 'Keep a simulation as a report.',
  access: 'reports.simulate',
  brand: 'required',
  body: z.strictObject({
    simulationId: idSchema,
    title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
  }),
  answer: reportHeaderSchema,
  status: 201,
  keyed: true,
  example: {
    body: { simulationId: 'sim_1' },
    answer: { ...confirmationItemExample.report, state: 'SIMULATED' },
  },
});
