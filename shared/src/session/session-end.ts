/** Why and where a session ended. */
export interface SessionEnd {
  /** `expired`: it could not be renewed; `signed-out`: the user ended it, here or in another tab. */
  readonly cause: 'expired' | 'signed-out';
  /** Path of the page, to come back to. */
  readonly returnTo: string;
}

/** Where to sign in again; from there the way leads back. */
export function loginPath({ returnTo }: Pick<SessionEnd, 'returnTo'>): string {
  return returnTo.startsWith('/login') ? returnTo : `/login?returnTo=${encodeURIComponent(returnTo)}`;
}
