import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import type { ComponentType, JSX } from 'react';
import { useShellText } from '../i18n/use-shell-text';
import { CodeNotice } from './code-notice';
import { useCode } from './use-code';

interface LazyPartProps<P extends object> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P & JSX.IntrinsicAttributes;
}

/** Part of the frame whose code comes when it is opened: what few look at is not paid for by every page. */
export function LazyPart<P extends object>({ load, props }: LazyPartProps<P>) {
  const text = useShellText();
  const { state, retry } = useCode(load);
  if (state.status === 'loaded') return <state.code {...props} />;
  if (state.status === 'loading') return <Skeleton active />;
  return <CodeNotice title={text('page.partFailed')} reason={state.reason} onRetry={retry} />;
}
