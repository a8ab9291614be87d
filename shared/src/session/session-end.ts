/** Why and where a session ended. */
export interface SessionEnd {
  /** `expired`: it could not be renewed; `signed-out`: the user ended it, here or in another tab. */
  readonly cause: 'expired' | 'signed-out';
  /** Path of the page, to come back to. */
  readonly returnTo: string;
  /** The user signed out in another tab: the page of /login says so. */
  readonly isElsewhere?: boolean;
}

/** Parameter of /login for whom another tab sent there by signing out. */
export const leftElsewhereName = 'leftElsewhere';

/** Where to sign in again; from there the way leads back. */
export function loginPath({ returnTo, isElsewhere = false }: Omit<SessionEnd, 'cause'>): string {
  if (returnTo.startsWith('/login')) return returnTo;
  return `/login?returnTo=${encodeURIComponent(returnTo)}${isElsewhere ? `&${leftElsewhereName}=` : ''}`;
}
