import { useEffect, useState } from 'react';
import type { Glossary, TermReader, termEntries } from './term-reader';

/** The glossary with what draws it. */
export interface Reader {
  readonly Glossary: typeof Glossary;
  readonly TermReader: typeof TermReader;
  readonly termEntries: typeof termEntries;
}

let fetched: Reader | null = null;

/**
 * The glossary, fetched when it is first asked for: null until it is there. A fetch that failed is said, and is tried
 * again by `retry`.
 */
export function useReader(): {
  readonly reader: Reader | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
} {
  const [reader, setReader] = useState(fetched);
  const [failedAt, setFailedAt] = useState(-1);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (reader !== null) return;
    let isGone = false;
    import(/* webpackChunkName: "terms" */ './term-reader').then(
      (module) => {
        fetched = module;
        if (!isGone) setReader(module);
      },
      () => {
        if (!isGone) setFailedAt(attempt);
      },
    );
    return () => {
      isGone = true;
    };
  }, [reader, attempt]);
  return { reader, isFailed: failedAt === attempt, retry: () => setAttempt(attempt + 1) };
}
