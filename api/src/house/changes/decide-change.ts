import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { CurrentUser } from '../../platform/auth/current-user';
import { createTurns } from '../../platform/idempotency/in-turn';
import { personInWords } from '@tallyhouse/shared/contracts/people';
import { requireSecondFactor } from '../../platform/auth/require-second-factor';
import { Forbidden, NotFound, ProblemError } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { hashOfContent, obstacleFor } from './change-content';
import { requireHandler } from './handlers';
import { findChange, type StoredChange } from './queries/read-changes';
import { decideChange, type Decision } from './queries/write-change';

/** Who decides, for which brands and when. */
export interface Decider {
  readonly user: CurrentUser;
  readonly brandIds: readonly string[];
  readonly now: Date;
  readonly address: string;
}

/**
 * Confirms a change that somebody else proposed and makes it, both in one transaction.
 *
 * Errors: `NotFound`; `SELF_CONFIRMATION` (403, kept in the audit); `Forbidden`; `SECOND_FACTOR_REQUIRED` (403) for a wrong
 * code, and `TooManyRequests` after five; `CHANGE_DECIDED` (409); `CHANGE_OUTDATED` (409) when what it replaces has changed; what its kind says.
 */
export async function confirmChange(store: Store, decider: Decider, id: string, otp: string): Promise<void> {
  // Of several at once each looks once the one before is done: what it finds decided takes no code of anybody.
  await inTurn(id, () => confirmInTurn(store, decider, id, otp));
}

const inTurn = createTurns();

async function confirmInTurn(store: Store, decider: Decider, id: string, otp: string): Promise<void> {
  const { user, now } = decider;
  const change = await requireChange(store, decider, id);
  await requireOther(store, decider, change);
  requireOpen(change);
  const obstacle = obstacleFor(change, user);
  if (obstacle !== null) throw new Forbidden(obstacle);
  await requireSecondFactor(store, user.id, { code: otp, now }).catch(async (error: unknown) => {
    // Another process may have taken the code, for this very change: then that is what is to be said.
    requireOpen(await requireChange(store, decider, id));
    throw error;
  });
  const handler = requireHandler(change.kind);
  await store.tx(async (tx) => {
    await end(tx, decider, change, { id, state: 'APPLIED', userId: user.id, now, reason: null });
    const payload: unknown = change.payload;
    await handler.check?.(tx, payload, now);
    const document = (await handler.document?.(tx, payload)) ?? null;
    const { kind } = change;
    const brandId = (await handler.brandId?.(payload, tx)) ?? null;
    if (hashOfContent({ kind, brandId, payload: change.payload, document }) !== change.contentHash) {
      throw new ProblemError(
        409,
        'CHANGE_OUTDATED',
        'The values it would change have changed in the meantime',
        {
          detail: 'Reject it and have it proposed again on the current values.',
        },
      );
    }
    await handler.apply(tx, payload, {
      actorId: user.id,
      proposedBy: change.proposedBy,
      now,
      changeId: id,
    });
  });
}

/** Refuses a change for good. Errors: as `confirmChange`, but for the second factor. */
export async function refuseChange(
  store: Store,
  decider: Decider,
  id: string,
  reason: string,
): Promise<void> {
  const { user, now } = decider;
  const change = await requireChange(store, decider, id);
  await requireOther(store, decider, change);
  requireOpen(change);
  const obstacle = obstacleFor(change, user);
  if (obstacle !== null) throw new Forbidden(obstacle);
  await store.tx((tx) => end(tx, decider, change, { id, state: 'REFUSED', userId: user.id, now, reason }));
}

/** Takes back an own proposal. Errors: `NotFound`, `Forbidden` for those of others, `CHANGE_DECIDED`. */
export async function withdrawChange(store: Store, decider: Decider, id: string): Promise<void> {
  const { user, now } = decider;
  const change = await requireChange(store, decider, id);
  if (change.proposedBy !== user.id) throw new Forbidden('Only the proposer of a change can withdraw it.');
  requireOpen(change);
  await store.tx((tx) =>
    end(tx, decider, change, { id, state: 'WITHDRAWN', userId: user.id, now, reason: null }),
  );
}

/** Errors: `NotFound`, also for changes of brands that the reader may not administer. */
export async function requireChange(
  store: Queryable,
  { user, brandIds, now }: Pick<Decider, 'user' | 'brandIds' | 'now'>,
  id: string,
): Promise<StoredChange> {
  const change = await findChange(store, { brandIds, userId: user.id }, { id, now });
  if (change === undefined) throw new NotFound('change');
  return change;
}

const actions = {
  APPLIED: 'CHANGE_CONFIRMED',
  REFUSED: 'CHANGE_REFUSED',
  WITHDRAWN: 'CHANGE_WITHDRAWN',
} as const;

async function end(tx: Queryable, decider: Decider, change: StoredChange, decision: Decision): Promise<void> {
  const { user, address } = decider;
  if (!(await decideChange(tx, decision))) throw decided(await requireChange(tx, decider, change.id));
  await appendAuditEvent(tx, {
    at: decision.now,
    action: actions[decision.state],
    actorId: user.id,
    sessionId: user.sessionId,
    brandId: change.brandId ?? undefined,
    object: { kind: 'change', id: change.id },
    detail: {
      kind: change.kind,
      contentHash: change.contentHash,
      proposedBy: change.proposedBy,
      reason: decision.reason,
    },
    address,
  });
}

/** Errors: `SELF_CONFIRMATION`; the attempt stays in the audit. */
async function requireOther(store: Store, { user, now, address }: Decider, change: StoredChange) {
  if (change.proposedBy !== user.id) return;
  await store.tx((tx) =>
    appendAuditEvent(tx, {
      at: now,
      action: 'CONFIRMATION_REFUSED',
      actorId: user.id,
      sessionId: user.sessionId,
      brandId: change.brandId ?? undefined,
      object: { kind: 'change', id: change.id },
      detail: { code: 'SELF_CONFIRMATION' },
      address,
    }),
  );
  throw new ProblemError(403, 'SELF_CONFIRMATION', 'You proposed this change yourself', {
    detail: 'Another person must decide on it. You can withdraw it.',
  });
}

function requireOpen(change: StoredChange): void {
  if (change.state !== 'OPEN') throw decided(change);
}

const decidedBy: Readonly<Partial<Record<StoredChange['state'], string>>> = {
  APPLIED: 'confirmed',
  REFUSED: 'rejected',
  WITHDRAWN: 'withdrew',
};

function decided({ state, deciderName, deciderAccount }: StoredChange): ProblemError {
  const how = decidedBy[state];
  const words =
    how === undefined || deciderName === null
      ? 'It was confirmed, rejected or withdrawn, or has expired.'
      : `${personInWords(deciderName, deciderAccount)} ${how} it.`;
  return new ProblemError(409, 'CHANGE_DECIDED', 'The change has already been decided', {
    detail: `${words} Reload it.`,
  });
}
