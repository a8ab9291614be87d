import { useEffect, type ComponentType } from 'react';
import { reloadOncePerPublished } from '../remotes/federation/loader/published-page';
import { useShellText } from '../i18n/use-shell-text';
import { CodeNotice } from './code-notice';
import { useCode } from './use-code';

/** A page whose code comes when it is opened; when its file went with a deployment, it is loaded anew, once. */
export function LazyPage({ load }: { readonly load: () => Promise<ComponentType> }) {
  const text = useShellText();
  const { state, retry } = useCode(load);
  const isReplaced = state.status === 'failed' && state.reason === 'replaced';
  useEffect(() => {
    if (isReplaced) void reloadOncePerPublished();
  }, [isReplaced]);

  if (state.status === 'loaded') return <state.code />;
  if (state.status === 'loading') return <div role="status" aria-label={text('loadingPage')} />;
  return (
    <main className="plain-page">
      <CodeNotice title={text('page.failed')} reason={state.reason} onRetry={retry} />
    </main>
  );
}
