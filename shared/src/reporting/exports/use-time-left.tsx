import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../contracts/jobs';
import { secondsLeft, type Observation } from './time-left';

/** Seconds that a job still needs at the pace this page has seen; null while nothing can be said. */
export function useTimeLeft({ state, done, total }: Job): number | null {
  const first = useRef<Observation>(undefined);
  const [left, setLeft] = useState<number | null>(null);
  // The clock is read when the job moves, not whenever something else is drawn.
  useEffect(() => {
    const atMs = Date.now();
    if (state !== 'RUNNING') first.current = undefined;
    else if (first.current === undefined || done < first.current.done) first.current = { done, atMs };
    setLeft(secondsLeft({ state, done, total }, first.current, atMs));
  }, [state, done, total]);
  return left;
}
