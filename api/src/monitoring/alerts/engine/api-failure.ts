import { alertEnds } from '@tallyhouse/shared/contracts/words/alert-ends.en';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import { readOpenDeadlines } from './deadlines';
import type { Detector, Finding, Look } from './detector';
import { groupBy } from './group-by';
import { worded } from '../../../house/alerting/worded';

/** One call to an authority. */
export interface OutboundCall {
  readonly brandId: string | null;
  readonly authorityId: string;
  readonly at: Instant;
  /** Null where no answer came. */
  readonly status: number | null;
}

const inARow = 5;
const windowMs = 15 * 60_000;
const worstRate = 0.2;
// One failure of three calls is a rate too, and says nothing.
const leastCalls = 10;
const recoveredAfter = 3;
// More than a call a second for the whole window.
const mostInWindow = 1000;
// Longer than any back-off: an authority that is not called any more is not found failing for ever.
const lookBackDays = 3;
// What is due later than this waits: calls are tried again by themselves.
const pressingDays = 3;

function readOutboundCalls(store: Queryable, { now }: Look): Promise<OutboundCall[]> {
  const oldest = now.getTime() - lookBackDays * 86_400_000;
  return store.query<OutboundCall>(
    `select brand_id as "brandId", authority_id as "authorityId", happened_at as "at", status as "status"
     from api_call
     where direction = 'OUT' and authority_id is not null and happened_at >= cast($1 as timestamp)
     order by brand_id, authority_id, happened_at, id`,
    [new Date(oldest).toISOString()],
  );
}

/** CA-10: five calls to an authority failed in a row, or more than a fifth within 15 minutes. Over after three that did not. */
export const apiFailure: Detector = {
  code: 'CA-10',
  finds: 'STANDING',
  pace: 'MINUTE',
  overText: alertEnds['CA-10'],
  async find(store, look) {
    const calls = await readOutboundCalls(store, look);
    const byLine = groupBy(calls, ({ brandId, authorityId }) => `${brandId ?? ''} ${authorityId}`);
    const found = [...byLine.values()].flatMap((line) => latestFailure(line) ?? []);
    if (found.length === 0) return found;
    const due = await readOpenDeadlines(store, look, { back: lookBackDays, ahead: pressingDays });
    return found.map((finding) => {
      const isPressing = due.some(
        ({ brandId, authorityId }) => brandId === finding.brandId && authorityId === finding.object.id,
      );
      return { ...finding, severity: isPressing ? ('CRITICAL' as const) : ('HIGH' as const) };
    });
  },
};

/** Its fault or ours to fix before anything gets through; a refusal of what was sent is no failure. */
function isFailure({ status }: OutboundCall): boolean {
  return status === null || status >= 500 || [401, 403, 408, 429].includes(status);
}

/** The last time that a line to an authority failed, over once three calls in a row were answered. `calls` are in order. */
export function latestFailure(calls: readonly OutboundCall[]): Finding | null {
  let failing: Failing | null = null;
  let over: OutboundCall | null = null;
  let failuresInARow = 0;
  let successesInARow = 0;
  for (const [index, call] of calls.entries()) {
    const failed = isFailure(call);
    failuresInARow = failed ? failuresInARow + 1 : 0;
    successesInARow = failed ? 0 : successesInARow + 1;
    if (failing !== null && over === null) {
      if (successesInARow >= recoveredAfter) over = call;
    } else if (failed) {
      const recent = calls.slice(Math.max(0, index - mostInWindow), index + 1);
      const failure = failureOf(recent, failuresInARow, over);
      if (failure === null) continue;
      failing = { call, ...failure };
      over = null;
    }
  }
  return failing === null ? null : findingOf(failing, over);
}

interface Failure {
  readonly code: 'CALLS_FAIL_IN_A_ROW' | 'CALLS_FAIL_OFTEN';
  readonly params: Readonly<Record<string, number>>;
}

interface Failing extends Failure {
  readonly call: OutboundCall;
}

function failureOf(
  calls: readonly OutboundCall[],
  failuresInARow: number,
  recovered: OutboundCall | null,
): Failure | null {
  if (failuresInARow >= inARow) return { code: 'CALLS_FAIL_IN_A_ROW', params: { failures: failuresInARow } };
  const newest = Date.parse(calls.at(-1)?.at ?? '');
  // What came before a recovery has had its alert.
  const from = Math.max(newest - windowMs, recovered === null ? 0 : Date.parse(recovered.at));
  const recent = calls.filter(({ at }) => Date.parse(at) > from);
  const failures = recent.filter(isFailure).length;
  if (recent.length < leastCalls || failures / recent.length <= worstRate) return null;
  return { code: 'CALLS_FAIL_OFTEN', params: { failures, calls: recent.length } };
}

function findingOf({ call, code, params }: Failing, over: OutboundCall | null): Finding {
  return {
    brandId: call.brandId,
    object: { kind: 'authority', id: call.authorityId },
    period: null,
    ...worded(code, { ...params, authority: call.authorityId, lastAt: call.at }),
    at: new Date(call.at),
    occurrence: 'failing',
    ...(over === null
      ? {}
      : { over: { at: new Date(over.at), reason: `${recoveredAfter} calls in a row were answered.` } }),
  };
}
