/** What happened to the session of this tab. */
export type SessionEvent =
  /** A refresh gave new tokens. */
  | { readonly kind: 'renewed' }
  /** Another tab's tokens were taken over. */
  | { readonly kind: 'adopted' }
  /** A refresh failed and may succeed later. */
  | { readonly kind: 'renewal-failed'; readonly pauseMs: number }
  | { readonly kind: 'ended'; readonly cause: 'expired' | 'signed-out' }
  /** Another user signed in in another tab: this page is about to reload. */
  | { readonly kind: 'superseded' }
  /** The browser refuses or has no room to store: this tab goes on in memory, once per page. */
  | { readonly kind: 'not-stored' };
