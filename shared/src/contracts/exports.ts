import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { jobSchema } from './jobs';
import { onlineReportFilters } from './online-reports';
import { retailFigureFilters, retailPlaceLevelSchema } from './retail-reports';
import { channelSchema, idSchema } from './scalars';

/** How an export is written. PDF is none of them: a page is printed from the screen, with the same head. */
export const exportFormatSchema = z.enum(['xlsx', 'csv', 'json']);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** What is exported: the frozen rows of a report, or everything that a list's filters match. */
export const exportSourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('report'),
    channel: z._default(channelSchema, 'ONLINE'),
    reportId: idSchema,
  }),
  z.strictObject({ kind: z.literal('online-reports'), query: z.strictObject(onlineReportFilters) }),
  z.strictObject({
    kind: z.literal('retail-figures'),
    // Single tickets are rows of a report: simulate one, and export its frozen rows.
    query: z.strictObject({ ...retailFigureFilters, level: z._default(retailPlaceLevelSchema, 'branch') }),
  }),
]);
export type ExportSource = z.infer<typeof exportSourceSchema>;

export const createExport = defineEndpoint({
  method: 'POST',
  path: '/api/Exports',
  tag: 'Exports',
  summary:
    'Write a file as a job; its file is read from the job. The rows of a report need `reports.view-detail`.',
  access: 'reports.view',
  brand: 'required',
  body: z.strictObject({ source: exportSourceSchema, format: exportFormatSchema }),
  answer: jobSchema,
  status: 202,
  keyed: true,
  example: { body: { source: { kind: 'report', reportId: 'rep_1' }, format: 'csv' } },
});
