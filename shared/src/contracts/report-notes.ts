import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { personSchema } from './people';
import { cellSchema } from './report-fields';
import { countSchema, idSchema, instantSchema } from './scalars';

/** Most notes that one version of a report has: people read them all before they confirm. */
export const mostNotes = 200;

/** Plain text. */
export const noteTextSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));

/** Why a figure of a kept report is what it is, in somebody's words. */
export const reportNoteSchema = z.object({
  /** The same in every version that it was carried to. */
  id: idSchema,
  /** Place of its line in the version, from 1; null where its line is no longer there. */
  rowNo: z.nullable(countSchema),
  /** What names the line, column by column; masks where the reader may not learn who players are. */
  line: z.array(z.object({ field: z.string(), value: cellSchema })),
  /** Column of its cell; null: it is about the whole line. */
  field: z.nullable(z.string()),
  /** Where `withheld`, with `…` in place of every number. */
  text: z.string(),
  author: personSchema,
  writtenAt: instantSchema,
  correctedAt: z.nullable(instantSchema),
  /** Version that it was written in; null: in this one. */
  carriedFrom: z.nullable(z.int()),
  /** Written by the reader. */
  isOwn: z.boolean(),
});
export type ReportNote = z.infer<typeof reportNoteSchema>;

/** All notes of a version: by line, those of lines that are gone last. */
export const reportNotesSchema = z.object({
  items: z.array(reportNoteSchema),
  /** Whether they can still be written, corrected and withdrawn: until the report is handed over for confirmation. */
  isOpen: z.boolean(),
  /** Why numbers are missing in texts, as `report.withheld`; left out where they stand. */
  withheld: z.optional(z.literal('PENDING_CONFIRMATION')),
});
export type ReportNotes = z.infer<typeof reportNotesSchema>;

const tag = 'Report notes';
const example: ReportNotes = {
  items: [
    {
      id: 'note_1',
      rowNo: 2,
      line: [{ field: 'day', value: '2026-03-10' }],
      field: 'ggr',
      text: 'Agreed with the authority on the phone, reference GBT-88.',
      author: { id: 'u_2', name: 'Rehema Reporter', account: 'rehema@example.test' },
      writtenAt: '2026-04-02T08:00:00.000Z',
      correctedAt: null,
      carriedFrom: null,
      isOwn: true,
    },
  ],
  isOpen: true,
};
const answered = { answer: reportNotesSchema, status: 200 } as const;
const ofNote = z.strictObject({ id: idSchema });

export const readReportNotes = defineEndpoint({
  method: 'GET',
  path: '/api/ReportNotes',
  tag,
  summary: 'Notes on cells and lines of a version of a report, online or retail.',
  access: 'reports.view-detail',
  brand: 'required',
  query: z.strictObject({ reportId: idSchema }),
  ...answered,
  example: { answer: example },
});

export const writeReportNote = defineEndpoint({
  method: 'POST',
  path: '/api/ReportNotes',
  tag,
  summary:
    'Write a note on a cell, or with `field` null on a whole line. 409 REPORT_LOCKED once the report was handed over, or has other figures than `contentHash` says.',
  access: 'reports.simulate',
  brand: 'required',
  body: z.strictObject({
    reportId: idSchema,
    /** Of the figures that the line was seen in. */
    contentHash: z.string(),
    rowNo: z.int().check(z.minimum(1)),
    field: z.nullable(z.string().check(z.maxLength(40))),
    text: noteTextSchema,
  }),
  ...answered,
  keyed: true,
  example: {
    body: {
      ...{ reportId: 'rep_1', contentHash: 'sha256:5f…', rowNo: 2, field: 'ggr' },
      text: 'Agreed with the authority on the phone, reference GBT-88.',
    },
    answer: example,
  },
});

export const correctReportNote = defineEndpoint({
  method: 'PUT',
  path: '/api/ReportNotes/:id',
  tag,
  summary:
    'Correct an own note. 403 for another’s, 409 REPORT_LOCKED once the report was handed over for confirmation.',
  access: 'reports.simulate',
  brand: 'required',
  params: ofNote,
  body: z.strictObject({ reportId: idSchema, text: noteTextSchema }),
  ...answered,
  example: { body: { reportId: 'rep_1', text: 'Agreed in writing, GBT-91.' }, answer: example },
});

export const withdrawReportNote = defineEndpoint({
  method: 'POST',
  path: '/api/ReportNotes/:id/withdraw',
  tag,
  summary:
    'Withdraw an own note from this version; the audit keeps what it said. Errors as when it is corrected.',
  access: 'reports.simulate',
  brand: 'required',
  params: ofNote,
  body: z.strictObject({ reportId: idSchema }),
  ...answered,
  keyed: true,
  example: { body: { reportId: 'rep_1' }, answer: { ...example, items: [] } },
});
