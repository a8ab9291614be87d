import type { Store } from '../../../store/store';
import type { Detector, Look } from './detector';
import { detectors } from './detectors';
import { runDetectors, type Round } from './run-detectors';

interface CheckRow {
  readonly detector: string;
  readonly checkedAt: string;
  readonly watermark: string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
// On a new store history is not raised anew: what lies further back was dealt with elsewhere.
const lookBackMs = 35 * 24 * hourMs;
// Facts are found by when they were loaded, which is known before they are committed.
const overlapMs = hourMs;

/**
 * One step of the engine: runs what is due now. Every detector is, when it has not looked for its pace, and those of
 * loads also when something was loaded since; of several processes the one that comes first looks. Those that were not
 * run when `signal` fires are due again in the next step.
 */
export async function checkWhatIsDue(store: Store, now: Date, signal?: AbortSignal): Promise<Round> {
  const checks = new Map(
    (
      await store.query<CheckRow>(
        'select detector as "detector", checked_at as "checkedAt", watermark as "watermark" from alert_check',
      )
    ).map((check) => [check.detector, check]),
  );
  const watermark = await readWatermark(store);
  const due = detectors.filter((detector) =>
    isDue(detector, { check: checks.get(detector.code), now, watermark }),
  );
  const round: Round = { changes: {}, failures: [] };
  for (const detector of due) {
    if (signal?.aborted === true) break;
    const look: Look = { now, since: sinceOf(detector, checks.get(detector.code), now) };
    const { changes, failures } = await runDetectors(store, look, { detectors: [detector], watermark });
    Object.assign(round.changes, changes);
    (round.failures as { code: string; error: unknown }[]).push(...failures);
  }
  return round;
}

function isDue(
  { pace }: Detector,
  {
    check,
    now,
    watermark,
  }: { readonly check: CheckRow | undefined; readonly now: Date; readonly watermark: string },
): boolean {
  if (check === undefined) return true;
  const sinceMs = now.getTime() - Date.parse(check.checkedAt);
  // A minute less a moment: a timer is never early, but it may be late by less than before.
  if (pace === 'MINUTE') return sinceMs >= minuteMs - 5000;
  return sinceMs >= hourMs || (pace === 'LOAD' && check.watermark !== watermark);
}

function sinceOf({ finds }: Detector, check: CheckRow | undefined, now: Date): Date {
  if (check === undefined || finds === 'STANDING') return new Date(now.getTime() - lookBackMs);
  return new Date(Date.parse(check.checkedAt) - overlapMs);
}

/** Another text when something was loaded. */
async function readWatermark(store: Store): Promise<string> {
  const [row] = await store.query<{ batches: number; newest: string | null }>(
    'select count(*) as "batches", max(loaded_at) as "newest" from load_batch',
  );
  return `${row?.batches ?? 0} ${row?.newest ?? ''}`;
}
