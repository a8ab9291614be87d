import type { CalendarEntry } from '@tallyhouse/shared/contracts/dashboard-tiles';
import { outlookWords, type OutlookCode } from '@tallyhouse/shared/contracts/words/outlooks.en';
import { fillPlaces, type Said } from '@tallyhouse/shared/contracts/words/said';
import type { Deadline } from '../../filing/authorities/list-deadlines';

/** What is known of the way to a deadline. */
export interface Way {
  /** Hours from the making of a report to its sending, as a rule; null where none was sent yet. */
  readonly usualHours: number | null;
  /** Files of the period that are missing and not explained. */
  readonly missingFiles: number;
}

type Outlook = Pick<CalendarEntry, 'outlook' | 'words' | 'said'>;

const hourMs = 3_600_000;
/** Where nothing is known: a day to prepare, confirm and send. */
const fallbackHours = 24;

/** Whether a deadline will be met, going by what is done and by how long it takes as a rule. */
export function outlookOf(
  { state, dueAt, reportType, reportId, reportState, period, today }: Deadline,
  { usualHours, missingFiles }: Way,
  now: Date,
): Outlook {
  if (state === 'DONE') return saidOf('DONE', 'DONE');
  const hoursLeft = (dueAt.getTime() - now.getTime()) / hourMs;
  if (hoursLeft <= 0) return saidOf('MISSED', 'MISSED');
  const isOver = period.to < today;
  const needed = usualHours ?? fallbackHours;
  const likely = (code: OutlookCode, params: Said['params']) => saidOf('LIKELY_MISSED', code, params);
  const short = { needed: hours(needed), left: hours(hoursLeft) };
  if (hoursLeft <= needed && reportState === 'REJECTED') return likely('REJECTED_AND_SHORT', short);
  if (hoursLeft <= needed && reportType !== null && reportId === null) {
    return likely('NOTHING_PREPARED', short);
  }
  if (hoursLeft <= 2 * needed && isOver && missingFiles > 0) {
    return likely('FILES_MISSING', { files: missingFiles });
  }
  if (hoursLeft <= 4 && reportState !== null) {
    return likely('STATE_AND_SHORT', { state: reportState, left: hours(hoursLeft) });
  }
  return saidOf('FINE', 'FINE', { days: Math.floor(hoursLeft / 24) });
}

function saidOf(outlook: Outlook['outlook'], code: OutlookCode, params: Said['params'] = {}): Outlook {
  const state = String(params['state'] ?? '')
    .toLowerCase()
    .replaceAll('_', ' ');
  return {
    outlook,
    words: fillPlaces(outlookWords[code], { ...params, state }),
    said: { code, params },
  };
}

function hours(count: number): number {
  return Math.max(1, Math.round(count));
}
