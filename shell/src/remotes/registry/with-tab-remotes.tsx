import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import type { ReactNode } from 'react';
import { useShellText } from '../../i18n/use-shell-text';
import { useOverridden } from '../override/use-overridden';
import { useTabRemotes } from './use-tab-remotes';

interface Props {
  readonly tab: TabBrand;
  readonly children: (remotes: readonly RegisteredRemote[]) => ReactNode;
}

/** Gives its children the remotes of this tab, as soon as the registry's signature is checked. */
export function WithTabRemotes({ tab, children }: Props) {
  const text = useShellText();
  const remotes = useOverridden(useTabRemotes(tab));
  return remotes === null ? <div role="status" aria-label={text('loadingPage')} /> : children(remotes);
}
