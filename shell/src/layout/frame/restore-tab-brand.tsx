import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Navigate, useLocation } from '@tallyhouse/shared/kit/router';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useExpiredUser, useTabBrand } from '@tallyhouse/shared/session/use-session';
import { useEffect, useState, type ReactNode } from 'react';
import { chooseBrand } from '../brands/choose-brand';
import { useServices } from '../../remotes/services/services';
import { withReturn } from '../../start/return-to';

/**
 * Gives its children the brand of this tab. A new tab takes the brand chosen last in any tab; without one, or when
 * the server refuses it, the user chooses.
 */
export function RestoreTabBrand({ children }: { readonly children: (tab: TabBrand) => ReactNode }) {
  const services = useServices();
  const { pathname, search, hash } = useLocation();
  const { chosen: tab, initial } = useTabBrand(services.session);
  const [isRefused, setIsRefused] = useState(false);
  const isExpired = useExpiredUser(services.session) !== null;
  const isMissing = tab === null;

  useEffect(() => {
    if (isMissing && initial !== null) {
      chooseBrand(services, initial).catch(() => setIsRefused(true));
    }
  }, [services, isMissing, initial]);

  if (tab !== null) return children(tab);
  // A refusal because the session is over is none of the brand: the way to /login is under way.
  if (!isExpired && (initial === null || isRefused)) {
    return <Navigate to={withReturn('/brands', pathname + search + hash)} replace />;
  }
  return (
    <main className="plain-page">
      <Skeleton active />
    </main>
  );
}
