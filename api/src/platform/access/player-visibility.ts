import type { Store } from '../../store/store';
import type { FastifyRequest } from 'fastify';
import { appendAuditEvent, type AuditEvent } from '../../store/audit-trail/append-audit-event';
import { isAllowed, type ActiveBrand, type CurrentUser } from '../auth/current-user';
import { Forbidden, ValidationFailed } from '../http/problems';
import { readMaskKey } from './mask-key';
import { maskPlayer } from './mask-player';

/** How one call sees player references. */
export interface PlayerVisibility {
  readonly isMasked: boolean;
  /** The reference, or its mask; null (nobody: an anonymous ticket) stays null. */
  show(reference: string | null): string | null;
}

interface Looker {
  readonly user: CurrentUser;
  readonly brand: ActiveBrand;
  readonly request: FastifyRequest;
  /** What is looked at, as the audit names it. */
  readonly object: AuditEvent['object'];
}

/** Why somebody needs to know who the player is, percent-encoded where it is not plain ASCII. */
export const unmaskHeader = 'unmask-reason';

/**
 * Player references are masked for everybody. Who holds `players.unmask` and says why, in the header `Unmask-Reason`,
 * sees them, and the reason stands in the audit before the answer goes out.
 *
 * Errors: `Forbidden` without the permission, `ValidationFailed` for a reason of fewer than ten or over 300 characters.
 */
export async function openPlayerVisibility(
  { store, clock }: { readonly store: Store; readonly clock: () => Date },
  { user, brand, request, object }: Looker,
): Promise<PlayerVisibility> {
  const reason = reasonOf(request);
  if (reason === undefined) {
    const key = await readMaskKey(store);
    return {
      isMasked: true,
      show: (reference) => (reference === null ? null : maskPlayer(reference, { brandId: brand.id, key })),
    };
  }
  if (!isAllowed(user, 'players.unmask', brand.id)) {
    throw new Forbidden(`Player references need the permission players.unmask for ${brand.name}.`);
  }
  const path = request.url.split('?', 1)[0] ?? '';
  await store.tx((tx) =>
    appendAuditEvent(tx, {
      at: clock(),
      action: 'PLAYER_UNMASKED',
      actorId: user.id,
      sessionId: user.sessionId,
      brandId: brand.id,
      object,
      detail: { reason, path },
      address: request.ip,
    }),
  );
  return { isMasked: false, show: (reference) => reference };
}

function reasonOf(request: FastifyRequest): string | undefined {
  const header = request.headers[unmaskHeader];
  if (header === undefined) return undefined;
  const reason = decoded(String(header)).trim();
  if (reason.length >= 10 && reason.length <= 300) return reason;
  throw new ValidationFailed([
    { field: 'Unmask-Reason', code: 'LENGTH', message: 'State in 10 to 300 characters why you need to know' },
  ]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
