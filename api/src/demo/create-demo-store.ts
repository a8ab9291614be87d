import { writeFile } from 'node:fs/promises';
import { ingestFiles } from '../loads/ingest';
import { loadReferenceData } from '../loads/reference-data';
import type { Store } from '../store/store';
import { demoPeriod, demoReference, type DemoTruth } from './demo-book';
import { demoBrands } from './demo-brands';
import type { DemoOptions } from './demo-options';
import { createDemoReports } from './demo-reports';
import { createDemoUsers } from './demo-users';
import { readDemoBook } from './read-demo-book';
import { beginDemo, completeDemo } from './store-meta';

/** How far the making of a demo store is. */
export interface DemoProgress {
  /** 0 to 1. */
  readonly done: number;
  readonly bets: number;
  readonly records: number;
  readonly files: number;
  readonly seconds: number;
  /** What is being done, in words. */
  readonly step: string;
}

export interface DemoStoreRequest {
  /** Empty, and migrated. */
  readonly store: Store;
  readonly options: DemoOptions;
  /** Where the truth file goes. */
  readonly truthPath: string;
  readonly onProgress?: (progress: DemoProgress) => void;
  readonly signal?: AbortSignal;
}

/**
 * Fills an empty store with the demo brands, their book through the load pipeline, the demo users and reports, and
 * writes the truth file. The store says `building` until all of it is there.
 *
 * Errors: the signal's reason when stopped; what was loaded until then stays.
 */
export async function createDemoStore(request: DemoStoreRequest): Promise<DemoTruth> {
  const { store, options, signal } = request;
  const startedMs = Date.now();
  const count = { bets: 0, records: 0, files: 0 };
  const report = (done: number, step: string) =>
    request.onProgress?.({ ...count, done, step, seconds: (Date.now() - startedMs) / 1000 });

  await beginDemo(store, options);
  await loadReferenceData(store, demoReference(options));
  let truth: DemoTruth | null = null;
  for await (const part of readDemoBook(options)) {
    signal?.throwIfAborted();
    if (part.kind === 'truth') {
      truth = part.truth;
      continue;
    }
    await ingestFiles(store, part.files, signal === undefined ? {} : { signal });
    count.bets += part.bets;
    count.records += part.records;
    count.files += part.files.length;
    report(Math.min(0.99, part.done), `loading ${part.brandId}`);
  }
  if (truth === null) throw new Error('the book ended without its truth');
  await writeFile(request.truthPath, `${JSON.stringify(truth)}\n`);
  report(0.99, 'users and reports');
  await createDemoUsers(store);
  await createDemoReports(store, {
    brandIds: demoBrands.map(({ id }) => id),
    until: demoPeriod(options).until,
  });
  await completeDemo(store, options);
  report(1, 'done');
  return truth;
}
