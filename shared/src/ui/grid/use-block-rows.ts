import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createBlockStore, type BlockStore } from './block-store';
import type { LoadBlock } from './grid-model';

/** Rows of `loadBlock` by index; another `loadBlock` or count starts over. */
export function useBlockRows(loadBlock: LoadBlock, rowCount: number): BlockStore {
  const store = useMemo(() => createBlockStore({ rowCount, loadBlock }), [rowCount, loadBlock]);
  useSyncExternalStore(store.subscribe, store.revision);
  useEffect(() => () => store.close(), [store]);
  return store;
}
