import type { ReactNode } from 'react';
import { createMemoryRouter, type Router } from '../kit/router';
import type { Navigation } from './mount-options';

export interface EmbedRouterOptions {
  readonly page: ReactNode;
  readonly basename: string;
  readonly route: string;
  readonly isOwn: (path: string) => boolean;
  readonly onNavigate: (to: Navigation) => void;
}

/** The router of a mounted remote: its history is in memory, the address bar is the portal's. */
export interface EmbedRouter {
  readonly router: Router;
  /** Goes where the portal went; not told back to it. */
  readonly follow: (route: string) => void;
  readonly dispose: () => void;
}

export function createEmbedRouter(options: EmbedRouterOptions): EmbedRouter {
  const { page, route, isOwn, onNavigate } = options;
  const basename = options.basename.replace(/\/+$/, '');
  const router = createMemoryRouter([{ path: '*', element: page }], {
    basename: basename === '' ? '/' : basename,
    initialEntries: [basename + rooted(route)],
  });
  let shown = hrefOf(router);
  let isFollowing = false;
  const unsubscribe = router.subscribe(({ historyAction }: { readonly historyAction: string }) => {
    const href = hrefOf(router);
    if (href === shown) return;
    shown = href;
    if (isFollowing) return;
    const path = rooted(href.slice(basename.length));
    onNavigate({ path, href, replace: historyAction === 'REPLACE', isOwn: isOwn(path) });
  });

  return {
    router,
    follow(target) {
      if (basename + rooted(target) === shown) return;
      isFollowing = true;
      void router.navigate(rooted(target), { replace: true }).finally(() => {
        isFollowing = false;
      });
    },
    dispose() {
      unsubscribe();
      router.dispose();
    },
  };
}

function hrefOf({ state: { location } }: Router): string {
  return location.pathname + location.search + location.hash;
}

function rooted(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}
