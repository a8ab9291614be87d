import type { ConnectionAnswer } from '@tallyhouse/shared/contracts/authorities';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { CurrentUser } from '../../platform/auth/current-user';
import type { AuthorityGateway } from '../../platform/http/authority-gateway';
import { NotFound, ProblemError } from '../../platform/http/problems';
import type { Store } from '../../store/store';
import { owes } from '../../taxes/obligations/plan-deadlines';
import { readObligations } from '../../taxes/obligations/read-obligations';

interface Tester {
  readonly authorityId: string;
  readonly brandId: string;
  readonly user: CurrentUser;
  readonly now: Date;
  readonly address: string;
  readonly signal: AbortSignal;
}

/**
 * Calls the endpoint of a brand at an authority that it owes something; in the audit whatever comes of it.
 *
 * Errors: `NotFound` for any other authority; `AUTHORITY_UNAVAILABLE`, 504 when it does not answer in time, else 502.
 */
export async function testConnection(
  { store, gateway }: { readonly store: Store; readonly gateway: AuthorityGateway },
  { authorityId, brandId, user, now, address, signal }: Tester,
): Promise<ConnectionAnswer> {
  const { register, licences } = await readObligations(store, [brandId]);
  const authority = register.find(({ id }) => id === authorityId);
  const isOwed = licences.some((licence) =>
    authority?.obligations.some((obligation) => owes(licence, authority, obligation)),
  );
  if (!isOwed) throw new NotFound('authority');
  const { isReachable, isLate, ...found } = await gateway.test({ authorityId, brandId }, signal);
  await store.tx((tx) =>
    appendAuditEvent(tx, {
      at: now,
      action: 'AUTHORITY_TESTED',
      actorId: user.id,
      sessionId: user.sessionId,
      brandId,
      object: { kind: 'authority', id: authorityId },
      detail: { isReachable },
      address,
    }),
  );
  if (isReachable) return { isReachable, ...found };
  throw new ProblemError(isLate ? 504 : 502, 'AUTHORITY_UNAVAILABLE', 'The authority did not respond', {
    detail: found.detail,
  });
}
