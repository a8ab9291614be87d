import * as z from 'zod/mini';

/** What a file for an authority is written in. */
export const payloadFormatSchema = z.enum(['JSON', 'XML', 'CSV']);
export type PayloadFormat = z.infer<typeof payloadFormatSchema>;
