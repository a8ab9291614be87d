import { openStore } from '../open-store';
import type { Store } from '../store';

/** A store of the test's own in memory, with the schema and no rows. */
export function openTestStore(): Promise<Store> {
  return openStore({ dataDir: ':memory:', memoryLimit: '1GB' });
}
