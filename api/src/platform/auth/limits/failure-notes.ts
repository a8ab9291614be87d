import type { FastifyInstance } from 'fastify';
import { repeatInTurns } from '../../http/repeat-in-turns';
import { appendAuditEvent } from '../../../store/audit-trail/append-audit-event';
import type { Queryable, Store } from '../../../store/store';

const tellEveryMs = 10_000;
/** So long after the first failure the audit gets their sum, and the next one is a first again. */
const sumMs = 60 * 60_000;
/** So many addresses that tried accounts which do not exist get rows of their own in that time; the others share one. */
const mostStrangers = 20;
const elsewhere = 'from elsewhere';

interface Failure {
  /** Null where no such account exists: what was typed, a password perhaps, is not kept. */
  readonly userId: string | null;
  readonly address: string;
  readonly now: Date;
}

/** Notes a try that was wrong: the same single write for accounts that exist and for others, so that time tells nothing. */
export function noteFailure(store: Store, failure: Failure): Promise<void> {
  return note(store, failure, { failed: 1, refused: 0 });
}

/** Notes a try that was not even looked at. */
export function noteRefusal(store: Store, refusal: Omit<Failure, 'userId'>): Promise<void> {
  return note(store, { ...refusal, userId: null }, { failed: 0, refused: 1 });
}

async function note(
  store: Store,
  { userId, address, now }: Failure,
  { failed, refused }: { readonly failed: number; readonly refused: number },
): Promise<void> {
  // A transaction, since two at once on one row conflict and are tried again.
  await store.tx((tx) =>
    tx.query(
      `insert into sign_in_note (id, user_id, address, since, last_at, failed, refused, told)
     values ($1, $2, $3, cast($4 as timestamp), cast($4 as timestamp), ${failed}, ${refused}, 0)
     on conflict (id) do update set last_at = excluded.last_at,
       failed = sign_in_note.failed + ${failed}, refused = sign_in_note.refused + ${refused}`,
      [userId ?? `from ${address}`, userId, address, now.toISOString()],
    ),
  );
}

/** Writes into the audit what was noted, every ten seconds until the server closes. */
export function keepTellingFailures(
  server: FastifyInstance,
  { store, clock }: { readonly store: Store; readonly clock: () => Date },
): void {
  repeatInTurns(server, {
    everyMs: tellEveryMs,
    name: 'failed sign-ins',
    step: () => tellFailures(store, clock()),
  });
}

interface NoteRow {
  readonly id: string;
  readonly userId: string | null;
  readonly address: string;
  readonly since: string;
  readonly lastAt: string;
  readonly failed: number;
  readonly refused: number;
  readonly told: number;
}

/** Writes into the audit a row for every new note, and the sum of every one that is an hour old. */
export async function tellFailures(store: Store, now: Date): Promise<void> {
  const dueSince = new Date(now.getTime() - sumMs);
  await store.tx(async (tx) => {
    // Locked: of two servers one tells.
    const due = await tx.query<NoteRow>(
      `update sign_in_note set told = told where told = 0 or since <= cast($1 as timestamp)
       returning id as "id", user_id as "userId", address as "address", since as "since", last_at as "lastAt",
         failed as "failed", refused as "refused", told as "told"`,
      [dueSince.toISOString()],
    );
    if (due.length === 0) return;
    const crowd = await crowdOf(tx, due);
    for (const row of due) {
      const { id, since, failed, refused, told } = row;
      const all = failed + refused;
      if (crowd.includes(row)) await joinElsewhere(tx, row);
      else if (all > told) await tell(tx, row, now);
      const isOver = crowd.includes(row) || Date.parse(since) <= dueSince.getTime();
      if (isOver) await tx.query('delete from sign_in_note where id = $1', [id]);
      else await tx.query('update sign_in_note set told = $2 where id = $1', [id, all]);
    }
  });
}

/** New addresses beyond those that get rows of their own. */
async function crowdOf(tx: Queryable, due: readonly NoteRow[]): Promise<readonly NoteRow[]> {
  const [strangers] = await tx.query<{ told: number }>(
    'select count(*) as told from sign_in_note where user_id is null and told > 0',
  );
  return due
    .filter(({ id, userId, told }) => userId === null && told === 0 && id !== elsewhere)
    .slice(Math.max(0, mostStrangers - (strangers?.told ?? 0)));
}

async function joinElsewhere(tx: Queryable, { since, lastAt, failed, refused }: NoteRow): Promise<void> {
  await tx.query(
    `insert into sign_in_note (id, user_id, address, since, last_at, failed, refused, told)
     values ($1, null, '', cast($2 as timestamp), cast($3 as timestamp), $4, $5, 0)
     on conflict (id) do update set last_at = excluded.last_at,
       failed = sign_in_note.failed + excluded.failed, refused = sign_in_note.refused + excluded.refused`,
    [elsewhere, since, lastAt, failed, refused],
  );
}

async function tell(
  tx: Queryable,
  { userId, address, since, lastAt, failed, refused }: NoteRow,
  now: Date,
): Promise<void> {
  await appendAuditEvent(tx, {
    at: now,
    action: 'LOGIN_FAILED',
    object: { kind: 'user', id: userId },
    detail: { failed, refused, since, until: lastAt },
    ...(address !== '' && { address }),
  });
}
