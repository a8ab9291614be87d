import * as z from './schema';

/** What a file for an authority is written in. */
export const payloadFormatSchema = z.enum(['JSON', 'XML', 'CSV']);
export type PayloadFormat = z.infer<typeof payloadFormatSchema>;
