import * as z from './schema';
import { reportHeaderSchema, reportDefinitionSchema } from './reports';
import { countSchema, idSchema, instantSchema } from './scalars';

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
