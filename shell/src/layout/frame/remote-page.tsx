import type { OpenedRemote, RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { RemoteBoundary } from '@tallyhouse/shared/host/remote-boundary';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Navigate, useLocation } from '@tallyhouse/shared/kit/router';
import { ownPath } from '@tallyhouse/shared/registry/own-path';
import { knowsAddress } from '@tallyhouse/shared/registry/screen-at';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect, useState, type ComponentType } from 'react';
import type { ScreenOutcome } from '../../remotes/federation/loader/load-screen';
import { abandonLoad, loadScreenInBrowser } from '../../remotes/federation/loader/load-screen-in-browser';
import { reloadOncePerPublished } from '../../remotes/federation/loader/published-page';
import { useShellText } from '../../i18n/use-shell-text';
import { nextPaint } from './next-paint';
import { RemoteFailure, type RemoteProblem } from './remote-failure';
import { RemoteScreen } from './remote-screen';
import { useNoticeOfFaults } from './use-notice-of-faults';

type State =
  | { readonly status: 'loading' }
  | {
      readonly status: 'shown';
      readonly path: string;
      readonly Screen: ComponentType;
      readonly below: readonly string[] | undefined;
      readonly opened: OpenedRemote;
    }
  | {
      readonly status: 'failed';
      readonly path: string;
      readonly problem: RemoteProblem;
      /** What came after the page had stopped waiting for it. */
      readonly late?: State;
    };

interface Props {
  readonly remote: RegisteredRemote;
  /** All that this page has; of two that claim the same the first keeps it. */
  readonly remotes: readonly RegisteredRemote[];
  readonly tab: TabBrand;
}

/** The screen of a remote at the present path; what goes wrong in it stays in its place. */
export function RemotePage({ remote, remotes, tab }: Props) {
  const text = useShellText();
  const spoken = useSpoken();
  const { pathname } = useLocation();
  const path = ownPath(remote.paths, pathname) ?? pathname;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ status: 'loading' });
  useNoticeOfFaults(remote, state.status === 'shown');

  useEffect(() => {
    let isGone = false;
    const show = (next: State) => {
      if (!isGone) setState(next);
    };
    void bringScreen({ remote, path, remotes, framed: nextPaint() }, show);
    return () => {
      isGone = true;
    };
  }, [remote, path, attempt, remotes]);

  function retry() {
    // What hangs since the earlier try would hold this one up too.
    abandonLoad(remote);
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  }

  if (state.status === 'loading' || state.path !== path) {
    const entry = remote.navigation.find((one) => one.path === pathname);
    return (
      <>
        {remote.periodBarAt?.includes(pathname) === true ? (
          <div className="page-loading-bar" aria-hidden />
        ) : null}
        {/* To be seen: who listens is told that it loads, and hears the title from the screen. */}
        {entry === undefined ? null : (
          <div aria-hidden>
            <PageHeader title={spoken(entry.title)} />
          </div>
        )}
        <div className="page-loading" role="status" aria-label={text('loadingPage')}>
          <Skeleton active title={entry === undefined} paragraph={{ rows: 8 }} />
        </div>
      </>
    );
  }
  if (state.status === 'failed') {
    const { problem, late } = state;
    return (
      <RemoteFailure
        remote={remote}
        problem={problem}
        onRetry={retry}
        {...(late && { onShow: () => setState(late) })}
      />
    );
  }
  if (!knowsAddress(state, pathname)) return <Navigate to="/all" replace state={{ typed: pathname }} />;
  return (
    <RemoteBoundary
      key={attempt}
      notice={
        <RemoteFailure remote={remote} problem={{ status: 'failed', reason: 'broken' }} onRetry={retry} />
      }
    >
      <RemoteScreen opened={state.opened} tab={tab} Screen={state.Screen} />
    </RemoteBoundary>
  );
}

interface Bringing {
  readonly remote: RegisteredRemote;
  readonly path: string;
  readonly remotes: readonly RegisteredRemote[];
  /** Until then the place of the screen is not drawn: a screen that is drawn at once would hold the page up. */
  readonly framed: Promise<void>;
}

async function bringScreen(
  { remote, path, remotes, framed }: Bringing,
  show: (state: State) => void,
): Promise<void> {
  const [outcome] = await Promise.all([loadScreenInBrowser(remote, path, remotes), framed]);
  const first = stateOf(outcome, path);
  show(first);
  if (outcome.status !== 'failed' || first.status !== 'failed') return;
  // Nothing is entered yet on a screen that never came.
  if (outcome.reason === 'replaced') await reloadOncePerPublished();
  const late = await outcome.late;
  if (late?.status === 'loaded') show({ ...first, late: stateOf(late, path) });
}

function stateOf(outcome: ScreenOutcome, path: string): State {
  return outcome.status === 'loaded'
    ? { status: 'shown', path, Screen: outcome.Screen, below: outcome.below, opened: outcome.remote }
    : { status: 'failed', path, problem: outcome };
}
