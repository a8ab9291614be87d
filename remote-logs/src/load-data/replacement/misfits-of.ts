import type { LoadBatch, LoadFileHeader } from '@tallyhouse/shared/contracts/load-data';

export type HeaderField = 'brand' | 'source' | 'channel' | 'kind' | 'seq';

/** A field in which a file is not one for the batch. */
export interface Misfit {
  readonly field: HeaderField;
  readonly ours: string;
  readonly theirs: string;
}

/** What must be as in the batch and is not, as the server will check it; nothing when the file fits. */
export function misfitsOf(batch: LoadBatch, header: LoadFileHeader): Misfit[] {
  const places: readonly (readonly [HeaderField, string | number, string | number])[] = [
    ['brand', batch.brandId, header.brand],
    ['source', batch.source, header.source],
    ['channel', batch.channel, header.channel],
    ['kind', batch.kind, header.kind],
    ['seq', batch.seq, header.seq],
  ];
  return places
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([field, ours, theirs]) => ({ field, ours: String(ours), theirs: String(theirs) }));
}
