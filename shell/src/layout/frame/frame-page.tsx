import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { isWorthRetrying } from '@tallyhouse/shared/http/worth-retrying';
import { directionOf } from '@tallyhouse/shared/i18n/locale';
import { useLocaleState } from '@tallyhouse/shared/i18n/use-locale';
import { App, Drawer } from '@tallyhouse/shared/kit/modal';
import { QueryClient, QueryClientProvider } from '@tallyhouse/shared/kit/query';
import { Navigate, useLocation } from '@tallyhouse/shared/kit/router';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useEffect, useMemo, useRef, useState } from 'react';
import { OfferedActionsProvider } from '../command-palette/offered-actions';
import { readManifestAhead } from '../../remotes/federation/loader/load-screen-in-browser';
import { remoteOfPath } from '../../remotes/federation/remote-of-path';
import { useShellText } from '../../i18n/use-shell-text';
import { useLiveUpdates } from '../live/use-live-updates';
import { NotFoundPage } from '../not-found/not-found-page';
import { OverrideBanner } from '../../remotes/override/override-banner';
import { AccountPreferences } from '../preferences/account-preferences';
import { RegistryNotice } from '../../remotes/registry/registry-notice';
import { useNewVersionOffer } from '../../remotes/registry/use-new-version-offer';
import { useServices } from '../../remotes/services/services';
import { useFreshAfterSignIn } from '../../account/session/use-fresh-after-sign-in';
import { useNoticeOfLostStorage } from '../../account/session/use-notice-of-lost-storage';
import { menuGroups } from '../menu/menu-groups';
import { TourOffer } from '../tour/tour-offer';
import { TourProvider } from '../tour/tour';
import { Navigation } from './navigation';
import { usePrintInLight } from './print-in-light';
import { RemotePage } from './remote-page';
import { useReportSearch } from './report-search';
import { TabBar } from './tab-bar';
import { TopBar } from './top-bar';

interface Props {
  readonly tab: TabBrand;
  readonly remotes: readonly RegisteredRemote[];
}

/** Top bar, menu, tabs of a phone, and in the middle the remote that owns the path. */
export function FramePage({ tab, remotes }: Props) {
  const text = useShellText();
  const { pathname } = useLocation();
  const { registry } = useServices();
  const isWithoutRegistry = registry.current()?.registry === null;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const groups = useMemo(() => menuGroups(remotes, tab), [remotes, tab]);
  const remote = remoteOfPath(remotes, pathname);
  const scope = `${tab.userId}/${tab.brand?.id ?? 'all'}`;
  const queries = useQueryClientOf(scope);
  useFreshAfterSignIn(queries);
  useLiveUpdates(queries, tab);
  useNoticeOfLostStorage();
  useNewVersionOffer(tab, remotes);
  const direction = directionOf(useLocaleState());
  const content = useFocusOnPageChange(pathname);
  useNoticeOfNavigation();
  usePrintInLight();
  const searchOf = useReportSearch();

  function readAhead(path: string) {
    const near = remoteOfPath(remotes, path);
    if (near !== undefined) readManifestAhead(near, remotes);
  }

  // The notice of a missing registry stands at every address, so that loading it anew leads there.
  if (remote === undefined && pathname !== '/all' && !isWithoutRegistry) {
    return <Navigate to="/all" replace state={{ typed: pathname }} />;
  }
  return (
    <OfferedActionsProvider>
      <QueryClientProvider client={queries}>
        <TourProvider userId={tab.userId} groups={groups}>
          <AccountPreferences />
          <a className="skip-link" href="#content">
            {text('skipToContent')}
          </a>
          <TopBar tab={tab} groups={groups} searchOf={searchOf} />
          <div className="frame-body">
            <div className="side">
              <Navigation groups={groups} searchOf={searchOf} tab={tab} onNear={readAhead} />
            </div>
            <Drawer
              open={isMenuOpen}
              onClose={() => setIsMenuOpen(false)}
              placement={direction === 'rtl' ? 'right' : 'left'}
              size={280}
              title={text('frame.menu')}
              styles={{ body: { padding: 0 } }}
            >
              <Navigation
                groups={groups}
                searchOf={searchOf}
                tab={tab}
                onFollow={() => setIsMenuOpen(false)}
              />
            </Drawer>
            <main id="content" ref={content} tabIndex={-1} className="content">
              <OverrideBanner />
              <RegistryNotice tab={tab} />
              {pathname === '/dashboard' ? <TourOffer /> : null}
              {isWithoutRegistry ? null : remote === undefined ? (
                <NotFoundPage groups={groups} tab={tab} />
              ) : (
                <RemotePage key={`${scope}/${remote.name}`} remote={remote} remotes={remotes} tab={tab} />
              )}
            </main>
          </div>
          <TabBar
            tab={tab}
            groups={groups}
            searchOf={searchOf}
            isMenuOpen={isMenuOpen}
            onMenu={() => setIsMenuOpen(true)}
          />
        </TourProvider>
      </QueryClientProvider>
    </OfferedActionsProvider>
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

/** After a change of page, or of a page within a remote that took the focus with it, the next Tab starts in the page. */
function useFocusOnPageChange(pathname: string) {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    const [before, now] = [shown.current, pathname];
    shown.current = pathname;
    if (before === now) return;
    const isOtherPage = before.split('/')[1] !== now.split('/')[1];
    const isFocusLost = document.activeElement === document.body;
    if (isOtherPage || isFocusLost) content.current?.focus({ preventScroll: true });
  }, [pathname]);
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
