import * as z from './schema';
import { countSchema, instantSchema } from './scalars';
import { accountSchema } from './people';

export const receiptTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
/** Of a receipt's file, before it is written in base64. */
export const largestReceiptBytes = 5 * 1024 * 1024;

/** One field of a portal's form: what to type in, as plain as portals take it. */
export const sheetLineSchema = z.object({
  /** `licence`, `from`, a column of the return, or a rule and `base`, `rate` or `tax` of it. */
  field: z.string(),
  label: z.object({ en: z.string(), sw: z.string() }),
  value: z.string(),
});
export type SheetLine = z.infer<typeof sheetLineSchema>;

/** What was recorded when a report was filed at a portal. */
export const filedByHandSchema = z.object({
  /** Given by the portal. */
  reference: z.string(),
  filedAt: instantSchema,
  recordedBy: z.string(),
  recordedByAccount: accountSchema,
  recordedAt: instantSchema,
  note: z.nullable(z.string()),
  receipt: z.object({
    name: z.string(),
    contentType: z.string(),
    sha256: z.string(),
    bytes: countSchema,
  }),
});
export type FiledByHand = z.infer<typeof filedByHandSchema>;

/** Of a report that its brand files at the authority's portal. */
export const filingByHandSchema = z.object({
  /** Who, when, figures as the return has them, taxes: our order, not that of the form. Empty until it is confirmed, for whoever could confirm it. */
  sheet: z.array(sheetLineSchema),
  filed: z.nullable(filedByHandSchema),
});
export type FilingByHand = z.infer<typeof filingByHandSchema>;
