import { transition } from '../../../domain/confirmation/transition';
import type { ConfirmationEvent } from '../../../domain/confirmation/confirmation-event';
import type { StoredReport } from '../../../reporting/reports/queries/report-headers';
import type { Queryable } from '../../../store/store';
import { problemOf } from '../../../platform/http/refusal-problem';
import { factsOf } from '../report-facts';
import { moveAudited } from '../submit-report';

/** Who the steps of the queue are written down for. */
export const systemActor = 'system';

/**
 * Moves a report by an event of the rules, and gives it in its new state.
 *
 * Errors: those of the rules, as problems; a correction is no step of the same report, so a plain error.
 */
export async function stepReport(
  tx: Queryable,
  report: StoredReport,
  step: {
    readonly event: ConfirmationEvent;
    readonly userId: string;
    readonly now: Date;
    readonly reason?: string | null;
  },
): Promise<StoredReport> {
  const { event, userId, now, reason = null } = step;
  const moved = transition(report.state, event, factsOf(report, undefined));
  if (moved.kind === 'REFUSED') throw problemOf(moved);
  if (moved.kind === 'NEW_VERSION') throw new Error(`${event.kind} makes another version`);
  await moveAudited(tx, report, { to: moved.state, deed: { userId, now }, reason });
  return { ...report, state: moved.state };
}
