import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { ingestFiles } from '../loads/ingest';
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
  readonly signal: AbortSignal;
}

/**
 * Loads one uploaded file.
 *
 * Errors: `VALIDATION` when it cannot become a batch, in words; `BRAND_FORBIDDEN` when it is for another's brand.
 */
export async function ingestUpload(
  store: Store,
  { text, loadedAt, brandIds, signal }: Upload,
): Promise<LoadBatch> {
  try {
    const { brand, source, kind, seq } = parseLoadFile({ name: 'the file', text, loadedAt }).header;
    if (!brandIds.includes(brand)) throw new BrandForbidden();
    const file: LoadFile = { name: `${source}-${kind.toLowerCase()}-${seq}`, text, loadedAt };
    const [batch] = await ingestFiles(store, [file], { signal });
    if (batch === undefined) throw new Error('a file was loaded without a batch');
    return batch;
  } catch (error) {
    if (!(error instanceof LoadFileRefused)) throw error;
    throw new ProblemError(400, 'VALIDATION', 'The file cannot be loaded', { detail: `${error.reason}.` });
  }
}
