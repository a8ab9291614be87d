import { parseAuthMeta, type AuthMeta } from './auth-meta';
import type { AuthState } from './auth-state';
import type { Session } from './session';

/**
 * Writes `auth` and the next version of `auth.meta` for all tabs; fields not given stay. Gives what `auth.meta` is now.
 *
 * When the storage is full, what the screens kept makes room; when it still refuses, this tab goes on in memory.
 */
export function writeAuth(session: Session, auth: Partial<AuthState>, changes: Partial<AuthMeta>): AuthMeta {
  const { stored } = session;
  const before = parseAuthMeta(stored.meta.read());
  const own = session.meta.getState();
  const meta = {
    ...own,
    ...changes,
    schema: Math.max(before.schema, own.schema),
    ver: Math.max(before.ver, own.ver) + 1,
  };
  let isStored = write(session, auth, meta);
  if (!isStored) {
    stored.main.remove();
    isStored = write(session, auth, meta);
  }
  // What the others cannot see must not be announced to them: they would wait for it.
  if (isStored) session.announced = session.order.announce(meta.ver).catch(() => undefined);
  else session.environment.onEvent({ kind: 'not-stored' });
  return meta;
}

function write({ stored }: Session, auth: Partial<AuthState>, meta: AuthMeta): boolean {
  // In this order: who sees the version sees what it is the version of.
  const isStored = stored.auth.write(auth);
  return stored.meta.write({ ...meta }) && isStored;
}
