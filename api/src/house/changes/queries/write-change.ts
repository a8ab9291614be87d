import type { ChangeKind } from '@tallyhouse/shared/contracts/changes';
import type { Queryable } from '../../../store/store';
import type { ChangeDocument } from '../change-handler';
import { sentenceOf, type ProposalPart } from '../proposal-parts';

/** A change to be kept, open. */
export interface NewChange {
  readonly id: string;
  readonly kind: ChangeKind;
  readonly brandId: string | null;
  readonly payload: ChangeDocument;
  readonly document: ChangeDocument | null;
  readonly contentHash: string;
  readonly said: readonly ProposalPart[];
  readonly reason: string;
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
}

export async function insertChange(tx: Queryable, change: NewChange): Promise<void> {
  await tx.query(
    `insert into change_request (id, kind, brand_id, payload, document, content_hash, summary, reason, state,
       proposed_by, proposed_at, expires_at, said)
     values ($1, $2, $3, cast($4 as json), cast($5 as json), $6, $7, $8, 'OPEN', $9, cast($10 as timestamp),
       cast($11 as timestamp), cast($12 as json))`,
    [
      change.id,
      change.kind,
      change.brandId,
      JSON.stringify(change.payload),
      change.document === null ? null : JSON.stringify(change.document),
      change.contentHash,
      sentenceOf(change.said),
      change.reason,
      change.proposedBy,
      change.proposedAt.toISOString(),
      change.expiresAt.toISOString(),
      JSON.stringify(change.said),
    ],
  );
}

/** How a change ended, by whom and when. */
export interface Decision {
  readonly id: string;
  readonly state: 'APPLIED' | 'REFUSED' | 'WITHDRAWN';
  readonly userId: string;
  readonly now: Date;
  readonly reason: string | null;
}

/** Ends an open change; false when it is over already. The update alone decides, so two at once count once. */
export async function decideChange(tx: Queryable, decision: Decision): Promise<boolean> {
  const decided = await tx.query(
    `update change_request set state = $2, decided_by = $3, decided_at = cast($4 as timestamp), decision_reason = $5
     where id = $1 and state = 'OPEN' and expires_at > cast($4 as timestamp) returning id`,
    [decision.id, decision.state, decision.userId, decision.now.toISOString(), decision.reason],
  );
  return decided.length > 0;
}
