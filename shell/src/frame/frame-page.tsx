import { App, Drawer } from '@tallyhouse/shared/kit/modal';
import { QueryClient, QueryClientProvider } from '@tallyhouse/shared/kit/query';
import { Navigate, useLocation } from '@tallyhouse/shared/kit/router';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useEffect, useRef, useState } from 'react';
import { remoteOfPath } from '../federation/read-registry';
import { useShellText } from '../i18n/use-shell-text';
import { NotFoundPage } from '../not-found/not-found-page';
import { useServices } from '../services';
import { useFreshAfterSignIn } from '../session/use-fresh-after-sign-in';
import { useNoticeOfLostStorage } from '../session/use-notice-of-lost-storage';
import { menuGroups } from './menu-groups';
import { Navigation } from './navigation';
import { RemotePage } from './remote-page';
import { TopBar } from './top-bar';
import { isWorthRetrying } from './worth-retrying';

/** Top bar, menu, and in the middle the remote that owns the path. */
export function FramePage({ tab }: { readonly tab: TabBrand }) {
  const text = useShellText();
  const { registry } = useServices();
  const { pathname } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const groups = menuGroups(registry, tab);
  const remote = remoteOfPath(registry, pathname);
  const scope = `${tab.userId}/${tab.brand?.id ?? 'all'}`;
  const queries = useQueryClientOf(scope);
  useFreshAfterSignIn(queries);
  useNoticeOfLostStorage();
  const content = useFocusOnPageChange(pathname.split('/')[1] ?? '');
  useNoticeOfNavigation();

  if (remote === undefined && pathname !== '/all') {
    return <Navigate to="/all" replace state={{ typed: pathname }} />;
  }
  return (
    <QueryClientProvider client={queries}>
      <a className="skip-link" href="#content">
        {text('skipToContent')}
      </a>
      <TopBar
        tab={tab}
        home={groups[0]?.entries[0]?.path ?? '/all'}
        isMenuOpen={isMenuOpen}
        onMenu={() => setIsMenuOpen(true)}
      />
      <div className="frame-body">
        <div className="side">
          <Navigation groups={groups} />
        </div>
        <Drawer
          open={isMenuOpen}
          onClose={() => setIsMenuOpen(false)}
          placement="left"
          size={280}
          title={text('frame.menu')}
          styles={{ body: { padding: 0 } }}
        >
          <Navigation groups={groups} onFollow={() => setIsMenuOpen(false)} />
        </Drawer>
        <main id="content" ref={content} tabIndex={-1} className="content">
          {remote === undefined ? (
            <NotFoundPage groups={groups} tab={tab} />
          ) : (
            <RemotePage key={`${scope}/${remote.name}`} remote={remote} tab={tab} />
          )}
        </main>
      </div>
    </QueryClientProvider>
  );
}

/** Answers belong to one user and brand: another choice starts without any. */
function useQueryClientOf(scope: string): QueryClient {
  const [kept, setKept] = useState(() => ({ scope, queries: newQueryClient() }));
  if (kept.scope === scope) return kept.queries;
  const next = { scope, queries: newQueryClient() };
  setKept(next);
  return next.queries;
}

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry: isWorthRetrying },
    },
  });
}

/** After a change of page the next Tab starts in the page, not in the menu. */
function useFocusOnPageChange(page: string) {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    content.current?.focus({ preventScroll: true });
  }, [page]);
  return content;
}

/** Shows what the page before had to say, `navigate(path, { state: { notice } })`. */
function useNoticeOfNavigation(): void {
  const { message } = App.useApp();
  const state: unknown = useLocation().state;
  const notice =
    typeof state === 'object' && state !== null && 'notice' in state ? String(state.notice) : null;
  useEffect(() => {
    if (notice !== null) void message.info(notice, 6);
  }, [notice, message]);
}
