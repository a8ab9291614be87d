import * as z from './schema';
import { daySchema, moneySchema } from './scalars';

/**
 * Why figures are others than they were known to be. LATE: a record came. CORRECTED: its source put it right. VOIDED: a
 * stake was given back. REPEATED: it turned out to be there twice. OTHER: what no record explains.
 */
export const changeCauseSchema = z.enum(['LATE', 'CORRECTED', 'VOIDED', 'REPEATED', 'OTHER']);
export type ChangeCause = z.infer<typeof changeCauseSchema>;

/** A record that is not in both of two states of knowledge, or otherwise. */
export const changedRecordSchema = z.object({
  cause: changeCauseSchema,
  kind: z.enum(['bet', 'settlement', 'payment']),
  source: z.string(),
  recordId: z.string(),
  /** Of the later state, where it has it. */
  day: daySchema,
  /** What it adds to the figure in each; null where it is not there. */
  before: z.nullable(moneySchema),
  now: z.nullable(moneySchema),
  change: moneySchema,
});
export type ChangedRecord = z.infer<typeof changedRecordSchema>;
