import * as z from './schema';
import { apiCallFilters } from './api-log';
import { alertListFilters } from './critical-alerts';
import { dataExceptionFilters } from './data-exceptions';
import { defineEndpoint } from './endpoint';
import { jobSchema } from './jobs';
import { reportListFilters } from './kept-reports';
import { loadBatchFilters } from './load-data';
import { packFilters, packListFilters } from './retail-pack';
import { retailFigureFilters, retailPlaceLevelSchema } from './retail-reports';
import { drillMeasureSchema, drillTokenSchema } from './lineage';
import { channelSchema, daySchema, idSchema } from './scalars';
import { statusReportFilters } from './status-reports';
import { writtenLocaleSchema } from './locales';
import { tanzanianSummariesQuerySchema, tanzanianTotalsQuerySchema } from './tanzania-reports';
import { measureNameSchema, summariesQuerySchema, totalsQuerySchema } from './total-reports';

/**
 * How an export is written. `csv-excel` has semicolons and decimal commas, as spreadsheets of many countries open them;
 * `pdf` has the same head, its table's titles on each page and a place to sign, and is signed where the deployment has a
 * key; `html` is a page for the printer.
 */
export const exportFormatSchema = z.enum(['xlsx', 'pdf', 'csv', 'csv-excel', 'json', 'html']);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** How many rows a file may have: a sheet of a workbook holds no more, and nobody turns more pages than those of a PDF. */
export function mostExportedRows(format: ExportFormat): number {
  return format === 'pdf' ? 50_000 : 1_000_000;
}

/** What is exported: the frozen rows of a report, or everything that a list's filters match. */
export const exportSourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('report'),
    channel: z._default(channelSchema, 'ONLINE'),
    reportId: idSchema,
  }),
  z.strictObject({ kind: z.literal('online-reports'), query: z.strictObject(reportListFilters) }),
  z.strictObject({ kind: z.literal('retail-reports'), query: z.strictObject(reportListFilters) }),
  z.strictObject({
    kind: z.literal('retail-figures'),
    // Single tickets are rows of a report: simulate one, and export its frozen rows.
    query: z.strictObject({ ...retailFigureFilters, level: z._default(retailPlaceLevelSchema, 'branch') }),
  }),
  // All nine lists in one file, each a sheet or a section; or one of them.
  z.strictObject({ kind: z.literal('retail-pack'), query: z.strictObject(packFilters) }),
  z.strictObject({ kind: z.literal('retail-list'), query: z.strictObject(packListFilters) }),
  // These two need `loads.view`.
  z.strictObject({ kind: z.literal('data-exceptions'), query: z.strictObject(dataExceptionFilters) }),
  z.strictObject({ kind: z.literal('load-batches'), query: z.strictObject(loadBatchFilters) }),
  // Calls of the brand, without what was said in them; needs `logs.view`.
  z.strictObject({ kind: z.literal('api-calls'), query: z.strictObject(apiCallFilters) }),
  // Needs `alerts.view`.
  z.strictObject({ kind: z.literal('alerts'), query: z.strictObject(alertListFilters) }),
  // Steps of reports, as the log shows them; needs `logs.view`.
  z.strictObject({ kind: z.literal('status-reports'), query: z.strictObject(statusReportFilters) }),
  // Of the brand in the header: a file is about one.
  z.strictObject({ kind: z.literal('totals'), query: totalsQuerySchema }),
  z.strictObject({
    kind: z.literal('summaries'),
    query: summariesQuerySchema,
    /** One measure with days, weeks or months as columns, as the pivot of the screen; left out: every measure, by rows. */
    pivot: z.optional(measureNameSchema),
  }),
  z.strictObject({ kind: z.literal('tanzanian-totals'), query: tanzanianTotalsQuerySchema }),
  z.strictObject({ kind: z.literal('tanzanian-summaries'), query: tanzanianSummariesQuerySchema }),
  // Tax withheld from winnings, day by day, of the tax periods that share a day with these.
  z.strictObject({
    kind: z.literal('withholding-register'),
    query: z.strictObject({ from: daySchema, to: daySchema }),
  }),
  // The tickets behind one figure, players masked; needs `reports.view-detail`.
  z.strictObject({
    kind: z.literal('drill'),
    token: drillTokenSchema,
    measure: z._default(drillMeasureSchema, 'ggr'),
  }),
]);
export type ExportSource = z.infer<typeof exportSourceSchema>;
/** A source as it is asked for: what has a default may be left out. */
export type ExportRequest = z.input<typeof exportSourceSchema>;

export const createExport = defineEndpoint({
  method: 'POST',
  path: '/api/Exports',
  tag: 'Exports',
  summary:
    'Write a file as a job; its file is read from the job. The rows of a report, and lists of single tickets and shifts, need `reports.view-detail`.',
  access: 'reports.view',
  brand: 'required',
  body: z.strictObject({
    source: exportSourceSchema,
    format: exportFormatSchema,
    /** Of what the file says; `csv` and `json` are for programs, and the same in every language. */
    language: z._default(writtenLocaleSchema, 'en'),
  }),
  answer: jobSchema,
  status: 202,
  keyed: true,
  example: { body: { source: { kind: 'report', reportId: 'rep_1' }, format: 'csv' } },
});
