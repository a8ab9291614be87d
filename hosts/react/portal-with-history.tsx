import { useCallback, useEffect, useState } from 'react';
import type { Mount, PortalReact } from '@tallyhouse/shared/embed/mount-options';
import { routeOf } from './address';
import { Portal } from './portal';

interface PortalWithHistoryProps {
  readonly mount: Mount;
  readonly origin: string;
  readonly react?: PortalReact;
}

const routeOfPage = () => routeOf(location.pathname, location.search);

/** A portal without a router package: the browser's history is its router. */
export function PortalWithHistory(props: PortalWithHistoryProps) {
  const [route, setRoute] = useState(routeOfPage);
  useEffect(() => {
    const follow = () => setRoute(routeOfPage());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = useCallback((address: string, { replace }: { readonly replace: boolean }) => {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    setRoute(routeOfPage());
  }, []);
  return <Portal {...props} {...{ route, go }} />;
}
