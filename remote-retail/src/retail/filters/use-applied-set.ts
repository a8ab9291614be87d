import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { useEffect } from 'react';
import { useRetailMemory } from '../memory/retail-memory';
import type { AppliedSet } from '../memory/stored-shapes';

/** The set of filters that the figures are asked for with. */
export interface AppliedChoice {
  /** As the address names it; null for every ticket. */
  readonly setId: string | null;
  /** What it is made of; null for no set, and for one that was applied elsewhere. */
  readonly known: AppliedSet | null;
  readonly show: (set: AppliedSet | null) => void;
}

/**
 * The applied set of the address. A bare address gets the one applied last in this browser: from then on a copied
 * link shows the same. `none` in the address stands for every ticket on purpose.
 */
export function useAppliedSet(): AppliedChoice {
  const { filterState, saveFilterState } = useRetailMemory();
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('appliedSetId');
  const { applied } = filterState;
  const hydrated = named ?? applied?.setId ?? null;
  useEffect(() => {
    if (named !== null || hydrated === null) return;
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('appliedSetId', hydrated);
        return next;
      },
      { replace: true },
    );
  }, [named, hydrated, setParameters]);
  const setId = hydrated === 'none' ? null : hydrated;
  return {
    setId,
    known: applied?.setId === setId ? applied : null,
    show(set) {
      saveFilterState({ applied: set });
      setParameters((current) => {
        const next = new URLSearchParams(current);
        if (set === null) next.delete('appliedSetId');
        else next.set('appliedSetId', set.setId);
        return next;
      });
    },
  };
}
