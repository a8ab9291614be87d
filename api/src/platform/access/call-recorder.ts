import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import { maskText } from '../call-log/mask-body';
import { appendAuditEvent, type AuditEvent } from '../../store/audit-trail/append-audit-event';
import { rolesFor, type CurrentUser } from '../auth/current-user';
import { ProblemError } from '../http/problems';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';

/** Puts on record what must be known about calls: what was refused, and what auditors looked at. */
export interface CallRecorder {
  /** Writes a refusal for want of a right into the audit; the same one of the same user once a minute. */
  refused(call: RecordedCall, error: unknown): Promise<void>;
  /**
   * Does `work`, and where the caller is an auditor writes into the audit what was looked at and how it was answered,
   * before the answer goes out: without that row there is no answer.
   */
  watch<T>(call: RecordedCall, work: () => Promise<T>): Promise<T>;
}

interface RecordedCall {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly user: CurrentUser;
  /** The selected brand, where it is one of the user's. */
  readonly brandId: string | undefined;
}

const quietMs = 60_000;
// Who tries more different calls than that within a minute is on record by then.
const mostRemembered = 10_000;

export function createCallRecorder(store: Store, clock: () => Date): CallRecorder {
  /** Until when a refusal that is on record is not written again. */
  const quietUntil = new Map<string, number>();

  function isFirst(key: string): boolean {
    const now = clock().getTime();
    if ((quietUntil.get(key) ?? 0) > now) return false;
    if (quietUntil.size >= mostRemembered) quietUntil.clear();
    quietUntil.set(key, now + quietMs);
    return true;
  }

  async function write(
    { endpoint, request, user, brandId }: RecordedCall,
    action: AuditEvent['action'],
    detail: AuditEvent['detail'],
  ): Promise<void> {
    const event: AuditEvent = {
      at: clock(),
      action,
      actorId: user.id,
      sessionId: user.sessionId,
      brandId,
      object: { kind: 'call', id: `${endpoint.method} ${endpoint.path}` },
      // What was asked for; secrets and what identifies a person have no place in the audit.
      detail: { url: maskText(request.url).slice(0, 500), ...detail },
      address: request.ip,
    };
    await actForAllBrands(() => store.tx((tx) => appendAuditEvent(tx, event)));
  }

  async function refused(call: RecordedCall, error: unknown): Promise<void> {
    if (!(error instanceof ProblemError) || !refusals.includes(error.code)) return;
    const { endpoint, user, request } = call;
    if (!isFirst([user.id, endpoint.method, endpoint.path, error.code].join(' '))) return;
    const tried = request.headers['brand'];
    const brand = tried === undefined ? null : String(tried).slice(0, 100);
    await write(call, 'ACCESS_REFUSED', { code: error.code, brand });
  }

  return {
    refused,
    async watch(call, work) {
      const isView = isAuditorsView(call);
      try {
        const answer = await work();
        if (isView) await write(call, 'AUDITOR_VIEWED', { status: call.endpoint.status, code: null });
        return answer;
      } catch (error) {
        // What was refused before it was begun was not looked at.
        if (isView && error instanceof ProblemError && error.code !== 'BUSY') {
          await write(call, 'AUDITOR_VIEWED', { status: error.status, code: error.code });
        } else await refused(call, error);
        throw error;
      }
    },
  };
}

const refusals: readonly string[] = ['FORBIDDEN', 'BRAND_FORBIDDEN'];

/** One's own profile, sessions and jobs are no views; whoever holds another role as well is an auditor all the same. */
function isAuditorsView({ endpoint, user, brandId }: RecordedCall): boolean {
  const { access } = endpoint;
  if (access === 'public' || access === 'signed-in') return false;
  return rolesFor(user, brandId).includes('auditor');
}
