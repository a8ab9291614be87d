import { randomUUID } from 'node:crypto';
import type { ChangeKind } from '@tallyhouse/shared/contracts/changes';
import { personInWords } from '@tallyhouse/shared/contracts/people';
import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { CurrentUser } from '../../platform/auth/current-user';
import { parseInput } from '../../platform/http/validation';
import { Conflict, Forbidden, ValidationFailed } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { differencesOf, hashOfContent } from './change-content';
import type { ChangeDocument, ChangeHandler } from './change-handler';
import { requireHandler } from './handlers';
import { holdsFor } from './house-rights';
import { findOpenChange } from './queries/read-changes';
import { insertChange } from './queries/write-change';

/** What is proposed, and why. */
export interface Proposal {
  readonly kind: ChangeKind;
  readonly payload: unknown;
  readonly reason: string;
}

/** Who proposes it, and when. */
export interface Proposer {
  readonly user: CurrentUser;
  /** Brands that the call may change: the selected one, or every one with the permission. */
  readonly brandIds: readonly string[];
  readonly now: Date;
  readonly address: string;
  /** Left out: `administration.propose`. */
  readonly permission?: Permission;
}

const openMs = 14 * 86_400_000;

/**
 * Keeps a proposed change for a second person, and gives its id.
 *
 * Errors: `ValidationFailed` for a payload that its kind does not know, and for one that changes nothing; `Forbidden` without the right for the brand it is
 * for; `PROPOSAL_PENDING` (409) while the very same change is open; what the kind's `check` says.
 */
export async function proposeChange(
  store: Store,
  { kind, payload: given, reason }: Proposal,
  { user, brandIds, now, address, permission = 'administration.propose' }: Proposer,
): Promise<string> {
  const handler = requireHandler(kind);
  const payload = parsePayload(handler, given);
  const brandId = (await handler.brandId?.(payload, store)) ?? null;
  const isReached = brandId === null || brandIds.includes(brandId);
  if (!isReached || !holdsFor(user, permission, brandId)) {
    throw new Forbidden(
      `It needs the permission ${permission} for ${brandId === null ? 'every brand' : 'the brand that it changes'}.`,
    );
  }
  const id = `chg_${randomUUID()}`;
  await store.tx(async (tx) => {
    await handler.check?.(tx, payload, now);
    const document = (await handler.document?.(tx, payload)) ?? null;
    requireDifference(document, handler.after?.(payload));
    const content = { kind, brandId, payload: payload as ChangeDocument, document };
    const contentHash = hashOfContent(content);
    await requireNew(tx, { contentHash, now });
    await insertChange(tx, {
      ...content,
      id,
      contentHash,
      said: await handler.describe(tx, payload),
      reason,
      proposedBy: user.id,
      proposedAt: now,
      expiresAt: new Date(now.getTime() + openMs),
    });
    await appendAuditEvent(tx, {
      at: now,
      action: 'CHANGE_PROPOSED',
      actorId: user.id,
      sessionId: user.sessionId,
      brandId: brandId ?? undefined,
      object: { kind: 'change', id },
      detail: { kind, contentHash, reason },
      address,
    });
  });
  return id;
}

/** Errors: `ValidationFailed` for what would leave everything as it is: a second person is not asked to confirm nothing. */
function requireDifference(document: ChangeDocument | null, after: ChangeDocument | undefined): void {
  if (document === null || after === undefined || differencesOf(document, after).length > 0) return;
  const message = 'Nothing would change: it is so already';
  throw new ValidationFailed([{ field: 'payload', code: 'NO_CHANGE', message }]);
}

/** Errors: `PROPOSAL_PENDING`: of two that are alike, the second has nothing left to do. */
async function requireNew(tx: Queryable, content: Parameters<typeof findOpenChange>[1]): Promise<void> {
  const open = await findOpenChange(tx, content);
  if (open === undefined) return;
  const proposer = personInWords(open.proposerName, open.proposerAccount);
  throw new Conflict(
    'PROPOSAL_PENDING',
    'This change has already been proposed',
    `${proposer} proposed it. Have it confirmed, rejected or withdrawn first.`,
  );
}

/** Errors: `ValidationFailed` with the fields as the request calls them, `payload.role`. */
function parsePayload(handler: ChangeHandler<unknown>, payload: unknown): unknown {
  try {
    return parseInput(handler.schema, payload);
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    const errors = error.errors ?? [];
    throw new ValidationFailed(
      errors.map(({ field, ...rest }) => ({
        ...rest,
        field: field === '' ? 'payload' : `payload.${field}`,
      })),
    );
  }
}
