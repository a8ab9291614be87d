import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRetailMemory } from '../memory/retail-memory';
import type { FilterDraft } from './draft-faults';
import { fromKept, isSameDraft, startOf, toKept } from './kept-draft';

/** A storage write for each letter would be one too many. */
const keepAfterMs = 250;

/**
 * What is being entered for a filter, kept under `main.filterState` while it differs from what the server has: a
 * reload, a crash or the end of the session loses none of it.
 */
export function useFilterDraft(filter: RetailFilter | null) {
  const { filterState, saveFilterState } = useRetailMemory();
  const filterId = filter?.filterId ?? null;
  const [kept] = useState(() => {
    const { draft } = filterState;
    return draft?.filterId === filterId ? { of: draft, draft: fromKept(draft) } : null;
  });
  const [base, setBase] = useState(() => startOf(filter));
  // An edit goes on from the version it started from: a later one makes a conflict, which is the point of it.
  const [version, setVersion] = useState(kept?.of.version ?? filter?.version ?? 0);
  const [draft, setDraft] = useState<FilterDraft>(() => kept?.draft ?? startOf(filter));
  const isDirty = !isSameDraft(draft, base);
  const restored = kept?.draft ?? null;
  const wasRestored = restored !== null && !isSameDraft(restored, base);

  const save = useRef(saveFilterState);
  useEffect(() => {
    save.current = saveFilterState;
  });
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    const keep = () => {
      if (!isDone.current) save.current({ draft: isDirty ? toKept(draft, { filterId, version }) : null });
    };
    const timer = setTimeout(keep, keepAfterMs);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [draft, isDirty, filterId, version]);

  /** Nothing of it is to be kept any more: it was saved, or thrown away on purpose. */
  const forget = useCallback(() => {
    isDone.current = true;
    save.current({ draft: null });
  }, []);
  /** Starts over from what the server has now. */
  const startOver = useCallback((from: RetailFilter | null) => {
    const fresh = startOf(from);
    setBase(fresh);
    setDraft(fresh);
    setVersion(from?.version ?? 0);
  }, []);
  /** Asked at the moment of leaving: saving and leaving may be one event. */
  const hasUnsaved = () => isDirty && !isDone.current;
  return { draft, setDraft, version, hasUnsaved, wasRestored, forget, startOver };
}
