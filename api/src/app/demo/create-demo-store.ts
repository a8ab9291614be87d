import { handleAllChanges } from '../change-handlers';
import { writeFile } from 'node:fs/promises';
import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { createDemoObligations } from '../../filing/authorities/demo-obligations';
import { createDemoAuthorities } from '../../filing/authorities/demo-authorities';
import { createDemoChanges } from '../../house/changes/demo-changes';
import { writeRates } from '../../facts/fx/write-rates';
import { analyzeLoaded } from '../../facts/loads/analyze-loaded';
import { ingestFiles } from '../../facts/loads/ingest';
import { loadReferenceData } from '../../facts/loads/reference-data';
import { createDemoPacks } from '../../filing/rule-packs/demo-packs';
import { createDemoSearches } from '../../filing/saved-searches/demo-searches';
import { auditTogether } from '../../store/audit-trail/audit-book';
import { rebuildPlayers } from '../../figures/players/keep-players';
import { inOneTransaction } from '../../store/in-one-transaction';
import type { Store } from '../../store/store';
import { demoPeriod, demoReference, type DemoTruth } from './demo-book';
import { demoBrands } from './demo-brands';
import type { DemoOptions } from './demo-options';
import { createDemoReports } from './demo-reports';
import { createDemoUsers, demoOtpSecret } from './demo-users';
import { readDemoBook } from './read-demo-book';
import { actForAllBrands } from '../../store/brand-scope';
import { createDemoTaxClasses } from '../../filing/tax-periods/demo-tax-classes';
import { createDemoTaxPeriods } from '../../filing/tax-periods/demo-tax-periods';
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

/** Of the time that it takes; what is left is of tax periods and all that is small. */
const shares = { book: 0.6, reports: 0.33 };

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
  const { rates, ...reference } = demoReference(options);
  await loadReferenceData(store, reference);
  // A demo has a past: each rate was known when it was published.
  await store.tx((tx) =>
    writeRates(
      tx,
      rates.map((rate) => ({ ...rate, knownAt: rate.publishedAt })),
    ),
  );
  let truth: DemoTruth | null = null;
  const loaded: Pick<LoadBatch, 'kind' | 'accepted'>[] = [];
  for await (const part of readDemoBook(options)) {
    signal?.throwIfAborted();
    if (part.kind === 'truth') {
      truth = part.truth;
      continue;
    }
    const batches = await ingestFiles(store, part.files, signal === undefined ? {} : { signal });
    for (const { kind, accepted } of batches) loaded.push({ kind, accepted });
    count.bets += part.bets;
    count.records += part.records;
    count.files += part.files.length;
    report(shares.book * part.done, `loading ${part.brandId}`);
  }
  if (truth === null) throw new Error('the book ended without its truth');
  await analyzeLoaded(store, loaded);
  await actForAllBrands(() =>
    store.tx(async (tx) => {
      for (const { id } of demoBrands) await rebuildPlayers(tx, id);
    }),
  );
  await writeFile(request.truthPath, `${JSON.stringify(truth)}\n`);
  report(shares.book, 'users and reports');
  // What follows are thousands of small statements: handing each to several threads costs more than it saves.
  if (store.engine === 'duckdb') await store.query('set threads = 1');
  await createDemoUsers(store);
  const history = { brandIds: demoBrands.map(({ id }) => id), until: demoPeriod(options).until };
  const now = new Date(options.nowMs);
  // Before the reports, for a code of the past does not pass after one of today.
  handleAllChanges();
  await inOneTransaction(store, (house) =>
    auditTogether(house, async () => {
      const time = { brandId: 'alder', now, otpSecret: demoOtpSecret };
      await createDemoPacks(house, time);
      await actForAllBrands(() => house.tx(createDemoTaxClasses));
      await createDemoObligations(house, time);
      await createDemoReports(house, history, (share) =>
        report(shares.book + shares.reports * share, 'users and reports'),
      );
      report(shares.book + shares.reports, 'tax periods');
      await createDemoTaxPeriods(house, history);
      report(0.98, 'authorities, changes and saved searches');
      await createDemoAuthorities(house, history);
      await createDemoChanges(house, time);
      await createDemoSearches(house, { brandIds: demoBrands.map(({ id }) => id), now });
    }),
  );
  if (store.engine === 'duckdb') await store.query('reset threads');
  await completeDemo(store, options);
  report(1, 'done');
  return truth;
}
