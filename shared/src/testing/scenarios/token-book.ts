import type { AccountName } from './test-accounts';

/**
 * `strict`: a refresh token used twice revokes its family. `grace`: the one used last gets the same successor again.
 * `none`: refresh tokens do not change, and the answer leaves them out.
 */
export type Rotation = 'strict' | 'grace' | 'none';

interface Family {
  readonly user: AccountName;
  isRevoked: boolean;
}

interface RefreshToken {
  readonly family: Family;
  successor: IssuedTokens | null;
}

export interface IssuedTokens {
  readonly user: AccountName;
  readonly token: string;
  /** Null where the server does not rotate. */
  readonly refreshToken: string | null;
}

/** The access and refresh tokens that a server has given, and what they are still good for. */
export function createTokenBook() {
  const accessTokens = new Map<string, { readonly family: Family; isExpired: boolean }>();
  const refreshTokens = new Map<string, RefreshToken>();
  const book = {
    rotation: 'strict' as Rotation,
    /** Access tokens have run out when they arrive. */
    isDeadOnArrival: false,
    /** How often a refresh token came a second time and cost a family. */
    reuses: 0,
    newestToken: '',
    begin,
    renew,
    holderOf,
    expireAll,
    revokeAll,
  };
  let issued = 0;

  function begin(user: AccountName): IssuedTokens {
    return issue({ user, isRevoked: false }, true);
  }

  function issue(family: Family, withRefreshToken: boolean): IssuedTokens {
    issued += 1;
    const token = `access-${issued}-${family.user}`;
    accessTokens.set(token, { family, isExpired: book.isDeadOnArrival });
    book.newestToken = token;
    if (!withRefreshToken) return { user: family.user, token, refreshToken: null };
    const refreshToken = `refresh-${issued}-${family.user}`;
    refreshTokens.set(refreshToken, { family, successor: null });
    return { user: family.user, token, refreshToken };
  }

  /** Null is a refusal. */
  function renew(presented: string): IssuedTokens | null {
    const known = refreshTokens.get(presented);
    if (known === undefined || known.family.isRevoked) return null;
    if (book.rotation === 'none') return issue(known.family, false);
    if (known.successor === null) {
      known.successor = issue(known.family, true);
      return known.successor;
    }
    if (book.rotation === 'grace') return known.successor;
    book.reuses += 1;
    known.family.isRevoked = true;
    return null;
  }

  /** Whose valid access token it is; null when it is none. */
  function holderOf(token: string): AccountName | null {
    const known = accessTokens.get(token);
    return known === undefined || known.isExpired || known.family.isRevoked ? null : known.family.user;
  }

  /** All access tokens given until now run out. */
  function expireAll(): void {
    for (const known of accessTokens.values()) known.isExpired = true;
  }

  /** All sessions end: access and refresh tokens are refused. */
  function revokeAll(): void {
    for (const { family } of refreshTokens.values()) family.isRevoked = true;
  }

  return book;
}
