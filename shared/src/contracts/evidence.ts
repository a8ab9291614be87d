import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { idSchema } from './scalars';

/** What `manifest.json` of an evidence pack says: its version, its report, and every other entry with its hash. */
export const evidenceManifestSchema = z.strictObject({
  format: z.literal(1),
  reportId: idSchema,
  version: z.int(),
  /** `sha256:` and 64 hex digits, of the frozen rows and of what was sent. */
  contentHash: z.string(),
  payloadHash: z.string(),
  entries: z.array(z.strictObject({ name: z.string(), bytes: z.int(), sha256: z.string() })),
});
export type EvidenceManifest = z.infer<typeof evidenceManifestSchema>;

export const downloadEvidence = defineEndpoint({
  method: 'GET',
  path: '/api/Evidence/:reportId',
  tag: 'Audit',
  summary:
    'Everything that proves one version of a confirmed report, as a zip: payload, rows, rules, approvals, steps, answers of the authority, rows of the audit, and a script that checks them.',
  access: 'evidence.download',
  brand: 'optional',
  params: z.strictObject({ reportId: idSchema }),
  binary: 'application/zip',
  status: 200,
});
