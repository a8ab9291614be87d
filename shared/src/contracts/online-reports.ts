import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { jobSchema } from './jobs';
import { figuresOf, listMetaSchema, listOf, pageFields, sortTextSchema } from './paging';
import {
  basisSchema,
  countSchema,
  currencySchema,
  daySchema,
  figureStatusSchema,
  idSchema,
  instantSchema,
  moneySchema,
  periodSchema,
} from './scalars';

/** How a column's values are written: `rate` is a fraction, `count` a JSON integer, `money` a decimal string. */
export const fieldTypeSchema = z.enum(['date', 'month', 'text', 'count', 'money', 'rate']);
export type FieldType = z.infer<typeof fieldTypeSchema>;

/** Value of one cell; null is "no data" or "not defined on this basis", never zero. */
export const cellSchema = z.union([z.string(), z.number(), z.null()]);
export type Cell = z.infer<typeof cellSchema>;

/** A column that a report can have. */
export const reportFieldSchema = z.object({
  field: z.string(),
  title: z.object({ en: z.string(), sw: z.string() }),
  type: fieldTypeSchema,
  /** A dimension splits rows, a measure is computed for them. */
  role: z.enum(['dimension', 'measure']),
  /** `sum` adds up over rows; `ratio` is computed again from the sums. */
  aggregation: z.enum(['none', 'sum', 'ratio']),
  /** How a measure is made, in field names: `netStakes - winnings`. */
  formula: z.nullable(z.string()),
  basisDependent: z.boolean(),
  group: z.string(),
  filterable: z.boolean(),
  groupable: z.boolean(),
  sortable: z.boolean(),
  /** Report types that must carry it: there it can be neither left out nor hidden. */
  mandatoryIn: z.array(z.string()),
  sensitivity: z.enum(['NONE', 'PERSONAL', 'SECRET']),
  help: z.object({ en: z.string(), sw: z.string() }),
  /** Values a filter offers, where there are few. */
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
});
export type ReportField = z.infer<typeof reportFieldSchema>;

/** A kind of online report. */
export const reportTypeSchema = z.object({
  type: z.string(),
  title: z.object({ en: z.string(), sw: z.string() }),
  description: z.object({ en: z.string(), sw: z.string() }),
  periodKind: z.enum(['DAY', 'WEEK', 'MONTH', 'QUARTER', 'CUSTOM']),
  basis: basisSchema,
  /** Bases that it may be asked for. */
  bases: z.array(basisSchema),
  /** Columns it starts with, in their statutory order. */
  fields: z.array(z.string()),
});
export type ReportType = z.infer<typeof reportTypeSchema>;

export const filterOpSchema = z.enum([
  'eq',
  'ne',
  'in',
  'nin',
  'lt',
  'le',
  'gt',
  'ge',
  'between',
  'contains',
  'startsWith',
  'isNull',
]);
export type FilterOp = z.infer<typeof filterOpSchema>;

/** One condition on a column; the conditions of a list hold together (AND). */
export const conditionSchema = z.strictObject({
  field: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  op: filterOpSchema,
  /** One value, or a list for `in`, `nin` and `between` (two); left out for `isNull`. */
  value: z.optional(
    z.union([
      z.string().check(z.maxLength(200)),
      z.number(),
      z.array(z.union([z.string().check(z.maxLength(200)), z.number()])).check(z.maxLength(200)),
    ]),
  ),
});
export type Condition = z.infer<typeof conditionSchema>;
const conditionsSchema = z.array(conditionSchema).check(z.maxLength(50));

export const reportStateSchema = z.enum([
  'DRAFT',
  'SIMULATED',
  'STALE',
  'PENDING_CONFIRMATION',
  'RETURNED',
  'CONFIRMED',
  'SENDING',
  'SENT',
  'SEND_FAILED',
  'ACKNOWLEDGED',
  'ACCEPTED',
  'REJECTED',
  'AMENDMENT_NEEDED',
  'EXPIRED',
  'DELETED',
]);
export type ReportState = z.infer<typeof reportStateSchema>;

/** States in which a report may still be deleted. */
export const deletableStates: readonly ReportState[] = ['DRAFT', 'SIMULATED', 'STALE', 'RETURNED'];

/** A report without its rows. */
export const reportHeaderSchema = z.object({
  id: idSchema,
  type: z.string(),
  title: z.string(),
  period: z.object({ from: daySchema, to: daySchema }),
  basis: basisSchema,
  version: z.int(),
  replaces: z.nullable(idSchema),
  state: reportStateSchema,
  figureStatus: figureStatusSchema,
  rowCount: countSchema,
  currency: currencySchema,
  stakes: z.nullable(moneySchema),
  ggr: z.nullable(moneySchema),
  preparedBy: z.string(),
  preparedAt: instantSchema,
  confirmedBy: z.nullable(z.string()),
  sentAt: z.nullable(instantSchema),
  ackRef: z.nullable(z.string()),
  contentHash: z.string(),
});
export type ReportHeader = z.infer<typeof reportHeaderSchema>;

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

/** What a report is made by: enough to make it again. */
export const reportDefinitionSchema = z.object({
  type: z.string(),
  period: z.object({ from: daySchema, to: daySchema }),
  basis: basisSchema,
  fields: z.array(z.string()),
  filters: conditionsSchema,
  asOf: instantSchema,
});
export type ReportDefinition = z.infer<typeof reportDefinitionSchema>;

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

export const checkSchema = z.object({
  id: z.string(),
  ok: z.boolean(),
  severity: z.enum(['INFO', 'WARN', 'ERROR']),
  detail: z.string(),
});
export type Check = z.infer<typeof checkSchema>;

export const columnSchema = z.object({ field: z.string(), title: z.string(), type: fieldTypeSchema });
export type Column = z.infer<typeof columnSchema>;

/** Exact computation of what would be reported, kept for 24 hours; nothing is sent or changed by it. */
export const simulationSchema = z.object({
  simulationId: idSchema,
  expiresAt: instantSchema,
  definition: reportDefinitionSchema,
  currency: currencySchema,
  columns: z.array(columnSchema),
  rowCount: countSchema,
  totals: z.record(z.string(), cellSchema),
  meta: listMetaSchema,
  checks: z.array(checkSchema),
  /** Against the newest earlier report of the same type and period; null when there is none. */
  diffToLast: z.nullable(
    z.object({ reportId: idSchema, version: z.int(), delta: z.record(z.string(), z.nullable(moneySchema)) }),
  ),
  contentHash: z.string(),
});
export type Simulation = z.infer<typeof simulationSchema>;

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

/** What `script.js` of the archive holds between `lastReports(` and `)`. */
export const lastReportsScriptSchema = z.object({
  format: z.literal(1),
  generatedAt: instantSchema,
  brandId: idSchema,
  reports: z.array(
    z.object({
      report: reportHeaderSchema,
      definition: reportDefinitionSchema,
      file: z.nullable(z.string()),
    }),
  ),
});
export type LastReportsScript = z.infer<typeof lastReportsScriptSchema>;

export const lastReportsManifestSchema = z.object({
  format: z.literal(1),
  generatedAt: instantSchema,
  brandId: idSchema,
  entries: z.array(
    z.object({ name: z.string(), size: countSchema, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  ),
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
