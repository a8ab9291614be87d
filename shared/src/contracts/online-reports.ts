import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { jobSchema } from './jobs';
import { figuresOf, listMetaSchema, listOf, pageFields, sortTextSchema } from './paging';
import {
  cellSchema,
  reportFieldSchema,
  reportTypeSchema,
  conditionsSchema,
  columnSchema,
} from './report-fields';
import { reportStateSchema, reportHeaderSchema, reportDefinitionSchema, simulationSchema } from './reports';
import { basisSchema, countSchema, daySchema, idSchema, instantSchema, periodSchema } from './scalars';

export const listOnlineReports = defineEndpoint({
  method: 'GET',
  path: '/api/OnlineReports',
  tag: 'Online reports',
  summary: 'Online reports of the selected brand, newest first.',
  access: 'reports.view',
  brand: 'optional',
  query: z.strictObject({
    type: z.optional(z.string()),
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    /** Repeatable. */
    status: z.optional(z.union([reportStateSchema, z.array(reportStateSchema)])),
    version: z._default(z.enum(['latest', 'all']), 'latest'),
    text: z.optional(z.string().check(z.maxLength(100))),
    sort: z.optional(sortTextSchema),
    ...pageFields,
  }),
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
  body: z.strictObject({
    type: z.string(),
    period: periodSchema,
    /** Left out: the columns of the type. Its mandatory columns are added when missing. */
    fields: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(40))),
    filters: z._default(conditionsSchema, []),
    /** Left out: the basis of the type. */
    basis: z.optional(basisSchema),
    /** Knowledge instant; left out: now. */
    asOf: z.optional(instantSchema),
    /** False: answer 202 at once, for a progress bar. */
    wait: z._default(z.boolean(), true),
  }),
  answer: z.union([simulationSchema, jobSchema]),
  accepted: jobSchema,
  status: 200,
  example: { body: { type: 'ONLINE_DAILY', period: { from: '2026-10-01', to: '2026-10-31' } } },
});

/** Which rows: of a report, of the newest report of a type, or of a simulation. Exactly one of the three. */
const rowsOf = {
  reportId: z.optional(idSchema),
  type: z.optional(z.string()),
  simulationId: z.optional(idSchema),
};
const exactlyOne = (body: {
  reportId?: string | undefined;
  type?: string | undefined;
  simulationId?: string | undefined;
}) => [body.reportId, body.type, body.simulationId].filter((id) => id !== undefined).length === 1;

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
    .check(z.refine(exactlyOne, { error: 'name one of reportId, type, simulationId', path: ['reportId'] })),
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
});

const exploreBody = z
  .strictObject({
    ...rowsOf,
    /** Columns wanted; left out: all that are not hidden. */
    fields: z.optional(z.array(z.string()).check(z.maxLength(40))),
    groupBy: z._default(z.array(z.string()).check(z.maxLength(4)), []),
    filters: z._default(conditionsSchema, []),
    sort: z._default(
      z.array(z.strictObject({ field: z.string(), dir: z.enum(['asc', 'desc']) })).check(z.maxLength(6)),
      [],
    ),
    page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 50),
  })
  .check(z.refine(exactlyOne, { error: 'name one of reportId, type, simulationId', path: ['reportId'] }));

export const exploreReportRows = defineEndpoint({
  method: 'POST',
  path: '/api/OnlineReports/lastReportDetails2',
  tag: 'Online reports',
  summary:
    'The explorable view of the same rows: filtered, sorted, grouped. Unfiltered totals equal those of the flat view.',
  access: 'reports.view-detail',
  brand: 'required',
  body: exploreBody,
  answer: z.extend(
    figuresOf(
      z.object({ key: z.string(), values: z.record(z.string(), cellSchema), childCount: countSchema }),
    ),
    {
      report: z.nullable(reportHeaderSchema),
      columns: z.array(columnSchema),
      contentHash: z.string(),
    },
  ),
  status: 200,
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
});
