import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { useEffect, useState, type ComponentType } from 'react';
import { isPageReplaced, reloadOncePerPublished } from '../federation/loader/published-page';
import { useShellText } from '../i18n/use-shell-text';

type State =
  | { status: 'loading' }
  | { status: 'loaded'; Page: ComponentType }
  | { status: 'failed'; reason: 'unreachable' | 'replaced' };

/**
 * A page whose code comes when it is opened. Unlike the router's own `lazy`, which keeps a failure for ever, it
 * can be tried again; when its file went with a deployment, the page is loaded anew, once.
 */
export function LazyPage({ load }: { readonly load: () => Promise<ComponentType> }) {
  const text = useShellText();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ status: 'loading' });

  useEffect(() => {
    let isGone = false;
    load().then(
      (Page) => isGone || setState({ status: 'loaded', Page }),
      async () => {
        const isReplaced = await isPageReplaced().catch(() => false);
        if (isGone) return;
        setState({ status: 'failed', reason: isReplaced ? 'replaced' : 'unreachable' });
        if (isReplaced) void reloadOncePerPublished();
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);

  if (state.status === 'loaded') return <state.Page />;
  if (state.status === 'loading') return <div role="status" aria-label={text('loadingPage')} />;

  function retry() {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  }
  return (
    <main className="plain-page">
      <Alert
        role="alert"
        type="error"
        showIcon
        title={text('page.failed')}
        description={text(`page.${state.reason}`)}
        action={
          state.reason === 'replaced' ? (
            <Button onClick={() => location.reload()}>{text('reload')}</Button>
          ) : (
            <Button onClick={retry}>{text('retry')}</Button>
          )
        }
      />
    </main>
  );
}
