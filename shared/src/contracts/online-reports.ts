import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { jobSchema } from './jobs';
import { listMetaSchema, listOf, pageFields, sortTextSchema } from './paging';
import { exploreBody, exploredRowsSchema, namedOnce, rowsOf, simulationOrder } from './report-calls';
import { cellSchema, columnSchema, reportFieldSchema, reportTypeSchema } from './report-fields';
import { reportDefinitionSchema, reportHeaderSchema, reportStateSchema, simulationSchema } from './reports';
import { countSchema, daySchema, idSchema, instantSchema } from './scalars';

/** What chooses and orders online reports in a list. */
export const onlineReportFilters = {
  type: z.optional(z.string()),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** Repeatable. */
  status: z.optional(z.union([reportStateSchema, z.array(reportStateSchema)])),
  version: z._default(z.enum(['latest', 'all']), 'latest'),
  text: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(sortTextSchema),
};

export const listOnlineReports = defineEndpoint({
  method: 'GET',
  path: '/api/OnlineReports',
  tag: 'Online reports',
  summary: 'Online reports of the selected brand, newest first.',
  access: 'reports.view',
  brand: 'optional',
  query: z.strictObject({ ...onlineReportFilters, ...pageFields }),
  answer: listOf(z.extend(reportHeaderSchema, { brandId: idSchema })),
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
  answer: z.object({
    version: z.string(),
    fields: z.array(reportFieldSchema),
    types: z.array(reportTypeSchema),
  }),
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
  answer: z.object({
    report: reportHeaderSchema,
    definition: reportDefinitionSchema,
    meta: listMetaSchema,
    history: z.array(
      z.object({
        at: instantSchema,
        from: z.nullable(reportStateSchema),
        to: reportStateSchema,
        actor: z.string(),
        reason: z.nullable(z.string()),
      }),
    ),
    versions: z.array(reportHeaderSchema),
  }),
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
      page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
      pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 500),
    })
    .check(namedOnce),
  answer: z.object({
    report: z.nullable(reportHeaderSchema),
    columns: z.array(columnSchema),
    rows: z.array(z.array(cellSchema)),
    totals: z.array(cellSchema),
    page: z.int(),
    pageSize: z.int(),
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
});
