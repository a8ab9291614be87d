import { signedRegistrySchema } from '@tallyhouse/shared/contracts/registry';
import * as z from 'zod/mini';

const releaseSchema = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/)),
  /** Bytes in base64, by path within the folder of the release. */
  files: z.record(z.string(), z.base64()),
});
export type SentRelease = z.infer<typeof releaseSchema>;

/** One action of the publishing tool: the registry that it leads to, and the files that are new. */
export const deploymentSchema = z.strictObject({
  /** Text of the registry that it was made from; null when there was none. */
  from: z.nullable(z.string()),
  registry: z.string(),
  audit: z.strictObject({
    at: z.iso.datetime(),
    by: z.string(),
    deed: z.string(),
    sequence: z.int(),
    keyId: signedRegistrySchema.shape.keyId,
  }),
  releases: z.array(releaseSchema),
});
export type Deployment = z.infer<typeof deploymentSchema>;
