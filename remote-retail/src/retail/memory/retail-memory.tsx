import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import {
  branchStateOf,
  filterStateOf,
  keptFiltersOf,
  type BranchState,
  type FilterState,
  type KeptFilter,
} from './stored-shapes';

/** What this screen keeps over a reload under the names of the specification, and changes for itself. */
export interface RetailMemory {
  readonly branchState: BranchState;
  readonly filterState: FilterState;
  /** The filters as they were when the page was opened. */
  readonly filters: readonly KeptFilter[];
  readonly saveBranchState: (change: Partial<BranchState>) => void;
  readonly saveFilterState: (change: Partial<FilterState>) => void;
}

const MemoryContext = createContext<RetailMemory | null>(null);

/** Holds `main.branchState` and `main.filterState` for the screens below. Key it by brand: each has its own. */
export function RetailMemoryProvider({ children }: { readonly children: ReactNode }) {
  const { main } = useRemoteHost();
  const [start] = useState(() => main.read());
  const [branchState, setBranchState] = useState(() => branchStateOf(start.branchState));
  const [filterState, setFilterState] = useState(() => filterStateOf(start.filterState));
  const memory = useMemo<RetailMemory>(
    () => ({
      branchState,
      filterState,
      filters: keptFiltersOf(start.filters),
      // From what is stored, not from what was drawn: two changes of one event must both hold.
      saveBranchState(change) {
        const next = { ...branchStateOf(main.read().branchState), ...change };
        main.save({ branchState: next });
        setBranchState(next);
      },
      saveFilterState(change) {
        const next = { ...filterStateOf(main.read().filterState), ...change };
        main.save({ filterState: next });
        setFilterState(next);
      },
    }),
    [main, start, branchState, filterState],
  );
  return <MemoryContext value={memory}>{children}</MemoryContext>;
}

export function useRetailMemory(): RetailMemory {
  const memory = useContext(MemoryContext);
  if (memory === null) throw new Error('No RetailMemoryProvider above: RetailScreen puts one there.');
  return memory;
}
