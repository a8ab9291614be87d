import type { Session } from '@tallyhouse/shared/session/session';
import { fetchRemote } from './fetch-remote';
import { createOverrideStorage, type StoredOverride } from './stored-override';
import { readRequestedOverride, withoutOverride } from './read-requested-override';
import { noOverride, type OverrideState, type RemoteOverride } from '../federation/remote-override';

export interface OverridingPage {
  readonly session: Session;
  /** Origins that the deployment allows; none: there are no overrides. */
  readonly origins: readonly string[];
  readonly storage: () => Storage;
  readonly address: () => string;
  /** Puts an address into the place of the present one, without loading it. */
  readonly setAddress: (address: string) => void;
  readonly reload: () => void;
  /** Another way to ask the machine, for tests. */
  readonly fetch?: typeof fetchRemote;
}

/**
 * Reads what this tab was asked to take from a developer's machine: by its address now, or before it was loaded anew.
 *
 * It belongs to one signing-in. With that it is forgotten, and a page that stays is loaded anew: code that ran cannot
 * be taken back.
 */
export function startOverride(page: OverridingPage): RemoteOverride {
  if (page.origins.length === 0) return noOverride;
  const { session } = page;
  const keeper = createOverrideStorage(page.storage);
  const listeners = new Set<() => void>();
  let epoch = signedInEpoch(session);
  let state = firstState(page, keeper.read(), epoch);
  let isBrought = false;
  if (state.status === 'requested') keeper.write({ name: state.name, origin: state.origin, epoch });
  else keeper.forget();

  function become(next: OverrideState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  session.auth.subscribe(() => {
    const now = signedInEpoch(session);
    if (now === epoch || state.status === 'none') return;
    const isFirst = epoch === null;
    epoch = now;
    if (isFirst) {
      if (state.status === 'requested') keeper.write({ name: state.name, origin: state.origin, epoch });
      return;
    }
    const isShown = state.status === 'on';
    keeper.forget();
    become({ status: 'none' });
    // Who signs out leaves the page anyway.
    if (isShown && session.meta.getState().endedBy !== 'signed-out') page.reload();
  });

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    bring(registered) {
      if (state.status !== 'requested' || isBrought) return;
      isBrought = true;
      const request = { name: state.name, origin: state.origin };
      if (!registered.includes(request.name)) {
        keeper.forget();
        become({ status: 'refused', reason: 'not-registered', request });
        return;
      }
      void (page.fetch ?? fetchRemote)(request).then((brought) => {
        if (state.status !== 'requested') return;
        become(
          typeof brought === 'string'
            ? { status: 'refused', reason: brought, request }
            : { status: 'on', remote: brought },
        );
      });
    },
    end() {
      keeper.forget();
      page.reload();
    },
  };
}

function firstState(page: OverridingPage, kept: StoredOverride | null, epoch: string | null): OverrideState {
  const read = readRequestedOverride(new URL(page.address()).search, page.origins);
  if (read.status !== 'none') page.setAddress(withoutOverride(page.address()));
  if (read.status === 'refused') return read;
  if (read.status === 'requested') return { status: 'requested', ...read.request };
  const isOfNow = kept !== null && (kept.epoch === null || kept.epoch === epoch);
  // The deployment may have changed its mind since.
  if (!isOfNow || !page.origins.includes(kept.origin)) return { status: 'none' };
  return { status: 'requested', name: kept.name, origin: kept.origin };
}

/** Names the signing-in of now; null while nobody is signed in. */
function signedInEpoch({ auth, meta }: Session): string | null {
  return auth.getState().token === null ? null : meta.getState().epoch;
}
