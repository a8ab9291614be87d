import { Navigate, useLocation } from '@tallyhouse/shared/kit/router';
import { useAuth, useExpiredUser } from '@tallyhouse/shared/session/use-session';
import type { ReactNode } from 'react';
import { useServices } from '../remotes/services/services';
import { withReturn } from './return-to';

/**
 * Shows its children to whoever is signed in, and sends everybody else to /login and back. When a session runs out they
 * stay: the user may sign in over them.
 */
export function RequireSignIn({ children }: { readonly children: ReactNode }) {
  const { session } = useServices();
  const { token } = useAuth(session);
  const expired = useExpiredUser(session);
  const { pathname, search, hash } = useLocation();
  if (token === null && expired === null)
    return <Navigate to={withReturn('/login', pathname + search + hash)} replace />;
  return children;
}
