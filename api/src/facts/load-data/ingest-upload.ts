import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { readBrandReferences, unknownBrand } from '../loads/brand-reference';
import { analyzeLoaded } from '../loads/analyze-loaded';
import { ingestWithin } from '../loads/ingest';
import { LoadFileRefused } from '../loads/load-file';
import { readUpload, readUploadHead } from '../loads/read-upload';
import { BrandForbidden, ProblemError } from '../../platform/http/problems';
import type { Store } from '../../store/store';
import type { Upload } from '../../platform/uploads/upload';

interface Arriving {
  readonly upload: Upload;
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
  { upload, loadedAt, brandIds, actorId, signal }: Arriving,
): Promise<LoadBatch> {
  try {
    const parsed = await readUploadHead('the file', upload);
    const { brand, source, kind, seq } = parsed.header;
    if (!brandIds.includes(brand)) throw new BrandForbidden();
    const reference = (await readBrandReferences(store, [brand])).get(brand) ?? unknownBrand;
    const name = `${source}-${kind.toLowerCase()}-${seq}`;
    // Before the transaction, for which others would wait.
    const file = await readUpload(upload, { name, parsed, loadedAt, reference, signal });
    const loaded = await store.tx(async (tx) => {
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
    await analyzeLoaded(store, [loaded]);
    return loaded;
  } catch (error) {
    throw error instanceof LoadFileRefused ? refusedFile(error) : error;
  }
}

/** The refusal of a file that cannot become a batch at all. */
export function refusedFile({ reason }: LoadFileRefused): ProblemError {
  return new ProblemError(400, 'VALIDATION', 'The file cannot be loaded', { detail: `${reason}.` });
}
