import { deletableStates } from '@tallyhouse/shared/contracts/reports';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { Conflict, NotFound } from '../../platform/http/problems';
import type { Store } from '../../store/store';
import { readReport } from './queries/read-reports';
import { insertTransition, moveReport } from './queries/write-report';

/**
 * Deletes a draft; it stays in the store as DELETED, with who did it.
 *
 * Errors: `NotFound` for other brands' reports; `REPORT_LOCKED` for what was submitted, also while somebody does so.
 */
export async function deleteReport(
  store: Store,
  report: {
    readonly family: Channel;
    readonly id: string;
    readonly brandIds: readonly string[];
    readonly userId: string;
    readonly now: Date;
  },
): Promise<void> {
  const found = await readReport(store, { family: report.family, brandIds: report.brandIds, id: report.id });
  if (found === undefined) throw new NotFound('report');
  if (!deletableStates.includes(found.state)) throw locked(found.state);
  await store.tx(async (tx) => {
    const wasMoved = await moveReport(tx, { id: report.id, from: found.state, to: 'DELETED' });
    if (!wasMoved) throw locked(found.state);
    await insertTransition(tx, {
      reportId: report.id,
      at: report.now,
      from: found.state,
      to: 'DELETED',
      actorId: report.userId,
      reason: null,
    });
  });
}

function locked(state: string): Conflict {
  return new Conflict(
    'REPORT_LOCKED',
    'The report can no longer be deleted',
    `It is ${state}: only drafts that were not submitted can be deleted.`,
  );
}
