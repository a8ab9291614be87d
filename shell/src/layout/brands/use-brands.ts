import { listBrands, type BrandCard } from '@tallyhouse/shared/contracts/brands';
import { useEffect, useState } from 'react';
import { wordsOf } from '../../error/words-of';
import { useServices } from '../../remotes/services/services';

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly brands: readonly BrandCard[] }
  | { readonly status: 'failed'; readonly reason: string; readonly trace: string };

/** The brands of the signed-in user, and a way to ask again. */
export function useBrands(): { readonly state: State; readonly retry: () => void } {
  const { http } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    const page = new AbortController();
    http.call(listBrands, { signal: page.signal }).then(
      ({ items }) => setState({ status: 'loaded', brands: items }),
      (error: unknown) => {
        if (!page.signal.aborted) setState({ status: 'failed', ...wordsOf(error) });
      },
    );
    return () => page.abort();
  }, [http, attempt]);
  return {
    state,
    retry: () => {
      setState({ status: 'loading' });
      setAttempt(attempt + 1);
    },
  };
}
