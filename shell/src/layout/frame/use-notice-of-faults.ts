import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { App } from '@tallyhouse/shared/kit/modal';
import { useEffect } from 'react';
import { isFaultOf } from './is-fault-of';
import { useRemoteText } from './remote-words/use-remote-text';

/**
 * Says that a remote ran into a fault outside of its drawing: in what a click started, a timer or a promise.
 *
 * Its screen stays as it is, so nothing that was entered is lost; many faults at once are one notice.
 */
export function useNoticeOfFaults(remote: RegisteredRemote, isShown: boolean): void {
  const text = useRemoteText();
  const spoken = useSpoken();
  const { message } = App.useApp();
  useEffect(() => {
    if (!isShown) return;
    const name = remote.navigation.map(({ title }) => spoken(title)).join(', ') || remote.name;
    const tell = (fault: unknown) => {
      if (!isFaultOf(remote, fault, document.baseURI)) return;
      const content = text('faulted', { name, owner: remote.owner });
      void message.open({ key: `faulted ${remote.name}`, type: 'error', duration: 10, content });
    };
    const tellError = ({ error }: ErrorEvent) => tell(error);
    const tellRejection = ({ reason }: PromiseRejectionEvent) => tell(reason);
    addEventListener('error', tellError);
    addEventListener('unhandledrejection', tellRejection);
    return () => {
      removeEventListener('error', tellError);
      removeEventListener('unhandledrejection', tellRejection);
    };
  }, [remote, isShown, message, spoken, text]);
}
