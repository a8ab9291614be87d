import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { Button } from '@tallyhouse/shared/kit/core';
import { App } from '@tallyhouse/shared/kit/modal';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useEffect, useSyncExternalStore } from 'react';
import { isOverridden } from '../federation/remote-override';
import { useServices } from '../services/services';
import { remotesFor } from './remotes-for';
import { useRegistryText } from './use-registry-text';
import { useTyped } from './use-typed';
import { versionChanges, type VersionChange } from './version-changes';

const key = 'new-version';
const lookEveryMs = 60_000;

/**
 * Offers the versions that were published since this tab was opened. The tab keeps its own until its user takes the
 * offer: nothing is loaded anew unasked.
 */
export function useNewVersionOffer(tab: TabBrand, own: readonly RegisteredRemote[]): void {
  const text = useRegistryText();
  const spoken = useSpoken();
  const { registry, session } = useServices();
  const { notification } = App.useApp();
  const offered = useSyncExternalStore(registry.subscribe, registry.offered);
  const isTyped = useTyped();
  useLooking(registry.look);

  useEffect(() => {
    if (offered === null) return;
    const next = remotesFor(offered, tab, session.auth.getState().roles);
    const changes = versionChanges(
      own.filter((remote) => !isOverridden(remote)),
      next,
    );
    if (changes.length === 0) {
      notification.destroy(key);
      return;
    }
    const wordsOf = ({ remote, to }: VersionChange) => {
      const name = remote.navigation.map(({ title }) => spoken(title)).join(', ') || remote.name;
      return to === null ? text('gone', { name }) : text('offerOf', { name, from: remote.version, to });
    };
    const offer = (isWarned: boolean) =>
      notification.info({
        key,
        role: 'status',
        placement: 'bottomRight',
        duration: 0,
        title: text('offer'),
        description: (
          <>
            <ul className="version-changes">
              {changes.map((change) => (
                <li key={change.remote.name}>{wordsOf(change)}</li>
              ))}
            </ul>
            <p>{text(isWarned ? 'typed' : 'offerHint')}</p>
          </>
        ),
        actions: (
          <Button
            type={isWarned ? 'default' : 'primary'}
            size="small"
            onClick={() => (isTyped() && !isWarned ? offer(true) : location.reload())}
          >
            {text(isWarned ? 'loadAnyway' : 'loadNew')}
          </Button>
        ),
      });
    offer(false);
  }, [offered, own, tab, session, notification, text, spoken, isTyped]);
}

/** Asks once a minute while the page is seen, and when it is seen again. */
function useLooking(look: () => Promise<void>): void {
  useEffect(() => {
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    const timer = setInterval(lookWhenSeen, lookEveryMs);
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, [look]);
}
