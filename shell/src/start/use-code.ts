import { useEffect, useState } from 'react';
import { isPageReplaced } from '../remotes/federation/loader/published-page';

/** Code that comes when it is needed; `replaced` is that of a page whose files went with a deployment. */
export type Code<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly code: T }
  | { readonly status: 'failed'; readonly reason: 'unreachable' | 'replaced' };

/**
 * Loads code. Unlike React's own `lazy`, which keeps a failure for ever, it can be tried again.
 *
 * @param load the same function at every render
 */
export function useCode<T>(load: () => Promise<T>): { readonly state: Code<T>; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Code<T>>({ status: 'loading' });

  useEffect(() => {
    let isGone = false;
    load().then(
      (code) => isGone || setState({ status: 'loaded', code }),
      async () => {
        const isReplaced = await isPageReplaced().catch(() => false);
        if (!isGone) setState({ status: 'failed', reason: isReplaced ? 'replaced' : 'unreachable' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);

  function retry() {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  }
  return { state, retry };
}
