import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';

/** A remote that comes from a developer's machine in the place of the published one. */
export interface OverriddenRemote extends RegisteredRemote {
  /** Origin of the machine. */
  readonly overriddenFrom: string;
}

/**
 * Why what was asked for is not done: the address makes no sense, or names an origin that this deployment does not
 * allow; the registry has no such remote for this user; or what the machine gave is no manifest, or one of another
 * remote, or nothing came.
 */
export type OverrideRefusal =
  | 'malformed'
  | 'not-allowed'
  | 'not-registered'
  | 'unreachable'
  | 'damaged'
  | 'other-remote';

/** What a tab was asked to take from elsewhere. */
export interface RequestedOverride {
  /** Of the remote. */
  readonly name: string;
  readonly origin: string;
}

export type OverrideState =
  | { readonly status: 'none' }
  /** Asked for, and not looked at before somebody is signed in. */
  | ({ readonly status: 'requested' } & RequestedOverride)
  | { readonly status: 'on'; readonly remote: OverriddenRemote }
  | {
      readonly status: 'refused';
      readonly reason: OverrideRefusal;
      readonly request: RequestedOverride | null;
    };

/** The override of this tab; at most one. */
export interface RemoteOverride {
  readonly current: () => OverrideState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Brings what was wished for, if it is among the remotes that the registry gives the user, by name. */
  readonly bring: (registered: readonly string[]) => void;
  /** Forgets it, and loads the page anew without it. */
  readonly end: () => void;
}

const none: OverrideState = { status: 'none' };

/** Where the deployment allows none: nothing is read, kept or fetched. */
export const noOverride: RemoteOverride = {
  current: () => none,
  subscribe: () => () => undefined,
  bring: () => undefined,
  end: () => undefined,
};

/** Whether it comes from a developer's machine. */
export function isOverridden(remote: RegisteredRemote): remote is OverriddenRemote {
  return 'overriddenFrom' in remote;
}
