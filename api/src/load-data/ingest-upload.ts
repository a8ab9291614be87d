import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { appendAuditEvent } from '../audit/append-audit-event';
import { ingestWithin } from '../loads/ingest';
import { LoadFileRefused, type LoadFile } from '../loads/load-file';
import { parseLoadFile } from '../loads/parse-load-file';
import { BrandForbidden, ProblemError } from '../problems';
import type { Store } from '../store/store';

interface Upload {
  /** The file, whole. */
  readonly text: string;
  readonly loadedAt: Date;
  /** Brands that the sender may load for. */
  readonly brandIds: readonly string[];
  readonly actorId: string;
  readonly signal: AbortSignal;
}

/**
 * Loads one uploaded file.
 *
 * Errors: `VALIDATION` when it cannot become a batch, in words; `BRAND_FORBIDDEN` when it is for another's brand.
 */
export async function ingestUpload(
  store: Store,
  { text, loadedAt, brandIds, actorId, signal }: Upload,
): Promise<LoadBatch> {
  try {
    const { brand, source, kind, seq } = parseLoadFile({ name: 'the file', text, loadedAt }).header;
    if (!brandIds.includes(brand)) throw new BrandForbidden();
    const file: LoadFile = { name: `${source}-${kind.toLowerCase()}-${seq}`, text, loadedAt };
    return await store.tx(async (tx) => {
      const [batch] = await ingestWithin(tx, [file], { signal });
      if (batch === undefined) throw new Error('a file was loaded without a batch');
      await appendAuditEvent(tx, {
        at: loadedAt,
        action: 'BATCH_LOADED',
        actorId,
        brandId: brand,
        object: { kind: 'load-batch', id: batch.id },
        detail: {
          state: batch.state,
          sha256: batch.sha256,
          accepted: batch.accepted,
          rejected: batch.rejected,
        },
      });
      return batch;
    });
  } catch (error) {
    throw error instanceof LoadFileRefused ? refusedFile(error) : error;
  }
}

/** The refusal of a file that cannot become a batch at all. */
export function refusedFile({ reason }: LoadFileRefused): ProblemError {
  return new ProblemError(400, 'VALIDATION', 'The file cannot be loaded', { detail: `${reason}.` });
}
