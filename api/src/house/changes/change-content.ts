import type { Change, ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import type { CurrentUser } from '../../platform/auth/current-user';
import { canonicalJson } from '../../domain/canonical-json';
import { sha256 } from '../../domain/sha256';
import type { ChangeDocument } from './change-handler';
import { requireHandler } from './handlers';
import { holdsFor } from './house-rights';
import type { StoredChange } from './queries/read-changes';
import { personOf } from '../../platform/auth/named-people';

/** What a confirmation is bound to. */
export interface ChangeContent {
  readonly kind: string;
  readonly brandId: string | null;
  readonly payload: ChangeDocument;
  readonly document: ChangeDocument | null;
}

/** SHA-256 of everything that would change and of what it replaces: one byte of either, and it is another change. */
export function hashOfContent({ kind, brandId, payload, document }: ChangeContent): string {
  return sha256(canonicalJson({ kind, brandId, payload, document }));
}

/** Why `user` may not confirm the change, in words; null when nothing stands in the way. */
export function obstacleFor(change: StoredChange, user: CurrentUser): string | null {
  if (change.state !== 'OPEN') return 'It has ended.';
  if (change.proposedBy === user.id) return 'You proposed it yourself: another person must confirm it.';
  if (requireHandler(change.kind).subjectId?.(change.payload) === user.id) {
    return 'It concerns you: another person must confirm it.';
  }
  if (holdsFor(user, 'administration.confirm', change.brandId)) return null;
  const where = change.brandId === null ? 'every brand' : 'its brand';
  return `It needs the permission administration.confirm for ${where}.`;
}

export function presentChange(change: StoredChange, user: CurrentUser): Change {
  const obstacle = obstacleFor(change, user);
  const {
    id,
    kind,
    brandId,
    summary,
    said,
    reason,
    state,
    proposedAt,
    expiresAt,
    decidedAt,
    decisionReason,
  } = change;
  return {
    id,
    kind,
    brandId,
    summary,
    said,
    reason,
    state,
    proposedBy: personOf(change.proposedBy, change.proposerName, change.proposerAccount),
    proposedAt,
    expiresAt,
    decidedBy: personOf(change.decidedBy, change.deciderName, change.deciderAccount),
    decidedAt,
    decisionReason,
    mayConfirm: obstacle === null,
    obstacle,
  };
}

export function presentChangeDetail(change: StoredChange, user: CurrentUser): ChangeDetail {
  const { payload, document, contentHash } = change;
  return {
    ...presentChange(change, user),
    payload: { ...payload },
    document: document === null ? null : { ...document },
    differences: differencesOf(document, requireHandler(change.kind).after?.(payload) ?? payload),
    contentHash,
  };
}

/** Fields that are not as they were, in the order of `after`. */
export function differencesOf(
  document: ChangeDocument | null,
  after: ChangeDocument,
): ChangeDetail['differences'] {
  return Object.entries(after).flatMap(([field, value]) => {
    const before = document?.[field] ?? null;
    return canonicalJson(before) === canonicalJson(value ?? null)
      ? []
      : [{ field, before, after: value ?? null }];
  });
}
