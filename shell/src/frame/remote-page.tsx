import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { RemoteHostProvider } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useLocation } from '@tallyhouse/shared/kit/router';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useEffect, useState, type ComponentType } from 'react';
import type { FailureReason } from '../federation/load-screen';
import { loadScreenInBrowser } from '../federation/load-screen-in-browser';
import { useShellText } from '../i18n/use-shell-text';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailure } from './remote-failure';
import { useRemoteHostOf } from './use-remote-host-of';

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'shown'; readonly path: string; readonly Screen: ComponentType }
  | { readonly status: 'failed'; readonly reason: FailureReason };

interface Props {
  readonly remote: RegisteredRemote;
  readonly tab: TabBrand;
}

/** The screen of a remote at the present path; what goes wrong in it stays in its place. */
export function RemotePage({ remote, tab }: Props) {
  const text = useShellText();
  const host = useRemoteHostOf(tab);
  const { pathname } = useLocation();
  const path = remote.paths.find((own) => pathname === own || pathname.startsWith(`${own}/`)) ?? pathname;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ status: 'loading' });

  useEffect(() => {
    let isGone = false;
    void bringScreen(remote, path).then((next) => {
      if (!isGone) setState(next);
    });
    return () => {
      isGone = true;
    };
  }, [remote, path, attempt]);

  function retry() {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  }

  if (state.status === 'failed')
    return <RemoteFailure remote={remote} reason={state.reason} onRetry={retry} />;
  if (state.status === 'loading' || state.path !== path) {
    return (
      <div className="page-loading" role="status" aria-label={text('loadingPage')}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    );
  }
  return (
    <RemoteBoundary key={attempt} notice={<RemoteFailure remote={remote} reason="broken" onRetry={retry} />}>
      <RemoteHostProvider host={host}>
        <state.Screen />
      </RemoteHostProvider>
    </RemoteBoundary>
  );
}

async function bringScreen(remote: RegisteredRemote, path: string): Promise<State> {
  const outcome = await loadScreenInBrowser(remote, path);
  return outcome.status === 'failed' ? outcome : { status: 'shown', path, Screen: outcome.Screen };
}
