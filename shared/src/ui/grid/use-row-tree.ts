import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GridGroups, LoadBlock } from './grid-model';
import { createRowTree, type RowTree } from './row-tree';

/** Rows of `loadBlock` by index; another `loadBlock`, count or grouping starts over, and opens again what was open. */
export function useRowTree(loadBlock: LoadBlock, rowCount: number, groups: GridGroups | undefined): RowTree {
  const [remembered] = useState(() => new Set<string>());
  const by = groups?.by.join(',') ?? '';
  const tree = useMemo(
    () => {
      const isGrouped = groups !== undefined && groups.by.length > 0;
      return createRowTree({ rowCount, loadBlock }, isGrouped ? groups : null, remembered);
    },
    // `open` of the groups belongs to `loadBlock`: callers make both anew on every draw.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [rowCount, loadBlock, by, groups?.hasRows, remembered],
  );
  useSyncExternalStore(tree.subscribe, tree.revision);
  useEffect(() => () => tree.close(), [tree]);
  return tree;
}
