import type { Session } from '@tallyhouse/shared/contracts/sessions';
import type { Queryable } from '../../store/store';

interface SessionRow {
  readonly id: string;
  readonly created_at: string;
  readonly renewed_at: string | null;
  readonly absolute_expires_at: string;
  readonly idle_expires_at: string;
  readonly address: string | null;
  readonly user_agent: string | null;
}

const inForce = `
  select f.id, f.created_at, f.renewed_at, f.absolute_expires_at, t.idle_expires_at, f.address, f.user_agent
  from token_family f join refresh_token t on t.family_id = f.id and t.used_at is null
  where f.revoked_at is null and f.absolute_expires_at > $2 and t.idle_expires_at > $2`;

/** The user's sessions in force at `now`: the current one first, then the ones renewed last. */
export async function listOwnSessions(
  store: Queryable,
  { userId, currentId, now }: { readonly userId: string; readonly currentId: string; readonly now: Date },
): Promise<Session[]> {
  const rows = await store.query<SessionRow>(
    `${inForce} and f.user_id = $1 order by coalesce(f.renewed_at, f.created_at) desc, f.id`,
    [userId, now.toISOString()],
  );
  const sessions = rows.map((row) => sessionOf(row, currentId));
  return [...sessions.filter(({ isCurrent }) => isCurrent), ...sessions.filter((one) => !one.isCurrent)];
}

/**
 * Whole seconds from `now` until a session ends unless it is renewed, and until it ends at the latest.
 *
 * Undefined when it has ended.
 */
export async function readSessionEnds(
  store: Queryable,
  sessionId: string,
  now: Date,
): Promise<{ readonly idleSeconds: number; readonly remainingSeconds: number } | undefined> {
  const [row] = await store.query<SessionRow>(`${inForce} and f.id = $1`, [sessionId, now.toISOString()]);
  if (row === undefined) return undefined;
  const secondsTo = (instant: string) => Math.floor((Date.parse(instant) - now.getTime()) / 1000);
  return {
    idleSeconds: secondsTo(idleEndOf(row)),
    remainingSeconds: secondsTo(row.absolute_expires_at),
  };
}

function sessionOf(row: SessionRow, currentId: string): Session {
  return {
    id: row.id,
    createdAt: row.created_at,
    renewedAt: row.renewed_at ?? row.created_at,
    idleEndsAt: idleEndOf(row),
    endsAt: row.absolute_expires_at,
    address: row.address,
    userAgent: row.user_agent,
    isCurrent: row.id === currentId,
  };
}

/** The last refresh token may be good for longer than the session. */
function idleEndOf({ idle_expires_at: idle, absolute_expires_at: absolute }: SessionRow): string {
  return idle < absolute ? idle : absolute;
}
