import { readUserSettings } from '@tallyhouse/shared/contracts/settings';
import { useEffect, useState } from 'react';
import { useServices } from '../../remotes/services/services';

/**
 * Id of the brand that the user wants to begin with, asked for after signing in only: whoever comes back here wants to
 * choose. Null: none; undefined until it is known. An answer that fails is none.
 */
export function useUsualBrand(isAfterSignIn: boolean): string | null | undefined {
  const { http } = useServices();
  const [usual, setUsual] = useState<string | null | undefined>(isAfterSignIn ? undefined : null);
  useEffect(() => {
    if (!isAfterSignIn) return;
    const page = new AbortController();
    http.call(readUserSettings, { signal: page.signal }).then(
      ({ defaultBrandId }) => setUsual(defaultBrandId),
      () => {
        if (!page.signal.aborted) setUsual(null);
      },
    );
    return () => page.abort();
  }, [http, isAfterSignIn]);
  return usual;
}
