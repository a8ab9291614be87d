import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { useEffect, useState, type ComponentType } from 'react';
import { useShellText } from '../i18n/use-shell-text';

type State = { status: 'loading' } | { status: 'loaded'; Page: ComponentType } | { status: 'failed' };

/**
 * A page whose code comes when it is opened. Unlike the router's own `lazy`, which keeps a failure for ever, it
 * can be tried again.
 */
export function LazyPage({ load }: { readonly load: () => Promise<ComponentType> }) {
  const text = useShellText();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ status: 'loading' });

  useEffect(() => {
    let isGone = false;
    load().then(
      (Page) => isGone || setState({ status: 'loaded', Page }),
      () => isGone || setState({ status: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);

  if (state.status === 'loaded') return <state.Page />;
  if (state.status === 'loading') return <div role="status" aria-label={text('loadingPage')} />;
  return (
    <main className="plain-page">
      <Alert
        type="error"
        showIcon
        title={text('remote.pageFailed')}
        description={text('remote.reason.unreachable')}
        action={
          <Button
            onClick={() => {
              setState({ status: 'loading' });
              setAttempt(attempt + 1);
            }}
          >
            {text('retry')}
          </Button>
        }
      />
    </main>
  );
}
