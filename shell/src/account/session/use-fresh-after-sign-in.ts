import type { QueryClient } from '@tallyhouse/shared/kit/query';
import { useExpiredUser } from '@tallyhouse/shared/session/use-session';
import { useEffect, useRef } from 'react';
import { useServices } from '../../remotes/services/services';

/** After signing in over the page, asks again what the page could not get while the session was over. */
export function useFreshAfterSignIn(queries: QueryClient): void {
  const { session } = useServices();
  const isExpired = useExpiredUser(session) !== null;
  const wasExpired = useRef(isExpired);
  useEffect(() => {
    if (wasExpired.current && !isExpired) {
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status !== 'success' });
    }
    wasExpired.current = isExpired;
  }, [isExpired, queries]);
}
