import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFileName, openStore, type StoreOptions } from '../../store/open-store';
import type { Store } from '../../store/store';
import { createDemoStore, type DemoProgress } from './create-demo-store';
import type { DemoTruth } from './demo-book';
import { defaultDemoOptions, type DemoOptions } from './demo-options';
import { emptyStore, holdsOtherData, readDemoState } from './store-meta';

export interface BuildRequest {
  readonly place: StoreOptions;
  readonly options: DemoOptions;
  readonly onProgress?: (progress: DemoProgress) => void;
  readonly signal?: AbortSignal;
  /** Runs on the finished store before it takes its place. */
  readonly inspect?: (store: Store, truth: DemoTruth) => Promise<void>;
}

/** What is in the place where demo data is to go. */
export type Occupant = 'nothing' | 'demo' | 'other data';

/** Looks whether demo data would take the place of something; half-made demo data counts as nothing. */
export async function findOccupant(place: StoreOptions): Promise<Occupant> {
  if (!isServer(place) && !existsSync(join(place.dataDir, dataFileName))) return 'nothing';
  const store = await openStore(place);
  try {
    if ((await readDemoState(store)) === 'complete') return 'demo';
    return (await holdsOtherData(store)) ? 'other data' : 'nothing';
  } finally {
    await store.close();
  }
}

/** What stands in the place, in words; null when there is nothing. */
export async function describeOccupant(place: StoreOptions): Promise<string | null> {
  switch (await findOccupant(place)) {
    case 'nothing':
      return null;
    case 'demo':
      return 'demo data';
    default:
      return 'data of your own';
  }
}

/**
 * Makes a demo store in `place` and replaces what is there; the truth file `truth.json` goes to the data folder.
 *
 * The embedded store is made under another name and takes its place when it is complete, so stopping leaves what was
 * there. On a server the half-made data is taken out again.
 * Errors: those of opening a store; the signal's reason when stopped.
 */
export async function buildDemoStore(request: BuildRequest): Promise<DemoTruth> {
  return isServer(request.place) ? buildOnServer(request) : buildFile(request);
}

/** Makes the default demo data when the place is empty, as `npm start` does; leaves any other place alone. */
export async function ensureDemoStore(request: Omit<BuildRequest, 'options'>): Promise<'made' | 'kept'> {
  if ((await findOccupant(request.place)) !== 'nothing') return 'kept';
  await buildDemoStore({ ...request, options: { ...defaultDemoOptions, nowMs: Date.now() } });
  return 'made';
}

function isServer({ databaseUrl }: StoreOptions): boolean {
  return databaseUrl !== undefined && databaseUrl !== '';
}

async function buildFile({ place, inspect, ...request }: BuildRequest): Promise<DemoTruth> {
  const unfinished = `${dataFileName}.building`;
  const path = join(place.dataDir, unfinished);
  const truthPath = join(place.dataDir, 'truth.json');
  const remove = async () => {
    for (const file of [path, `${path}.wal`, `${truthPath}.building`])
      await rm(file, { force: true, recursive: true });
  };
  await remove();
  try {
    const store = await openStore({ ...place, fileName: unfinished });
    let truth: DemoTruth;
    try {
      truth = await createDemoStore({ ...request, store, truthPath: `${truthPath}.building` });
      await inspect?.(store, truth);
    } finally {
      await store.close();
    }
    await rm(join(place.dataDir, `${dataFileName}.wal`), { force: true });
    await rename(path, join(place.dataDir, dataFileName));
    await rename(`${truthPath}.building`, truthPath);
    return truth;
  } finally {
    await remove();
  }
}

async function buildOnServer({ place, inspect, ...request }: BuildRequest): Promise<DemoTruth> {
  const store = await openStore(place);
  try {
    await mkdir(place.dataDir, { recursive: true });
    await emptyStore(store);
    const truth = await createDemoStore({ ...request, store, truthPath: join(place.dataDir, 'truth.json') });
    await inspect?.(store, truth);
    return truth;
  } catch (error) {
    await emptyStore(store);
    throw error;
  } finally {
    await store.close();
  }
}
