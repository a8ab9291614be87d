import type { Store } from '../../store/store';
import { collectAlertNotices } from './alert-notices';
import { collectDeadlineNotices } from './deadline-notices';
import type { Notices } from './notice';
import { readPeople } from './people';
import { postNotices, takePostingTurn } from './post-notices';
import { collectReportNotices } from './report-notices';
import { collectScheduleNotices } from './schedule-notices';

interface Telling {
  readonly now: Date;
  readonly hasMailServer: boolean;
  /** Deadlines are looked at too; the others always are. */
  readonly withDeadlines: boolean;
}

// A server that stood still for longer does not tell what everybody knows by then.
const tellForMs = 2 * 86_400_000;

/**
 * Takes note of what happened since the last time and writes a message for everybody concerned. Gives their number.
 *
 * All in one transaction, in turns: whatever happens, nobody is told twice and nothing is left out.
 */
export function notifyPeople(store: Store, { now, hasMailServer, withDeadlines }: Telling): Promise<number> {
  const since = new Date(now.getTime() - tellForMs);
  return store.tx(async (tx) => {
    await takePostingTurn(tx);
    const found = [
      await collectAlertNotices(tx, since),
      await collectReportNotices(tx, since),
      await collectScheduleNotices(tx, since),
      ...(withDeadlines ? [await collectDeadlineNotices(tx, now)] : []),
    ];
    const all: Notices = {
      notices: found.flatMap(({ notices }) => notices),
      noted: found.flatMap(({ noted }) => noted),
    };
    if (all.noted.length === 0) return 0;
    return postNotices(tx, all, { people: await readPeople(tx, now), hasMailServer, now });
  });
}
