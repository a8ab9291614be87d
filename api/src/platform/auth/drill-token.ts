import { conditionsSchema } from '@tallyhouse/shared/contracts/report-fields';
import {
  basisSchema,
  channelSchema,
  daySchema,
  idSchema,
  instantSchema,
  verticalSchema,
} from '@tallyhouse/shared/contracts/scalars';
import * as z from 'zod/mini';
import { createSealer } from './sealer';
import type { TokenKeys } from './token-keys';
import { NotFound, ProblemError } from '../http/problems';

const narrowing = {
  conditions: conditionsSchema,
  /** One batch of the cell's facts; left out for all. */
  batchId: z.optional(idSchema),
};

/** What a cell is named by: the content of a report, or the facts themselves. */
const cellSchema = z.union([
  z.strictObject({ contentId: idSchema, ...narrowing }),
  z.strictObject({
    channels: z.array(channelSchema),
    from: daySchema,
    to: daySchema,
    basis: basisSchema,
    asOf: instantSchema,
    verticals: z.nullable(z.array(verticalSchema)),
    ...narrowing,
  }),
]);
export type DrillCell = z.infer<typeof cellSchema>;

const sealedSchema = z.strictObject({
  userId: idSchema,
  brandId: idSchema,
  /** State of the brand's facts when the cell was shown. */
  snapshotId: z.string(),
  expiresAt: instantSchema,
  cell: cellSchema,
});
/** A cell with the one who may open it. */
export type SealedCell = z.infer<typeof sealedSchema>;

/** Tokens that open cells: whole to the server that made them, noise to everybody else. */
export interface DrillTokens {
  /** A token for a user of a brand; null for a cell whose conditions are too long for an address. */
  seal(cell: Omit<SealedCell, 'expiresAt'>): { readonly token: string; readonly expiresAt: string } | null;
  /** What a token opens. Errors: `NotFound` for one of another user or not made here; `EXPIRED` (410). */
  open(token: string, userId: string): SealedCell;
}

const minutes = 30;
const prefix = 'drl_';
const longestToken = 6000;

/** Tokens under keys of their own, made from the store's. */
export function createDrillTokens(
  keys: Pick<TokenKeys, 'present' | 'inForce'>,
  clock: () => Date,
): DrillTokens {
  const sealer = createSealer(keys, 'tallyhouse drill tokens');

  function seal(sealed: Omit<SealedCell, 'expiresAt'>) {
    const expiresAt = new Date(clock().getTime() + minutes * 60_000).toISOString();
    const token = prefix + sealer.seal({ ...sealed, expiresAt });
    return token.length > longestToken ? null : { token, expiresAt };
  }

  function open(token: string, userId: string): SealedCell {
    const sealed = z.safeParse(sealedSchema, sealer.open(token.slice(prefix.length)));
    if (!sealed.success || sealed.data.userId !== userId) throw new NotFound('figure');
    if (Date.parse(sealed.data.expiresAt) <= clock().getTime()) {
      throw new ProblemError(410, 'EXPIRED', 'This way into the figure is closed', {
        detail: 'It is open for half an hour. Open it again from the figure.',
      });
    }
    return sealed.data;
  }

  return { seal, open };
}
